package picknmix.games.candymatch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import picknmix.kernel.DataFile;

/**
 * The 60 cards (CM-1, CM-2). A card is a number from 0 to 59, a set of cards a {@code long} with a
 * bit for each, and what a card shows a parity: six bits, one for each candy. Cards cancel out when
 * the exclusive or of their parities is 0.
 */
final class Cards {
  static final int COUNT = 60;

  /** The candies' letters, in the order in which a card's name gives them. */
  private static final String CANDIES = "BCGLMT";

  private static final List<String> NAMES = DataFile.words(Cards.class, "cards.txt");
  private static final Map<String, Integer> NUMBERS = new HashMap<>();
  private static final byte[] PARITY = new byte[COUNT];

  /** For each candy, the cards that show it. */
  private static final long[] SHOWING = new long[CANDIES.length()];

  static {
    if (NAMES.size() != COUNT) {
      throw new IllegalStateException("cards.txt has " + NAMES.size() + " cards, not " + COUNT);
    }
    for (int card = 0; card < COUNT; card++) {
      String name = NAMES.get(card);
      if (NUMBERS.put(name, card) != null) {
        throw new IllegalStateException("cards.txt has " + name + " twice");
      }
      PARITY[card] = (byte) parity(name);
      for (int candy = 0; candy < CANDIES.length(); candy++) {
        SHOWING[candy] |= (PARITY[card] >> candy & 1L) << card;
      }
    }
  }

  private Cards() {}

  /** Reads a card's letters: one to three different candies in order, then a copy number. */
  private static int parity(String name) {
    int parity = 0;
    int at = 0;
    for (int candy = 0; candy < CANDIES.length(); candy++) {
      if (at < name.length() && name.charAt(at) == CANDIES.charAt(candy)) {
        parity |= 1 << candy;
        at++;
      }
    }
    boolean copyNumber = name.length() == at + 1 && Character.isDigit(name.charAt(at));
    if (at < 1 || at > 3 || !copyNumber) {
      throw new IllegalStateException("cards.txt: " + name + " is no card");
    }
    return parity;
  }

  static List<String> names() {
    return NAMES;
  }

  static String name(int card) {
    return NAMES.get(card);
  }

  /** The card with that name, or −1. */
  static int number(String name) {
    return NUMBERS.getOrDefault(name, -1);
  }

  static int parity(int card) {
    return PARITY[card];
  }

  static long bit(int card) {
    return 1L << card;
  }

  /**
   * Whether every candy is on an even number of the cards (CM-5). No card is none, so 2 or more.
   */
  static boolean isMatch(long cards) {
    long odd = 0;
    for (long showing : SHOWING) {
      odd |= Long.bitCount(cards & showing) & 1;
    }
    return odd == 0 && cards != 0;
  }

  /** The names of the cards in a set, in the order of the deck list. */
  static List<String> names(long cards) {
    List<String> names = new ArrayList<>();
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      names.add(name(Long.numberOfTrailingZeros(rest)));
    }
    return names;
  }
}
