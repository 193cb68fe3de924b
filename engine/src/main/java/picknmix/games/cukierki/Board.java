package picknmix.games.cukierki;

import static picknmix.games.cukierki.Tiles.NOTHING;
import static picknmix.games.cukierki.Tiles.SIDES;

import java.util.Arrays;

/**
 * Tiles laid side by side: the table or a wall. For each half it keeps the sides of cells on which
 * this half is needed, so that {@link Ways} finds where a tile can go for many cells at once, and
 * laying or taking a tile flips four bits.
 *
 * <p>A cell is a number that grows to the right and then downwards. A state is loaded only if
 * {@link #hasRoomFor} the tiles that may yet be laid, each next to another, so that no tile is ever
 * as far out as {@link #FARTHEST} and stepping from cell to cell never leaves a row.
 *
 * <p>Sixteen cells in a row are a strip, whose sides, four of each cell, are the bits of a {@code
 * long}. The strips with tiles or beside tiles stand in a sorted list, however far apart they lie:
 * there is no grid that could be left. As long as the tiles spread over no more than sixteen
 * columns each row is one strip, and is found at the first look.
 */
final class Board {
  /** A coordinate that is farther out than any tile gets. */
  static final int FARTHEST = 127;

  /** What {@link #at} says of a cell that has no tile and touches none. */
  static final int NOWHERE = 0;

  private static final int MIDDLE = 128;
  private static final int ROW = 256;
  private static final int[] STEPS = {-ROW, 1, ROW, -1};

  private static final int TILE_THERE = 1 << 12;

  private static final int ALL_SIDES = (1 << SIDES) - 1;

  private static final int STRIP_SHIFT = 4;

  /**
   * Moves the strips' borders so that the dealt table has five columns to grow into on each side.
   */
  private static final int OFFSET = 5;

  /** A strip has a word for each half, and in the place of {@link Tiles#NOTHING} its free cells. */
  private static final int WORDS = 8;

  private static final int FEW = 4;

  /** What boards have before the first tile, so that the many empty ones take no room. */
  private static final int[] NO_STRIPS = new int[1];

  private static final long[] NO_SIDES = {};
  private static final short[] NO_NEEDS = {};
  private static final byte[] NOTHING_LAID = {};

  private int[] strips = NO_STRIPS;
  private long[] sides = NO_SIDES;
  private short[] needs = NO_NEEDS;
  private byte[] laid = NOTHING_LAID;
  private int size;
  private int tiles;

  static int cell(int x, int y) {
    return (y + MIDDLE) * ROW + x + MIDDLE;
  }

  static int x(int cell) {
    return cell % ROW - MIDDLE;
  }

  static int y(int cell) {
    return cell / ROW - MIDDLE;
  }

  /** The cell beside this one on that side. */
  static int beside(int cell, int side) {
    return cell + STEPS[side];
  }

  static int opposite(int side) {
    return side ^ 2;
  }

  // ---- Reading

  /** How many tiles lie here. */
  int tiles() {
    return tiles;
  }

  /** The cells with a tile, in ascending order; not for hot paths. */
  int[] cells() {
    int[] cells = new int[tiles];
    int count = 0;
    for (int strip = 0; strip < size; strip++) {
      for (int cell = firstCell(strip); cell < firstCell(strip) + (1 << STRIP_SHIFT); cell++) {
        if ((free(strip) >>> bit(cell, 0) & 1) == 0) {
          cells[count++] = cell;
        }
      }
    }
    return cells;
  }

  /** What lies on that cell; {@link #NOWHERE} if neither a tile nor one beside it. */
  int at(int cell) {
    int strip = find(stripOf(cell));
    if (strip < 0) {
      return NOWHERE;
    }
    boolean isFree = (free(strip) >>> bit(cell, 0) & 1) != 0;
    return isFree ? needs[index(strip, cell)] : contentOf(strip, cell);
  }

  /** The tile on a cell that has one, to be read by the methods below. */
  int tileOn(int cell) {
    return contentOf(find(stripOf(cell)), cell);
  }

  private int contentOf(int strip, int cell) {
    return TILE_THERE | (laid[index(strip, cell)] & 0xff);
  }

  static boolean isTile(int content) {
    return (content & TILE_THERE) != 0;
  }

  static int tile(int content) {
    return (content & ~TILE_THERE) >> 2;
  }

  static int rotation(int content) {
    return content & 3;
  }

  /** Of an empty cell that touches a tile: the half that is needed on that side, or NOTHING. */
  static int need(int content, int side) {
    return content >> (3 * side) & 7;
  }

  /** The sides on which a tile makes a whole candy there, a bit for each. */
  int made(int cell, int tile, int r) {
    return Tiles.same(Tiles.shown(tile, r), needs(cell));
  }

  /** The sides of a cell with a tile beside them, a bit for each. */
  int touched(int cell) {
    return ~Tiles.same(Tiles.NOTHING, needs(cell)) & ALL_SIDES;
  }

  /** What is needed on a cell's four sides, also if there is a tile. */
  private int needs(int cell) {
    int strip = find(stripOf(cell));
    return strip < 0 ? NOWHERE : needs[index(strip, cell)];
  }

  /** Whether that many tiles can be laid, each next to another, and none gets too far out. */
  boolean hasRoomFor(int more) {
    for (int cell : cells()) {
      if (Math.max(Math.abs(x(cell)), Math.abs(y(cell))) + more >= FARTHEST) {
        return false;
      }
    }
    return true;
  }

