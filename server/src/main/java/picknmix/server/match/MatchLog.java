package picknmix.server.match;

import picknmix.kernel.Move;

/** Where a match's actions are kept. What it has taken will survive; what it refuses is undone. */
@FunctionalInterface
public interface MatchLog {
  /** For matches that end with the program. */
  MatchLog NONE = (sequence, move) -> {};

  /** Keeps the action of that number. Nobody hears of an action before this has returned. */
  void append(int sequence, Move move);
}
