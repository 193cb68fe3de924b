package picknmix.games.candyghosts.rules;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;

/** What must be settled before anything else goes on, in a queue. Packed; grows at need. */
public final class Pending {
  /** What is to be done; the words are the JSON's. */
  public enum Do {
    /** So many dice ({@code who}) for the action in a and b; n is Boom Voice's sum so far. */
    ROLL("roll", Phase.TURN, Stage.OPEN),
    /** CG-24: a ghost spawns; a is the rolled room's place, or NONE. */
    SPAWN("spawn", Phase.TURN, Stage.ENDED),
    /** CG-38: seat {@code who}, or the boss, respawns; a is the rolled room's place, or NONE. */
    RESPAWN("respawn", null, null),
    /** CG-30: {@code who} is put on a square of the revealed room a. */
    PUT("put", null, null),
    /** CG-8: {@code who} meets one of the players on its big square. */
    POSSESS("possess", Phase.GHOSTS, null),
    /** CG-18: seat {@code who} is asked for an item of kind a. */
    ASK("ask", Phase.TURN, Stage.OPEN),
    /** CG-54: seat {@code who} is moved by Bossypants and has n points left. */
    BOSSY("bossy", Phase.TURN, Stage.OPEN),
    /** CG-28: {@code who} is on its way to the place a and has n steps left. */
    GHOST("ghost", Phase.GHOSTS, null),
    /** CG-44: the next atmosphere card is due. */
    DRAW("draw", Phase.GHOSTS, null);

    public final String word;

    /** The phase in which it comes up, and the stage of a turn; null: in any. */
    public final @Nullable Phase phase;

    public final @Nullable Stage stage;

    Do(String word, @Nullable Phase phase, @Nullable Stage stage) {
      this.word = word;
      this.phase = phase;
      this.stage = stage;
    }

    /** Whether several may wait at once: those who appear or respawn do. */
    public boolean isQueued() {
      return this == PUT || this == RESPAWN;
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

  public boolean isEmpty() {
    return size == 0;
  }

  public int size() {
    return size;
  }

  void clear() {
    size = 0;
  }

  public void add(Do what, int who, int a, int b, int n) {
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

  public void add(Do what, int who, int a) {
    add(what, who, a, 0, 0);
  }

  public void addRoll(int dice, long action) {
    add(Do.ROLL, dice, (int) (action >> 32), (int) action, 0);
  }

  /** Takes the head off the queue. */
  void pop() {
    size--;
    System.arraycopy(entries, STRIDE, entries, 0, size * STRIDE);
  }

  public Do what(int index) {
    return DOS[entries[index * STRIDE]];
  }

  public int who(int index) {
    return entries[index * STRIDE + WHO];
  }

  /** A place, or the kind that is asked for. */
  public int a(int index) {
    return entries[index * STRIDE + A];
  }

  /** How many dice a roll has. */
  public int dice(int index) {
    return entries[index * STRIDE + WHO];
  }

  /** The action that a roll is for. */
  public long action(int index) {
    return (long) entries[index * STRIDE + A] << 32 | (entries[index * STRIDE + B] & 0xffff_ffffL);
  }

  /** Points or steps left, or the sum so far. */
  public int n(int index) {
    return entries[index * STRIDE + N];
  }

  public Do what() {
    return what(0);
  }

  public int who() {
    return who(0);
  }

  public int a() {
    return a(0);
  }

  public int n() {
    return n(0);
  }

  void setA(int a) {
    entries[A] = a;
  }

  public void setN(int n) {
    entries[N] = n;
  }

  /** Whether the head is this. */
  public boolean is(Do what) {
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
