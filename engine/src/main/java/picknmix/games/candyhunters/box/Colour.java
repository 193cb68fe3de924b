package picknmix.games.candyhunters.box;

/** The colours of buildings and candies (CH-1). In states and boards a colour is a number. */
public final class Colour {
  public static final int COUNT = 4;

  /** How many tiles there are of each (CH-1). */
  public static final int TILES = 9;

  private static final String LETTERS = "RBGY";

  private Colour() {}

  public static String letter(int colour) {
    return LETTERS.substring(colour, colour + 1);
  }

  /** The colour with that letter, or −1. */
  public static int number(String letter) {
    return letter.length() == 1 ? LETTERS.indexOf(letter) : -1;
  }
}
