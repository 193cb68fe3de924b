package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;

import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;

/** Out by the Exit (CG-22, CG-72, GS-16). */
final class Leaving {
  private Leaving() {}

  /** One player is out; a ghost in them is consumed. */
  static void leave(CandyGhostsState s, int seat) {
    s.left[seat] = (byte) (s.escaped() + 1);
    s.at[seat] = NONE;
    if (s.events != null) {
      s.events.add(new CandyGhostsEvent.Left(seat));
    }
    if (s.ghostIn[seat] != 0) {
      Haunting.consume(s, s.ghost(s.ghostIn[seat]));
    }
  }

  /** If all on the map stand on the Exit they leave at once; whether they did. */
  static boolean together(CandyGhostsState s) {
    boolean some = false;
    for (int seat = 0; seat < s.seats; seat++) {
      if (!s.hasLeft(seat) && s.at[seat] != EXIT) {
        return false;
      }
      some |= !s.hasLeft(seat);
    }
    int from = s.phase == Phase.TURN ? s.active + 1 : s.first;
    for (int i = 0; some && i < s.seats; i++) {
      int seat = (from + i) % s.seats;
      if (!s.hasLeft(seat)) {
        leave(s, seat);
      }
    }
    return some;
  }
}
