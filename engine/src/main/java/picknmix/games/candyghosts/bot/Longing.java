package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.box.Box.K;
import static picknmix.games.candyghosts.rules.CandyGhostsState.COVERED;

import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.box.Role;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Roles;

/** How a hoarder (CG-71) is drawn to things that lie about: for bots, in tenths of an escape. */
final class Longing {
  /** To be beside one, where it can be picked up; and a step nearer, up to so many steps. */
  private static final double BESIDE = 2.2;

  private static final double STEP = 0.2;
  private static final int FAR = 6;

  private final int[] lying = new int[Places.SQUARES];
  private int count;

  /** Looks for what the seat might want to pick up. */
  void prepare(CandyGhostsState s, int seat) {
    count = 0;
    if (!s.roles || Roles.of(s, seat) != Role.HOARDER || s.isPossessed(seat)) {
      return;
    }
    for (int y = 0; y < s.house.high() * K; y++) {
      for (int x = 0; x < s.house.wide() * K; x++) {
        int square = Places.square(x, y);
        int item = s.item[square];
        if (item >= 0 && item < COVERED && Kind.of(item).carried && s.house.isUp(square)) {
          lying[count++] = square;
        }
      }
    }
  }

  /** What it is worth to be at that place. */
  double at(CandyGhostsState s, int place) {
    int nearest = FAR;
    for (int i = 0; i < count; i++) {
      nearest = Math.min(nearest, s.house.way(place, lying[i]));
    }
    return nearest <= 1 ? BESIDE : STEP * (FAR - nearest);
  }
}
