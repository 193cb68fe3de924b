package picknmix.games.cukierki;

import picknmix.bots.Eval;
import picknmix.bots.Overview;
import picknmix.games.cukierki.CukierkiState.Phase;
import picknmix.kernel.ActionList;

/**
 * How strong players see the table: beside what {@link CukierkiEval} counts, what everybody's hand
 * could do with it next. The figures are from a least-squares fit of how games between such bots
 * ended, for each stage of the game by itself; docs/games/cukierki.md has it.
 */
final class CukierkiOutlook implements Eval<CukierkiState> {
  /**
   * What counts how much while the pool has so many tiles.
   *
   * @param pool at least so many
   * @param turn to be in turn
   * @param mine what the hand in turn could bring at once
   * @param others the same for those who must wait
   * @param cookie a tile with half a cookie in hand, and {@code ready} if it finds its mate
   * @param lollipop a tile with half a lollipop in hand
   * @param tile a tile in hand, and {@code sum} what it could bring: when the pool is at its end
   * @param candy a candy on the wall
   * @param held an advantage token, and {@code lead} to have the most of its kind
   */
  private record Stage(
      int pool,
      double turn,
      double mine,
      double others,
      double cookie,
      double ready,
      double lollipop,
      double tile,
      double sum,
      double candy,
      double held,
      double lead) {}

  private static final Stage[] BASIC = {
    new Stage(14, -0.05, 1.02, 0.57, 1.50, 1.10, 0.59, 0, 0, 0, 0, 0),
    new Stage(7, 0.06, 0.92, 0.56, 1.05, 1.20, 0.69, 0, 0, 0, 0, 0),
    new Stage(4, -0.62, 0.90, 0.39, 0.55, 0.80, 0.90, 0, 0, 0, 0, 0),
    new Stage(2, -1.54, 0.97, 0.22, 0.11, 0.60, 1.10, 0, 0, 0, 0, 0),
    new Stage(1, 1.39, 0.28, -0.04, 0.22, -0.30, 0.99, 0, 0.20, 0, 0, 0),
    new Stage(0, -0.13, 0.26, 0.02, 0.12, -0.10, 0.76, -0.08, 0.39, 0, 0, 0),
  };

  private static final Stage[] ADVANCED = {
    new Stage(14, -1.90, 1.45, 0.48, 1.00, 0.10, -0.60, 0, 0, 1.61, 0.43, 0.39),
    new Stage(7, -1.58, 1.36, 0.36, 0.72, 0.35, -0.47, 0, 0, 1.71, 0.12, 0.30),
    new Stage(4, -0.94, 1.21, 0.32, 0.30, 0.45, -0.47, 0, 0, 1.70, 0.05, 0.38),
    new Stage(2, -4.36, 1.57, 0.24, -0.49, 1.00, -0.53, 0, 0, 1.56, 0.09, 0.60),
    new Stage(1, 4.17, 0, -0.21, -0.77, 0.15, -0.35, 0, 0.45, 1.46, 0, 0.91),
    new Stage(0, -0.07, -0.12, -0.12, -0.44, 0.05, -0.40, 3.31, 0.52, 1.14, 0.90, 0.75),
  };

  private final CukierkiRules rules;
  private final CukierkiEval eval;
  private final Prospects prospects = new Prospects();

  CukierkiOutlook(CukierkiRules rules) {
    this.rules = rules;
    this.eval = new CukierkiEval(rules);
  }

  @Override
  public double scale() {
    return eval.scale();
  }

  @Override
  public void priors(CukierkiState s, int seat, ActionList actions, double[] out) {
    eval.priors(s, seat, actions, out);
  }

  @Override
  public Overview<CukierkiState> overview() {
    return eval.overview();
  }

  @Override
  public double collected(CukierkiState s, int seat) {
    return eval.collected(s, seat);
  }

  @Override
  public void values(CukierkiState s, double[] out) {
    for (int seat = 0; seat < s.seats; seat++) {
      out[seat] = own(s, seat);
    }
    eval.compare(s, out);
  }

  @Override
  public double own(CukierkiState s, int seat) {
    if (s.phase == Phase.OVER) {
      return rules.score(s, seat);
    }
    Stage stage = stage(s);
    double sum = s.advanced ? walls(s, seat, stage) : rules.score(s, seat);
    sum += hand(s.hands[seat], stage);
    if (s.phase != Phase.PLACE) {
      return sum;
    }
    prospects.look(s, seat);
    // Not as one sum: compiled to JavaScript that loses its brackets.
    sum += stage.ready * prospects.cookies;
    sum += stage.sum * prospects.sum;
    sum += s.toAct == seat ? stage.turn : 0;
    sum += (s.toAct == seat ? stage.mine : stage.others) * prospects.best;
    return sum;
  }

  private static Stage stage(CukierkiState s) {
    Stage[] stages = s.advanced ? ADVANCED : BASIC;
    int i = 0;
    while (s.poolSize() < stages[i].pool) {
      i++;
    }
    return stages[i];
  }

  private static double walls(CukierkiState s, int seat, Stage stage) {
    double sum = CukierkiRules.TOKEN_POINTS * s.tokens[seat] + s.startPoints(seat);
    sum += stage.candy * s.candies(seat);
    sum += stage.held * s.advantages(seat);
    sum += stage.lead * leads(s, seat);
    return sum;
  }

  /** Of how many kinds the seat has the most. */
  private static int leads(CukierkiState s, int seat) {
    int leads = 0;
    for (int kind = 0; kind < s.advantage.length; kind++) {
      leads += CukierkiRules.hasMost(s, seat, kind) ? 1 : 0;
    }
    return leads;
  }

  private static double hand(long hand, Stage stage) {
    double sum = stage.tile * Long.bitCount(hand);
    for (long rest = hand; rest != 0; rest &= rest - 1) {
      int tile = Long.numberOfTrailingZeros(rest);
      sum += CukierkiEval.COOKIES[tile] == 0 ? 0 : stage.cookie;
      sum += CukierkiEval.LOLLIPOPS[tile] == 0 ? 0 : stage.lollipop;
    }
    return sum;
  }
}
