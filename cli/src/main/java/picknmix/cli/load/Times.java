package picknmix.cli.load;

import java.util.Arrays;

/** Durations, of which only their order matters in the end. */
final class Times {
  private long[] nanos = new long[1024];
  private int count;

  void add(long duration) {
    if (count == nanos.length) {
      nanos = Arrays.copyOf(nanos, 2 * count);
    }
    nanos[count++] = duration;
  }

  int count() {
    return count;
  }

  Spread spread() {
    Arrays.sort(nanos, 0, count);
    return new Spread(millis(0.5), millis(0.99), millis(1));
  }

  private double millis(double share) {
    return count == 0 ? 0 : nanos[Math.max(0, (int) Math.ceil(share * count) - 1)] / 1e6;
  }
}
