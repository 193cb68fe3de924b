package picknmix.kernel;

/**
 * A game's actions as a {@code long} for the engine (one type for all games, wide enough for any
 * set of Candy Match's 60 cards) and in the notation of docs/rules for people, logs and other
 * programs. For code that should read like the game, a game has records of its own.
 */
public interface ActionNotation {
  /** A word of the match service's, and in no game's notation: the last action is taken back. */
  String UNDO = "undo";

  /** The action in notation. */
  String text(long action);

  /** Reads notation; what no state of the game could ever accept is refused with the reason. */
  long parse(String text);

  /** The notation as the viewer may see it, with {@code ?} for what is secret. */
  default String text(long action, int seat, int viewer) {
    return text(action);
  }
}
