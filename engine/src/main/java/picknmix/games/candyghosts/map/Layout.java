package picknmix.games.candyghosts.map;

import static picknmix.games.candyghosts.box.Box.K;
import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.map.Places.START;
import static picknmix.games.candyghosts.map.Places.isBig;
import static picknmix.games.candyghosts.map.Places.isSquare;

import java.util.Arrays;
import picknmix.games.candyghosts.box.Dir;

/**
 * How large a house is and where Start and Exit lie, and all that follows from it: what is beside
 * what and how far it is (CG-6 to CG-9, GS-1 to GS-4). A game asks for that at every step and never
 * changes it, so it is measured once, and all states of the game share it.
 */
public final class Layout {
  /** Room for the neighbours of one place; a big square has one for each square of its side. */
  private static final int SIDES = Math.max(K, Dir.COUNT);

  private static final int CARDS = House.EXIT_CARD + 1;

  /** Of a house that has not been laid out yet. */
  public static final Layout NOTHING = new Layout(0, 0, Dir.NORTH, 0, Dir.SOUTH, 0);

  /** The size in rooms. */
  public final int wide;

  public final int high;

  /** On which side of the map Start and Exit lie, and how many squares along it. */
  public final int startSide;

  public final int startAt;
  public final int exitSide;
  public final int exitAt;

  // ---- by place

  /** The first and last column and the first and last row, a byte for each. */
  private final int[] bounds = new int[Places.COUNT];

  private final byte[] card = new byte[Places.COUNT];
  private final byte[] spot = new byte[Places.SQUARES];
  private final short[] neighbour = new short[Places.COUNT * SIDES];

  // ---- by room

  private final short[] square;
  private final short[] inOrder;
  private final short[] roomPlace;
  private final byte[] beside;
  private final byte[] cardSteps = new byte[CARDS * CARDS];

  private Layout(int wide, int high, int startSide, int startAt, int exitSide, int exitAt) {
    this.wide = wide;
    this.high = high;
    this.startSide = startSide;
    this.startAt = startAt;
    this.exitSide = exitSide;
    this.exitAt = exitAt;
    this.square = new short[rooms() * K * K];
    this.inOrder = new short[rooms() * K * K];
    this.roomPlace = new short[rooms()];
    this.beside = new byte[rooms() * Dir.COUNT];
    measurePlaces();
    measureRooms();
    measureCardSteps();
  }

  /** Of that size, with Start in the middle of the top and Exit in the middle of the bottom. */
  public static Layout of(int wide, int high) {
    int middle = K * (wide - 1) / 2;
    return new Layout(wide, high, Dir.NORTH, middle, Dir.SOUTH, middle);
  }

  /** The same with Start and Exit elsewhere. */
  public Layout with(int startSide, int startAt, int exitSide, int exitAt) {
    return new Layout(wide, high, startSide, startAt, exitSide, exitAt);
  }

  public int rooms() {
    return wide * high;
  }

  /** The last offset of a big square on that side of the map (GS-1). */
  public int lastOffset(int side) {
    return K * ((side == Dir.NORTH || side == Dir.SOUTH ? wide : high) - 1);
  }

  /** Whether Start and Exit lie on one side without a square between them, which may not be. */
  public boolean doBigSquaresTouch() {
    return startSide == exitSide && Math.abs(startAt - exitAt) <= K;
  }

  // ---- measuring

  private void measurePlaces() {
    for (int place = 0; place < Places.COUNT; place++) {
      int size = isSquare(place) ? 0 : K - 1;
      int left = measureLeft(place);
      int top = measureTop(place);
      bounds[place] = pack(left, left + size) | pack(top, top + size) << 16;
      card[place] = (byte) measureCard(place);
      for (int index = 0; index < SIDES; index++) {
        neighbour[place * SIDES + index] = (short) measureNeighbour(place, index);
      }
    }
    for (int i = 0; i < Places.SQUARES; i++) {
      spot[i] = (byte) (Places.y(i) % K * K + Places.x(i) % K);
    }
  }

  private static int pack(int first, int last) {
    return (first & 255) | (last & 255) << 8;
  }

