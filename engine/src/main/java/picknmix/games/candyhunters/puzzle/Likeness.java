package picknmix.games.candyhunters.puzzle;

import java.util.ArrayList;
import java.util.List;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;

/**
 * How alike two puzzles look: the cells in which their towns differ when one is turned, moved and
 * coloured as is best. The cards need not be compared, since the same town with other colours needs
 * other cards.
 */
public final class Likeness {
  /** Every way to rename the colours. */
  private static final List<int[]> COLOURINGS = colourings();

  private static final int ROTATIONS = 4;

  /** A difference of the building counts as much as two of who stands on it. */
  private static final int A_BUILDING = 2;

  private Likeness() {}

  /** From 0, the same but for rotation and colours, to 100, nothing in common. */
  public static int distance(Puzzle one, Puzzle other) {
    Sketch first = Sketch.of(one.start());
    Sketch second = Sketch.of(other.start());
    int all = A_BUILDING * (first.tiles() + second.tiles());
    int least = all;
    for (int rotation = 0; rotation < ROTATIONS; rotation++) {
      second = turned(second);
      least = Math.min(least, leastDifference(first, second));
    }
    return 100 * least / all;
  }

  /** The least difference over all ways to lay one town over the other. */
  private static int leastDifference(Sketch first, Sketch second) {
    int least = Integer.MAX_VALUE;
    int[] cells = first.buildings();
    int width = second.width();
    for (int y = 1 - second.height(); y < first.height(); y++) {
      for (int x = 1 - width; x < first.width(); x++) {
        least = Math.min(least, difference(first, cells, second, x, y));
      }
    }
    return least;
  }

  /** The difference with the second town so far right and below, in the best colours. */
  private static int difference(Sketch first, int[] cells, Sketch second, int right, int below) {
    int[] same = new int[Colour.COUNT * Colour.COUNT];
    int both = 0;
    int pieces = 0;
    for (int one : cells) {
      int x = one % Sketch.SIZE - right;
      int y = one / Sketch.SIZE - below;
      if (second.isBuilding(x, y)) {
        int other = y * Sketch.SIZE + x;
        both++;
        same[first.colours[one] * Colour.COUNT + second.colours[other]]++;
        pieces += first.pieces[one] == second.pieces[other] ? 0 : 1;
      }
    }
    int agree = 0;
    for (int[] colouring : COLOURINGS) {
      int equal = 0;
      for (int colour = 0; colour < Colour.COUNT; colour++) {
        equal += same[colour * Colour.COUNT + colouring[colour]];
      }
      agree = Math.max(agree, equal);
    }
    int alone = cells.length + second.tiles() - 2 * both;
    return A_BUILDING * (alone + 2 * (both - agree)) + pieces;
  }

  /** A quarter turn clockwise, into the top left corner. */
  private static Sketch turned(Sketch sketch) {
    Sketch turned = new Sketch();
    int left = sketch.left();
    int top = sketch.top();
    int height = sketch.height();
    for (int at = 0; at < Sketch.CELLS; at++) {
      if (sketch.colours[at] != Sketch.NOTHING) {
        int x = height - 1 - (at / Sketch.SIZE - top);
        int y = at % Sketch.SIZE - left;
        turned.colours[y * Sketch.SIZE + x] = sketch.colours[at];
        Piece piece = sketch.pieces[at];
        turned.pieces[y * Sketch.SIZE + x] = piece;
      }
    }
    return turned;
  }

  private static List<int[]> colourings() {
    List<int[]> all = new ArrayList<>();
    int[] colouring = new int[Colour.COUNT];
    fill(colouring, 0, 0, all);
    return all;
  }

  private static void fill(int[] colouring, int next, int used, List<int[]> out) {
    if (next == Colour.COUNT) {
      int[] copy = new int[Colour.COUNT];
      System.arraycopy(colouring, 0, copy, 0, Colour.COUNT);
      out.add(copy);
      return;
    }
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      if ((used >> colour & 1) == 0) {
        colouring[next] = colour;
        fill(colouring, next + 1, used | 1 << colour, out);
      }
    }
  }
}
