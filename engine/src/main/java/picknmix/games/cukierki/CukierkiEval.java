package picknmix.games.cukierki;

import picknmix.bots.Eval;
import picknmix.games.cukierki.CukierkiState.Phase;
import picknmix.kernel.ActionList;

/**
 * What bots know of Cukierki. The figures are from a least-squares fit of how games between such
 * bots ended, over positions at the beginning of turns; docs/games/cukierki.md has it.
 *
 * <p>Its gist: what counts beside points are cookies in hand. One more placement brings its tiles
 * and takes a placement away from somebody else, as long as the pool lasts.
 */
final class CukierkiEval implements Eval<CukierkiState> {
  private static final double VICTORY = 5;

  /** From so many tiles in the pool on it does not matter how many there are. */
  private static final double ENOUGH = 7;

  private static final double COOKIE = 2.4;
  private static final double LOLLIPOP = 0.8;

  /** In the advanced game cookies and lollipops take nothing (CU-16). */
  private static final double ADVANCED_COOKIE = 0.8;

  private static final double ADVANCED_LOLLIPOP = -0.7;

  /** A candy on the wall, with what it does for advantages to come. */
  private static final double CANDY = 1.3;

  /** A tile for the wall. */
  private static final double CAPTURE = 1.8;

  /** The shares of the tiles with a cookie, and with half a lollipop: 32 of 56. */
  private static final double SHARE = 4.0 / 7;

  /** A bit for each of the four sides, where {@link Board#need} has theirs. */
  private static final int SIDES = 0b001_001_001_001;

  /** For each tile and rotation the halves as needs have them, and where the special ones are. */
  private static final int[] SHOWN = new int[Tiles.COUNT * Tiles.SIDES];

  private static final int[] COOKIES = new int[SHOWN.length];
  private static final int[] LOLLIPOPS = new int[SHOWN.length];

  static {
    for (int at = 0; at < SHOWN.length; at++) {
      for (int side = 0; side < Tiles.SIDES; side++) {
        int half = Tiles.half(at / Tiles.SIDES, at % Tiles.SIDES, side);
        SHOWN[at] |= half << (3 * side);
        COOKIES[at] |= half == Tiles.COOKIE_HALF ? 1 << (3 * side) : 0;
        LOLLIPOPS[at] |= half >= Tiles.TOP ? 1 << (3 * side) : 0;
      }
    }
  }

  private final CukierkiRules rules;

  /** For each tile of the hand what it brings at its best place. */
  private final double[] best = new double[Tiles.COUNT];

  private boolean[] again = new boolean[256];

  CukierkiEval(CukierkiRules rules) {
    this.rules = rules;
  }

  @Override
  public double scale() {
    return 4;
  }

  // ---- How everybody stands

