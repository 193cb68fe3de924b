package picknmix.games.cukierki;

import java.util.ArrayList;
import java.util.List;
import picknmix.kernel.DataFile;

/**
 * The 56 tiles (CU-1, CU-2). A tile is a number from 0 to 55, a set of tiles a {@code long} with a
 * bit for each. Sides are numbered clockwise from the north, and so are rotations: a tile turned by
 * r shows on side i what it shows unturned on side i − r.
 */
final class Tiles {
  static final int COUNT = 56;
  static final int SIDES = 4;
  static final long ALL = (1L << COUNT) - 1;

  /** No half: where no tile is. The other halves are numbered as in {@link #LETTERS}. */
  static final int NOTHING = 0;

  static final int COOKIE_HALF = 5;
  static final int TOP = 6;
  static final int BOTTOM = 7;

  private static final String LETTERS = "-SMLPCTB";
  static final int HALVES = LETTERS.length();

  /** The kinds of candies as the advantage tokens have them (CU-3). */
  static final List<String> KINDS = List.of("S", "M", "L", "P", "lollipop", "cookie");

  static final int LOLLIPOP = 4;
  static final int COOKIE = 5;

  private static final List<String> NAMES = DataFile.words(Tiles.class, "tiles.txt");

  /** For each tile and rotation the halves on its four sides. */
  private static final byte[] HALF = new byte[COUNT * SIDES * SIDES];

  /** The same, three bits for each half. */
  private static final short[] SHOWN = new short[COUNT * SIDES];

  /** The halves that make candies with those. */
  private static final byte[] WANTED = new byte[HALF.length];

  /** For two times four halves, as {@link #shown}, that differ so: the sides where they do not. */
  private static final byte[] SAME = new byte[1 << (3 * SIDES)];

  static {
    for (int different = 0; different < SAME.length; different++) {
      for (int side = 0; side < SIDES; side++) {
        SAME[different] |= (byte) ((different >> (3 * side) & 7) == 0 ? 1 << side : 0);
      }
    }
    if (NAMES.size() != COUNT) {
      throw new IllegalStateException("tiles.txt has " + NAMES.size() + " tiles, not " + COUNT);
    }
    for (int tile = 0; tile < COUNT; tile++) {
      read(tile);
      for (int other = 0; other < tile; other++) {
        if ((NAMES.get(other) + NAMES.get(other)).contains(NAMES.get(tile))) {
          throw new IllegalStateException("tiles.txt has " + NAMES.get(tile) + " twice");
        }
      }
    }
  }

  private Tiles() {}

  private static void read(int tile) {
    String name = NAMES.get(tile);
    if (name.length() != SIDES) {
      throw new IllegalStateException("tiles.txt: " + name + " is no tile");
    }
    for (int side = 0; side < SIDES; side++) {
      int half = LETTERS.indexOf(name.charAt(side));
      if (half <= NOTHING) {
        throw new IllegalStateException("tiles.txt: " + name + " is no tile");
      }
      for (int r = 0; r < SIDES; r++) {
        HALF[(tile * SIDES + r) * SIDES + (side + r) % SIDES] = (byte) half;
        SHOWN[tile * SIDES + r] |= (short) (half << (3 * ((side + r) % SIDES)));
        WANTED[(tile * SIDES + r) * SIDES + (side + r) % SIDES] = (byte) mate(half);
      }
    }
  }

  /** 4, or 2 or 1 if the tile looks the same after half a turn or a quarter. */
  static int differentRotations(int tile) {
    String name = NAMES.get(tile);
    return (name + name).indexOf(name, 1);
  }

  static List<String> names() {
    return NAMES;
  }

  /** The four sides' letters, clockwise from the north, of a tile that is turned by r. */
  static String turned(int tile, int r) {
    String name = NAMES.get(tile);
    return name.substring(SIDES - r) + name.substring(0, SIDES - r);
  }

  static long bit(int tile) {
    return 1L << tile;
  }

  /** The tiles in a set, in ascending order. */
  static List<Integer> list(long tiles) {
    List<Integer> list = new ArrayList<>();
    for (long rest = tiles; rest != 0; rest &= rest - 1) {
      list.add(Long.numberOfTrailingZeros(rest));
    }
    return list;
  }

  /** The half on a side of the tile, turned by r. */
  static int half(int tile, int r, int side) {
    return HALF[(tile * SIDES + r) * SIDES + side];
  }

  /** The halves on all sides of the tile, turned by r: three bits for each, as needs have them. */
  static int shown(int tile, int r) {
    return SHOWN[tile * SIDES + r];
  }

  /** The sides on which the halves are the same, a bit for each. */
  static int same(int some, int others) {
    return SAME[some ^ others];
  }

  /** The half that makes a candy with the tile, turned by r, if it comes beside that side. */
  static int wanted(int tile, int r, int side) {
    return WANTED[(tile * SIDES + r) * SIDES + side];
  }

  /** The halves on the tile, a bit for each. */
  static int halves(int tile) {
    int halves = 0;
    for (int side = 0; side < SIDES; side++) {
      halves |= 1 << half(tile, 0, side);
    }
    return halves;
  }

  /** The half that makes a whole candy with this one (CU-1). */
  static int mate(int half) {
    return half >= TOP ? TOP + BOTTOM - half : half;
  }

  /** Of which kind a half is, as in {@link #KINDS}. */
  static int kind(int half) {
    return half == COOKIE_HALF ? COOKIE : half >= TOP ? LOLLIPOP : half - 1;
  }
}
