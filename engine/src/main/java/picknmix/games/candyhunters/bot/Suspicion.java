package picknmix.games.candyhunters.bot;

import java.util.Arrays;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.kernel.Rng;

/**
 * What the regular cards in somebody else's hand may be: how likely each hand is, as far as what
 * its owner has done tells. Only the ratios of the numbers mean something.
 */
final class Suspicion {
  private static final int SIDE = Patterns.REGULAR + 1;

  /** All hands of one card or two. */
  private static final long[] HANDS = hands();

  private final double[] weights = new double[SIDE * SIDE];

  /** How likely somebody with that hand does what was done. */
  interface Tell {
    double of(long hand);
  }

  /** How likely somebody with that hand gives that card of it away. */
  interface Parting {
    double with(long hand, int card);
  }

  /** At the beginning it may be any. */
  Suspicion() {
    Arrays.fill(weights, 1);
  }

  private static long[] hands() {
    long[] hands = new long[Patterns.REGULAR * (Patterns.REGULAR + 1) / 2];
    int count = 0;
    for (int low = 0; low < Patterns.REGULAR; low++) {
      hands[count++] = Patterns.bit(low);
      for (int high = low + 1; high < Patterns.REGULAR; high++) {
        hands[count++] = Patterns.bit(low) | Patterns.bit(high);
      }
    }
    return hands;
  }

  /** The place of a hand's weight, by its lower card and its higher one. */
  private static int at(long hand) {
    long higher = hand & hand - 1;
    int high = higher == 0 ? Patterns.REGULAR : Long.numberOfTrailingZeros(higher);
    return Long.numberOfTrailingZeros(hand) * SIDE + high;
  }

  private static boolean isAmong(long possible, long hand) {
    return (hand & ~possible) == 0;
  }

  /** They did something, with a hand of these cards. */
  void consider(long possible, Tell tell) {
    for (long hand : HANDS) {
      weights[at(hand)] *= isAmong(possible, hand) ? tell.of(hand) : 0;
    }
    settle();
  }

  /**
   * A card of their hand has gone, and another came.
   *
   * @param possible the cards that they may have had
   * @param drawn the cards of which they may have drawn one; none if the deck was empty
   */
  void replace(long possible, long drawn, Parting parting) {
    double[] kept = new double[SIDE];
    for (long hand : HANDS) {
      for (long rest = isAmong(possible, hand) ? hand : 0; rest != 0; rest &= rest - 1) {
        int gone = Long.numberOfTrailingZeros(rest);
        int other =
            Math.min(Patterns.REGULAR, Long.numberOfTrailingZeros(hand ^ Patterns.bit(gone)));
        kept[other] += weights[at(hand)] * parting.with(hand, gone);
      }
    }
    Arrays.fill(weights, 0);
    for (int card = 0; card < SIDE; card++) {
      long hand = card == Patterns.REGULAR ? 0 : Patterns.bit(card);
      if (drawn == 0 && hand != 0) {
        weights[at(hand)] = kept[card];
      }
      for (long rest = drawn & ~hand; rest != 0; rest &= rest - 1) {
        weights[at(hand | Long.lowestOneBit(rest))] += kept[card];
      }
    }
    settle();
  }

  /** Keeps the numbers from becoming too small; who suspects nothing any more begins anew. */
  private void settle() {
    double most = 0;
    for (long hand : HANDS) {
      most = Math.max(most, weights[at(hand)]);
    }
    for (long hand : HANDS) {
      weights[at(hand)] = most > 0 ? weights[at(hand)] / most : 1;
    }
  }

  /** One of the hands of so many of these cards; the likelier ones come more often. */
  long draw(long possible, int size, Rng rng) {
    double left = sum(possible, size) * ((rng.word() & 0xffff_ffffL) / (double) (1L << 32));
    long last = 0;
    for (long hand : HANDS) {
      if (Long.bitCount(hand) == size && isAmong(possible, hand) && weights[at(hand)] > 0) {
        last = hand;
        left -= weights[at(hand)];
        if (left < 0) {
          return hand;
        }
      }
    }
    return last;
  }

  /** How likely that hand is among those of as many of these cards. */
  double chance(long hand, long possible) {
    return weights[at(hand)] / sum(possible, Long.bitCount(hand));
  }

  private double sum(long possible, int size) {
    double sum = 0;
    for (long hand : HANDS) {
      sum += Long.bitCount(hand) == size && isAmong(possible, hand) ? weights[at(hand)] : 0;
    }
    return sum;
  }
}
