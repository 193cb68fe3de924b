package picknmix.games.candyghosts.oracle;

import java.util.Optional;

/** A ghost in a place of its own, or merged with a host (CG-36). */
record Ghost(int number, Place at, Optional<Integer> host) {
  String id() {
    return "g" + number;
  }

  boolean isFree() {
    return host.isEmpty();
  }

  Ghost at(Place place) {
    return new Ghost(number, place, Optional.empty());
  }

  Ghost in(int seat) {
    return new Ghost(number, Spot.NOWHERE, Optional.of(seat));
  }
}
