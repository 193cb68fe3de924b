package picknmix.server.match;

import org.jspecify.annotations.Nullable;

/** Where a match's actions are kept. What it has taken will survive. */
@FunctionalInterface
public interface MatchLog {
  /** For matches that end with the program. */
  MatchLog NONE = (action, written) -> written.done(null);

  /**
   * Keeps the next action. Nobody hears of it before {@code written} has been told that it is kept;
   * if it is not, or nobody knows, nobody ever does from this match, which ends.
   */
  void append(LoggedAction action, Written written);

  /** Told once what has become of it, on any thread. */
  @FunctionalInterface
  interface Written {
    /**
     * It is decided.
     *
     * @param failure null if it is on disk
     */
    void done(@Nullable Throwable failure);
  }
}
