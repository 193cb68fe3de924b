package picknmix.games.candyghosts.oracle;

import java.util.Comparator;

/** A square of the map, ordered by y, then by x. */
record Square(int x, int y) implements Place, Comparable<Square> {
  static Square of(String text) {
    String[] words = text.split(",", -1);
    return new Square(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
  }

  @Override
  public String text() {
    return x + "," + y;
  }

  Square plus(Direction step) {
    return new Square(x + step.dx(), y + step.dy());
  }

  @Override
  public int compareTo(Square other) {
    return Comparator.comparingInt(Square::y).thenComparingInt(Square::x).compare(this, other);
  }
}
