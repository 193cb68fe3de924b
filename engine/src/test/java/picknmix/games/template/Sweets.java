package picknmix.games.template;

import java.util.ArrayList;
import java.util.List;

/** The 12 sweets (TG-1). A sweet is a number from 0 to 11, a set of sweets a bit for each. */
final class Sweets {
  static final int COUNT = 12;
  static final int ALL = (1 << COUNT) - 1;
  static final int MOST_SUGAR = 4;

  private static final String FLAVOURS = "BLM";

  /** The four sweets of a flavour, moved to the first. */
  private static final int ONE_FLAVOUR = (1 << MOST_SUGAR) - 1;

  private Sweets() {}

  static int bit(int sweet) {
    return 1 << sweet;
  }

  static int sugar(int sweet) {
    return sweet % MOST_SUGAR + 1;
  }

  /** The sugar of all the sweets together. */
  static int sugarOf(int sweets) {
    int sugar = 0;
    for (int rest = sweets; rest != 0; rest &= rest - 1) {
      sugar += sugar(Integer.numberOfTrailingZeros(rest));
    }
    return sugar;
  }

  /** How many flavours there are among the sweets. */
  static int flavoursOf(int sweets) {
    int flavours = 0;
    for (int rest = sweets; rest != 0; rest >>= MOST_SUGAR) {
      flavours += (rest & ONE_FLAVOUR) != 0 ? 1 : 0;
    }
    return flavours;
  }

  static String name(int sweet) {
    return "" + FLAVOURS.charAt(sweet / MOST_SUGAR) + sugar(sweet);
  }

  /** The sweets' names in their order. */
  static List<String> names(int sweets) {
    List<String> names = new ArrayList<>();
    for (int rest = sweets; rest != 0; rest &= rest - 1) {
      names.add(name(Integer.numberOfTrailingZeros(rest)));
    }
    return names;
  }

  /** The sweet with that name, or −1. */
  static int number(String name) {
    return names(ALL).indexOf(name);
  }
}
