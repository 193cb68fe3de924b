package picknmix.review;

import java.util.Locale;

/**
 * How good a decision was. A grade needs both: that the loss matters in this game, and that it is
 * hardly the noise of the search.
 */
public enum Grade {
  BEST,
  FINE,
  SLIP,
  MISTAKE;

  /** From which share of the game's scale on a loss is a slip, or a mistake; and how sure. */
  private static final double A_SLIP = 0.2;

  private static final double SURE_SLIP = 0.9;
  private static final double A_MISTAKE = 0.5;
  private static final double SURE_MISTAKE = 0.95;

  /**
   * The grade of a decision.
   *
   * @param loss in points, 0 if nothing better was found
   * @param sure how sure it is that there was something better
   * @param scale how many points make a difference
   */
  static Grade of(double loss, double sure, double scale) {
    if (loss >= A_MISTAKE * scale && sure >= SURE_MISTAKE) {
      return MISTAKE;
    }
    if (loss >= A_SLIP * scale && sure >= SURE_SLIP) {
      return SLIP;
    }
    return loss == 0 ? BEST : FINE;
  }

  /** Whether it cost something. */
  public boolean isBad() {
    return this == SLIP || this == MISTAKE;
  }

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
