package picknmix.games.candyhunters;

/** The colours of buildings and candies (CH-1). In states and boards a colour is a number. */
final class Colour {
  static final int COUNT = 4;

  /** How many tiles there are of each (CH-1). */
  static final int TILES = 9;

  private static final String LETTERS = "RBGY";

  private Colour() {}

  static String letter(int colour) {
    return LETTERS.substring(colour, colour + 1);
  }

  /** The colour with that letter, or −1. */
  static int number(String letter) {
    return letter.length() == 1 ? LETTERS.indexOf(letter) : -1;
  }
}
