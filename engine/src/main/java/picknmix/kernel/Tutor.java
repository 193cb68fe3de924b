package picknmix.kernel;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a game tells those who want to learn it: where to look, why one action is better than
 * another, and what may be expected of a position. All of it from what a seat may know.
 *
 * @param <S> the game's state
 */
public interface Tutor<S extends State<S>> {
  /** How many points make a difference. */
  double scale();

  /** What a victory counts where nothing else does; 0 where points are the game's own. */
  default double victory() {
    return 0;
  }

  /**
   * What bots of each level reach in a match that begins so; null if decisions of this game tell
   * too little about who makes them.
   */
  default @Nullable Yardstick yardstick(S start) {
    return null;
  }

  /** Somebody who looks ahead; a new one for each thread. */
  Forecast<S> forecast();

  /** What to look at to find this action, in the game's words for places and pieces. */
  List<String> where(long action);

  /** What time it is in the game, such as its round and phase; all may know it. */
  default Map<String, @Nullable Object> time(S s) {
    return Map.of();
  }

  /**
   * Why a line of play, of the viewer's own actions, is better than another action; empty if
   * nothing can be counted that says so.
   */
  List<Reason> why(View<S> view, List<Move> better, long worse, Rng rng);

  /** What speaks for a line of play, beside what else the viewer might do. */
  List<Reason> why(View<S> view, List<Move> line, Rng rng);

  /** Tells what may be expected of a state. */
  interface Forecast<S extends State<S>> {
    /**
     * What each seat may expect if sensible players go on from here for a while.
     *
     * @param imagined a full state, which is played on in
     * @param luck the number of the dice: the same number, the same luck
     */
    void expect(S imagined, long luck, double[] out);
  }
}
