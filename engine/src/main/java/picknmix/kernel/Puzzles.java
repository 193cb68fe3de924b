package picknmix.kernel;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles of a game: matches of one seat that begin from a set position and have a goal. What
 * is told of them is JSON, in the form of docs/engine-protocol.md.
 *
 * @param <S> the game's state
 */
public interface Puzzles<S extends State<S>> {
  /** All that the game comes with, in order. */
  List<Map<String, @Nullable Object>> list();

  /** Where a puzzle begins, by its name or its code; refuses what is neither. */
  S start(String puzzle);

  boolean isPuzzle(S s);

  /** The code of a puzzle that begins like this; refuses a position that cannot be a beginning. */
  String code(S s);

  /**
   * The most points that can be had from here, and how.
   *
   * @param nodes how many positions may be looked at, 0 for any number; the answer is then the same
   *     on every machine
   * @param millis for how long it may look, 0 for as long as it takes
   */
  Map<String, @Nullable Object> solve(S s, long nodes, long millis, Watch watch);

  /** Whether the goal can still be reached from here, and how; the limits as in {@link #solve}. */
  Map<String, @Nullable Object> reach(S s, long nodes, long millis, Watch watch);
}
