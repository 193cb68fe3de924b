package picknmix.cli.arena;

import java.util.List;
import java.util.Locale;

/** A share, and between which bounds the true one lies with 95 % certainty (Wilson's interval). */
record Interval(double share, double low, double high) {
  private static final double Z = 1.959964;

  /** Of that many games; shared victories count in part. */
  static Interval of(double wins, int games) {
    if (games == 0) {
      return new Interval(0, 0, 1);
    }
    double share = wins / games;
    double z2 = Z * Z / games;
    double middle = (share + z2 / 2) / (1 + z2);
    double half = Z / (1 + z2) * Math.sqrt(share * (1 - share) / games + z2 / games / 4);
    return new Interval(share, Math.max(0, middle - half), Math.min(1, middle + half));
  }

  /** In per cent: {@code 48.0 % (41.2 – 54.9)}. */
  String text() {
    return String.format(Locale.ROOT, "%.1f %% (%.1f – %.1f)", 100 * share, 100 * low, 100 * high);
  }

  List<Object> json() {
    return List.of(low, high);
  }
}
