package picknmix.review;

/** Values of several seats that were measured some times. */
final class Sample {
  private final double[] sums;
  private final double[] squares;
  private int count;

  Sample(int seats) {
    sums = new double[seats];
    squares = new double[seats];
  }

  void add(double[] values) {
    count++;
    for (int seat = 0; seat < sums.length; seat++) {
      sums[seat] += values[seat];
      squares[seat] += values[seat] * values[seat];
    }
  }

  double mean(int seat) {
    return count == 0 ? 0 : sums[seat] / count;
  }

  /** The variance of the mean. */
  double variance(int seat) {
    if (count < 2) {
      return 0;
    }
    double spread = squares[seat] - sums[seat] * sums[seat] / count;
    return Math.max(0, spread) / (count - 1) / count;
  }
}
