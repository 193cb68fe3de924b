package picknmix.games.cukierki;

import java.util.Arrays;
import picknmix.kernel.State;

/** Where a game of Cukierki stands. Sets of tiles are bit sets as in {@link Tiles}. */
final class CukierkiState implements State<CukierkiState> {
  static final int MAX_SEATS = 5;

  /** What the player in turn is asked for. */
  enum Phase {
    PLACE("place"),
    EXTRA("extra"),
    WALL("wall"),
    OVER("over");

    final String text;

    Phase(String text) {
      this.text = text;
    }
  }

  /** Nobody, as the holder of an advantage token, or as who began. */
  static final int NOBODY = -1;

  private static final int KINDS = Tiles.KINDS.size();

  int seats;

  /** Option variant: whether the taken tiles build walls. */
  boolean advanced;

  /** Option fairStart: who began, since those after them have points for that; else NOBODY. */
  int first = NOBODY;

  Phase phase = Phase.PLACE;

  /** Whose turn it is; without meaning when the game is over. */
  int toAct;

  /** How many tiles the player in turn has placed in this turn. */
  int placed;

  /** How many players have passed since the last placement. */
  int passes;

  final Board table = new Board();

  /** The pool is what comes from {@link #top} on; what lies before it has no meaning here. */
  final byte[] order = new byte[Tiles.COUNT];

  int top;

  final long[] hands = new long[MAX_SEATS];

  /** What each seat has taken, in the basic game. */
  final long[] taken = new long[MAX_SEATS];

  /** Special tokens. */
  final int[] tokens = new int[MAX_SEATS];

  // ---- Of the advanced game

  /** What was taken in this turn and is not yet on the wall. */
  long captured;

  final Board[] walls = new Board[MAX_SEATS];

  /** The whole candies on each seat's wall, by kind. */
  private final int[] candies = new int[MAX_SEATS * KINDS];

  /** What did not fit on the walls. */
  final long[] aside = new long[MAX_SEATS];

  /** Who holds the advantage token of each kind. */
  final int[] advantage = new int[KINDS];

  CukierkiState() {
    for (int seat = 0; seat < MAX_SEATS; seat++) {
      walls[seat] = new Board();
    }
    Arrays.fill(advantage, NOBODY);
  }

  @Override
  public int seats() {
    return seats;
  }

  int poolSize() {
    return Tiles.COUNT - top;
  }

  int clockwise(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  /** CU-19: a point for everyone who began before, if so chosen. */
  int startPoints(int seat) {
    return first == NOBODY ? 0 : (seat - first + seats) % seats;
  }

  int candies(int seat, int kind) {
    return candies[seat * KINDS + kind];
  }

  int candies(int seat) {
    int sum = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      sum += candies(seat, kind);
    }
    return sum;
  }

  int advantages(int seat) {
    int count = 0;
    for (int holder : advantage) {
      count += holder == seat ? 1 : 0;
    }
    return count;
  }

  /** Adds a tile to a wall and tells how many candies it makes there. */
  int build(int seat, int cell, int tile, int r) {
    int made = walls[seat].made(cell, tile, r);
    for (int rest = made; rest != 0; rest &= rest - 1) {
      int half = Tiles.half(tile, r, Integer.numberOfTrailingZeros(rest));
      candies[seat * KINDS + Tiles.kind(half)]++;
    }
    walls[seat].put(cell, tile, r);
    return Integer.bitCount(made);
  }

  /** All that lies open in the middle or before somebody, for everybody to see. */
  void copyOpenFrom(CukierkiState other) {
    seats = other.seats;
    advanced = other.advanced;
    first = other.first;
    phase = other.phase;
    toAct = other.toAct;
    placed = other.placed;
    passes = other.passes;
    table.copyFrom(other.table);
    System.arraycopy(other.tokens, 0, tokens, 0, MAX_SEATS);
    captured = other.captured;
    for (int seat = 0; seat < MAX_SEATS; seat++) {
      walls[seat].copyFrom(other.walls[seat]);
    }
    System.arraycopy(other.candies, 0, candies, 0, candies.length);
    System.arraycopy(other.aside, 0, aside, 0, MAX_SEATS);
    System.arraycopy(other.advantage, 0, advantage, 0, KINDS);
  }

  @Override
  public void copyFrom(CukierkiState other) {
    copyOpenFrom(other);
    top = other.top;
    System.arraycopy(other.order, top, order, top, poolSize());
    System.arraycopy(other.hands, 0, hands, 0, MAX_SEATS);
    System.arraycopy(other.taken, 0, taken, 0, MAX_SEATS);
  }

  @Override
  public CukierkiState copy() {
    CukierkiState copy = new CukierkiState();
    copy.copyFrom(this);
    return copy;
  }
}
