package picknmix.games.candyghosts;

import static picknmix.games.candyghosts.Places.NONE;

import java.util.Arrays;
import picknmix.bots.Eval;
import picknmix.games.candyghosts.CandyGhostsState.Phase;
import picknmix.games.candyghosts.CandyGhostsState.Stage;
import picknmix.games.candyghosts.Pending.Do;
import picknmix.kernel.ActionList;

/** What the bots are told of Candy Ghosts: ten points are an escape. */
final class CandyGhostsEval implements Eval<CandyGhostsState> {
  private static final double ESCAPE = 10;

  /** What a round costs that it still takes to get out. */
  private static final double HAZARD = 0.12;

  private final Outlook outlook = new Outlook();
  private final OwnPromises own = new OwnPromises(outlook);
  private final GroupPromises group = new GroupPromises(outlook);

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
    Arrays.fill(out, 0, s.seats, s.phase == Phase.OVER ? (s.won ? ESCAPE : 0) : ESCAPE * chance(s));
  }

  /** The chance that the team gets out. */
  private double chance(CandyGhostsState s) {
    double[] road = outlook.toExit(s);
    double longest = 0;
    double sum = 0;
    int players = 0;
    int possessed = 0;
    double help = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.hasLeft(seat) || s.character[seat] < 0) {
        continue;
      }
      players++;
      possessed += s.isPossessed(seat) ? 1 : 0;
      double way = s.at[seat] == NONE ? 15 : road[s.at[seat]];
      double turns = way / (Box.character(s.character[seat]).ap() - 0.5);
      longest = Math.max(longest, turns);
      sum += turns;
      help += 0.04 * s.charges[seat] + 0.05 * hand(s, seat);
    }
    if (players == 0) {
      return 0.3;
    }
    double turns = 0.6 * longest + 0.4 * sum / players + 0.5 * s.covered / players;
    double chance = 1 / (1 + HAZARD * turns);
    for (int i = 0; i < possessed; i++) {
      chance *= players == 2 ? 0.45 : 0.6;
    }
    for (int i = 0; i < s.ghosts; i++) {
      if (s.ghostHost[i] < 0) {
        chance *= menace(s, i);
      }
    }
    if (s.bossAt != NONE) {
      chance *= s.boss == Boss.ONNA ? 0.93 : 0.85;
    } else if (!s.met && s.boss != null) {
      chance *= 0.85;
    }
    return Math.min(0.99, chance * (1 + Math.min(0.5, help)));
  }

  private static double hand(CandyGhostsState s, int seat) {
    double sum = 0;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      int count = Kind.count(s.hand[seat], kind);
      if (count > 0) {
        sum += count * OwnPromises.itemWorth(s, seat, kind);
      }
    }
    return sum;
  }

  private static double menace(CandyGhostsState s, int ghost) {
    int nearest = Integer.MAX_VALUE;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.at[seat] != NONE && !s.isPossessed(seat)) {
        nearest = Math.min(nearest, Space.way(s, s.ghostAt[ghost], s.at[seat]));
      }
    }
    return nearest <= 4 ? 0.94 : nearest <= 8 ? 0.97 : 0.985;
  }

  // ---- what actions seem to be worth

  @Override
  public void promises(CandyGhostsState s, int seat, ActionList actions, double[] out) {
    Arrays.fill(out, 0, actions.size(), 0);
    if (!s.pending.isEmpty()) {
      promisePending(s, actions, out);
      return;
    }
    switch (s.phase) {
      case TURN -> own.promise(s, seat, actions, out);
      case GHOSTS -> group.promiseTargets(s, actions, out);
      case CHOOSE, OVER -> {}
    }
  }

  private void promisePending(CandyGhostsState s, ActionList actions, double[] out) {
    Do what = s.pending.what();
    switch (what) {
      case PUT, SPAWN, RESPAWN -> group.promiseSquares(s, actions, out);
      case POSSESS -> group.promisePossess(s, actions, out);
      case BOSSY -> own.promiseBossy(s, actions, out);
      case GHOST -> group.promiseSteps(s, actions, out);
      case ASK -> {
        for (int i = 0; i < actions.size(); i++) {
          out[i] = CandyGhostsActions.verb(actions.get(i)) == Verb.AGREE ? 0.3 : 0;
        }
      }
      case ROLL, DRAW -> {}
    }
  }
}
