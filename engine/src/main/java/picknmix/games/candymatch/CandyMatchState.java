package picknmix.games.candymatch;

import picknmix.kernel.State;

/** Where a game of Candy Match stands. Sets of cards are bit sets as in {@link Cards}. */
final class CandyMatchState implements State<CandyMatchState> {
  static final int MAX_SEATS = 6;

  /** What the table is waiting for. */
  enum Phase {
    OPEN("open"),
    PICKING("picking"),
    PENALTY("penalty"),
    LAST_CHECK("last-check"),
    OVER("over");

    final String text;

    Phase(String text) {
      this.text = text;
    }
  }

  /** Nobody, as a caller. */
  static final int NOBODY = -1;

  int seats;

  /** Option calls: whether one press both calls and takes (pick-then-call). */
  boolean claims;

  Phase phase = Phase.OPEN;

  /**
   * All the cards in the order in which they are turned; from {@link #top} on they are the deck.
   * The table lies in this order too, so it needs none of its own.
   */
  final byte[] order = new byte[Cards.COUNT];

  int top;

  /** The face-up cards. */
  long table;

  /** Each seat's score pile. */
  final long[] piles = new long[MAX_SEATS];

  int revealer;

  /** Who has called and is not yet done with it. */
  int caller = NOBODY;

  /** Who may still take a card after a wrong call, a bit for each seat. */
  int choosers;

  /** Who has said done in the last check, a bit for each seat. */
  int done;

  @Override
  public int seats() {
    return seats;
  }

  int deckSize() {
    return Cards.COUNT - top;
  }

  int tableSize() {
    return Long.bitCount(table);
  }

  int everybody() {
    return (1 << seats) - 1;
  }

  int clockwise(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  /** The chooser whose turn it is: the first one clockwise from the caller's left (CM-9). */
  int chooser() {
    int seat = clockwise(caller);
    while ((choosers >> seat & 1) == 0) {
      seat = clockwise(seat);
    }
    return seat;
  }

  @Override
  public void copyFrom(CandyMatchState other) {
    seats = other.seats;
    claims = other.claims;
    phase = other.phase;
    System.arraycopy(other.order, 0, order, 0, Cards.COUNT);
    top = other.top;
    table = other.table;
    System.arraycopy(other.piles, 0, piles, 0, MAX_SEATS);
    revealer = other.revealer;
    caller = other.caller;
    choosers = other.choosers;
    done = other.done;
  }

  @Override
  public CandyMatchState copy() {
    CandyMatchState copy = new CandyMatchState();
    copy.copyFrom(this);
    return copy;
  }
}
