package picknmix.games.cukierki;

import static picknmix.games.cukierki.Tiles.NOTHING;
import static picknmix.games.cukierki.Tiles.SIDES;

/**
 * Tiles laid side by side: the table or a wall. Beside the tiles it keeps every empty cell that
 * touches one, with the halves that are needed there, so that listing where a tile can go looks at
 * nothing else, and laying or taking a tile touches only its neighbours.
 *
 * <p>All these cells are the entries of one sorted list, however far apart they lie. It is never
 * full: a tile is one entry, and touches four empty cells at most.
 *
 * <p>A cell is a number that grows to the right and then downwards. A state is loaded only if
 * {@link #hasRoomFor} the tiles that may yet be laid, each next to another, so that no tile is ever
 * as far out as {@link #FARTHEST} and stepping from cell to cell never leaves a row.
 */
final class Board {
  /** A coordinate that is farther out than any tile gets. */
  static final int FARTHEST = 127;

  /** What {@link #at} says of a cell that has no tile and touches none. */
  static final int NOWHERE = 0;

  private static final int MIDDLE = 128;
  private static final int ROW = 256;
  private static final int[] STEPS = {-ROW, 1, ROW, -1};

  /** An entry is a cell, whether a tile lies there, and that tile or what is needed there. */
  private static final int CELL_SHIFT = 13;

  private static final int TILE_THERE = 1 << 12;
  private static final int CONTENT = (1 << CELL_SHIFT) - 1;

  private static final int CAPACITY = (1 + SIDES) * Tiles.COUNT;

  private final int[] entries = new int[CAPACITY];
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

  /** How many entries there are: the tiles and the empty cells that touch one, in cells' order. */
  int size() {
    return size;
  }

  int cellOf(int index) {
    return entries[index] >> CELL_SHIFT;
  }

  /** What lies there, to be read by the methods below. */
  int contentOf(int index) {
    return entries[index] & CONTENT;
  }

  /** What lies on that cell; {@link #NOWHERE} if neither a tile nor one beside it. */
  int at(int cell) {
    int index = find(cell);
    return index < 0 ? NOWHERE : contentOf(index);
  }

  /** Whether that many tiles can be laid, each next to another, and none gets too far out. */
  boolean hasRoomFor(int more) {
    boolean room = true;
    for (int i = 0; i < size; i++) {
      int cell = cellOf(i);
      int out = Math.max(Math.abs(x(cell)), Math.abs(y(cell)));
      room &= !isTile(contentOf(i)) || out + more < FARTHEST;
    }
    return room;
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

  /** Whether one can walk from any tile to any other over tiles; not for hot paths. */
  boolean isInOnePiece() {
    boolean[] reached = new boolean[size];
    int count = 0;
    for (boolean further = tiles > 0; further; ) {
      further = false;
      for (int i = 0; i < size; i++) {
        if (!reached[i] && isTile(contentOf(i)) && (count == 0 || touches(i, reached))) {
          reached[i] = true;
          count++;
          further = true;
        }
      }
    }
    return count == tiles;
  }

  private boolean touches(int index, boolean[] reached) {
    for (int side = 0; side < SIDES; side++) {
      int neighbour = find(beside(cellOf(index), side));
      if (neighbour >= 0 && reached[neighbour]) {
        return true;
      }
    }
    return false;
  }

  // ---- Changing

  void copyFrom(Board other) {
    size = other.size;
    tiles = other.tiles;
    System.arraycopy(other.entries, 0, entries, 0, size);
  }

  /** Lays a tile on a cell that has none. */
  void put(int cell, int tile, int r) {
    set(cell, TILE_THERE | tile << 2 | r);
    tiles++;
    for (int side = 0; side < SIDES; side++) {
      need(beside(cell, side), opposite(side), Tiles.mate(Tiles.half(tile, r, side)));
    }
  }

  /** Takes the tile away from a cell that has one. */
  void take(int cell) {
    tiles--;
    int needs = 0;
    for (int side = 0; side < SIDES; side++) {
      int content = at(beside(cell, side));
      if (isTile(content)) {
        int half = Tiles.half(tile(content), rotation(content), opposite(side));
        needs |= Tiles.mate(half) << (3 * side);
      } else {
        need(beside(cell, side), opposite(side), NOTHING);
      }
    }
    set(cell, needs);
  }

  /** From now on this half, or nothing any more, is needed on that side of the cell, if empty. */
  private void need(int cell, int side, int half) {
    int content = at(cell);
    if (!isTile(content)) {
      int shift = 3 * side;
      set(cell, (content & ~(7 << shift)) | half << shift);
    }
  }

  /** A cell that needs nothing touches no tile, and has no entry. */
  private void set(int cell, int content) {
    int index = find(cell);
    if (content == NOWHERE) {
      if (index >= 0) {
        size--;
        System.arraycopy(entries, index + 1, entries, index, size - index);
      }
      return;
    }
    if (index < 0) {
      index = ~index;
      System.arraycopy(entries, index, entries, index + 1, size - index);
      size++;
    }
    entries[index] = cell << CELL_SHIFT | content;
  }

  /** The index of the cell's entry, or if it has none ~(the index where it would stand). */
  private int find(int cell) {
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (entries[middle] >> CELL_SHIFT < cell) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < size && entries[low] >> CELL_SHIFT == cell ? low : ~low;
  }
}
