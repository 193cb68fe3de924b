package picknmix.games.candyghosts;

import java.util.Arrays;

/** What must be settled before anything else goes on, in a queue. Packed; grows at need. */
final class Pending {
  /** What is to be done; the words are the JSON's. */
  enum Do {
    /** n dice, for the action in a (high half) and b (low half); sum is Boom Voice's so far. */
    ROLL("roll"),
    /** A ghost spawns; a is the rolled room's place, or NONE. */
    SPAWN("spawn"),
    /** Seat {@code who}, or Onna, respawns; a is the rolled room's place, or NONE. */
    RESPAWN("respawn"),
    /** {@code who} is put on a square of the revealed room a. */
    PUT("put"),
    /** {@code who} meets one of the players on its big square. */
    POSSESS("possess"),
    /** Seat {@code who} is asked for an item of kind a. */
    ASK("ask"),
    /** Seat {@code who} is moved by Bossypants and has n points left. */
    BOSSY("bossy"),
    /** {@code who} is on its way to the place a and has n steps left. */
    GHOST("ghost"),
    /** The next atmosphere card is due. */
    DRAW("draw");

    final String word;

    Do(String word) {
      this.word = word;
    }

    /** What stands for it in the queue. */
    @SuppressWarnings("EnumOrdinal")
    int number() {
      return ordinal();
    }
  }

  private static final Do[] DOS = Do.values();
  private static final int STRIDE = 5;
  private static final int WHO = 1;
  private static final int A = 2;
  private static final int B = 3;
  private static final int N = 4;

  private int[] entries = new int[4 * STRIDE];
  private int size;

  boolean isEmpty() {
    return size == 0;
  }

  int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  void add(Do what, int who, int a, int b, int n) {
    if ((size + 1) * STRIDE > entries.length) {
      entries = Arrays.copyOf(entries, 2 * entries.length);
    }
    int at = size++ * STRIDE;
    entries[at] = what.number();
    entries[at + WHO] = who;
    entries[at + A] = a;
    entries[at + B] = b;
    entries[at + N] = n;
  }

  void add(Do what, int who, int a) {
    add(what, who, a, 0, 0);
  }

  void addRoll(int dice, long action) {
    add(Do.ROLL, dice, (int) (action >> 32), (int) action, 0);
  }

  /** Takes the head off the queue. */
  void pop() {
    size--;
    System.arraycopy(entries, STRIDE, entries, 0, size * STRIDE);
  }

  Do what(int index) {
    return DOS[entries[index * STRIDE]];
  }

  int who(int index) {
    return entries[index * STRIDE + WHO];
  }

  /** A place, or the kind that is asked for. */
  int a(int index) {
    return entries[index * STRIDE + A];
  }

  /** How many dice a roll has. */
  int dice(int index) {
    return entries[index * STRIDE + WHO];
  }

  /** The action that a roll is for. */
  long action(int index) {
    return (long) entries[index * STRIDE + A] << 32 | (entries[index * STRIDE + B] & 0xffff_ffffL);
  }

  /** Points or steps left, or the sum so far. */
  int n(int index) {
    return entries[index * STRIDE + N];
  }

  Do what() {
    return what(0);
  }

  int who() {
    return who(0);
  }

  int a() {
    return a(0);
  }

  int n() {
    return n(0);
  }

  void setA(int a) {
    entries[A] = a;
  }

  void setN(int n) {
    entries[N] = n;
  }

  /** Whether the head is this. */
  boolean is(Do what) {
    return size > 0 && what(0) == what;
  }

  void copyFrom(Pending other) {
    size = other.size;
    if (size * STRIDE > entries.length) {
      entries = new int[other.entries.length];
    }
    System.arraycopy(other.entries, 0, entries, 0, size * STRIDE);
  }
}
