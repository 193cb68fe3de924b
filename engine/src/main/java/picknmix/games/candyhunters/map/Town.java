package picknmix.games.candyhunters.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Pattern;
import picknmix.kernel.SplitMix;

/**
 * The board: buildings, ghosts and kids as bit boards.
 *
 * <p>A board is a ring of {@value #CELLS} cells, row behind row: the cell x,y has the number x + 16
 * · y on it, so that the cell behind the end of a row is the first one of the next. Read 64 cells
 * at a time, a {@code long} is a strip of four rows, and most towns are two or three strips high. A
 * town wider than {@value #WIDEST_NARROW} cells gets rows of 32 cells, and cells new numbers with
 * them.
 *
 * <p>No town ever meets itself. It begins 4 cells wide, and a build widens it by one cell at most;
 * four players build 6 · 4 times: that makes {@value #WIDEST}, and taking tiles away widens
 * nothing. (Loaded towns are held to the same.) A pattern's box begins at most 3 cells left of the
 * town, and a build lies at most one cell right of it. So all that is ever spoken of lies in a
 * row's 16 or 32 columns from left − 3 on, and a cell tells which x it is. It has 64 or 32 rows,
 * and the same is true of them.
 */
public final class Town {
  /** All cells that have a number. */
  public static final int CELLS = 1024;

  /** How many cells the longest rows have. */
  public static final int LONGEST_ROW = 32;

  /** How wide and how high a town may ever become. */
  public static final int WIDEST = 28;

  /** How wide it may be in rows of 16 cells. */
  private static final int WIDEST_NARROW = 12;

  /** Not a cell. */
  public static final int NOWHERE = -1;

  public static final int NOBODY = -1;
  static final int NO_COLOUR = -1;

  /** How far a pattern's box may begin before the town's first row or column. */
  private static final int OVERHANG = Pattern.MAX_BOX - 1;

  private static final int MASK = CELLS - 1;
  private static final int WORDS = CELLS / Long.SIZE;

  /** So many players' kids can be in town. */
  public static final int MOST_OWNERS = 4;

  // The boards. Those of the colours come first, so that a colour is its board's number. Whose a
  // kid is, is written in two bits, each on a board of its own.
  private static final int BUILDINGS = Colour.COUNT;
  private static final int GHOSTS = BUILDINGS + 1;
  private static final int KIDS = GHOSTS + 1;
  private static final int OWNERS = KIDS + 1;
  private static final int OWNERS_TWO = OWNERS + 1;
  private static final int BOARDS = OWNERS_TWO + 1;

  /** The boards, and behind them room for the one that is laid out anew. */
  private final long[] words = new long[(BOARDS + 1) * WORDS];

  /** A row has two to the power of so many cells. */
  private int rowBits = 4;

  /** As {@link #layout()} tells. */
  private long layout;

  /** Where the Large Ghost stands, or {@link #NOWHERE}. */
  public int large = NOWHERE;

  /** The rectangle in which all buildings lie, or once lay. */
  private int left = Integer.MAX_VALUE;

  private int right = Integer.MIN_VALUE;
  private int top = Integer.MAX_VALUE;
  private int bottom = Integer.MIN_VALUE;

  public void copyFrom(Town other) {
    System.arraycopy(other.words, 0, words, 0, BOARDS * WORDS);
    rowBits = other.rowBits;
    layout = other.layout;
    large = other.large;
    left = other.left;
    right = other.right;
    top = other.top;
    bottom = other.bottom;
  }

  // ---- Cells

  /** The number of a cell; valid until the next build. */
  public int cell(int x, int y) {
    return x + (y << rowBits) & MASK;
  }

  public int cell(Cell cell) {
    return cell(cell.x(), cell.y());
  }

  public int x(int cell) {
    return firstX() + (fromCorner(cell) & (1 << rowBits) - 1);
  }

  public int y(int cell) {
    return firstY() + (fromCorner(cell) >> rowBits);
  }

