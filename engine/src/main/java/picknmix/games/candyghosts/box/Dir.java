package picknmix.games.candyghosts.box;

/** Directions on the map, and sides of rooms and of the map, clockwise from the top. */
public final class Dir {
  public static final int NORTH = 0;
  public static final int EAST = 1;
  public static final int SOUTH = 2;
  public static final int WEST = 3;

  public static final int COUNT = 4;

  private static final String LETTERS = "NESW";

  private Dir() {}

  public static int dx(int dir) {
    return dir == EAST ? 1 : dir == WEST ? -1 : 0;
  }

  public static int dy(int dir) {
    return dir == SOUTH ? 1 : dir == NORTH ? -1 : 0;
  }

  public static int opposite(int dir) {
    return dir ^ 2;
  }

  public static String letter(int dir) {
    return LETTERS.substring(dir, dir + 1);
  }

  /** The side with that letter, or −1. */
  public static int of(String letter) {
    return letter.length() == 1 ? LETTERS.indexOf(letter) : -1;
  }
}
