package picknmix.games.candyghosts.rules;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.games.candyghosts.rules.CandyGhostsState.Stage;

/** What must be settled before anything else goes on, in a queue. Packed; grows at need. */
public final class Pending {
  /** What is to be done; the words are the JSON's. */
  public enum Do {
    /** Dice for an action; Boom Voice has a sum so far. */
    ROLL("roll", Phase.TURN, Stage.OPEN),
    /** CG-24: a ghost spawns in a room, NONE before the dice have pointed to it. */
    SPAWN("spawn", Phase.TURN, Stage.ENDED),
    /** CG-38: a player or the boss respawns in a room, NONE before the dice have pointed to it. */
    RESPAWN("respawn", null, null),
    /** CG-30: a ghost or the boss is put on a square of the revealed room. */
    PUT("put", null, null),
    /** CG-8: a ghost or the boss meets one of the players on its big square. */
    POSSESS("possess", Phase.GHOSTS, null),
    /** CG-18: a seat is asked for an item of a kind. */
    ASK("ask", Phase.TURN, Stage.OPEN),
    /** CG-54: a seat is moved by Bossypants and has some points left. */
    BOSSY("bossy", Phase.TURN, Stage.OPEN),
    /** CG-28: a ghost or the boss is on its way to a goal and has some steps left. */
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

  // How an entry is packed: the names of what is in a place depend on what is to be done.
  private static final int STRIDE = 5;
  private static final int WHO = 1;
  private static final int SEAT = WHO;
  private static final int DICE = WHO;
  private static final int ROOM = 2;
  private static final int KIND = ROOM;
  private static final int GOAL = ROOM;
  private static final int ACTION_HIGH = ROOM;
  private static final int ACTION_LOW = 3;
  private static final int POINTS = 4;
  private static final int STEPS = POINTS;
  private static final int SUM = POINTS;

  private int[] entries = new int[4 * STRIDE];
  private int size;

  public boolean isEmpty() {
    return size == 0;
  }

  public int size() {
    return size;
  }

  public void clear() {
    size = 0;
  }

  private void add(Do what, int second, int third, int fourth, int fifth) {
    if ((size + 1) * STRIDE > entries.length) {
      entries = Arrays.copyOf(entries, 2 * entries.length);
    }
    int at = size++ * STRIDE;
    entries[at] = what.number();
    entries[at + 1] = second;
    entries[at + 2] = third;
    entries[at + 3] = fourth;
    entries[at + 4] = fifth;
  }

  public void addRoll(int dice, long action, int sum) {
    add(Do.ROLL, dice, (int) (action >> 32), (int) action, sum);
  }

  public void addSpawn(int room) {
    add(Do.SPAWN, 0, room, 0, 0);
  }

  public void addRespawn(int who, int room) {
    add(Do.RESPAWN, who, room, 0, 0);
  }

  public void addPut(int who, int room) {
    add(Do.PUT, who, room, 0, 0);
  }

  public void addPossess(int who) {
    add(Do.POSSESS, who, 0, 0, 0);
  }

  public void addAsk(int seat, int kind) {
    add(Do.ASK, seat, kind, 0, 0);
  }

  public void addBossy(int seat, int points) {
    add(Do.BOSSY, seat, 0, 0, points);
  }

  public void addGhost(int who, int goal, int steps) {
    add(Do.GHOST, who, goal, 0, steps);
  }

  public void addDraw() {
    add(Do.DRAW, 0, 0, 0, 0);
  }

  /** Takes the head off the queue. */
  void pop() {
    size--;
    if (size > 0) {
      System.arraycopy(entries, STRIDE, entries, 0, size * STRIDE);
    }
  }

  public Do what(int index) {
    return DOS[entries[index * STRIDE]];
  }

  private int at(int index, int what) {
    return entries[index * STRIDE + what];
  }

  /** The ghost, the boss or the player who respawns, is put, meets somebody or is on the way. */
  public int who(int index) {
    return at(index, WHO);
  }

  /** The seat that is asked, or that Bossypants moves. */
  public int seat(int index) {
    return at(index, SEAT);
  }

  /** The place of the room to spawn, respawn or be put in, or NONE. */
  public int room(int index) {
    return at(index, ROOM);
  }

  /** The kind of item that is asked for. */
  public int kind(int index) {
    return at(index, KIND);
  }

  /** Where somebody is on the way to. */
  public int goal(int index) {
    return at(index, GOAL);
  }

  /** The points that whom Bossypants moves has left. */
  public int points(int index) {
    return at(index, POINTS);
  }

  /** The steps that somebody on the way has left. */
  public int steps(int index) {
    return at(index, STEPS);
  }

  /** How many dice a roll has. */
  public int dice(int index) {
    return at(index, DICE);
  }

  /** The action that a roll is for. */
  public long action(int index) {
    return (long) at(index, ACTION_HIGH) << 32 | (at(index, ACTION_LOW) & 0xffff_ffffL);
  }

  /** What Boom Voice has rolled so far. */
  public int sum(int index) {
    return at(index, SUM);
  }

  // ---- the head of the queue

  public Do what() {
    return what(0);
  }

  public int who() {
    return who(0);
  }

  public int seat() {
    return seat(0);
  }

  public int room() {
    return room(0);
  }

  public int kind() {
    return kind(0);
  }

  public int goal() {
    return goal(0);
  }

  public int points() {
    return points(0);
  }

  public int steps() {
    return steps(0);
  }

  /** CG-24: the dice have pointed to that room. */
  void setRoom(int room) {
    entries[ROOM] = room;
  }

  void setSteps(int steps) {
    entries[STEPS] = steps;
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
