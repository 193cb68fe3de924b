package picknmix.games.candyhunters.bot;

import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;

/** How far everybody is ahead of the best other, and something on top for a victory. */
final class Leads {
  private static final double VICTORY = 3;

  private Leads() {}

  /**
   * Tells the leads.
   *
   * @param points what each seat has and may still expect
   */
  static void of(CandyHuntersRules rules, CandyHuntersState s, double[] points, double[] out) {
    int winners = rules.winners(s);
    double share = winners == 0 ? 0 : VICTORY / Integer.bitCount(winners);
    for (int seat = 0; seat < s.seats; seat++) {
      double best = s.seats == 1 ? 0 : Double.NEGATIVE_INFINITY;
      for (int other = 0; other < s.seats; other++) {
        best = other == seat ? best : Math.max(best, points[other]);
      }
      out[seat] = points[seat] - best + ((winners >> seat & 1) == 0 ? 0 : share);
    }
  }
}
