package picknmix.games.candyghosts.oracle;

/** A room of the map; as a place, somewhere in it while it is face down. */
record Chamber(int cx, int cy) implements Place {
  static Chamber of(String name) {
    Square cell = Square.of(name);
    return new Chamber(cell.x(), cell.y());
  }

  @Override
  public String text() {
    return "room " + name();
  }

  String name() {
    return cx + "," + cy;
  }
}
