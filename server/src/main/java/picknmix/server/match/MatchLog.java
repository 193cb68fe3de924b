package picknmix.server.match;

/** Where a match's actions are kept. What it has taken will survive; what it refuses is undone. */
@FunctionalInterface
public interface MatchLog {
  /** For matches that end with the program. */
  MatchLog NONE = action -> {};

  /** Keeps the next action. Nobody hears of it before this has returned. */
  void append(LoggedAction action);
}
