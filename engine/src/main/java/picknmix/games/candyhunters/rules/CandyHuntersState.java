package picknmix.games.candyhunters.rules;

import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.map.Town;
import picknmix.kernel.State;

/** Where a game of Candy Hunters stands. Sets of cards are bit sets as in {@link Patterns}. */
public final class CandyHuntersState implements State<CandyHuntersState> {
  public static final String GAME = "candy-hunters";
  public static final int MIN_SEATS = 2;
  public static final int MAX_SEATS = Town.MOST_OWNERS;
  public static final int ROUNDS = 6;
  public static final int KIDS = 5;
  public static final int GHOSTS = 4;
  public static final int GHOST_MOVES = 2;

  /** Regular patterns in a hand, while the deck lasts. */
  public static final int HAND = 2;

  /** Nobody knows a card in the deck. */
  public static final int NOBODY = Town.NOBODY;

  /** The step of the turn that is next. */
  public enum Phase {
    BUILD("build"),
    GHOST("ghost"),
    PUSH("push"),
    SCORE("score"),
    EXCHANGE("exchange"),
    KID("kid"),
    OVER("over");

    public final String text;

    Phase(String text) {
      this.text = text;
    }
  }

  /** What can stand on a building. */
  public enum Piece {
    NONE("none"),
    KID("kid"),
    GHOST("ghost"),
    LARGE("large");

    public final String text;

    Piece(String text) {
      this.text = text;
    }
  }

  public int seats;
  public boolean haunted;
  public boolean largeGhost;

  /** CH-23: one seat, no kids to place, over when the goal is reached. */
  public boolean puzzle;

  public int goal;

  /** How many rounds are played. */
  public int rounds = ROUNDS;

  public int round = 1;
  public int first;
  public int toAct;
  public Phase phase = Phase.BUILD;

  /** How many ghost moves may still begin in this turn (CH-11). */
  public int ghostMoves = GHOST_MOVES;

  public final Town town = new Town();
  public final int[] stacks = new int[Colour.COUNT];

  /** In phase PUSH: the piece that must leave its cell, on which another one stands already. */
  public Piece pushed = Piece.NONE;

  /**
   * Where the pushed piece stands. If it is one of the four ghosts and so is the one that pushes,
   * the town shows one of them: the two are alike.
   */
  public int pushedAt = Town.NOWHERE;

  /** Where the ghosts that have already moved in this ghost move stand now (CH-14). */
  public long moved = Trail.EMPTY;

  public final int[] kidsLeft = new int[MAX_SEATS];
  public final int[] scares = new int[MAX_SEATS];

  /** How many candies of each colour a seat has: four numbers for each seat. */
  final int[] candies = new int[MAX_SEATS * Colour.COUNT];

  /** Each seat's cards, regular and haunted. */
  public final long[] hands = new long[MAX_SEATS];

  /** The cards that each seat has scored. */
  public final long[] scored = new long[MAX_SEATS];

  /** The regular cards of the deck, in a ring: the top one is at {@link #deckTop}. */
  private final byte[] deck = new byte[Patterns.REGULAR];

  /** For each place in the ring, who put the card there under the deck, or {@link #NOBODY}. */
  private final byte[] under = new byte[Patterns.REGULAR];

  private int deckTop;
  private int deckSize;

  @Override
  public int seats() {
    return seats;
  }

  int clockwise(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  /** How many builds the game still has, the one of this turn included if it is next. */
  public int buildsToCome() {
    if (phase == Phase.OVER) {
      return 0;
    }
    int turn = (round - 1) * seats + Math.floorMod(toAct - first, seats);
    return rounds * seats - turn - (phase == Phase.BUILD ? 0 : 1);
  }

  public long regularHand(int seat) {
    return hands[seat] & Patterns.ALL_REGULAR;
  }

  public long hauntedHand(int seat) {
    return hands[seat] & Patterns.ALL_HAUNTED;
  }

  public int candies(int seat, int colour) {
    return candies[seat * Colour.COUNT + colour];
  }

  public int candies(int seat) {
    int sum = 0;
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      sum += candies(seat, colour);
    }
    return sum;
  }

  public void addCandy(int seat, int colour) {
    candies[seat * Colour.COUNT + colour]++;
  }

  // ---- The deck

  public int deckSize() {
    return deckSize;
  }

  /** The card so many places below the top. */
  public int deckCard(int index) {
    return deck[ring(index)];
  }

  /** Who put that card under the deck and so knows it, or {@link #NOBODY}. */
  public int under(int index) {
    return under[ring(index)];
  }

  private int ring(int index) {
    int at = deckTop + index;
    return at < Patterns.REGULAR ? at : at - Patterns.REGULAR;
  }

  /** Puts a card under the deck; {@code knower} is who knows it, or {@link #NOBODY}. */
  public void putUnder(int card, int knower) {
    deck[ring(deckSize)] = (byte) card;
    under[ring(deckSize)] = (byte) knower;
    deckSize++;
  }

  int draw() {
    int card = deck[deckTop];
    deckTop = ring(1);
    deckSize--;
    return card;
  }

  /**
   * That seat holds these regular cards instead of its own, as many, which go to where they were:
   * for those who imagine what is hidden.
   */
  public void giveRegular(int seat, long cards) {
    long gone = regularHand(seat) & ~cards;
    for (long rest = cards & ~hands[seat]; rest != 0; rest &= rest - 1) {
      swap(Long.numberOfTrailingZeros(rest), Long.numberOfTrailingZeros(gone));
      gone &= gone - 1;
    }
  }

  private void swap(int card, int other) {
    long both = Patterns.bit(card) | Patterns.bit(other);
    for (int seat = 0; seat < seats; seat++) {
      hands[seat] ^= Long.bitCount(hands[seat] & both) == 1 ? both : 0;
    }
    for (int i = 0; i < deckSize; i++) {
      int there = deck[ring(i)];
      deck[ring(i)] = (byte) (there == card ? other : there == other ? card : there);
    }
  }

  // ---- Copies

  @Override
  public void copyFrom(CandyHuntersState other) {
    copyOpenFrom(other);
    System.arraycopy(other.hands, 0, hands, 0, MAX_SEATS);
    System.arraycopy(other.deck, 0, deck, 0, Patterns.REGULAR);
    System.arraycopy(other.under, 0, under, 0, Patterns.REGULAR);
    deckTop = other.deckTop;
    deckSize = other.deckSize;
  }

  /** Copies all that lies open to everybody: everything but hands and deck. */
  public void copyOpenFrom(CandyHuntersState other) {
    seats = other.seats;
    haunted = other.haunted;
    largeGhost = other.largeGhost;
    puzzle = other.puzzle;
    goal = other.goal;
    rounds = other.rounds;
    round = other.round;
    first = other.first;
    toAct = other.toAct;
    phase = other.phase;
    ghostMoves = other.ghostMoves;
    town.copyFrom(other.town);
    System.arraycopy(other.stacks, 0, stacks, 0, Colour.COUNT);
    pushed = other.pushed;
    pushedAt = other.pushedAt;
    moved = other.moved;
    System.arraycopy(other.kidsLeft, 0, kidsLeft, 0, MAX_SEATS);
    System.arraycopy(other.scares, 0, scares, 0, MAX_SEATS);
    System.arraycopy(other.candies, 0, candies, 0, MAX_SEATS * Colour.COUNT);
    System.arraycopy(other.scored, 0, scored, 0, MAX_SEATS);
  }

  @Override
  public CandyHuntersState copy() {
    CandyHuntersState copy = new CandyHuntersState();
    copy.copyFrom(this);
    return copy;
  }
}