  /** Whether one can walk from any tile to any other over tiles; not for hot paths. */
  boolean isInOnePiece() {
    Board reached = new Board();
    for (boolean further = tiles > 0; further; ) {
      further = false;
      for (int cell : cells()) {
        int there = reached.at(cell);
        if (!isTile(there) && (reached.tiles == 0 || there != NOWHERE)) {
          reached.put(cell, tile(tileOn(cell)), rotation(tileOn(cell)));
          further = true;
        }
      }
    }
    return reached.tiles == tiles;
  }

  // ---- Strips, for those who look at many cells at once

  /** How many strips there are, in ascending order. */
  int strips() {
    return size;
  }

  int firstCell(int strip) {
    return (strips[strip] << STRIP_SHIFT) - OFFSET;
  }

  /** The sides of the strip's cells on which this half is needed, those under tiles too. */
  long needed(int strip, int half) {
    return sides[strip * WORDS + half];
  }

  /** The halves that are needed somewhere, a bit for each. */
  int wanted() {
    int wanted = 0;
    for (int strip = 0; strip < size; strip++) {
      for (int half = NOTHING + 1; half < Tiles.HALVES; half++) {
        wanted |= (needed(strip, half) & free(strip)) == 0 ? 0 : 1 << half;
      }
    }
    return wanted;
  }

  /** All sides of the strip's cells without a tile. */
  long free(int strip) {
    return sides[strip * WORDS + NOTHING];
  }

  /** The number of the strip that a cell lies on. */
  static int stripOf(int cell) {
    return (cell + OFFSET) >> STRIP_SHIFT;
  }

  /** Where what is kept for each cell stands. */
  private static int index(int strip, int cell) {
    return strip << STRIP_SHIFT | ((cell + OFFSET) & ((1 << STRIP_SHIFT) - 1));
  }

  /** Where a side of the cell stands in its strip; shifting by it looks at the last bits alone. */
  static int bit(int cell, int side) {
    return (cell + OFFSET) << 2 | side;
  }

  /** The index of a strip by its number, or if it has none ~(the index where it would stand). */
  int find(int number) {
    int row = (number - strips[0]) >> STRIP_SHIFT;
    return row >= 0 && row < size && strips[row] == number ? row : search(number);
  }

  private int search(int number) {
    int index = 0;
    while (index < size && strips[index] < number) {
      index++;
    }
    return index < size && strips[index] == number ? index : ~index;
  }

  // ---- Changing

  void copyFrom(Board other) {
    size = other.size;
    tiles = other.tiles;
    if (size == 0) {
      return;
    }
    if (size > capacity()) {
      strips = Arrays.copyOf(other.strips, size);
      sides = Arrays.copyOf(other.sides, size * WORDS);
      needs = Arrays.copyOf(other.needs, size << STRIP_SHIFT);
      laid = Arrays.copyOf(other.laid, size << STRIP_SHIFT);
      return;
    }
    System.arraycopy(other.strips, 0, strips, 0, size);
    System.arraycopy(other.sides, 0, sides, 0, size * WORDS);
    System.arraycopy(other.needs, 0, needs, 0, size << STRIP_SHIFT);
    System.arraycopy(other.laid, 0, laid, 0, size << STRIP_SHIFT);
  }

  /** Lays a tile on a cell that has none. */
  void put(int cell, int tile, int r) {
    for (int side = 0; side < SIDES; side++) {
      require(stripOf(beside(cell, side))); // one of which is the cell's own strip
    }
    int strip = find(stripOf(cell));
    tiles++;
    laid[index(strip, cell)] = (byte) (tile << 2 | r);
    flip(strip, cell, tile, r);
  }

  /** Takes the tile away from a cell that has one. */
  void take(int cell) {
    int strip = find(stripOf(cell));
    int content = contentOf(strip, cell);
    tiles--;
    flip(strip, cell, tile(content), rotation(content));
  }

  /** A tile comes or goes: its cell is free or not, and its neighbours need its halves' mates. */
  private void flip(int strip, int cell, int tile, int r) {
    sides[strip * WORDS + NOTHING] ^= 0xfL << bit(cell, 0);
    for (int side = 0; side < SIDES; side++) {
      int other = beside(cell, side);
      int there = strips[strip] == stripOf(other) ? strip : find(stripOf(other));
      int half = Tiles.wanted(tile, r, side);
      sides[there * WORDS + half] ^= 1L << bit(other, opposite(side));
      needs[index(there, other)] ^= (short) (half << (3 * opposite(side)));
    }
  }

  /** From now on there is such a strip, at first without tiles. */
  private void require(int number) {
    int index = find(number);
    if (index >= 0) {
      return;
    }
    index = ~index;
    if (size == capacity()) {
      makeRoom(Math.max(FEW, 2 * size));
    }
    int after = size - index;
    System.arraycopy(strips, index, strips, index + 1, after);
    System.arraycopy(sides, index * WORDS, sides, (index + 1) * WORDS, after * WORDS);
    int from = index << STRIP_SHIFT;
    int to = (index + 1) << STRIP_SHIFT;
    System.arraycopy(needs, from, needs, to, after << STRIP_SHIFT);
    System.arraycopy(laid, from, laid, to, after << STRIP_SHIFT);
    size++;
    strips[index] = number;
    Arrays.fill(sides, index * WORDS, (index + 1) * WORDS, 0);
    sides[index * WORDS + NOTHING] = -1;
    Arrays.fill(needs, from, to, (short) 0);
  }

  private int capacity() {
    return sides.length / WORDS;
  }

  private void makeRoom(int capacity) {
    strips = Arrays.copyOf(strips, capacity);
    sides = Arrays.copyOf(sides, capacity * WORDS);
    needs = Arrays.copyOf(needs, capacity << STRIP_SHIFT);
    laid = Arrays.copyOf(laid, capacity << STRIP_SHIFT);
  }
}
