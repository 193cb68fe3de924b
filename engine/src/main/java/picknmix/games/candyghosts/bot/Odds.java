package picknmix.games.candyghosts.bot;

/** How likely dice succeed (CG-31, CG-56, CG-57): for bots. */
final class Odds {
  private static final double FACES = 6;

  private Odds() {}

  /** Captures, attacks and throws. */
  static double hit(int modifier, int distance) {
    int least = Math.max(2, distance - modifier);
    return (1 + Math.max(0, 6 - least)) / FACES;
  }

  /** Whistler's two dice. */
  static double whistle(int modifier, int distance) {
    int hits = 0;
    for (int sum = 3; sum <= 12; sum++) {
      hits += sum == 12 || sum + modifier >= distance ? 6 - Math.abs(7 - sum) : 0;
    }
    return hits / (FACES * FACES);
  }

  /** Boom Voice: a die, and after each 6 another one. */
  static double boom(int modifier, int distance) {
    int needed = distance - modifier;
    double chance = 1;
    while (needed > 6) {
      chance /= FACES;
      needed -= 6;
    }
    return needed <= 1 ? chance : chance * (7 - needed) / FACES;
  }
}
