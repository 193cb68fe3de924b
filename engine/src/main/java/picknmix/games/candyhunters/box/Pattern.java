package picknmix.games.candyhunters.box;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Words;

/**
 * A pattern in one of its rotations: cells, counted from the top left of its box, each of which
 * needs a building of some colour or a ghost.
 */
public final class Pattern {
  /** The need for a ghost, after those for the colours. */
  public static final int GHOST = Colour.COUNT;

  /** No box is wider or higher. */
  public static final int MAX_BOX = 4;

  public static final int ROTATIONS = 4;

  private static final String SIGNS = "RBGY*";
  private static final char ANYTHING = '.';

  /** How many cells have a need. */
  public final int size;

  /** How many quarter turns clockwise. */
  public final int rotation;

  final int width;
  public final int height;

  /** For each cell its need, its x from bit 8 and its y from bit 16 on: one look tells them all. */
  private final int[] cells;

  private Pattern(List<String> rows, int rotation) {
    this.rotation = rotation;
    width = rows.getFirst().length();
    height = rows.size();
    cells = new int[width * height];
    int count = 0;
    for (int row = 0; row < height; row++) {
      for (int column = 0; column < width; column++) {
        if (rows.get(row).charAt(column) != ANYTHING) {
          int need = SIGNS.indexOf(rows.get(row).charAt(column));
          cells[count++] = row << 16 | column << 8 | need;
        }
      }
    }
    size = count;
  }

  /** How far right of the box's left edge the cell lies. */
  public int x(int cell) {
    return cells[cell] >> 8 & 0xff;
  }

  /** How far below the box's top edge the cell lies. */
  public int y(int cell) {
    return cells[cell] >> 16;
  }

  /** What the cell needs: a building of that colour, or {@link #GHOST}. */
  public int need(int cell) {
    return cells[cell] & 0xff;
  }

  int ghosts() {
    int ghosts = 0;
    for (int cell = 0; cell < size; cell++) {
      ghosts += need(cell) == GHOST ? 1 : 0;
    }
    return ghosts;
  }

  /**
   * The pattern in each of its rotations, by quarter turns clockwise; null for one that gives the
   * same picture as a smaller one. Refuses text that is no pattern.
   */
  static @Nullable Pattern[] rotations(String text) {
    List<String> rows = Words.split(text, '/');
    check(text, rows);
    @Nullable Pattern[] rotations = new Pattern[ROTATIONS];
    List<List<String>> pictures = new ArrayList<>();
    for (int rotation = 0; rotation < ROTATIONS; rotation++) {
      rotations[rotation] = pictures.contains(rows) ? null : new Pattern(rows, rotation);
      pictures.add(rows);
      rows = turned(rows);
    }
    return rotations;
  }

  /** A quarter turn clockwise: the first column, read upwards, becomes the first row. */
  static List<String> turned(List<String> rows) {
    List<String> turned = new ArrayList<>();
    for (int column = 0; column < rows.getFirst().length(); column++) {
      StringBuilder row = new StringBuilder();
      for (int i = rows.size() - 1; i >= 0; i--) {
        row.append(rows.get(i).charAt(column));
      }
      turned.add(row.toString());
    }
    return turned;
  }

  private static void check(String text, List<String> rows) {
    int width = rows.getFirst().length();
    boolean good = width >= 1 && width <= MAX_BOX && rows.size() <= MAX_BOX;
    for (String row : rows) {
      good &= row.length() == width;
      for (int i = 0; i < row.length(); i++) {
        good &= row.charAt(i) == ANYTHING || SIGNS.indexOf(row.charAt(i)) >= 0;
      }
    }
    if (!good || !isTight(rows)) {
      throw new IllegalArgumentException(text + " is no pattern in a tight box of at most 4×4");
    }
  }

  /** Whether all four edges of the box have a cell with a need. */
  private static boolean isTight(List<String> rows) {
    List<String> side = rows;
    for (int rotation = 0; rotation < ROTATIONS; rotation++) {
      if (side.getFirst().equals(String.valueOf(ANYTHING).repeat(side.getFirst().length()))) {
        return false;
      }
      side = turned(side);
    }
    return true;
  }
}
