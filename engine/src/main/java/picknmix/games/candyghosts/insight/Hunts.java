package picknmix.games.candyghosts.insight;

import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.GhostMoves;
import picknmix.games.candyghosts.rules.Pending.Do;
import picknmix.kernel.ActionList;

/**
 * Whom each ghost and the boss hunt, each as if it were the next to move and it were their turn.
 */
final class Hunts {
  private final CandyGhostsState now;

  /** The same in the ghosts' turn, with nothing else to be done. */
  private final CandyGhostsState turn;

  private final Prowl prowl;
  private final ActionList targets = new ActionList();
  private final List<Map<String, @Nullable Object>> hunts = new ArrayList<>();

  private Hunts(CandyGhostsState s) {
    now = s;
    turn = s.copy();
    turn.pending.clear();
    if (s.phase == Phase.TURN) {
      turn.phase = Phase.GHOSTS;
      turn.clearMoved();
    }
    GhostMoves.listTargets(turn, targets);
    prowl = new Prowl(s);
  }

  static List<Map<String, @Nullable Object>> of(CandyGhostsState s) {
    boolean haunted = s.phase == Phase.TURN || s.phase == Phase.GHOSTS;
    return haunted ? new Hunts(s).all() : List.of();
  }

  private List<Map<String, @Nullable Object>> all() {
    for (int i = 0; i < now.ghosts; i++) {
      if (now.ghostAt[i] != NONE) {
        hunts.add(hunt(now.ghostId[i]));
      }
    }
    if (now.bossAt != NONE) {
      hunts.add(hunt(BOSS));
    }
    return hunts;
  }

  private Map<String, @Nullable Object> hunt(int who) {
    Hunt hunt = new Hunt(now, who);
    if (isHead(Do.GHOST, who)) {
      prowl.goOn(hunt, now);
    } else if (isHead(Do.POSSESS, who)) {
      hunt.chooseOn(now, now.placeOf(who));
    } else {
      prowl.begin(hunt, turn, targets);
    }
    return hunt.json();
  }

  /** Whether it is this one that is on its way, or about to meet somebody. */
  private boolean isHead(Do what, int who) {
    return now.pending.is(what) && now.pending.who() == who;
  }
}
