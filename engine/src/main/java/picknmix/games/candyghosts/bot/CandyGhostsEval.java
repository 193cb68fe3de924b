package picknmix.games.candyghosts.bot;

import java.util.Arrays;
import picknmix.bots.Eval;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;
import picknmix.games.candyghosts.rules.Pending.Do;
import picknmix.kernel.ActionList;

/** What the bots are told of Candy Ghosts: ten points are an escape. */
public final class CandyGhostsEval implements Eval<CandyGhostsState> {
  private static final double ESCAPE = 10;

  /** The chance to get out before anybody has chosen a character. */
  private static final double BEFORE = 0.5;

  private final Outlook outlook = new Outlook();
  private final Standing standing = new Standing(outlook.roads);
  private final Wishes wishes = new Wishes(outlook.roads);
  private final OwnPriors own = new OwnPriors(outlook);
  private final GroupPriors group = new GroupPriors(outlook);
  private final KeptPriors kept = new KeptPriors();

  @Override
  public double scale() {
    return 3;
  }

  /** At the beginning of a round all ghosts have moved. */
  @Override
  public boolean isQuiet(CandyGhostsState s) {
    return s.phase == Phase.OVER || (s.phase == Phase.TURN && isBeginning(s));
  }

  private static boolean isBeginning(CandyGhostsState s) {
    if (!s.pending.isEmpty() || s.ap != s.full || s.stage != Stage.OPEN || s.captured) {
      return false;
    }
    int first = s.first;
    while (s.hasLeft(first) || s.isInBelly(first)) {
      first = (first + 1) % s.seats;
    }
    return s.active == first;
  }

  // ---- how everybody stands

  @Override
  public void values(CandyGhostsState s, double[] out) {
    if (s.roles) {
      wishes.values(s, s.phase == Phase.CHOOSE ? BEFORE : chance(s), out);
    } else {
      Arrays.fill(out, 0, s.seats, ESCAPE * chance(s));
    }
    Eval.roundOff(out, s.seats);
  }

  @Override
  public double victory() {
    return ESCAPE;
  }

  /** Nearly all of what anybody may expect is to escape. */
  @Override
  public void wins(double[] values) {
    for (int i = 0; i < values.length; i++) {
      values[i] = Math.clamp(values[i] / ESCAPE, 0, 1);
    }
  }

  @Override
  public double collected(CandyGhostsState s, int seat) {
    return Kind.size(s.hand[seat]);
  }

  private double chance(CandyGhostsState s) {
    return switch (s.phase) {
      case OVER -> s.won ? 1 : 0;
      case CHOOSE -> BEFORE;
      default -> standing.chance(s);
    };
  }

  // ---- what actions seem to be worth

  @Override
  public void priors(CandyGhostsState s, int seat, ActionList actions, double[] out) {
    long key = key(s, seat, actions);
    if (key != 0 && kept.tell(key, actions.size(), out)) {
      return;
    }
    Arrays.fill(out, 0, actions.size(), 0);
    if (!s.pending.isEmpty()) {
      pendingPriors(s, actions, out);
    } else if (s.phase == Phase.TURN) {
      own.prior(s, seat, actions, out);
    } else if (s.phase == Phase.GHOSTS) {
      group.targetPriors(s, actions, out);
    }
    Eval.roundOff(out, actions.size());
    if (key != 0) {
      kept.keep(key, actions.size(), out);
    }
  }

  /** A number for what the priors depend on; 0 if they are found out as quickly. */
  private static long key(CandyGhostsState s, int seat, ActionList actions) {
    if (s.pending.isEmpty()) {
      return switch (s.phase) {
        case TURN -> PositionKey.ofOwn(s, seat, actions);
        case GHOSTS -> PositionKey.ofGroup(s, actions);
        case CHOOSE, OVER -> 0;
      };
    }
    return switch (s.pending.what()) {
      case BOSSY -> PositionKey.ofOwn(s, seat, actions);
      case GHOST, PUT, SPAWN, RESPAWN -> PositionKey.ofGroup(s, actions);
      case POSSESS, ASK, ROLL, DRAW -> 0;
    };
  }

  /** The action that seems best, the first of several; for the group no role counts in it. */
  public static long best(CandyGhostsState s, int seat, ActionList actions) {
    double[] priors = new double[actions.size()];
    new CandyGhostsEval().priors(s, seat, actions, priors);
    int best = 0;
    for (int i = 1; i < priors.length; i++) {
      best = priors[i] > priors[best] ? i : best;
    }
    return actions.get(best);
  }

  private void pendingPriors(CandyGhostsState s, ActionList actions, double[] out) {
    Do what = s.pending.what();
    switch (what) {
      case PUT, SPAWN, RESPAWN -> group.squarePriors(s, actions, out);
      case POSSESS -> group.possessPriors(s, actions, out);
      case BOSSY -> own.bossyPriors(s, actions, out);
      case GHOST -> group.stepPriors(s, actions, out);
      case ASK -> own.items.answerPriors(s, actions, out);
      case ROLL, DRAW -> {}
    }
  }
}
