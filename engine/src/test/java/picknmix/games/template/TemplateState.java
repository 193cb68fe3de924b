package picknmix.games.template;

import picknmix.kernel.State;

/** Where a game stands. Hands and piles are bit sets as in {@link Sweets}. */
final class TemplateState implements State<TemplateState> {
  static final int MAX_SEATS = 4;

  /** No sweet, as what is being eaten. */
  static final int NOTHING = -1;

  int seats;

  /** Option jar: how many sweets a jar holds. */
  int jarSize;

  /** Whose turn it is. */
  int turn;

  /** The deck, from {@link #top} on; what lies before it is drawn and has no meaning here. */
  final byte[] order = new byte[Sweets.COUNT];

  int top;

  final int[] hands = new int[MAX_SEATS];
  final int[] jars = new int[MAX_SEATS];
  final int[] eaten = new int[MAX_SEATS];
  int lost;

  /** The sweet that is being eaten while the die rolls. */
  int biting = NOTHING;

  @Override
  public int seats() {
    return seats;
  }

  int deckSize() {
    return Sweets.COUNT - top;
  }

  boolean isJarFull(int seat) {
    return Integer.bitCount(jars[seat]) >= jarSize;
  }

  /** TG-6. All have had as many turns when nobody holds a sweet, so one hand tells. */
  boolean isOver() {
    return biting == NOTHING && hands[turn] == 0;
  }

  @Override
  public void copyFrom(TemplateState other) {
    seats = other.seats;
    jarSize = other.jarSize;
    turn = other.turn;
    System.arraycopy(other.order, 0, order, 0, Sweets.COUNT);
    top = other.top;
    System.arraycopy(other.hands, 0, hands, 0, MAX_SEATS);
    System.arraycopy(other.jars, 0, jars, 0, MAX_SEATS);
    System.arraycopy(other.eaten, 0, eaten, 0, MAX_SEATS);
    lost = other.lost;
    biting = other.biting;
  }

  @Override
  public TemplateState copy() {
    TemplateState copy = new TemplateState();
    copy.copyFrom(this);
    return copy;
  }
}
