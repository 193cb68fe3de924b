package picknmix.games.candyghosts.oracle;

/** Walls block steps only (CG-6). */
final class Walls {
  private Walls() {}

  /** Whether a wall is there for that character's step (CG-55, thin walls). */
  static boolean hinder(Night n, int seat, Place to) {
    Place from = n.at(seat);
    return isBetween(n, from, to)
        && !disbelieved(n, n.space().card(from))
        && !Powers.feels(n, seat, "thin-walls");
  }

  /** CG-6: a wall printed on either card of a shared edge is there. */
  private static boolean isBetween(Night n, Place from, Place to) {
    return isPrinted(n, from, n.space().direction(from, to))
        || isPrinted(n, to, n.space().direction(to, from));
  }

  /** GS-3: only face-up cards have walls; big squares have none. */
  private static boolean isPrinted(Night n, Place place, Direction towards) {
    if (!(place instanceof Square square) || n.isFaceDown(square)) {
      return false;
    }
    int k = n.space().k();
    Plan plan = n.data().room(n.room(n.space().room(square)).card());
    return plan.wall(square.x() % k, square.y() % k, towards);
  }

  /** CG-55: someone on the card has Disbelief and a charge; being possessed does not matter. */
  private static boolean disbelieved(Night n, Place card) {
    return n.onMap().stream()
        .filter(seat -> n.at(seat) != Spot.NOWHERE)
        .filter(seat -> n.space().card(n.at(seat)).equals(card))
        .anyMatch(
            seat ->
                n.character(seat).special().equals("disbelief") && n.player(seat).charges() > 0);
  }
}
