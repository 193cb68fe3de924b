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

  private static final long FIRST_PAIRS = 0x3333_3333_3333_3333L;

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

  private static long turnedTwice(long sides) {
    return (sides >>> 2 & FIRST_PAIRS) | (sides << 2 & ~FIRST_PAIRS);
  }

  private static long turnedBack(long sides) {
    return (sides >>> 3 & FIRST_SIDES) | (sides << 1 & ~FIRST_SIDES);
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
   * Writes the ways in which each of the tile's sides, unturned, makes a candy, four words for each
   * strip, and tells how many ways there are.
   */
  static int sides(Board board, int kind, int tile, long[] out, int from) {
    int count = 0;
    int at = from;
    for (int strip = 0; strip < board.strips(); strip++) {
      long a = board.needed(strip, Tiles.half(tile, 0, 0));
      long b = turned(board.needed(strip, Tiles.half(tile, 0, 1)));
      long c = turnedTwice(board.needed(strip, Tiles.half(tile, 0, 2)));
      long d = turnedBack(board.needed(strip, Tiles.half(tile, 0, 3)));
      long ways = board.free(strip) & LOOKS[tile];
      if (kind == CukierkiNotation.PLACE) {
        ways &= a | b | c | d;
      } else {
        ways &= allTouched(touching(board, strip), a, b, c, d);
      }
      out[at] = ways & a;
      out[at + 1] = ways & b;
      out[at + 2] = ways & c;
      out[at + 3] = ways & d;
      at += Tiles.SIDES;
      count += Long.bitCount(ways);
    }
    return count;
  }

  /** Where the tile touches something, and makes a candy on every side that does. */
  private static long allTouched(long touching, long a, long b, long c, long d) {
    long second = turned(touching);
    long third = turnedTwice(touching);
    long fourth = turnedBack(touching);
    long wrong = (touching & ~a) | (second & ~b) | (third & ~c) | (fourth & ~d);
    return (touching | second | third | fourth) & ~wrong;
  }

  /**
   * The sets of the tile's sides, unturned, that make candies together in at least one way, a bit
   * for each; of ways as {@link #sides} writes them.
   */
  static int sets(long[] ways, int from, int end) {
    long a = 0;
    long b = 0;
    long c = 0;
    long d = 0;
    long more = 0;
    for (int at = from; at < end; at += Tiles.SIDES) {
      long ab = ways[at] | ways[at + 1];
      long cd = ways[at + 2] | ways[at + 3];
      a |= ways[at];
      b |= ways[at + 1];
      c |= ways[at + 2];
      d |= ways[at + 3];
      more |= (ways[at] & ways[at + 1]) | (ways[at + 2] & ways[at + 3]) | (ab & cd);
    }
    int sets = set(a, 1) | set(b, 2) | set(c, 4) | set(d, 8);
    return more == 0 ? sets : sets | pairs(ways, from, end);
  }

  private static int pairs(long[] ways, int from, int end) {
    long ab = 0;
    long ac = 0;
    long bc = 0;
    long ad = 0;
    long bd = 0;
    long cd = 0;
    long more = 0;
    for (int at = from; at < end; at += Tiles.SIDES) {
      long a = ways[at];
      long b = ways[at + 1];
      long c = ways[at + 2];
      long d = ways[at + 3];
      ab |= a & b;
      ac |= a & c;
      bc |= b & c;
      ad |= a & d;
      bd |= b & d;
      cd |= c & d;
      more |= (a & b & (c | d)) | (c & d & (a | b));
    }
    int sets = set(ab, 3) | set(ac, 5) | set(bc, 6) | set(ad, 9) | set(bd, 10) | set(cd, 12);
    return more == 0 ? sets : sets | triples(ways, from, end);
  }

  private static int triples(long[] ways, int from, int end) {
    int sets = 0;
    for (int at = from; at < end; at += Tiles.SIDES) {
      long ab = ways[at] & ways[at + 1];
      long cd = ways[at + 2] & ways[at + 3];
      sets |= set(ab & ways[at + 2], 7) | set(ab & ways[at + 3], 11);
      sets |= set(cd & ways[at], 13) | set(cd & ways[at + 1], 14) | set(ab & cd, 15);
    }
    return sets;
  }

  /** Of a strip's ways, four words from there on, those that make at least one of the sets. */
  static long making(int sets, long[] ways, int at) {
    long making = 0;
    for (int rest = sets; rest != 0; rest &= rest - 1) {
      int sides = Integer.numberOfTrailingZeros(rest);
      long all = -1;
      for (int side = 0; side < Tiles.SIDES; side++) {
        all &= (sides >> side & 1) == 0 ? -1 : ways[at + side];
      }
      making |= all;
    }
    return making;
  }

  /** That set of sides, if there is a way. */
  private static int set(long ways, int sides) {
    return ways == 0 ? 0 : 1 << sides;
  }

  /** The action on the strip's first cell, unturned; a way's bit is how many come before it. */
  static long first(Board board, int strip, int kind, int tile) {
    return CukierkiNotation.of(kind, tile, board.firstCell(strip), 0);
  }
}
