package picknmix.kernel;

import org.jspecify.annotations.Nullable;

/**
 * All that decides how a match begins; the same set-up always deals the same state.
 *
 * @param options complete: every option of the game has a value
 * @param first the seat that starts
 */
public record Setup(int seats, Options options, Seed seed, int first) {

  /** Fills in what the host left open: options by their defaults, the first seat from the seed. */
  public static Setup of(
      Game<?> game, int seats, Options chosen, Seed seed, @Nullable Integer first) {
    if (seats < game.facts().minSeats() || seats > game.facts().maxSeats()) {
      throw Refused.badRequest(
          game.id()
              + " is for "
              + game.facts().minSeats()
              + " to "
              + game.facts().maxSeats()
              + ", not "
              + seats);
    }
    if (first != null && (first < 0 || first >= seats)) {
      throw Refused.badRequest("first must be a seat from 0 to " + (seats - 1) + ", not " + first);
    }
    int starter = first != null ? first : first(seed, seats);
    return new Setup(seats, game.settle(seats, chosen), seed, starter);
  }

  /** Who starts if nobody has chosen. */
  public static int first(Seed seed, int seats) {
    return new SeedRandom(seed, "first").below(seats);
  }

  /**
   * The dice of the action with that number in the log, counted from 1. Each has a stream of its
   * own, so that a finished match's dice can be checked like its deal.
   */
  public Rng dice(int number) {
    return new SeedRandom(seed, "dice " + number);
  }

  /** The stream of random numbers that deals. */
  public Rng dealer() {
    return new SeedRandom(seed, "deal");
  }
}
