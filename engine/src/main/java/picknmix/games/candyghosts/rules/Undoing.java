package picknmix.games.candyghosts.rules;

import java.util.ArrayList;
import java.util.List;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.kernel.Event;

/**
 * What may be taken back while a turn lasts: whatever shows nothing and lets nobody meet, with all
 * that follows of itself. What the group does together is taken back by nobody.
 */
final class Undoing {
  private Undoing() {}

  static boolean isUndoable(CandyGhostsRules rules, CandyGhostsState s, int seat, long action) {
    if (s.phase == Phase.CHOOSE || rules.turn(s) != seat) {
      return false;
    }
    CandyGhostsState after = s.copy();
    List<Event> told = new ArrayList<>();
    rules.apply(after, seat, action, told);
    return after.phase == s.phase
        && after.active == s.active
        && told.stream().allMatch(event -> isHarmless((CandyGhostsEvent) event));
  }

  /** Whether nobody was asked, nothing was rolled, turned over or met. */
  private static boolean isHarmless(CandyGhostsEvent event) {
    return switch (event) {
      case CandyGhostsEvent.Stepped _,
          CandyGhostsEvent.Picked _,
          CandyGhostsEvent.Dropped _,
          CandyGhostsEvent.Used _,
          CandyGhostsEvent.Removed _,
          CandyGhostsEvent.Pushed _,
          CandyGhostsEvent.Smashed _,
          CandyGhostsEvent.Noise _,
          CandyGhostsEvent.SpecialUsed _,
          CandyGhostsEvent.BlownAway _,
          CandyGhostsEvent.ChargesLost _,
          CandyGhostsEvent.Consumed _,
          CandyGhostsEvent.Freed _,
          CandyGhostsEvent.Put _,
          CandyGhostsEvent.Sent _,
          CandyGhostsEvent.GhostMoved _ ->
          true;
      default -> false;
    };
  }
}
