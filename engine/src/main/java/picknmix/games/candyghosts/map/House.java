package picknmix.games.candyghosts.map;

import static picknmix.games.candyghosts.box.Box.K;
import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.map.Places.START;
import static picknmix.games.candyghosts.map.Places.isBig;
import static picknmix.games.candyghosts.map.Places.isSquare;

import java.util.Arrays;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Dir;

/**
 * The map of a game: which rooms lie where, and where Start and Exit are; and so how far things are
 * from one another and what walls are between them (CG-6 to CG-9, GS-1 to GS-4).
 */
public final class House {
  /** Start and Exit as cards, after the rooms. */
  public static final int START_CARD = Places.MOST_ROOMS;

  public static final int EXIT_CARD = START_CARD + 1;

  /** The size in rooms. */
  public int wide;

  public int high;

  /** On which side of the map Start and Exit lie, and how many squares along it. */
  public int startSide;

  public int startAt;
  public int exitSide = Dir.SOUTH;
  public int exitAt;

  /** Room cards row by row; a bit for each that is face up, and that once was. */
  public final byte[] card = new byte[Places.MOST_ROOMS];

  public int up;
  public int seen;

  public House() {
    Arrays.fill(card, (byte) -1);
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

  /** Copies what all may know: everything but the cards. */
  public void copyPublic(House other) {
    wide = other.wide;
    high = other.high;
    startSide = other.startSide;
    startAt = other.startAt;
    exitSide = other.exitSide;
    exitAt = other.exitAt;
    up = other.up;
    seen = other.seen;
  }

  public void copyCards(House other) {
    System.arraycopy(other.card, 0, card, 0, card.length);
  }

  // ---- rectangles

  private int bigX(int side, int at) {
    return side == Dir.WEST ? -K : side == Dir.EAST ? wide * K : at;
  }

  private int bigY(int side, int at) {
    return side == Dir.NORTH ? -K : side == Dir.SOUTH ? high * K : at;
  }

  public int left(int place) {
    if (isSquare(place)) {
      return Places.x(place);
    }
    return switch (place) {
      case START -> bigX(startSide, startAt);
      case EXIT -> bigX(exitSide, exitAt);
      default -> K * Places.roomX(place);
    };
  }

  public int top(int place) {
    if (isSquare(place)) {
      return Places.y(place);
    }
    return switch (place) {
      case START -> bigY(startSide, startAt);
      case EXIT -> bigY(exitSide, exitAt);
      default -> K * Places.roomY(place);
    };
  }

  /** The difference of the nearest coordinates of two stretches. */
  private static int gap(int from, int length, int otherFrom, int otherLength) {
    return Math.max(0, Math.max(otherFrom - from - length + 1, from - otherFrom - otherLength + 1));
  }

  private int gapX(int p, int q) {
    return gap(left(p), isSquare(p) ? 1 : K, left(q), isSquare(q) ? 1 : K);
  }

  private int gapY(int p, int q) {
    return gap(top(p), isSquare(p) ? 1 : K, top(q), isSquare(q) ? 1 : K);
  }

  /** CG-7: 1 on the same place, 2 to the eight squares around it, and so on. */
  public int distance(int p, int q) {
    return 1 + Math.max(gapX(p, q), gapY(p, q));
  }

  /** GS-2: how many steps by edges, were nothing in the way; 1 is adjacent. */
  public int way(int p, int q) {
    return gapX(p, q) + gapY(p, q);
  }

  // ---- neighbours

  /** How many neighbours a square or big square may have. */
  public static int sides(int place) {
    return isBig(place) ? K : Dir.COUNT;
  }

  /** In which direction the neighbour with that index lies; from a big square always inwards. */
  public int direction(int place, int index) {
    return switch (place) {
      case START -> Dir.opposite(startSide);
      case EXIT -> Dir.opposite(exitSide);
      default -> index;
    };
  }

  /** The adjacent place with that index, or NONE. */
  public int neighbour(int place, int index) {
    return switch (place) {
      case START -> along(startSide, startAt + index);
      case EXIT -> along(exitSide, exitAt + index);
      default -> ahead(place, index);
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

  /** The square or big square beyond a square's edge, or NONE. */
  public int ahead(int square, int dir) {
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

  // ---- cards

  /** The number of a square's or room place's room, row by row, or that of Start or Exit. */
  public int card(int place) {
    return switch (place) {
      case START -> START_CARD;
      case EXIT -> EXIT_CARD;
      default ->
          isSquare(place)
              ? Places.y(place) / K * wide + Places.x(place) / K
              : Places.roomY(place) * wide + Places.roomX(place);
    };
  }

  /** The place of a room by its number. */
  public int roomPlace(int room) {
    return Places.room(room % wide, room / wide);
  }

  /** What a room is called by its card coordinates. */
  public String roomName(int room) {
    return room % wide + "," + room / wide;
  }

  /** The square of a room with that index, from 0 to K·K − 1, row by row. */
  public int square(int room, int index) {
    return Places.square(room % wide * K + index % K, room / wide * K + index / K);
  }

  public boolean isRoomUp(int room) {
    return (up >> room & 1) != 0;
  }

  /** Whether the place is face up; Start and Exit always are. */
  public boolean isUp(int place) {
    return isBig(place) || (isSquare(place) && isRoomUp(card(place)));
  }

  /** Whether a big square shares an edge with the room. */
  public boolean touches(int big, int room) {
    return way(big, roomPlace(room)) == 1;
  }

  /** GS-12: steps over cards from one to another. */
  public int cardSteps(int card, int other) {
    if (card == other) {
      return 0;
    }
    if (other >= START_CARD && card < START_CARD) {
      return cardSteps(other, card);
    }
    if (card < START_CARD) {
      return Math.abs(card % wide - other % wide) + Math.abs(card / wide - other / wide);
    }
    int big = card == START_CARD ? START : EXIT;
    int least = Integer.MAX_VALUE;
    for (int room = 0; room < rooms(); room++) {
      if (touches(big, room)) {
        least = Math.min(least, 1 + cardSteps(room, other));
      }
    }
    return least;
  }

  // ---- walls and dice

  /** CG-6, GS-3: a wall printed on either face-up card of the shared edge. */
  public boolean wall(int from, int dir, int to) {
    return printed(from, dir) || printed(to, Dir.opposite(dir));
  }

  private boolean printed(int place, int dir) {
    if (!isSquare(place)) {
      return false;
    }
    int room = card(place);
    return isRoomUp(room)
        && Box.room(card[room]).wall(Places.x(place) % K, Places.y(place) % K, dir);
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
