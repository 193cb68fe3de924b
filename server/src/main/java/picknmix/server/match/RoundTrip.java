package picknmix.server.match;

import java.util.ArrayList;
import java.util.List;

/**
 * What the server has measured of a player's line with its own pings: a value that each new sample
 * replaces.
 *
 * @param samples the last ones in milliseconds, the newest at the end
 * @param allowance how long a message was under way: half the quickest way there and back, within
 *     reason
 * @param jitter how far off that may be: half of what the middle sample took longer than the
 *     quickest. Lone hiccups do not count
 */
public record RoundTrip(List<Integer> samples, int allowance, int jitter) {
  /** Nothing measured, or nothing to be measured: somebody in the same process. */
  public static final RoundTrip NONE = new RoundTrip(List.of(), 0, 0);

  /** How much of a slow line is made good at most. */
  public static final int MOST_ALLOWANCE = 150;

  private static final int KEPT = 16;

  /** A line of which this is known. */
  public static RoundTrip of(List<Integer> samples) {
    if (samples.isEmpty()) {
      return NONE;
    }
    List<Integer> sorted = samples.stream().sorted().toList();
    int quickest = sorted.getFirst();
    int middle = sorted.get(sorted.size() / 2);
    return new RoundTrip(
        List.copyOf(samples),
        Math.min(quickest / 2, MOST_ALLOWANCE),
        Math.min((middle - quickest) / 2, MOST_ALLOWANCE));
  }

  /** With one more ping answered after so many milliseconds. */
  public RoundTrip sample(int millis) {
    List<Integer> latest =
        new ArrayList<>(samples.subList(Math.max(0, samples.size() - KEPT + 1), samples.size()));
    latest.add(Math.max(0, millis));
    return of(latest);
  }
}
