package picknmix.server.match;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * When the table's clock acts, and what it does then. A value: time is passed in, never asked for.
 *
 * @param pace milliseconds by the first word of an action, as {@link picknmix.kernel.Game#pace};
 *     what is missing or 0 never happens by itself
 * @param action what the clock will do; null if nothing
 * @param due when, in the milliseconds of the match's {@link Time}
 * @param stopped when it was stopped; null while it runs
 */
public record MatchClock(
    Map<String, Integer> pace, @Nullable String action, long due, @Nullable Long stopped) {

  /** A clock that has not been started. */
  public static MatchClock of(Map<String, Integer> pace) {
    return new MatchClock(Map.copyOf(pace), null, 0, null);
  }

  /**
   * The clock after something was done.
   *
   * @param action what it can do now; null if nothing
   * @param restarts whether everybody gets the whole time again; else it runs on, if it is still
   *     about the same
   */
  public MatchClock next(@Nullable String action, boolean restarts, long now) {
    int millis = action == null ? 0 : pace.getOrDefault(firstWord(action), 0);
    if (action == null || millis == 0) {
      return new MatchClock(pace, null, 0, stopped);
    }
    return !restarts && action.equals(this.action)
        ? this
        : new MatchClock(pace, action, time(now) + millis, stopped);
  }

  /** Stands still from now on. */
  public MatchClock stop(long now) {
    return stopped != null ? this : new MatchClock(pace, action, due, now);
  }

  /** Runs again, from where it stood. */
  public MatchClock run(long now) {
    return stopped == null ? this : new MatchClock(pace, action, due + now - stopped, null);
  }

  private long time(long now) {
    return stopped == null ? now : stopped;
  }

  /** What it does now; null if it is not time yet, or it does not run. */
  public @Nullable String strikes(long now) {
    return stopped == null && now >= due ? action : null;
  }

  /** What is coming; null if it does not run. */
  public @Nullable Countdown countdown(long now) {
    return action == null ? null : new Countdown(action, Math.max(0, due - time(now)));
  }

  private static String firstWord(String action) {
    int space = action.indexOf(' ');
    return space < 0 ? action : action.substring(0, space);
  }
}
