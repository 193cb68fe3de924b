package picknmix.games.candyghosts.box;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The kinds of items (CG-60 to CG-68): what carrying one changes, or whom it stops. */
public enum Kind {
  TEACUP("teacup"),
  VASE("vase"),
  PLATE("plate"),
  TORCH("torch"),
  KIT("kit"),
  FAN("fan"),
  // CG-63: action points, rolls, storage
  MEGAPHONE("megaphone", 0, +1, 0),
  CURSED_MEGAPHONE("cursed-megaphone", 0, +1, -1),
  ESPRESSO("espresso", +1, 0, 0),
  CURSED_ESPRESSO("cursed-espresso", +1, -1, 0),
  LUNCHBOX("lunchbox", 0, 0, +1),
  CURSED_LUNCHBOX("cursed-lunchbox", 0, -1, +1),
  // CG-64 to CG-68: whom it stops, and who may clear it away
  MIRROR("mirror", Trait.VAIN.bit(), 0, Trait.SMART),
  CEILING("ceiling", Trait.ALL, Trait.SHORT.bit(), null),
  RUG("rug", Trait.CLUMSY.bit(), 0, Trait.ANXIOUS),
  WARDROBE("wardrobe", Trait.ALL, Trait.AGILE.bit(), null),
  BOOKSHELF("bookshelf", Trait.ALL, Trait.AGILE.bit(), null),
  DOG("dog", Trait.ANXIOUS.bit(), 0, Trait.PET_LOVER),
  CAT("cat", Trait.ANXIOUS.bit(), 0, Trait.PET_LOVER);

  public static final int COUNT = values().length;

  private static final Kind[] ALL = values();

  /** Hands and piles are counted in so many bits for each kind. */
  private static final int BITS = 3;

  static final int MOST = (1 << BITS) - 1;

  public final String word;

  /** Whether it can be carried; obstacles stay on the map. */
  public final boolean carried;

  /** What carrying it adds to action points, to rolls, to storage. */
  public final int ap;

  public final int roll;
  public final int storage;

  private final int stopped;
  private final int unless;

  /** The traits that may smash or remove it. */
  public final int cleared;

  Kind(String word) {
    this(word, 0, 0, 0);
  }

  Kind(String word, int ap, int roll, int storage) {
    this.word = word;
    this.carried = true;
    this.ap = ap;
    this.roll = roll;
    this.storage = storage;
    this.stopped = 0;
    this.unless = 0;
    this.cleared = 0;
  }

  Kind(String word, int stopped, int unless, @Nullable Trait cleared) {
    this.word = word;
    this.carried = false;
    this.ap = 0;
    this.roll = 0;
    this.storage = 0;
    this.stopped = stopped;
    this.unless = unless;
    this.cleared = cleared == null ? 0 : cleared.bit();
  }

  public static Kind of(int number) {
    return ALL[number];
  }

  /** What stands for it in packed states and actions. */
  @SuppressWarnings("EnumOrdinal")
  public int number() {
    return ordinal();
  }

  /** The number of the kind with that word, or −1. */
  public static int number(String word) {
    for (Kind kind : ALL) {
      if (kind.word.equals(word)) {
        return kind.number();
      }
    }
    return -1;
  }

  /** Whether entering its square is a final action with these traits; pushing comes before. */
  public boolean stops(int traits) {
    return stopped != 0 && (stopped & traits) != 0 && (unless & traits) == 0;
  }

  /** CG-67: it can be pushed. */
  public boolean isFurniture() {
    return this == WARDROBE || this == BOOKSHELF;
  }

  /** One of this kind, to be added to a hand or taken from it. */
  public static long one(int kind) {
    return 1L << (BITS * kind);
  }

  /** How many of the kind are in a hand. */
  public static int count(long hand, int kind) {
    return (int) (hand >> (BITS * kind)) & MOST;
  }

  /** The first kind in a hand that is not empty. */
  public static int first(long hand) {
    return Long.numberOfTrailingZeros(hand) / BITS;
  }

  /** What is in a hand beyond that kind. */
  public static long beyond(long hand, int kind) {
    return hand & -one(kind + 1);
  }

  public static int size(long hand) {
    int size = 0;
    for (long rest = hand; rest != 0; rest >>>= BITS) {
      size += (int) rest & MOST;
    }
    return size;
  }

  /** The words of a hand, sorted as strings, each as often as it is there. */
  public static List<String> words(long hand) {
    List<String> words = new ArrayList<>();
    for (Kind kind : ALL) {
      words.addAll(Collections.nCopies(count(hand, kind.number()), kind.word));
    }
    Collections.sort(words);
    return words;
  }
}
