package picknmix.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays a seat from what that seat may know.
 *
 * @param <S> the game's state
 */
public interface Bot<S extends State<S>> {
  /** What to do now, in a view in which its seat can act. */
  Advice advise(View<S> view, Budget budget, Rng rng);

  /** The same bot at a table of its own, where it need not think everything anew. */
  default Bot<S> sitDown() {
    return this;
  }

  /**
   * How good an action is that somebody wants to do or has done in this view, beside what the bot
   * would do: both in the same imagined states, under the same luck.
   */
  default Verdict judge(View<S> view, long played, Budget budget, Rng rng) {
    throw new UnsupportedOperationException("this bot plays, but cannot compare");
  }

  /**
   * How long a bot may think: for so many milliseconds, or so many rounds of its search. A bot that
   * needs no search ignores it.
   *
   * @param millis 0 if only the iterations count
   * @param iterations 0 if only the time counts
   */
  record Budget(int millis, int iterations) {
    /** The same, but for so many rounds at most. */
    public Budget atMost(int rounds) {
      boolean onlyTime = iterations == 0 && millis > 0;
      return new Budget(millis, onlyTime ? rounds : Math.min(iterations, rounds));
    }

    /** What is left of it if it began at that time of {@link System#nanoTime}. */
    public Budget since(long start) {
      int spent = (int) Math.min(millis, (System.nanoTime() - start) / 1_000_000);
      return millis == 0 ? this : new Budget(Math.max(1, millis - spent), iterations);
    }
  }

  /**
   * What the bot would do.
   *
   * @param action null if it is best to wait, where others can act too
   * @param value what the bot expects of it, in the game's points
   * @param candidates the best actions it thought of, the best first
   */
  record Advice(@Nullable Long action, double value, List<Candidate> candidates) {}

  /** An action that was thought of, how often it was tried, and what it is worth. */
  record Candidate(long action, int visits, double value) {}

  /**
   * What the bot would have done, and what came of that and of what was done, for the seat that
   * acts, in the game's points.
   *
   * @param best what was done, if nothing else has turned out better
   * @param error half the width of the 95 % interval of the difference of the two values
   * @param regret what the bot's choice came to more than what was done; below 0 if it came to less
   * @param stake what the bot's choice came to more than any action by chance
   * @param outlook what each seat may expect after the best action, in points
   * @param wins the same as a chance to win; together they make 1, unless all win together
   * @param line how the bot would go on after the best action, as far as it has looked: its own
   *     actions, up to what nobody can know in advance
   */
  record Verdict(
      long best,
      long played,
      double bestValue,
      double playedValue,
      double error,
      double regret,
      double stake,
      List<Double> outlook,
      List<Double> wins,
      List<Move> line) {}
}