  private int measureLeft(int place) {
    if (isBig(place)) {
      int side = place == START ? startSide : exitSide;
      int at = place == START ? startAt : exitAt;
      return side == Dir.WEST ? -K : side == Dir.EAST ? wide * K : at;
    }
    return isSquare(place) ? Places.x(place) : K * Places.roomX(place);
  }

  private int measureTop(int place) {
    if (isBig(place)) {
      int side = place == START ? startSide : exitSide;
      int at = place == START ? startAt : exitAt;
      return side == Dir.NORTH ? -K : side == Dir.SOUTH ? high * K : at;
    }
    return isSquare(place) ? Places.y(place) : K * Places.roomY(place);
  }

  private int measureCard(int place) {
    return switch (place) {
      case START -> House.START_CARD;
      case EXIT -> House.EXIT_CARD;
      default ->
          isSquare(place)
              ? Places.y(place) / K * wide + Places.x(place) / K
              : Places.roomY(place) * wide + Places.roomX(place);
    };
  }

  private int measureNeighbour(int place, int index) {
    return switch (place) {
      case START -> along(startSide, startAt + index);
      case EXIT -> along(exitSide, exitAt + index);
      default -> isSquare(place) && index < Dir.COUNT ? beyond(place, index) : NONE;
    };
  }

  /** The square at that offset along a side of the map, or NONE. */
  private int along(int side, int offset) {
    return switch (side) {
      case Dir.NORTH -> onMap(offset, 0);
      case Dir.SOUTH -> onMap(offset, high * K - 1);
      case Dir.WEST -> onMap(0, offset);
      default -> onMap(wide * K - 1, offset);
    };
  }

  private int onMap(int x, int y) {
    boolean there = x >= 0 && y >= 0 && x < wide * K && y < high * K;
    return there ? Places.square(x, y) : NONE;
  }

  public boolean isOnMap(int square) {
    return onMap(Places.x(square), Places.y(square)) >= 0;
  }

  private int beyond(int square, int dir) {
    int x = Places.x(square) + Dir.dx(dir);
    int y = Places.y(square) + Dir.dy(dir);
    int next = onMap(x, y);
    if (next >= 0) {
      return next;
    }
    int offset = dir == Dir.NORTH || dir == Dir.SOUTH ? x : y;
    if (dir == startSide && offset >= startAt && offset < startAt + K) {
      return START;
    }
    return dir == exitSide && offset >= exitAt && offset < exitAt + K ? EXIT : NONE;
  }

  private void measureRooms() {
    for (int room = 0; room < rooms(); room++) {
      int cx = room % wide;
      int cy = room / wide;
      roomPlace[room] = (short) Places.room(cx, cy);
      for (int i = 0; i < K * K; i++) {
        square[room * K * K + i] = (short) Places.square(cx * K + i % K, cy * K + i / K);
      }
      for (int dir = 0; dir < Dir.COUNT; dir++) {
        int nextX = cx + Dir.dx(dir);
        int nextY = cy + Dir.dy(dir);
        boolean there = nextX >= 0 && nextY >= 0 && nextX < wide && nextY < high;
        beside[room * Dir.COUNT + dir] = (byte) (there ? nextY * wide + nextX : NONE);
      }
    }
    for (int i = 0; i < inOrder.length; i++) {
      inOrder[i] = (short) Places.square(i % (wide * K), i / (wide * K));
    }
  }

  /** GS-12: over rooms by rows and columns; a big square is a step from the rooms it touches. */
  private void measureCardSteps() {
    Arrays.fill(cardSteps, Byte.MAX_VALUE);
    for (int room = 0; room < rooms(); room++) {
      for (int other = 0; other < rooms(); other++) {
        int steps = Math.abs(room % wide - other % wide) + Math.abs(room / wide - other / wide);
        cardSteps[room * CARDS + other] = (byte) steps;
        noteCardSteps(START, House.START_CARD, room, other, steps);
        noteCardSteps(EXIT, House.EXIT_CARD, room, other, steps);
      }
    }
    for (int room = 0; room < rooms(); room++) {
      int steps = cardSteps[House.EXIT_CARD * CARDS + room];
      noteCardSteps(START, House.START_CARD, room, House.EXIT_CARD, steps);
    }
    cardSteps[House.START_CARD * CARDS + House.START_CARD] = 0;
    cardSteps[House.EXIT_CARD * CARDS + House.EXIT_CARD] = 0;
  }

