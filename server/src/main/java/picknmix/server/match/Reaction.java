package picknmix.server.match;

import picknmix.kernel.Level;
import picknmix.kernel.Rng;

/**
 * How long a bot takes until it acts, so that it feels like a person. In a race, where whoever is
 * first may act, it takes {@code quickest} milliseconds and twice up to {@code spread} more, so
 * that middling times are the most likely; when all wait for it, a moment.
 */
public record Reaction(int quickest, int spread) {
  private static final int MOMENT = 700;

  public static Reaction of(Level level) {
    return switch (level) {
      case EASY -> new Reaction(5_000, 4_000);
      case MEDIUM -> new Reaction(3_000, 2_500);
      case HARD -> new Reaction(1_500, 1_000);
    };
  }

  /** So many times as slow. */
  public Reaction slowed(int times) {
    return new Reaction(times * quickest, times * spread);
  }

  int millis(boolean race, Rng rng) {
    return race ? quickest + rng.below(spread) + rng.below(spread) : MOMENT + rng.below(MOMENT);
  }
}
