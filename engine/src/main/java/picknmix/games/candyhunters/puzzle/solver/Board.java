package picknmix.games.candyhunters.puzzle.solver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersState;

/**
 * The ground on which one puzzle is solved: a rectangle of cells, numbered by rows, wide enough for
 * all that can be built, and the {@link Layout}s that were met on it.
 */
final class Board {
  private static final int MOST_LAYOUTS = 200_000;

  final int width;
  final int cells;

  /** Whether a stack may run out before the last build: then a tile's colour always matters. */
  final boolean scarce;

  private final int[] columns;
  private final int[] rows;
  private int ids;
  private final int left;
  private final int top;
  private final Map<List<Integer>, Layout> layouts = new HashMap<>();

  Board(CandyHuntersState s) {
    Town town = s.town;
    int builds = s.buildsToCome();
    int margin = builds + Pattern.MAX_BOX + 1;
    left = town.firstX() - margin;
    top = town.firstY() - margin;
    width = town.width() + 2 * margin + Pattern.MAX_BOX;
    cells = width * (town.height() + 2 * margin + Pattern.MAX_BOX);
    columns = new int[cells];
    rows = new int[cells];
    for (int cell = 0; cell < cells; cell++) {
      columns[cell] = cell % width;
      rows[cell] = cell / width;
    }
    boolean few = false;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      few |= s.stacks[colour] < builds;
    }
    scarce = few;
  }

  /** Whether there are as many layouts as a browser's memory may hold. */
  boolean isFull() {
    return layouts.size() > MOST_LAYOUTS;
  }

  int nextId() {
    return ids++;
  }

  int cell(int x, int y) {
    return (y - top) * width + (x - left);
  }

  int x(int cell) {
    return cell % width + left;
  }

  int y(int cell) {
    return cell / width + top;
  }

  /** Steps from one cell to another, as if all were built. */
  int distance(int cell, int other) {
    return Math.abs(columns[cell] - columns[other]) + Math.abs(rows[cell] - rows[other]);
  }

  /** The town as it stands, with so many builds to come. */
  Layout layout(CandyHuntersState s, int builds) {
    int[] tiles = new int[Layout.MOST_SLOTS];
    int count = 0;
    for (int cell = 0; cell < cells; cell++) {
      Cell place = new Cell(x(cell), y(cell));
      int at = s.town.cell(place);
      if (s.town.isNear(place) && s.town.isBuilding(at)) {
        tiles[count++] = Layout.build(cell, s.town.colour(at));
      }
    }
    Layout layout = new Layout(this, tiles, count, builds);
    layouts.put(layout.key(), layout);
    layout.fits = fits(s, layout);
    return layout;
  }

  /** The layout with these tiles; always the same object. */
  Layout intern(Layout layout) {
    Layout known = layouts.putIfAbsent(layout.key(), layout);
    return known == null ? layout : known;
  }

  /** Every way in which a card of the hand could be scored one day. */
  private Fit[] fits(CandyHuntersState s, Layout layout) {
    List<Fit> fits = new ArrayList<>();
    for (long rest = s.hands[0]; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      for (int rotation = 0; rotation < Pattern.ROTATIONS; rotation++) {
        if (Patterns.hasRotation(card, rotation)) {
          addFits(layout, card, rotation, fits);
        }
      }
    }
    return fits.toArray(new Fit[0]);
  }

  private void addFits(Layout layout, int card, int rotation, List<Fit> fits) {
    Pattern pattern = Patterns.pattern(card, rotation);
    int last = cells - width * (Pattern.MAX_BOX + 1);
    for (int box = width; box < last; box++) {
      if (columns[box] == 0 || columns[box] >= width - Pattern.MAX_BOX) {
        continue; // at the edge a cell would lack a neighbour
      }
      int[] at = new int[pattern.size];
      int[] needs = new int[pattern.size];
      for (int i = 0; i < pattern.size; i++) {
        at[i] = box + pattern.y(i) * width + pattern.x(i);
        needs[i] = pattern.need(i);
      }
      if (layout.couldHold(at, needs)) {
        fits.add(new Fit(card, rotation, box, at, needs, layout));
      }
    }
  }
}
