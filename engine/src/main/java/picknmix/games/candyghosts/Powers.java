package picknmix.games.candyghosts;

import picknmix.games.candyghosts.Effect.Change;

/** What somebody can do: the character, what it carries (CG-63) and the atmosphere (CG-44). */
final class Powers {
  private static final int FIRST = Kind.MEGAPHONE.number();
  private static final int LAST = Kind.CURSED_LUNCHBOX.number();

  private Powers() {}

  /** Action points at the start of a turn. */
  static int ap(CandyGhostsState s, int seat) {
    int ap = Box.character(s.character[seat]).ap() + Effect.sum(s, Change.AP, s.traits(seat));
    for (int kind = FIRST; kind <= LAST; kind++) {
      ap += Kind.count(s.hand[seat], kind) * Kind.of(kind).ap;
    }
    return Math.max(0, ap);
  }

  /** How many charges fit. */
  static int storage(CandyGhostsState s, int seat) {
    int storage =
        Box.character(s.character[seat]).storage() + Effect.sum(s, Change.STORAGE, s.traits(seat));
    for (int kind = FIRST; kind <= LAST; kind++) {
      storage += Kind.count(s.hand[seat], kind) * Kind.of(kind).storage;
    }
    return Math.max(0, storage);
  }

  /** What is added to all rolls (CG-34). */
  static int roll(CandyGhostsState s, int seat) {
    int roll = Effect.sum(s, Change.ROLL, s.traits(seat));
    for (int kind = FIRST; kind <= LAST; kind++) {
      roll += Kind.count(s.hand[seat], kind) * Kind.of(kind).roll;
    }
    return roll;
  }

  /** Whether the atmosphere changes that for the seat. */
  static boolean has(CandyGhostsState s, int seat, Change change) {
    return Effect.holds(s, change, s.traits(seat));
  }

  static Special special(CandyGhostsState s, int seat) {
    return Box.character(s.character[seat]).special();
  }

  /** CG-55: whether walls in and around that card do not exist for the seat, which is on it. */
  static boolean disbelieves(CandyGhostsState s, int seat, int card) {
    for (int other = 0; other < s.seats; other++) {
      boolean here = other == seat || (s.at[other] >= 0 && Space.card(s, s.at[other]) == card);
      if (here && s.charges[other] > 0 && special(s, other) == Special.DISBELIEF) {
        return true;
      }
    }
    return false;
  }
}
