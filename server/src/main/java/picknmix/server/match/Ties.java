package picknmix.server.match;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import picknmix.kernel.Rng;

/** How a table settles what was too close to tell. */
public enum Ties {
  /** Clockwise from whom the rules name, the revealer in Candy Match. */
  SEAT,
  /** By a coin that is the seed's, and can be checked when the seed is known. */
  COIN;

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * Who of these seats was first, for all that anybody knows.
   *
   * @param tied in ascending order
   * @param precedence as {@link picknmix.kernel.Rules#precedence}
   */
  int settle(List<Integer> tied, int precedence, int seats, Rng coin) {
    return switch (this) {
      case SEAT ->
          Collections.min(
              tied, Comparator.comparingInt(seat -> Math.floorMod(seat - precedence, seats)));
      case COIN -> tied.get(coin.below(tied.size()));
    };
  }
}
