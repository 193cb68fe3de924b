package picknmix.games.candyghosts.oracle;

import java.util.List;

/** Onna or Pigin; {@code met} once it has appeared, nowhere while it is not on the map. */
record Boss(String name, boolean met, Place at, int stored, List<Integer> belly) {
  Boss {
    belly = belly.stream().sorted().toList();
  }

  boolean isOnna() {
    return name.equals("onna");
  }

  boolean isPigin() {
    return name.equals("pigin");
  }

  Boss appearing() {
    return new Boss(name, true, at, stored, belly);
  }

  Boss at(Place place) {
    return new Boss(name, met, place, stored, belly);
  }

  /** CG-42: a ghost, or the charges of a player, fill its storage. */
  Boss storing(int more) {
    return new Boss(name, met, at, stored + more, belly);
  }

  Boss swallowing(int seat) {
    return new Boss(name, met, at, stored, Lists.plus(belly, seat));
  }

  Boss exploded() {
    return new Boss(name, met, Spot.NOWHERE, 0, List.of());
  }
}
