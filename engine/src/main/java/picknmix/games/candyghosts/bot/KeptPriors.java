package picknmix.games.candyghosts.bot;

import java.util.Arrays;

/**
 * Priors by {@link PositionKey}: whoever thinks ahead comes to the same positions again and again.
 * Grows up to a limit; then the latest take the place of the earliest.
 */
final class KeptPriors {
  private static final int MOST_KEYS = 1 << 15;
  private static final int MOST_PRIORS = 1 << 18;

  private long[] keys = new long[1 << 8];

  /** Where those of a key begin, counted from the very first that was kept. */
  private long[] starts = new long[keys.length];

  private int count;
  private double[] priors = new double[1 << 11];
  private long end;

  /** Tells so many priors if they are known. */
  boolean tell(long key, int size, double[] out) {
    int slot = slot(key);
    long start = starts[slot];
    if (keys[slot] != key || end - start > priors.length) {
      return false;
    }
    System.arraycopy(priors, (int) start & priors.length - 1, out, 0, size);
    return true;
  }

  /** Keeps so many priors, which were not known. */
  void keep(long key, int size, double[] from) {
    if (size > priors.length / 4) {
      return;
    }
    if (end + size > priors.length && priors.length < MOST_PRIORS) {
      priors = Arrays.copyOf(priors, 2 * priors.length);
    }
    int mask = priors.length - 1;
    if ((end & mask) + size > priors.length) {
      end = (end | mask) + 1; // all of them in a row
    }
    if (2 * count >= keys.length && keys.length < MOST_KEYS) {
      spread();
    }
    int slot = slot(key);
    count += keys[slot] == 0 ? 1 : 0;
    keys[slot] = key;
    starts[slot] = end;
    System.arraycopy(from, 0, priors, (int) end & mask, size);
    end += size;
  }

  private int slot(long key) {
    return (int) (key >>> 40) & keys.length - 1;
  }

  /** Twice as many slots. */
  private void spread() {
    long[] before = keys;
    long[] began = starts;
    keys = new long[2 * before.length];
    starts = new long[keys.length];
    count = 0;
    for (int i = 0; i < before.length; i++) {
      if (before[i] != 0) {
        int slot = slot(before[i]);
        keys[slot] = before[i];
        starts[slot] = began[i];
        count++;
      }
    }
  }
}
