package picknmix.games.candyhunters.map;

import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Pattern;

/**
 * The board: buildings, ghosts and kids as bit boards, a row of 32 cells an {@code int}.
 *
 * <p>The board is a torus of 32 × 32 cells: the cell x,y stands in column x mod 32 of row y mod 32.
 * No town ever meets itself on it. It begins 4 cells wide, and a build widens it by one cell at
 * most; four players build 6 · 4 times: that makes {@value #WIDEST}, and taking tiles away widens
 * nothing. (Loaded towns are held to the same.) A pattern's box begins at most 3 cells left of the
 * town, and a build lies at most one cell right of it. So all that is ever spoken of lies between
 * left − 3 and left + 28, which are 32 columns, and a column tells which x it is. Rows alike.
 */
public final class Town {
  /** Cells in a row, and rows. */
  public static final int SIZE = 32;

  /** How wide and how high a town may ever become. */
  public static final int WIDEST = 28;

  /** Not a cell. */
  public static final int NOWHERE = -1;

  public static final int NOBODY = -1;
  static final int NO_COLOUR = -1;

  /** How far a pattern's box may begin before the town's first row or column. */
  private static final int OVERHANG = Pattern.MAX_BOX - 1;

  private static final int MASK = SIZE - 1;
  private static final int SHIFT = 5;
  private static final int CELLS = SIZE * SIZE;

  /** So many players' kids can be in town. */
  public static final int MOST_OWNERS = 4;

  // The boards. Those of the colours come first, so that a colour is its board's number.
  private static final int BUILDINGS = Colour.COUNT;
  private static final int GHOSTS = BUILDINGS + 1;
  private static final int KIDS = GHOSTS + 1;
  private static final int BOARDS = KIDS + MOST_OWNERS;

  private final int[] rows = new int[BOARDS * SIZE];

  /** Where the Large Ghost stands, or {@link #NOWHERE}. */
  public int large = NOWHERE;

  /** The rectangle in which all buildings lie, or once lay. */
  private int left = Integer.MAX_VALUE;

  private int right = Integer.MIN_VALUE;
  private int top = Integer.MAX_VALUE;
  private int bottom = Integer.MIN_VALUE;

  public void copyFrom(Town other) {
    System.arraycopy(other.rows, 0, rows, 0, rows.length);
    large = other.large;
    left = other.left;
    right = other.right;
    top = other.top;
    bottom = other.bottom;
  }

  // ---- Cells

  public static int cell(int x, int y) {
    return (y & MASK) << SHIFT | (x & MASK);
  }

  public static int cell(Cell cell) {
    return cell(cell.x(), cell.y());
  }

  public int x(int cell) {
    return firstX() + (cell - firstX() & MASK);
  }

  public int y(int cell) {
    return firstY() + ((cell >> SHIFT) - firstY() & MASK);
  }

  public Cell place(int cell) {
    return new Cell(x(cell), y(cell));
  }

  /** Whether the place is near enough to the town to have a cell of its own on the boards. */
  public boolean isNear(Cell place) {
    int cell = cell(place);
    return x(cell) == place.x() && y(cell) == place.y();
  }

  public static final int DIRECTIONS = 4;

  /** The cell above, left, right or below: in the order of rows, and in a row from the left. */
  public static int neighbour(int cell, int direction) {
    return switch (direction) {
      case 0 -> cell - SIZE & CELLS - 1;
      case 1 -> (cell & ~MASK) | (cell - 1 & MASK);
      case 2 -> (cell & ~MASK) | (cell + 1 & MASK);
      default -> cell + SIZE & CELLS - 1;
    };
  }

  /** The cell so many columns farther right. */
  public static int rightOf(int cell, int columns) {
    return (cell & ~MASK) | (cell + columns & MASK);
  }

  /** The cell so many rows farther down. */
  public static int below(int cell, int rows) {
    return cell + rows * SIZE & CELLS - 1;
  }

  private boolean has(int board, int cell) {
    return (rows[board * SIZE + (cell >> SHIFT)] >> (cell & MASK) & 1) != 0;
  }

  private void set(int board, int cell) {
    rows[board * SIZE + (cell >> SHIFT)] |= 1 << (cell & MASK);
  }

  private void clear(int board, int cell) {
    rows[board * SIZE + (cell >> SHIFT)] &= ~(1 << (cell & MASK));
  }

  // ---- Rows: bit n stands for the cell in column n

  /** The first x of all that is ever spoken of; {@link #firstY} alike. */
  public int firstX() {
    return left - OVERHANG;
  }

  public int firstY() {
    return top - OVERHANG;
  }

