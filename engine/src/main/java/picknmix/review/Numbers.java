package picknmix.review;

import java.util.ArrayList;
import java.util.List;

/** Numbers of a review: the same on every platform, and no longer than they mean something. */
final class Numbers {
  /** Half a 95 % interval, in standard errors. */
  static final double INTERVAL = 1.96;

  private Numbers() {}

  /** Rounded to thousandths. */
  static double rounded(double number) {
    double rounded = Math.floor(1000 * number + 0.5) / 1000;
    return rounded == 0 ? 0 : rounded; // never −0.0
  }

  static List<Double> list(double[] numbers) {
    List<Double> list = new ArrayList<>();
    for (double number : numbers) {
      list.add(rounded(number));
    }
    return list;
  }

  static List<Double> list(List<Double> numbers) {
    return numbers.stream().map(Numbers::rounded).toList();
  }

  /**
   * The chance that something is above 0 that is measured so with that half of a 95 % interval; for
   * what is not below 0. The normal distribution by a polynomial (Abramowitz and Stegun 26.2.19),
   * as the other functions differ between platforms.
   */
  static double sure(double measured, double error) {
    if (measured <= 0) {
      return 0.5;
    }
    double x = Math.min(6, error <= 0 ? 6 : measured * INTERVAL / error);
    double p = 0.0000053830;
    p = p * x + 0.0000488906;
    p = p * x + 0.0000380036;
    p = p * x + 0.0032776263;
    p = p * x + 0.0211410061;
    p = p * x + 0.0498673470;
    p = p * x + 1;
    p *= p;
    p *= p;
    p *= p;
    p *= p;
    return 1 - 0.5 / p;
  }
}
