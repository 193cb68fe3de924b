package picknmix.games.candyhunters.map;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Words;

/** A place in the town as people write it: {@code 2,-1}; x grows to the right, y downwards. */
public record Cell(int x, int y) {
  /** Nothing is farther away than this, left or right, up or down. */
  public static final int FARTHEST = 8_000;

  /** Reads a place; null if the text is none, or one that is too far away. */
  public static @Nullable Cell parse(String text) {
    List<String> parts = Words.split(text, ',');
    Integer x = Words.number(parts.getFirst());
    Integer y = Words.number(parts.getLast());
    if (parts.size() != 2 || x == null || y == null) {
      return null;
    }
    return isNear(x) && isNear(y) ? new Cell(x, y) : null;
  }

  private static boolean isNear(int coordinate) {
    return Math.abs(coordinate) <= FARTHEST;
  }

  @Override
  public String toString() {
    return x + "," + y;
  }
}
