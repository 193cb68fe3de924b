package picknmix.games.candyghosts.insight;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsRules;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.Flow;
import picknmix.kernel.ActionList;
import picknmix.kernel.Json;

/** Puts together what follows from a view by the rules, for the table to show. */
public final class Insight {
  private static final CandyGhostsRules RULES = new CandyGhostsRules();
  private static final CandyGhostsNotation NOTATION = new CandyGhostsNotation();

  private Insight() {}

  /** Which of the actions is best for the group. */
  public interface Adviser {
    long best(CandyGhostsState known, int seat, ActionList actions);
  }

  /**
   * What the viewer's table shows.
   *
   * @param known what the viewer knows, as a state
   */
  public static Map<String, @Nullable Object> of(
      CandyGhostsState known, int viewer, Adviser adviser) {
    ActionList actions = new ActionList();
    RULES.legal(known, viewer, actions);
    int mover = actions.isEmpty() ? -1 : mover(known);
    Chances chances = new Chances(known, viewer, actions);
    return Json.object(
        "mover",
        mover < 0 ? null : (Object) mover,
        "reach",
        mover < 0 ? List.of() : Reach.of(known, mover),
        "rolls",
        chances.rolls(),
        "odds",
        chances.odds,
        "throws",
        chances.thrown,
        "hunts",
        Hunts.of(known),
        "leader",
        leader(known),
        "sensible",
        sensible(known, viewer, actions, adviser));
  }

  /** Whose steps are decided on now, or −1. */
  private static int mover(CandyGhostsState s) {
    if (s.phase != Phase.TURN) {
      return -1;
    }
    if (s.pending.isEmpty()) {
      return s.stage == CandyGhostsState.Stage.OPEN ? s.active : -1;
    }
    return Reach.isBossy(s) ? s.pending.seat() : -1;
  }

  /** GS-5: who will move the ghosts of this round; nobody by themselves where anyone may. */
  private static @Nullable Integer leader(CandyGhostsState s) {
    boolean inPlay = s.phase == Phase.TURN || s.phase == Phase.GHOSTS;
    return inPlay && !s.anyone ? (Integer) Flow.leader(s) : null;
  }

  private static @Nullable String sensible(
      CandyGhostsState s, int viewer, ActionList actions, Adviser adviser) {
    return actions.isEmpty() || !isForTheGroup(s)
        ? null
        : NOTATION.text(adviser.best(s, viewer, actions));
  }

  /** CG-24, CG-25, CG-30, CG-38: where those are put who appear, and what the ghosts do. */
  private static boolean isForTheGroup(CandyGhostsState s) {
    if (s.pending.isEmpty()) {
      return s.phase == Phase.GHOSTS;
    }
    return switch (s.pending.what()) {
      case PUT, SPAWN, RESPAWN, POSSESS, GHOST -> true;
      case ROLL, ASK, BOSSY, DRAW -> false;
    };
  }
}
