package picknmix.games.candyhunters.puzzle.solver;

import java.util.Arrays;

/** Remembers a number for each of many positions, whose keys are three {@code long}s. */
final class Seen {
  static final int UNKNOWN = Integer.MAX_VALUE;
  private static final int MOST = 1 << 20;

  private long[] keys = new long[3 << 12];
  private int[] values = filled(1 << 12);
  private int size;

  private static int[] filled(int length) {
    int[] values = new int[length];
    Arrays.fill(values, UNKNOWN);
    return values;
  }

  int get(long first, long second, long third) {
    return values[find(first, second, third)];
  }

  void put(long first, long second, long third, int value) {
    int at = find(first, second, third);
    if (values[at] == UNKNOWN) {
      if (size >= MOST) {
        return;
      }
      if (2 * ++size > values.length) {
        grow();
        at = find(first, second, third);
      }
      keys[3 * at] = first;
      keys[3 * at + 1] = second;
      keys[3 * at + 2] = third;
    }
    values[at] = value;
  }

  /** Where the position is, or where it would be. */
  private int find(long first, long second, long third) {
    long mixed = (first * 0x9E3779B97F4A7C15L) ^ (second * 0xC2B2AE3D27D4EB4FL);
    mixed ^= third * 0x165667B19E3779F9L;
    int at = (int) (mixed >>> 40 ^ mixed >>> 17) & values.length - 1;
    while (values[at] != UNKNOWN && !isAt(at, first, second, third)) {
      at = at + 1 & values.length - 1;
    }
    return at;
  }

  private boolean isAt(int at, long first, long second, long third) {
    return keys[3 * at] == first && keys[3 * at + 1] == second && keys[3 * at + 2] == third;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    keys = new long[2 * oldKeys.length];
    values = filled(2 * oldValues.length);
    for (int i = 0; i < oldValues.length; i++) {
      if (oldValues[i] != UNKNOWN) {
        int at = find(oldKeys[3 * i], oldKeys[3 * i + 1], oldKeys[3 * i + 2]);
        System.arraycopy(oldKeys, 3 * i, keys, 3 * at, 3);
        values[at] = oldValues[i];
      }
    }
  }
}