  /** The last row with a building. */
  public int lastY() {
    return bottom;
  }

  public int width() {
    return right - left + 1;
  }

  public int height() {
    return bottom - top + 1;
  }

  private int row(int board, int y) {
    return rows[board * SIZE + (y & MASK)];
  }

  public int buildings(int y) {
    return row(BUILDINGS, y);
  }

  public int buildings(int colour, int y) {
    return row(colour, y);
  }

  /** All ghosts, the large one included. */
  public int ghosts(int y) {
    int ghosts = row(GHOSTS, y);
    return large != NOWHERE && large >> SHIFT == (y & MASK) ? ghosts | 1 << (large & MASK) : ghosts;
  }

  int kids(int seat, int y) {
    return row(KIDS + seat, y);
  }

  private int kids(int y) {
    int kids = 0;
    for (int seat = 0; seat < MOST_OWNERS; seat++) {
      kids |= kids(seat, y);
    }
    return kids;
  }

  /** Buildings without a kid or a ghost. */
  public int empty(int y) {
    return buildings(y) & ~ghosts(y) & ~kids(y);
  }

  /** Cells without a building that share an edge with one (CH-9). */
  public int sites(int y) {
    int row = buildings(y);
    return (besides(row) | buildings(y - 1) | buildings(y + 1)) & ~row;
  }

  private static int besides(int row) {
    return Integer.rotateLeft(row, 1) | Integer.rotateRight(row, 1);
  }

  /** Whether some ghost could go to a building beside it (CH-11). */
  public boolean hasGhostWithNeighbour() {
    for (int y = top; y <= bottom; y++) {
      int around = besides(buildings(y)) | buildings(y - 1) | buildings(y + 1);
      if ((ghosts(y) & around) != 0) {
        return true;
      }
    }
    return false;
  }

  public boolean hasEmptyBuilding() {
    for (int y = top; y <= bottom; y++) {
      if (empty(y) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Turns a row so that its lowest bit stands for {@link #firstX}. */
  public int fromFirst(int row) {
    return Integer.rotateRight(row, firstX() & MASK);
  }

  // ---- Buildings

  public boolean isBuilding(int cell) {
    return has(BUILDINGS, cell);
  }

  public boolean isBuilding(int colour, int cell) {
    return has(colour, cell);
  }

  /** The colour of the building there, or {@link #NO_COLOUR}. */
  public int colour(int cell) {
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      if (has(colour, cell)) {
        return colour;
      }
    }
    return NO_COLOUR;
  }

  public void build(int colour, int x, int y) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    set(colour, cell(x, y));
    set(BUILDINGS, cell(x, y));
  }

  public void takeBuilding(int colour, int cell) {
    clear(colour, cell);
    clear(BUILDINGS, cell);
  }

  /** How many buildings of that colour stand. */
  public int count(int colour) {
    int count = 0;
    for (int y = 0; y < SIZE; y++) {
      count += Integer.bitCount(row(colour, y));
    }
    return count;
  }

  // ---- Ghosts and kids

  /** Whether one of the four ghosts, not the large one, stands there. */
  public boolean isSmallGhost(int cell) {
    return has(GHOSTS, cell);
  }

  public boolean isGhost(int cell) {
    return isSmallGhost(cell) || cell == large;
  }

  public void putGhost(int cell) {
    set(GHOSTS, cell);
  }

  public void liftGhost(int cell) {
    clear(GHOSTS, cell);
  }

  public boolean isKid(int cell) {
    return kid(cell) != NOBODY;
  }

  /** Whose kid stands there, or {@link #NOBODY}. */
  public int kid(int cell) {
    for (int seat = 0; seat < MOST_OWNERS; seat++) {
      if (has(KIDS + seat, cell)) {
        return seat;
      }
    }
    return NOBODY;
  }

  public void putKid(int seat, int cell) {
    set(KIDS + seat, cell);
  }

  public void liftKid(int seat, int cell) {
    clear(KIDS + seat, cell);
  }

  /** How many kids of that seat stand in the town. */
  public int countKids(int seat) {
    int count = 0;
    for (int y = 0; y < SIZE; y++) {
      count += Integer.bitCount(kids(seat, y));
    }
    return count;
  }

  /** Whether a building stands there without a kid or a ghost. */
  public boolean isEmptyBuilding(int cell) {
    return isBuilding(cell) && !isGhost(cell) && !isKid(cell);
  }

  public boolean hasEmptyNeighbour(int cell) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if (isEmptyBuilding(neighbour(cell, direction))) {
        return true;
      }
    }
    return false;
  }
}