  /** Ahead of the others on average. */
  @Override
  public void values(CukierkiState s, double[] out) {
    double total = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      out[seat] = s.phase == Phase.OVER ? rules.score(s, seat) : standing(s, seat);
      total += out[seat];
    }
    for (int seat = 0; seat < s.seats; seat++) {
      out[seat] -= (total - out[seat]) / (s.seats - 1);
    }
    int winners = rules.winners(s);
    for (int seat = 0; winners != 0 && seat < s.seats; seat++) {
      out[seat] += (winners >> seat & 1) == 0 ? 0 : VICTORY / Integer.bitCount(winners);
    }
  }

  private double standing(CukierkiState s, int seat) {
    double sum = s.advanced ? advancedPoints(s, seat) : rules.score(s, seat);
    for (long rest = s.hands[seat]; rest != 0; rest &= rest - 1) {
      sum += inHand(s, Long.numberOfTrailingZeros(rest));
    }
    return sum;
  }

  private static double advancedPoints(CukierkiState s, int seat) {
    return CANDY * s.candies(seat)
        + CukierkiRules.TOKEN_POINTS * s.tokens[seat]
        + advantage(s) * s.advantages(seat)
        + s.startPoints(seat);
  }

  /** How much of an advantage token lasts to the end. */
  private static double advantage(CukierkiState s) {
    return s.poolSize() >= 2 * ENOUGH ? 0.3 : s.poolSize() > 0 ? 0.7 : 1.4;
  }

  /** What it is worth to hold that tile. */
  private static double inHand(CukierkiState s, int tile) {
    int shown = tile * Tiles.SIDES;
    return (COOKIES[shown] == 0 ? 0 : cookie(s)) + (LOLLIPOPS[shown] == 0 ? 0 : lollipop(s));
  }

  private static double cookie(CukierkiState s) {
    double left = Math.min(1, s.poolSize() / ENOUGH);
    return left * (s.advanced ? ADVANCED_COOKIE : COOKIE);
  }

  private static double lollipop(CukierkiState s) {
    if (s.poolSize() == 0) {
      return s.advanced ? CukierkiRules.TOKEN_POINTS : 2 * LOLLIPOP;
    }
    return s.advanced ? ADVANCED_LOLLIPOP : LOLLIPOP;
  }

  /** What it is worth to draw. */
  private static double draw(CukierkiState s) {
    return s.poolSize() == 0 ? 0 : SHARE * (cookie(s) + lollipop(s));
  }

  // ---- What an action seems to be worth

  @Override
  public void priors(CukierkiState s, int seat, ActionList actions, double[] out) {
    if (s.phase == Phase.WALL) {
      for (int i = 0; i < actions.size(); i++) {
        out[i] = wall(s, seat, actions.get(i));
      }
      return;
    }
    if (again.length < actions.size()) {
      again = new boolean[2 * actions.size()];
    }
    placements(s, actions, out);
    for (int i = 0; i < actions.size(); i++) {
      if (again[i]) {
        out[i] += next(s.hands[seat] & ~Tiles.bit(CukierkiNotation.tile(actions.get(i))));
      }
    }
  }

  /** What each placement itself brings; the list has tiles and cells in ascending order. */
  private void placements(CukierkiState s, ActionList actions, double[] out) {
    double tile = s.advanced ? CAPTURE : 1;
    double lollipop = s.advanced ? CukierkiRules.TOKEN_POINTS : 1 + CukierkiRules.TOKEN_POINTS;
    double cookie = s.advanced ? 0 : 1;
    int placing = -1;
    int entry = 0;
    double change = 0;
    for (int i = 0; i < actions.size(); i++) {
      long action = actions.get(i);
      again[i] = false;
      out[i] = 0;
      if (CukierkiNotation.kind(action) != CukierkiNotation.PLACE) {
        continue;
      }
      if (CukierkiNotation.tile(action) != placing) {
        placing = CukierkiNotation.tile(action);
        entry = 0;
        change = draw(s) - inHand(s, placing);
        best[placing] = Double.NEGATIVE_INFINITY;
      }
      while (s.table.cellOf(entry) != CukierkiNotation.cell(action)) {
        entry++;
      }
      int shown = placing * Tiles.SIDES + CukierkiNotation.rotation(action);
      int made = matches(SHOWN[shown], s.table.contentOf(entry));
      int lollipops = Integer.bitCount(made & LOLLIPOPS[shown]);
      int cookies = Integer.bitCount(made & COOKIES[shown]);
      int others = Integer.bitCount(made) - lollipops - cookies;
      again[i] = cookies > 0;
      out[i] = others * tile + lollipops * lollipop + cookies * cookie + change;
      best[placing] = Math.max(best[placing], out[i]);
    }
  }

  /** The sides on which what is shown is what is needed. */
  private static int matches(int shown, int needs) {
    int different = shown ^ needs;
    return ~(different | different >> 1 | different >> 2) & SIDES;
  }

  /** CU-10: what a second placement would bring, on the table as it is before the first. */
  private double next(long hand) {
    double most = 0;
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      most = Math.max(most, best[Long.numberOfTrailingZeros(rest)]);
    }
    return most;
  }

  /** CU-14, CU-17: the candies that a tile makes, and the advantages that they win. */
  private static double wall(CukierkiState s, int seat, long action) {
    if (CukierkiNotation.kind(action) != CukierkiNotation.WALL) {
      return 0;
    }
    int needs = s.walls[seat].at(CukierkiNotation.cell(action));
    double worth = 0;
    for (int side = 0; side < Tiles.SIDES; side++) {
      int half = Board.need(needs, side);
      if (half != Tiles.NOTHING) {
        // Not as worth += CANDY + …: compiled to JavaScript that loses its brackets.
        worth -= -CANDY - race(s, seat, Tiles.kind(half));
      }
    }
    return worth;
  }

  /** What one more candy of the kind does in the race for its token. */
  private static double race(CukierkiState s, int seat, int kind) {
    int most = 0;
    for (int other = 0; other < s.seats; other++) {
      most = other == seat ? most : Math.max(most, s.candies(other, kind));
    }
    int ahead = s.candies(seat, kind) - most;
    return ahead == 0 ? advantage(s) : ahead == -1 || ahead == 1 ? advantage(s) / 2 : 0;
  }
}
