package picknmix.games.candyghosts;

/** Directions on the map, and sides of rooms and of the map, clockwise from the top. */
final class Dir {
  static final int NORTH = 0;
  static final int EAST = 1;
  static final int SOUTH = 2;
  static final int WEST = 3;

  static final int COUNT = 4;

  private static final String LETTERS = "NESW";

  private Dir() {}

  static int dx(int dir) {
    return dir == EAST ? 1 : dir == WEST ? -1 : 0;
  }

  static int dy(int dir) {
    return dir == SOUTH ? 1 : dir == NORTH ? -1 : 0;
  }

  static int opposite(int dir) {
    return dir ^ 2;
  }

  static String letter(int dir) {
    return LETTERS.substring(dir, dir + 1);
  }

  /** The side with that letter, or −1. */
  static int of(String letter) {
    return letter.length() == 1 ? LETTERS.indexOf(letter) : -1;
  }
}
