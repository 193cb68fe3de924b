package picknmix.kernel;

/** A source of random numbers, the same on every platform for the same seed. */
public interface Rng {
  /** 32 random bits. */
  int word();

  /**
   * A number from 0 to n − 1, each exactly equally likely: words in the uneven rest at the top of
   * the range of words are thrown away.
   */
  default int below(int n) {
    if (n <= 0) {
      throw new IllegalArgumentException("below(" + n + ")");
    }
    long words = 1L << 32;
    long word = word() & 0xffff_ffffL;
    // The rest is shorter than n: hardly ever must it be known exactly, which costs a division.
    while (word > words - n && word >= words / n * n) {
      word = word() & 0xffff_ffffL;
    }
    return (int) (word % n);
  }

  /** The number of one of the set bits, each equally likely. */
  default int oneOf(long bits) {
    long rest = bits;
    for (int skip = below(Long.bitCount(bits)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }

  /** 64 random bits. */
  default long bits() {
    return ((long) word() << 32) | (word() & 0xffff_ffffL);
  }

  /**
   * Shuffles the elements from {@code from} to before {@code to} (Fisher and Yates, from the end).
   */
  default void shuffle(byte[] items, int from, int to) {
    for (int last = to - 1; last > from; last--) {
      int other = from + below(last - from + 1);
      byte item = items[last];
      items[last] = items[other];
      items[other] = item;
    }
  }
}
