package picknmix.kernel;

/** An action in a log: who did what. */
public record Move(int seat, long action) {
  /** What somebody did in secret; no game has an action with this number. */
  public static final long SECRET = Long.MIN_VALUE;
}
