package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.rules.Rolls.CRIT;
import static picknmix.games.candyghosts.rules.Rolls.FACES;
import static picknmix.games.candyghosts.rules.Rolls.FUMBLE;

/** How likely dice succeed (CG-31, CG-56, CG-57): for bots. */
final class Odds {
  private static final double ALL = FACES;

  /** The chance of so many faces of a die. */
  private static final double[] OF_FACES = new double[FACES + 1];

  static {
    for (int faces = 0; faces <= FACES; faces++) {
      OF_FACES[faces] = faces / ALL;
    }
  }

  private Odds() {}

  /** Captures, attacks and throws. */
  static double hit(int modifier, int distance) {
    int least = Math.max(FUMBLE + 1, distance - modifier);
    return OF_FACES[1 + Math.max(0, CRIT - least)];
  }

  /** Whistler's two dice. */
  static double whistle(int modifier, int distance) {
    int hits = 0;
    for (int sum = 2 * FUMBLE + 1; sum <= 2 * CRIT; sum++) {
      int ways = FACES - Math.abs(FACES + 1 - sum);
      hits += sum == 2 * CRIT || sum + modifier >= distance ? ways : 0;
    }
    return hits / (ALL * ALL);
  }

  /** Boom Voice: a die, and after each 6 another one. */
  static double boom(int modifier, int distance) {
    int needed = distance - modifier;
    double chance = 1;
    while (needed > CRIT) {
      chance /= ALL;
      needed -= CRIT;
    }
    return needed <= 1 ? chance : chance * (FACES + 1 - needed) / ALL;
  }
}
