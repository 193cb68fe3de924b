package picknmix.games.candyghosts.rules;

import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.box.Special;

/** What somebody can do: the character, what it carries (CG-63) and the atmosphere (CG-44). */
public final class Powers {
  private static final int FIRST = Kind.MEGAPHONE.number();
  private static final int LAST = Kind.CURSED_LUNCHBOX.number();

  /** Those from the first to the last of them in a hand. */
  private static final long EQUIPMENT = Kind.one(LAST + 1) - Kind.one(FIRST);

  private Powers() {}

  /** Action points at the start of a turn. */
  public static int ap(CandyGhostsState s, int seat) {
    int ap = Box.character(s.character[seat]).ap() + s.effect(Change.AP, s.traits(seat));
    for (int kind = FIRST; kind <= LAST && isEquipped(s, seat); kind++) {
      ap += Kind.count(s.hand[seat], kind) * Kind.of(kind).ap;
    }
    return Math.max(0, ap);
  }

  /** How many charges fit. */
  public static int storage(CandyGhostsState s, int seat) {
    int storage =
        Box.character(s.character[seat]).storage() + s.effect(Change.STORAGE, s.traits(seat));
    for (int kind = FIRST; kind <= LAST && isEquipped(s, seat); kind++) {
      storage += Kind.count(s.hand[seat], kind) * Kind.of(kind).storage;
    }
    return Math.max(0, storage);
  }

  /** What is added to all rolls (CG-34). */
  public static int roll(CandyGhostsState s, int seat) {
    int roll = s.effect(Change.ROLL, s.traits(seat));
    for (int kind = FIRST; kind <= LAST && isEquipped(s, seat); kind++) {
      roll += roll(s, seat, kind);
    }
    return roll;
  }

  /** Whether the seat carries anything that changes what it can do; most carry nothing. */
  private static boolean isEquipped(CandyGhostsState s, int seat) {
    return (s.hand[seat] & EQUIPMENT) != 0;
  }

  /** What things of that kind add to it. */
  public static int roll(CandyGhostsState s, int seat, int kind) {
    return Kind.count(s.hand[seat], kind) * Kind.of(kind).roll;
  }

  /** Whether the atmosphere changes that for the seat. */
  public static boolean has(CandyGhostsState s, int seat, Change change) {
    return s.holds(change, s.traits(seat));
  }

  public static Special special(CandyGhostsState s, int seat) {
    return Box.character(s.character[seat]).special();
  }

  /** CG-55: whether walls in and around that card do not exist for the seat, which is on it. */
  public static boolean disbelieves(CandyGhostsState s, int seat, int card) {
    for (int other = 0; other < s.seats; other++) {
      if (s.charges[other] > 0
          && special(s, other) == Special.DISBELIEF
          && (other == seat || (s.at[other] >= 0 && s.house.card(s.at[other]) == card))) {
        return true;
      }
    }
    return false;
  }
}
