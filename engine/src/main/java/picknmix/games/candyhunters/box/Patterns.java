package picknmix.games.candyhunters.box;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.DataFile;
import picknmix.kernel.Json;

/**
 * The 36 pattern cards (CH-2, CH-3). A card is a number: first the regular ones, then the haunted
 * ones; a set of cards is a {@code long} with a bit for each.
 */
public final class Patterns {
  public static final int REGULAR = 28;
  public static final int HAUNTED = 8;
  public static final int COUNT = REGULAR + HAUNTED;

  /** The sets of all regular and of all haunted cards. */
  public static final long ALL_REGULAR = (1L << REGULAR) - 1;

  public static final long ALL_HAUNTED = (1L << COUNT) - 1 & ~ALL_REGULAR;

  /** How many needs of a haunted pattern may be unmet (CH-18). */
  static final int MAX_UNMET = 3;

  private static final List<String> TEXTS = new ArrayList<>();
  private static final List<String> NAMES = new ArrayList<>();
  private static final Map<String, Integer> NUMBERS = new HashMap<>();
  private static final @Nullable Pattern[][] ROTATIONS = new Pattern[COUNT][];
  private static final Pattern[][] PICTURES = new Pattern[COUNT][];

  static {
    List<String> words = DataFile.words(Patterns.class, "patterns.txt");
    if (words.size() != 2 * COUNT) {
      throw new IllegalStateException("patterns.txt must name " + COUNT + " patterns");
    }
    for (int card = 0; card < COUNT; card++) {
      String name = expectedName(card);
      String text = words.get(2 * card + 1);
      if (!words.get(2 * card).equals(name)) {
        throw new IllegalStateException("patterns.txt: " + words.get(2 * card) + " is not " + name);
      }
      TEXTS.add(text);
      NAMES.add(name);
      NUMBERS.put(name, card);
      ROTATIONS[card] = Pattern.rotations(text);
      PICTURES[card] = allPictures(card);
      check(name, text, card);
    }
  }

  private Patterns() {}

  /** P01 to P28, then H1 to H8. */
  private static String expectedName(int card) {
    if (!isRegular(card)) {
      return "H" + (card - REGULAR + 1);
    }
    return (card < 9 ? "P0" : "P") + (card + 1);
  }

  /** Ghosts are for haunted patterns, and one with three needs could be scored anywhere (CH-18). */
  private static void check(String name, String text, int card) {
    boolean good = isRegular(card) ? text.indexOf('*') < 0 : pattern(card, 0).size > MAX_UNMET;
    if (!good) {
      throw new IllegalStateException("patterns.txt: " + text + " cannot be " + name);
    }
  }

  public static boolean isRegular(int card) {
    return card < REGULAR;
  }

  public static long bit(int card) {
    return 1L << card;
  }

  public static String name(int card) {
    return NAMES.get(card);
  }

  /** The card with that name, or −1. */
  public static int number(String name) {
    return NUMBERS.getOrDefault(name, -1);
  }

  /** As the data file writes it. */
  public static String text(int card) {
    return TEXTS.get(card);
  }

  private static Pattern[] allPictures(int card) {
    List<Pattern> pictures = new ArrayList<>();
    for (int rotation = 0; rotation < Pattern.ROTATIONS; rotation++) {
      if (hasRotation(card, rotation)) {
        pictures.add(pattern(card, rotation));
      }
    }
    return pictures.toArray(new Pattern[0]);
  }

  /** How many different pictures the card gives when it is turned. */
  public static int pictures(int card) {
    return PICTURES[card].length;
  }

  /** One of them, by rotation. */
  public static Pattern picture(int card, int number) {
    return PICTURES[card][number];
  }

  /** Whether that rotation has a picture of its own, and not that of a smaller one. */
  public static boolean hasRotation(int card, int rotation) {
    return ROTATIONS[card][rotation] != null;
  }

  /** The card in a rotation that it has. */
  public static Pattern pattern(int card, int rotation) {
    Pattern pattern = ROTATIONS[card][rotation];
    if (pattern == null) {
      throw new IllegalArgumentException(name(card) + " r" + rotation + " is a smaller rotation");
    }
    return pattern;
  }

  /** The names of the cards in a set, in ascending order. */
  public static List<String> names(long cards) {
    List<String> names = new ArrayList<>();
    for (long rest = cards; rest != 0; rest &= rest - 1) {
      names.add(name(Long.numberOfTrailingZeros(rest)));
    }
    return names;
  }

  /** All of them, by name. */
  public static Map<String, @Nullable Object> json() {
    Map<String, @Nullable Object> json = Json.object();
    for (int card = 0; card < COUNT; card++) {
      json.put(name(card), text(card));
    }
    return json;
  }
}
