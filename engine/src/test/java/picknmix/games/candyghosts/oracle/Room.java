package picknmix.games.candyghosts.oracle;

import java.util.Optional;

/** A room card of the map, and the item that still lies under it. */
record Room(String card, boolean up, boolean seen, Optional<String> item) {
  Room turnedUp(Optional<String> stillUnder) {
    return new Room(card, true, true, stillUnder);
  }

  Room turnedDown() {
    return new Room(card, false, seen, item);
  }
}
