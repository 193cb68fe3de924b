package picknmix.games.candyhunters.rules;

/** A few cells, at most five, packed into a {@code long}: eleven bits for each. */
public final class Trail {
  public static final long EMPTY = 0;

  /** As many cells as there are ghosts, the large one included. */
  public static final int MOST = CandyHuntersState.GHOSTS + 1;

  private static final int BITS = 11;
  private static final int MASK = (1 << BITS) - 1;

  private Trail() {}

  public static long with(long trail, int cell) {
    return trail << BITS | (cell + 1);
  }

  public static boolean contains(long trail, int cell) {
    for (long rest = trail; rest != EMPTY; rest >>>= BITS) {
      if ((rest & MASK) == cell + 1) {
        return true;
      }
    }
    return false;
  }

  /** The cell added last. */
  public static int last(long trail) {
    return (int) (trail & MASK) - 1;
  }

  public static long withoutLast(long trail) {
    return trail >>> BITS;
  }
}
