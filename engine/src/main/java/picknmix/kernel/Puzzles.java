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

  /** How hard a puzzle is that begins like this; the limits as in {@link #solve}. */
  Map<String, @Nullable Object> rate(S start, long nodes, long millis, Watch watch);

  /** The highest level; the lowest is 1. */
  int levels();

  /**
   * Makes a new puzzle: tries the numbers of that seed one after the other, until one is good. The
   * same seed and number give the same puzzle, or none, on every machine.
   *
   * @param from the first number that is tried
   * @param tries how many are tried at most
   */
  Map<String, @Nullable Object> make(
      int level, Options options, Seed seed, int from, int tries, Watch watch);

  /** A puzzle as {@link #list} and {@link #make} tell it, in the text that the game keeps it in. */
  String page(Field puzzle);
}
