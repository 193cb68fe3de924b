package picknmix.server.match;

/** Where a match's actions are kept. What it has taken will survive. */
@FunctionalInterface
public interface MatchLog {
  /** For matches that end with the program. */
  MatchLog NONE = action -> {};

  /**
   * Keeps the next action. Nobody hears of it before this has returned; if it throws, nobody ever
   * does from this match, which ends.
   */
  void append(LoggedAction action);
}
