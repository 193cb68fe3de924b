package picknmix.games.candyghosts.oracle;

import java.util.List;
import java.util.Optional;

/** A seat's character and what it has; {@code left} is 1 for the first one out. */
record Player(
    List<String> dealt,
    Optional<String> character,
    Optional<String> role,
    Place at,
    int charges,
    List<String> items,
    Optional<Integer> left) {

  /** Hands have no order: they are kept sorted. */
  Player {
    items = Lists.sorted(items);
  }

  boolean isOnMap() {
    return left.isEmpty();
  }

  boolean has(String kind) {
    return items.contains(kind);
  }

  /** CG-12: the other one goes back in the box. */
  Player choosing(String chosen) {
    return new Player(List.of(), Optional.of(chosen), role, at, charges, items, left);
  }

  Player at(Place place) {
    return new Player(dealt, character, role, place, charges, items, left);
  }

  Player plusCharges(int more) {
    return new Player(dealt, character, role, at, charges + more, items, left);
  }

  Player plus(String item) {
    return new Player(dealt, character, role, at, charges, Lists.plus(items, item), left);
  }

  Player minus(String item) {
    return new Player(dealt, character, role, at, charges, Lists.minus(items, item), left);
  }

  Player leaving(int place) {
    return new Player(dealt, character, role, Spot.NOWHERE, charges, items, Optional.of(place));
  }
}
