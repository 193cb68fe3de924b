package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.map.Places.NONE;

import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.Powers;

/** What players can still do in this round before the ghosts move: for bots. */
final class Hope {
  /** What is left of a danger that can still be run away from, or fought by a friend. */
  private static final double ESCAPABLE = 0.3;

  private static final double HELPED = 0.5;

  private Hope() {}

  /** How many ghosts the seat may get rid of in its turn. */
  static int fights(CandyGhostsState s, int seat) {
    if (s.phase != Phase.TURN || seat != s.active || s.isPossessed(seat)) {
      return 0;
    }
    int fights = s.charges[seat];
    if (!s.captured && !Powers.has(s, seat, Change.NO_CAPTURE)) {
      fights += Powers.storage(s, seat) > s.charges[seat] ? 2 : 1;
    }
    return fights;
  }

  /** What is left of a danger since the player, or a friend, still has a turn in this round. */
  static double left(CandyGhostsState s, int seat, int other) {
    if (other != seat && comesAfter(s, other)) {
      return ESCAPABLE;
    }
    for (int friend = 0; friend < s.seats; friend++) {
      boolean helps =
          friend != other
              && friend != seat
              && s.at[friend] != NONE
              && !s.isPossessed(friend)
              && comesAfter(s, friend);
      if (helps) {
        return HELPED;
      }
    }
    return 1;
  }

  /** Whether that seat has its turn after the active one in this round. */
  static boolean comesAfter(CandyGhostsState s, int seat) {
    return s.phase == Phase.TURN
        && s.active >= 0
        && Math.floorMod(seat - s.first, s.seats) > Math.floorMod(s.active - s.first, s.seats);
  }
}