  private int fromCorner(int cell) {
    return cell - cell(firstX(), firstY()) & MASK;
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
  public int neighbour(int cell, int direction) {
    return switch (direction) {
      case 0 -> step(cell, 0, -1);
      case 1 -> step(cell, -1, 0);
      case 2 -> step(cell, 1, 0);
      default -> step(cell, 0, 1);
    };
  }

  /** The cell so many columns farther right and so many rows farther down. */
  public int step(int cell, int columns, int rows) {
    return cell + columns + (rows << rowBits) & MASK;
  }

  private static int word(int board, int cell) {
    return board * WORDS + (cell >> 6 & WORDS - 1);
  }

  private boolean has(int board, int cell) {
    return (words[word(board, cell)] >>> cell & 1) != 0;
  }

  private void set(int board, int cell) {
    words[word(board, cell)] |= 1L << cell;
  }

  private void clear(int board, int cell) {
    words[word(board, cell)] &= ~(1L << cell);
  }

  // ---- Strips: 64 cells from some cell on, the lowest bit for the first

  /** The strip from there on: the end of one word and the beginning of the next. */
  private long strip(int board, int from) {
    return words[word(board, from)] >>> from | words[word(board, from + Long.SIZE)] << 1 << ~from;
  }

  /** How many rows a strip has. */
  public int stripRows() {
    return Long.SIZE >> rowBits;
  }

  /** Where the strip begins whose first row is y. */
  public int stripAt(int y) {
    return cell(firstX(), y);
  }

  /** The x of a bit of a strip that begins with a row. */
  public int stripX(int bit) {
    return firstX() + (bit & (1 << rowBits) - 1);
  }

  /** How many rows below its first one a bit of such a strip lies. */
  public int stripY(int bit) {
    return bit >> rowBits;
  }

  /** The first x of all that is ever spoken of; {@link #firstY} alike. */
  public int firstX() {
    return left - OVERHANG;
  }

  public int firstY() {
    return top - OVERHANG;
  }

  /** The first row that has or once had a building. */
  public int top() {
    return top;
  }

  /** The last row that has or once had a building. */
  public int bottom() {
    return bottom;
  }

  public int width() {
    return right - left + 1;
  }

  public int height() {
    return bottom - top + 1;
  }

  public long buildings(int from) {
    return strip(BUILDINGS, from);
  }

  public long buildings(int colour, int from) {
    return strip(colour, from);
  }

  /** All ghosts, the large one included. */
  public long ghosts(int from) {
    long ghosts = strip(GHOSTS, from);
    int ahead = large - from & MASK;
    return large != NOWHERE && ahead < Long.SIZE ? ghosts | 1L << ahead : ghosts;
  }

  private long kids(int seat, int from) {
    long odd = (seat & 1) == 0 ? ~strip(OWNERS, from) : strip(OWNERS, from);
    long upper = (seat & 2) == 0 ? ~strip(OWNERS_TWO, from) : strip(OWNERS_TWO, from);
    return strip(KIDS, from) & odd & upper;
  }

  /** Buildings without a kid or a ghost. */
  public long empty(int from) {
    return buildings(from) & ~ghosts(from) & ~strip(KIDS, from);
  }

  /** Cells without a building that share an edge with one (CH-9). */
  public long sites(int from) {
    return besideBuildings(from) & ~buildings(from);
  }

  private long besideBuildings(int from) {
    int row = 1 << rowBits;
    return buildings(from - row)
        | buildings(from - 1)
        | buildings(from + 1)
        | buildings(from + row);
  }

  /** Whether some ghost could go to a building beside it (CH-11). */
  public boolean hasGhostWithNeighbour() {
    for (int y = top; y <= bottom; y += stripRows()) {
      if ((ghosts(stripAt(y)) & besideBuildings(stripAt(y))) != 0) {
        return true;
      }
    }
    return false;
  }

  public boolean hasEmptyBuilding() {
    for (int y = top; y <= bottom; y += stripRows()) {
      if (empty(stripAt(y)) != 0) {
        return true;
      }
    }
    return false;
  }

  // ---- Buildings

  /** Where buildings stand, by rows and from the left. */
  public List<Cell> buildings() {
    List<Cell> places = new ArrayList<>();
    for (int y = top; y <= bottom; y += stripRows()) {
      for (long rest = buildings(stripAt(y)); rest != 0; rest &= rest - 1) {
        places.add(place(stripAt(y) + Long.numberOfTrailingZeros(rest)));
      }
    }
    return places;
  }

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
    if (rowBits == 4 && Math.max(right, x) - Math.min(left, x) >= WIDEST_NARROW) {
      widenRows();
    }
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    int cell = cell(x, y);
    set(colour, cell);
    set(BUILDINGS, cell);
    layout ^= SplitMix.mix(colour * CELLS + cell + 1L);
  }

  /** From rows of 16 cells to rows of 32. */
  private void widenRows() {
    Cell largeGhost = place(large);
    for (int board = 0; board < BOARDS; board++) {
      for (int y = top; y <= bottom; y++) {
        long row = strip(board, stripAt(y)) & 0xffff;
        int to = firstX() + (y << 5);
        words[word(BOARDS, to)] |= row << to;
        words[word(BOARDS, to + Long.SIZE)] |= row >>> 1 >>> ~to;
      }
      System.arraycopy(words, BOARDS * WORDS, words, board * WORDS, WORDS);
      Arrays.fill(words, BOARDS * WORDS, words.length, 0);
    }
    rowBits = 5;
    layout = SplitMix.mix(~layout);
    large = large == NOWHERE ? NOWHERE : cell(largeGhost);
  }

  public void takeBuilding(int colour, int cell) {
    clear(colour, cell);
    clear(BUILDINGS, cell);
    layout ^= SplitMix.mix(colour * CELLS + cell + 1L);
  }

  /**
   * A number for which buildings stand where, and how their cells are numbered (Zobrist's hash):
   * towns with the same number are alike, but for one chance in 2⁶⁴.
   */
  public long layout() {
    return layout;
  }

  /** How many buildings of that colour stand. */
  public int count(int colour) {
    int count = 0;
    for (int cell = 0; cell < CELLS; cell += Long.SIZE) {
      count += Long.bitCount(strip(colour, cell));
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
    return has(KIDS, cell);
  }

  /** Whose kid stands there, or {@link #NOBODY}. */
  public int kid(int cell) {
    if (!isKid(cell)) {
      return NOBODY;
    }
    return (has(OWNERS, cell) ? 1 : 0) + (has(OWNERS_TWO, cell) ? 2 : 0);
  }

  public void putKid(int seat, int cell) {
    set(KIDS, cell);
    if ((seat & 1) != 0) {
      set(OWNERS, cell);
    }
    if ((seat & 2) != 0) {
      set(OWNERS_TWO, cell);
    }
  }

  public void liftKid(int cell) {
    clear(KIDS, cell);
    clear(OWNERS, cell);
    clear(OWNERS_TWO, cell);
  }

  /** How many kids of that seat stand in the town. */
  public int countKids(int seat) {
    int count = 0;
    for (int y = top; y <= bottom; y += stripRows()) {
      count += Long.bitCount(kids(seat, stripAt(y)));
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
