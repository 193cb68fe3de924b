package picknmix.games.candyghosts.rules;

import static picknmix.games.candyghosts.map.Places.NONE;

import java.util.Arrays;
import picknmix.games.candyghosts.map.Layout;

/**
 * Whom each ghost is nearest to (CG-26), kept while the players stay where they are: in a ghosts'
 * turn that is asked after every ghost for all that are left.
 */
final class Nearest {
  private Layout layout = Layout.NOTHING;

  /** Where those are who can be targets; NONE for the others. */
  private final int[] players = new int[CandyGhostsState.MAX_SEATS];

  /** From where a ghost has looked last, by its index, and who is nearest: a bit for each seat. */
  private int[] from = new int[16];

  private int[] nearest = new int[16];

  /** Looks where the players are. */
  void look(CandyGhostsState s) {
    boolean same = layout == s.house.layout && from.length >= s.ghosts;
    layout = s.house.layout;
    for (int seat = 0; seat < s.seats; seat++) {
      int at = s.isPossessed(seat) ? NONE : s.at[seat];
      same &= players[seat] == at;
      players[seat] = at;
    }
    if (!same) {
      if (from.length < s.ghosts) {
        from = new int[2 * s.ghosts];
        nearest = new int[from.length];
      }
      Arrays.fill(from, NONE);
    }
  }

  /** The players nearest to the ghost with that index. */
  int of(CandyGhostsState s, int index) {
    int place = s.ghostAt[index];
    if (from[index] != place) {
      from[index] = place;
      nearest[index] = to(s, place);
    }
    return nearest[index];
  }

  /** The players nearest to a place. */
  int to(CandyGhostsState s, int place) {
    int least = Integer.MAX_VALUE;
    int found = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (players[seat] != NONE) {
        int distance = s.house.distance(place, players[seat]);
        if (distance <= least) {
          found = (distance < least ? 0 : found) | 1 << seat;
          least = distance;
        }
      }
    }
    return found;
  }
}
