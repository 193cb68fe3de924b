package picknmix.server.match;

import java.util.ArrayList;
import java.util.List;

/**
 * What the server has measured of a player's line with its own pings: a value that each new sample
 * replaces.
 *
 * @param samples the last ones in milliseconds, the newest at the end
 */
public record RoundTrip(List<Integer> samples) {
  /** Nothing measured, or nothing to be measured: somebody in the same process. */
  public static final RoundTrip NONE = new RoundTrip(List.of());

  /** How much of a slow line is made good at most. */
  public static final int MOST_ALLOWANCE = 150;

  private static final int KEPT = 16;

  public RoundTrip {
    samples = List.copyOf(samples);
  }

  /** With one more ping answered after so many milliseconds. */
  public RoundTrip sample(int millis) {
    List<Integer> latest =
        new ArrayList<>(samples.subList(Math.max(0, samples.size() - KEPT + 1), samples.size()));
    latest.add(Math.max(0, millis));
    return new RoundTrip(latest);
  }

  /** How long a message was under way: half the quickest way there and back, within reason. */
  public int allowance() {
    return samples.isEmpty() ? 0 : Math.min(sorted().getFirst() / 2, MOST_ALLOWANCE);
  }

  /**
   * How far off that may be: half of what the middle sample took longer than the quickest. Lone
   * hiccups do not count.
   */
  public int jitter() {
    return samples.isEmpty()
        ? 0
        : Math.min((sorted().get(samples.size() / 2) - sorted().getFirst()) / 2, MOST_ALLOWANCE);
  }

  private List<Integer> sorted() {
    return samples.stream().sorted().toList();
  }
}
