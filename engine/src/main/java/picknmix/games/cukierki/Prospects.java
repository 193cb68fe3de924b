package picknmix.games.cukierki;

/** What a hand could do on the table as it is, seen without listing a single placement. */
final class Prospects {
  /** What the best placement seems to bring, with the second one if it makes a cookie (CU-10). */
  double best;

  /** What the tiles would bring if each came to its best place. */
  double sum;

  /** How many of the tiles could make a cookie. */
  int cookies;

  /** For each tile of the hand what placing it brings at best, and if it is to make a cookie. */
  private final double[] any = new double[CukierkiRules.HAND];

  private final double[] cookie = new double[CukierkiRules.HAND];

  private long[] ways = new long[64];

  void look(CukierkiState s, int seat) {
    best = 0;
    sum = 0;
    cookies = 0;
    int tiles = 0;
    for (long rest = s.hands[seat]; rest != 0; rest &= rest - 1) {
      look(s, Long.numberOfTrailingZeros(rest), tiles++);
    }
    for (int i = 0; i < tiles; i++) {
      best = Math.max(best, Math.max(any[i], cookie[i] + next(i, tiles)));
    }
  }

  private void look(CukierkiState s, int tile, int i) {
    double most = 0;
    double mostWithCookie = Double.NEGATIVE_INFINITY;
    for (int rest = sets(s.table, tile); rest != 0; rest &= rest - 1) {
      int sides = Integer.numberOfTrailingZeros(rest);
      double worth = CukierkiEval.worth(s, tile, sides);
      most = Math.max(most, worth);
      if ((sides & CukierkiEval.COOKIES[tile]) != 0) {
        mostWithCookie = Math.max(mostWithCookie, worth);
      }
    }
    double change = CukierkiEval.draw(s) - CukierkiEval.inHand(s, tile);
    any[i] = most + change;
    cookie[i] = mostWithCookie + change;
    sum += most;
    cookies += mostWithCookie > 0 ? 1 : 0;
  }

  /** The sets of the tile's sides that make candies together. */
  private int sets(Board table, int tile) {
    int end = table.strips() * Tiles.SIDES;
    if (end > ways.length) {
      ways = new long[2 * end];
    }
    Ways.sides(table, CukierkiNotation.PLACE, tile, ways, 0);
    return Ways.sets(ways, 0, end);
  }

  private double next(int first, int tiles) {
    double most = 0;
    for (int i = 0; i < tiles; i++) {
      most = i == first ? most : Math.max(most, any[i]);
    }
    return most;
  }
}
