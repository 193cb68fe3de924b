package picknmix.games.candyghosts.oracle;

import java.util.List;

/** The way out (CG-22, CG-72, GS-16). */
final class Leaving {
  private Leaving() {}

  /** One in a belly, or respawning, is not on the Exit. */
  static boolean allAreOnExit(Night n) {
    List<Integer> onMap = n.onMap();
    return !onMap.isEmpty() && onMap.stream().allMatch(seat -> n.at(seat) == Spot.EXIT);
  }

  /** In seat order after the active seat, in the ghosts' turn from the first. */
  static Night together(Night n) {
    int from = n.turn().map(turn -> turn.seat() + 1).orElse(n.first());
    Night after = n;
    for (int seat : n.clockwiseFrom(from % n.seats())) {
      after = n.player(seat).isOnMap() ? leave(after, seat) : after;
    }
    return after;
  }

  /** GS-16: a ghost that leaves in its host is consumed. */
  static Night leave(Night n, int seat) {
    int place = n.seats() - n.onMap().size() + 1;
    List<Ghost> inside = n.ghostIn(seat).stream().toList();
    return Meetings.consume(n.withPlayer(seat, player -> player.leaving(place)), inside);
  }
}