  private void noteCardSteps(int big, int bigCard, int room, int other, int steps) {
    int there = bigCard * CARDS + other;
    if (touches(big, room) && steps + 1 < cardSteps[there]) {
      cardSteps[there] = (byte) (steps + 1);
      cardSteps[other * CARDS + bigCard] = (byte) (steps + 1);
    }
  }

  // ---- how far it is

  /** From where to where a place reaches: {@link #gapX} and {@link #gapY} are asked with it. */
  public int bounds(int place) {
    return bounds[place];
  }

  /** The difference of the nearest coordinates of two stretches. */
  private static int gap(int first, int last, int otherFirst, int otherLast) {
    return Math.max(0, Math.max(otherFirst - last, first - otherLast));
  }

  /** How many columns apart two places are whose bounds these are. */
  public static int gapX(int p, int q) {
    return gap((byte) p, (byte) (p >> 8), (byte) q, (byte) (q >> 8));
  }

  /** The same for rows. */
  public static int gapY(int p, int q) {
    return gap((byte) (p >> 16), p >> 24, (byte) (q >> 16), q >> 24);
  }

  /** CG-7: 1 on the same place, 2 to the eight squares around it, and so on. */
  public int distance(int p, int q) {
    int from = bounds[p];
    int to = bounds[q];
    return 1 + Math.max(gapX(from, to), gapY(from, to));
  }

  /** GS-2: how many steps by edges, were nothing in the way; 1 is adjacent. */
  public int way(int p, int q) {
    int from = bounds[p];
    int to = bounds[q];
    return gapX(from, to) + gapY(from, to);
  }

  /** GS-12: steps over cards from one to another. */
  public int cardSteps(int card, int other) {
    return cardSteps[card * CARDS + other];
  }

  // ---- what is beside what

  /** The adjacent place with that index, or NONE. */
  public int neighbour(int place, int index) {
    return neighbour[place * SIDES + index];
  }

  /** In which direction the neighbour with that index lies; from a big square always inwards. */
  public int direction(int place, int index) {
    return switch (place) {
      case START -> Dir.opposite(startSide);
      case EXIT -> Dir.opposite(exitSide);
      default -> index;
    };
  }

  /** The room next to a room in that direction, or NONE. */
  public int roomBeside(int room, int dir) {
    return beside[room * Dir.COUNT + dir];
  }

  /** Whether a big square shares an edge with the room. */
  public boolean touches(int big, int room) {
    return way(big, roomPlace[room]) == 1;
  }

  // ---- rooms and their squares

  /** The number of a square's or room place's room, row by row, or that of Start or Exit. */
  public int card(int place) {
    return card[place];
  }

  /** The index of a square in its room, as in {@link #square}. */
  public int spot(int square) {
    return spot[square];
  }

  /** The square of a room with that index, from 0 to K·K − 1, row by row. */
  public int square(int room, int index) {
    return square[room * K * K + index];
  }

  /** How many squares the map has. */
  public int squares() {
    return inOrder.length;
  }

  /** The square of the map with that index, row by row: the lowest number first. */
  public int square(int index) {
    return inOrder[index];
  }

  /** The place of a room by its number. */
  public int roomPlace(int room) {
    return roomPlace[room];
  }

  /** GS-4: the room that the blue and the green die point to. */
  public int room(int blue, int green) {
    boolean upright = exitSide == Dir.NORTH || exitSide == Dir.SOUTH;
    int row = (blue - 1) % (upright ? high : wide);
    int column = (green - 1) % (upright ? wide : high);
    return switch (exitSide) {
      case Dir.SOUTH -> (high - 1 - row) * wide + column;
      case Dir.NORTH -> row * wide + wide - 1 - column;
      case Dir.WEST -> column * wide + row;
      default -> (high - 1 - column) * wide + wide - 1 - row;
    };
  }
}
