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
}
