package picknmix.games.candymatch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds matches by arithmetic instead of trial: cards are vectors over GF(2), matches are the sets
 * that sum to zero, and so all matches on a table are the sums of a few basic ones. It keeps its
 * working memory and allocates nothing after it is made.
 */
final class MatchFinder {
  /** For each candy, a sum of cards whose first candy it is, and the cards that make this sum. */
  private final int[] pivotParity = new int[6];

  private final long[] pivotCards = new long[6];

  /** Matches of which every other is a sum; none of them is a sum of others. */
  private final long[] basis = new long[Cards.COUNT];

  private int basisSize;

  /** Works out the matches among these cards; the other methods speak of them. */
  MatchFinder on(long table) {
    Arrays.fill(pivotParity, 0);
    basisSize = 0;
    for (long rest = table; rest != 0; rest &= rest - 1) {
      add(Long.numberOfTrailingZeros(rest));
    }
    return this;
  }

  /**
   * Adds a card: if the pivots can make its parity, the card and they are a match, else a pivot.
   */
  private void add(int card) {
    int parity = Cards.parity(card);
    long cards = Cards.bit(card);
    while (parity != 0) {
      int candy = Integer.numberOfTrailingZeros(parity);
      if (pivotParity[candy] == 0) {
        pivotParity[candy] = parity;
        pivotCards[candy] = cards;
        return;
      }
      parity ^= pivotParity[candy];
      cards ^= pivotCards[candy];
    }
    basis[basisSize++] = cards;
  }

  /** How many matches there are. */
  long count() {
    return (1L << basisSize) - 1;
  }

  /** The match with that index, from 0 to {@link #count} − 1. */
  long get(long index) {
    long cards = 0;
    for (long which = index + 1; which != 0; which &= which - 1) {
      cards ^= basis[Long.numberOfTrailingZeros(which)];
    }
    return cards;
  }

  /** Whether there is a match among the cards: quicker than looking for one. */
  static boolean any(long table) {
    if (Long.bitCount(table) > 6) {
      return true; // seven vectors over six candies are never independent
    }
    long sums = 1;
    for (long rest = table; rest != 0; rest &= rest - 1) {
      int parity = Cards.parity(Long.numberOfTrailingZeros(rest));
      if ((sums >>> parity & 1) != 0) {
        return true;
      }
      sums |= shifted(sums, parity);
    }
    return false;
  }

  /** The largest match of at most that many cards, 0 if there is none. */
  static long largest(long table, int most) {
    // for each size and parity a set of cards that has them; 0 if there is none
    long[][] sets = new long[most + 1][64];
    for (long rest = table; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      for (int size = most - 1; size >= 0; size--) {
        for (int parity = 0; parity < 64; parity++) {
          int sum = parity ^ Cards.parity(card);
          boolean reached = sets[size][parity] != 0 || (size == 0 && parity == 0);
          if (reached && sets[size + 1][sum] == 0) {
            sets[size + 1][sum] = sets[size][parity] | Cards.bit(card);
          }
        }
      }
    }
    int size = most;
    while (size > 0 && sets[size][0] == 0) {
      size--;
    }
    return sets[size][0];
  }

  /**
   * The largest match among the cards, 0 if there is none: one pass over the 64 parities a card.
   */
  static long largest(long table) {
    long[] best = new long[64]; // for each parity the largest set of cards with it
    long reached = 1; // the parities that some set has: at first only 0, the empty set's
    for (long rest = table; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      int parity = Cards.parity(card);
      long[] with = best.clone();
      long reachedWith = reached;
      for (int old = 0; old < 64; old++) {
        if ((reached >> old & 1) != 0) {
          long cards = best[old] | Cards.bit(card);
          int sum = old ^ parity;
          if ((reached >> sum & 1) == 0 || Long.bitCount(cards) > Long.bitCount(best[sum])) {
            with[sum] = cards;
          }
          reachedWith |= 1L << sum;
        }
      }
      best = with;
      reached = reachedWith;
    }
    return best[0];
  }

  /**
   * All matches that contain no smaller match: seven cards at most, since there are six candies.
   */
  static List<Long> minimal(long table) {
    return minimal(table, 7);
  }

  /** All matches of at most that many cards that contain no smaller match. */
  static List<Long> minimal(long table, int most) {
    List<Long> found = new ArrayList<>();
    extend(table, 0, 0, 1, most, found);
    return found;
  }

  /**
   * Extends a set without a match in it by each of the cards that may follow.
   *
   * @param cards those that may follow; the set has only smaller ones
   * @param sum the parity of the set
   * @param sums a bit for the parity of each of the set's subsets, the empty one included
   * @param room how many cards may still be added
   */
  private static void extend(long cards, long set, int sum, long sums, int room, List<Long> found) {
    if (room == 0) {
      return;
    }
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      int parity = Cards.parity(card);
      long larger = set | Cards.bit(card);
      if (parity == sum) {
        found.add(larger);
      } else if ((sums >> parity & 1) == 0) {
        // Only now: a card that cancels out with some of the set makes a match that is not minimal.
        extend(
            rest & (rest - 1), larger, sum ^ parity, sums | shifted(sums, parity), room - 1, found);
      }
    }
  }

  /** The parities in the mask, each with that parity added: bit i moves to bit i ^ parity. */
  private static long shifted(long mask, int parity) {
    long moved = mask;
    moved = (parity & 1) == 0 ? moved : swap(moved, 1, 0x5555_5555_5555_5555L);
    moved = (parity & 2) == 0 ? moved : swap(moved, 2, 0x3333_3333_3333_3333L);
    moved = (parity & 4) == 0 ? moved : swap(moved, 4, 0x0f0f_0f0f_0f0f_0f0fL);
    moved = (parity & 8) == 0 ? moved : swap(moved, 8, 0x00ff_00ff_00ff_00ffL);
    moved = (parity & 16) == 0 ? moved : swap(moved, 16, 0x0000_ffff_0000_ffffL);
    return (parity & 32) == 0 ? moved : swap(moved, 32, 0x0000_0000_ffff_ffffL);
  }

  private static long swap(long mask, int distance, long low) {
    return ((mask & low) << distance) | ((mask >>> distance) & low);
  }
}
