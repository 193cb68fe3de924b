package picknmix.games.candyhunters;

import org.jspecify.annotations.Nullable;

/** A place in the town as people write it: {@code 2,-1}; x grows to the right, y downwards. */
record Cell(int x, int y) {
  /** Nothing is farther away than this, left or right, up or down. */
  static final int FARTHEST = 8_000;

  /** Reads a place; null if the text is none, or one that is too far away. */
  static @Nullable Cell parse(String text) {
    int comma = text.indexOf(',');
    if (comma < 0) {
      return null;
    }
    Integer x = number(text.substring(0, comma));
    Integer y = number(text.substring(comma + 1));
    return x == null || y == null ? null : new Cell(x, y);
  }

  /** A whole number, written as we write it: no plus, no zeros in front, no minus zero. */
  private static @Nullable Integer number(String text) {
    int number = 0;
    boolean negative = text.startsWith("-");
    for (int i = negative ? 1 : 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9 || number > FARTHEST) {
        return null;
      }
      number = 10 * number + digit;
    }
    int signed = negative ? -number : number;
    return Integer.toString(signed).equals(text) && number <= FARTHEST ? (Integer) signed : null;
  }

  @Override
  public String toString() {
    return x + "," + y;
  }
}
