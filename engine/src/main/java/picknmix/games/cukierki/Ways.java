package picknmix.games.cukierki;

import picknmix.kernel.ActionList;

/**
 * The ways to lay a tile: on which cells, and turned how. They are found for a whole strip of a
 * {@link Board} at once, as a {@code long} with a bit for each cell and rotation, in the order in
 * which actions are listed.
 *
 * <p>A tile turned by r shows on side i what it shows unturned on side i − r. So what is needed of
 * its side j on side i is a matter of rotation i − j, and {@link #turned} by j the sides on which
 * its half j is needed are the rotations that bring it there.
 */
final class Ways {
  private static final long FIRST_SIDES = 0x1111_1111_1111_1111L;

  /** For each tile the rotations that look different, on every cell. */
  private static final long[] LOOKS = new long[Tiles.COUNT];

  static {
    for (int tile = 0; tile < Tiles.COUNT; tile++) {
      LOOKS[tile] = FIRST_SIDES * ((1 << Tiles.differentRotations(tile)) - 1);
    }
  }

  private Ways() {}

  /** Of each cell side 1 in the place of side 0, 2 in that of 1, and so on around. */
  private static long turned(long sides) {
    return (sides >>> 1 & ~(FIRST_SIDES << 3)) | (sides << 3 & FIRST_SIDES << 3);
  }

  /** CU-6: those in which the tile makes at least one candy on that strip. */
  private static long toPlace(Board board, int strip, int tile) {
    long ways = turned(board.needed(strip, Tiles.half(tile, 0, 3)));
    ways = turned(ways | board.needed(strip, Tiles.half(tile, 0, 2)));
    ways = turned(ways | board.needed(strip, Tiles.half(tile, 0, 1)));
    ways |= board.needed(strip, Tiles.half(tile, 0, 0));
    return ways & board.free(strip) & LOOKS[tile];
  }

  /** CU-14: those in which it makes a candy on every side that touches something. */
  private static long toBuild(Board board, int strip, int tile) {
    long touching = touching(board, strip);
    long wrong = turned(touching & ~board.needed(strip, Tiles.half(tile, 0, 3)));
    wrong = turned(wrong | (touching & ~board.needed(strip, Tiles.half(tile, 0, 2))));
    wrong = turned(wrong | (touching & ~board.needed(strip, Tiles.half(tile, 0, 1))));
    wrong |= touching & ~board.needed(strip, Tiles.half(tile, 0, 0));
    long beside = touching | turned(touching);
    beside |= turned(turned(beside));
    return beside & ~wrong & board.free(strip) & LOOKS[tile];
  }

  /** The sides with a tile beside them. */
  private static long touching(Board board, int strip) {
    long touching = 0;
    for (int half = Tiles.NOTHING + 1; half < Tiles.HALVES; half++) {
      touching |= board.needed(strip, half);
    }
    return touching;
  }

  private static long on(Board board, int strip, int kind, int tile) {
    return kind == CukierkiNotation.PLACE
        ? toPlace(board, strip, tile)
        : toBuild(board, strip, tile);
  }

  /** Appends the ways as actions of that kind, PLACE or WALL. */
  static void list(Board board, int kind, int tile, ActionList out) {
    for (int strip = 0; strip < board.strips(); strip++) {
      out.addEach(first(board, strip, kind, tile), on(board, strip, kind, tile));
    }
  }

  /** How many there are. */
  static int count(Board board, int kind, int tile) {
    int count = 0;
    for (int strip = 0; strip < board.strips(); strip++) {
      count += Long.bitCount(on(board, strip, kind, tile));
    }
    return count;
  }

  /** The one with that index in the list, without listing the others. */
  static long get(Board board, int kind, int tile, int index) {
    int left = index;
    int strip = 0;
    long rest = on(board, 0, kind, tile);
    while (left >= Long.bitCount(rest)) {
      left -= Long.bitCount(rest);
      rest = on(board, ++strip, kind, tile);
    }
    for (; left > 0; left--) {
      rest &= rest - 1;
    }
    return first(board, strip, kind, tile) + Long.numberOfTrailingZeros(rest);
  }

  /**
   * The sets of the tile's sides, unturned, that make candies together on the table in at least one
   * way, a bit for each.
   */
  static int sets(Board board, int tile) {
    int sets = 0;
    for (int strip = 0; strip < board.strips(); strip++) {
      long ways = board.free(strip) & LOOKS[tile];
      long a = ways & board.needed(strip, Tiles.half(tile, 0, 0));
      long b = ways & turned(board.needed(strip, Tiles.half(tile, 0, 1)));
      long c = ways & turned(turned(board.needed(strip, Tiles.half(tile, 0, 2))));
      long d = ways & turned(turned(turned(board.needed(strip, Tiles.half(tile, 0, 3)))));
      sets |= set(a, 1) | set(b, 2) | set(c, 4) | set(d, 8);
      if (((a & (b | c | d)) | (b & (c | d)) | (c & d)) != 0) {
        sets |= pairs(a, b, c, d) | triples(a, b, c, d) | set(a & b & c & d, 15);
      }
    }
    return sets;
  }

  private static int pairs(long a, long b, long c, long d) {
    return set(a & b, 3)
        | set(a & c, 5)
        | set(b & c, 6)
        | set(a & d, 9)
        | set(b & d, 10)
        | set(c & d, 12);
  }

  private static int triples(long a, long b, long c, long d) {
    return set(a & b & c, 7) | set(a & b & d, 11) | set(a & c & d, 13) | set(b & c & d, 14);
  }

  /** That set of sides, if there is a way. */
  private static int set(long ways, int sides) {
    return ways == 0 ? 0 : 1 << sides;
  }

  /** The action on the strip's first cell, unturned; a way's bit is how many come before it. */
  private static long first(Board board, int strip, int kind, int tile) {
    return CukierkiNotation.of(kind, tile, board.firstCell(strip), 0);
  }
}
