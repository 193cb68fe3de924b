package picknmix.games.cukierki;

import picknmix.bots.Eval;
import picknmix.bots.Overview;
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

  /** The sides of each tile, unturned, with a cookie, and with half a lollipop, a bit for each. */
  static final int[] COOKIES = new int[Tiles.COUNT];

  static final int[] LOLLIPOPS = new int[Tiles.COUNT];

  /** For each tile and set of its sides, unturned, what candies on them bring at once. */
  private static final double[] WORTH = new double[Tiles.COUNT << Tiles.SIDES];

  private static final double[] ADVANCED_WORTH = new double[Tiles.COUNT << Tiles.SIDES];

  static {
    for (int tile = 0; tile < Tiles.COUNT; tile++) {
      for (int side = 0; side < Tiles.SIDES; side++) {
        int half = Tiles.half(tile, 0, side);
        COOKIES[tile] |= half == Tiles.COOKIE_HALF ? 1 << side : 0;
        LOLLIPOPS[tile] |= half >= Tiles.TOP ? 1 << side : 0;
      }
      for (int made = 0; made < 1 << Tiles.SIDES; made++) {
        int cookies = Integer.bitCount(made & COOKIES[tile]);
        int lollipops = Integer.bitCount(made & LOLLIPOPS[tile]);
        int others = Integer.bitCount(made) - cookies - lollipops;
        WORTH[tile << Tiles.SIDES | made] =
            others + lollipops * (1 + CukierkiRules.TOKEN_POINTS) + cookies;
        ADVANCED_WORTH[tile << Tiles.SIDES | made] =
            others * CAPTURE + lollipops * CukierkiRules.TOKEN_POINTS;
      }
    }
  }

  private final CukierkiRules rules;

  private final Sights sights = new Sights();

  /** For each listed action what is seen of it. */
  private short[] views = new short[256];

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
    for (int seat = 0; seat < s.seats; seat++) {
      out[seat] = own(s, seat);
    }
    compare(s, out);
  }

  /** Makes leads of what everybody has; a victory counts extra. */
  void compare(CukierkiState s, double[] out) {
    double total = 0;
    for (int seat = 0; seat < s.seats; seat++) {
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

  @Override
  public double own(CukierkiState s, int seat) {
    return s.phase == Phase.OVER ? rules.score(s, seat) : standing(s, seat);
  }

  @Override
  public double collected(CukierkiState s, int seat) {
    return rules.score(s, seat);
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
  static double inHand(CukierkiState s, int tile) {
    return (COOKIES[tile] == 0 ? 0 : cookie(s)) + (LOLLIPOPS[tile] == 0 ? 0 : lollipop(s));
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
  static double draw(CukierkiState s) {
    return s.poolSize() == 0 ? 0 : SHARE * (cookie(s) + lollipop(s));
  }

  /** What candies on those sides of the tile, unturned, bring at once. */
  static double worth(CukierkiState s, int tile, int sides) {
    return (s.advanced ? ADVANCED_WORTH : WORTH)[tile << Tiles.SIDES | sides];
  }

  // ---- What an action seems to be worth

  @Override
  public void priors(CukierkiState s, int seat, ActionList actions, double[] out) {
    if (s.phase == Phase.WALL) {
      look(s.walls[seat], s.captured, actions);
      sights.judgeBuildings(s, seat, s.captured);
    } else {
      look(s.table, s.hands[seat], actions);
      sights.judgePlacements(s, s.hands[seat]);
    }
    for (int i = 0; i < actions.size(); i++) {
      out[i] = sights.worth(views[i]);
    }
  }

  @Override
  public Overview<CukierkiState> overview() {
    return new CukierkiOverview();
  }

  /** Finds out which sides of its tile make candies wherever one is laid. */
  private void look(Board board, long tiles, ActionList actions) {
    if (views.length < actions.size()) {
      views = new short[2 * actions.size()];
    }
    for (long rest = tiles; rest != 0; rest &= rest - 1) {
      sights.seen[Long.numberOfTrailingZeros(rest)] = 0;
    }
    for (int i = 0; i < actions.size(); ) {
      if (CukierkiNotation.kind(actions.get(i)) >= CukierkiNotation.PLACE) {
        i = look(board, actions, i);
      } else {
        views[i++] = Sights.NO_TILE;
      }
    }
  }

  /** Looks at where a tile can go, from that index on, and tells where the next tile's begin. */
  private int look(Board board, ActionList actions, int from) {
    int tile = CukierkiNotation.tile(actions.get(from));
    int sets = 0;
    int i = from;
    int size = actions.size();
    for (; i < size; i++) {
      long action = actions.get(i);
      if (CukierkiNotation.tile(action) != tile) {
        break;
      }
      int r = CukierkiNotation.rotation(action);
      int made = Sights.unturned(board.made(CukierkiNotation.cell(action), tile, r), r);
      views[i] = (short) Sights.of(tile, made);
      sets |= 1 << made;
    }
    sights.seen[tile] = sets;
    return i;
  }

  /** What a candy on the wall costs, which is its worth below zero. */
  static double candyCosts(CukierkiState s, int seat, int kind) {
    return -CANDY - race(s, seat, kind);
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
