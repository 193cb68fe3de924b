package picknmix.cli.arena;

import org.jspecify.annotations.Nullable;
import picknmix.kernel.State;

/**
 * One game to be played.
 *
 * @param index its place among all that are to be played, by which it is kept
 * @param number its number in the plan
 */
record Bout(int index, Plan plan, int number) {
  /** The game's result, and what was counted in it if that was asked for. */
  record Result(Bout bout, Played played, @Nullable Tally tally) {
    static <S extends State<S>> Result of(Bout bout, Finished<S> finished, boolean census) {
      return new Result(
          bout,
          Played.of(bout.plan(), bout.number(), finished),
          census ? Tally.of(finished.session()) : null);
    }
  }
}
