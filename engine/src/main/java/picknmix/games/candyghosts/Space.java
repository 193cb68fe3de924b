package picknmix.games.candyghosts;

import static picknmix.games.candyghosts.Box.K;
import static picknmix.games.candyghosts.Places.EXIT;
import static picknmix.games.candyghosts.Places.NONE;
import static picknmix.games.candyghosts.Places.START;
import static picknmix.games.candyghosts.Places.isBig;
import static picknmix.games.candyghosts.Places.isSquare;

/** Where things are from one another on the map of a game (CG-6 to CG-9, GS-1 to GS-4). */
final class Space {
  /** Start and Exit as cards, after the rooms. */
  static final int START_CARD = Places.MOST_ROOMS;

  static final int EXIT_CARD = START_CARD + 1;

  private Space() {}

  // ---- rectangles

  private static int bigX(CandyGhostsState s, int side, int at) {
    return side == Dir.WEST ? -K : side == Dir.EAST ? s.wide * K : at;
  }

  private static int bigY(CandyGhostsState s, int side, int at) {
    return side == Dir.NORTH ? -K : side == Dir.SOUTH ? s.high * K : at;
  }

  static int left(CandyGhostsState s, int place) {
    if (isSquare(place)) {
      return Places.x(place);
    }
    return switch (place) {
      case START -> bigX(s, s.startSide, s.startAt);
      case EXIT -> bigX(s, s.exitSide, s.exitAt);
      default -> K * Places.roomX(place);
    };
  }

  static int top(CandyGhostsState s, int place) {
    if (isSquare(place)) {
      return Places.y(place);
    }
    return switch (place) {
      case START -> bigY(s, s.startSide, s.startAt);
      case EXIT -> bigY(s, s.exitSide, s.exitAt);
      default -> K * Places.roomY(place);
    };
  }

  /** The difference of the nearest coordinates of two stretches. */
  private static int gap(int from, int length, int otherFrom, int otherLength) {
    return Math.max(0, Math.max(otherFrom - from - length + 1, from - otherFrom - otherLength + 1));
  }

  private static int gapX(CandyGhostsState s, int p, int q) {
    return gap(left(s, p), isSquare(p) ? 1 : K, left(s, q), isSquare(q) ? 1 : K);
  }

  private static int gapY(CandyGhostsState s, int p, int q) {
    return gap(top(s, p), isSquare(p) ? 1 : K, top(s, q), isSquare(q) ? 1 : K);
  }

  /** CG-7: 1 on the same place, 2 to the eight squares around it, and so on. */
  static int distance(CandyGhostsState s, int p, int q) {
    return 1 + Math.max(gapX(s, p, q), gapY(s, p, q));
  }

  /** GS-2: how many steps by edges, were nothing in the way; 1 is adjacent. */
  static int way(CandyGhostsState s, int p, int q) {
    return gapX(s, p, q) + gapY(s, p, q);
  }

  // ---- neighbours

  /** How many neighbours a square or big square may have. */
  static int sides(int place) {
    return isBig(place) ? K : Dir.COUNT;
  }

  /** In which direction the neighbour with that index lies; from a big square always inwards. */
  static int direction(CandyGhostsState s, int place, int index) {
    return switch (place) {
      case START -> Dir.opposite(s.startSide);
      case EXIT -> Dir.opposite(s.exitSide);
      default -> index;
    };
  }

  /** The adjacent place with that index, or NONE. */
  static int neighbour(CandyGhostsState s, int place, int index) {
    return switch (place) {
      case START -> along(s, s.startSide, s.startAt + index);
      case EXIT -> along(s, s.exitSide, s.exitAt + index);
      default -> ahead(s, place, index);
    };
  }

  /** The square at that offset along a side of the map, or NONE. */
  private static int along(CandyGhostsState s, int side, int offset) {
    return switch (side) {
      case Dir.NORTH -> onMap(s, offset, 0);
      case Dir.SOUTH -> onMap(s, offset, s.high * K - 1);
      case Dir.WEST -> onMap(s, 0, offset);
      default -> onMap(s, s.wide * K - 1, offset);
    };
  }

  private static int onMap(CandyGhostsState s, int x, int y) {
    boolean there = x >= 0 && y >= 0 && x < s.wide * K && y < s.high * K;
    return there ? Places.square(x, y) : NONE;
  }

  static boolean isOnMap(CandyGhostsState s, int square) {
    return onMap(s, Places.x(square), Places.y(square)) >= 0;
  }

  /** The square or big square beyond a square's edge, or NONE. */
  static int ahead(CandyGhostsState s, int square, int dir) {
    int x = Places.x(square) + Dir.dx(dir);
    int y = Places.y(square) + Dir.dy(dir);
    int next = onMap(s, x, y);
    if (next >= 0) {
      return next;
    }
    int offset = dir == Dir.NORTH || dir == Dir.SOUTH ? x : y;
    if (dir == s.startSide && offset >= s.startAt && offset < s.startAt + K) {
      return START;
    }
    return dir == s.exitSide && offset >= s.exitAt && offset < s.exitAt + K ? EXIT : NONE;
  }

  // ---- cards

  /** The number of a square's or room place's room, row by row, or that of Start or Exit. */
  static int card(CandyGhostsState s, int place) {
    return switch (place) {
      case START -> START_CARD;
      case EXIT -> EXIT_CARD;
      default ->
          isSquare(place)
              ? Places.y(place) / K * s.wide + Places.x(place) / K
              : Places.roomY(place) * s.wide + Places.roomX(place);
    };
  }

  /** The place of a room by its number. */
  static int roomPlace(CandyGhostsState s, int room) {
    return Places.room(room % s.wide, room / s.wide);
  }

  /** The square of a room with that index, from 0 to K·K − 1, row by row. */
  static int square(CandyGhostsState s, int room, int index) {
    return Places.square(room % s.wide * K + index % K, room / s.wide * K + index / K);
  }

  static boolean isRoomUp(CandyGhostsState s, int room) {
    return (s.up >> room & 1) != 0;
  }

  /** Whether the place is face up; Start and Exit always are. */
  static boolean isUp(CandyGhostsState s, int place) {
    return isBig(place) || (isSquare(place) && isRoomUp(s, card(s, place)));
  }

  /** Whether a big square shares an edge with the room. */
  static boolean touches(CandyGhostsState s, int big, int room) {
    return way(s, big, roomPlace(s, room)) == 1;
  }

  /** GS-12: steps over cards from one to another. */
  static int cardSteps(CandyGhostsState s, int card, int other) {
    if (card == other) {
      return 0;
    }
    if (other >= START_CARD && card < START_CARD) {
      return cardSteps(s, other, card);
    }
    if (card < START_CARD) {
      return Math.abs(card % s.wide - other % s.wide) + Math.abs(card / s.wide - other / s.wide);
    }
    int big = card == START_CARD ? START : EXIT;
    int least = Integer.MAX_VALUE;
    for (int room = 0; room < s.rooms(); room++) {
      if (touches(s, big, room)) {
        least = Math.min(least, 1 + cardSteps(s, room, other));
      }
    }
    return least;
  }

  // ---- walls, and the Exit

  /** CG-6, GS-3: a wall printed on either face-up card of the shared edge. */
  static boolean wall(CandyGhostsState s, int from, int dir, int to) {
    return printed(s, from, dir) || printed(s, to, Dir.opposite(dir));
  }

  private static boolean printed(CandyGhostsState s, int place, int dir) {
    if (!isSquare(place)) {
      return false;
    }
    int room = card(s, place);
    return isRoomUp(s, room)
        && Box.room(s.card[room]).wall(Places.x(place) % K, Places.y(place) % K, dir);
  }

  /** CG-92. */
  static boolean isLocked(CandyGhostsState s) {
    return s.covered > 0;
  }

  /** GS-4: the room that the blue and the green die point to. */
  static int room(CandyGhostsState s, int blue, int green) {
    boolean upright = s.exitSide == Dir.NORTH || s.exitSide == Dir.SOUTH;
    int row = (blue - 1) % (upright ? s.high : s.wide);
    int column = (green - 1) % (upright ? s.wide : s.high);
    return switch (s.exitSide) {
      case Dir.SOUTH -> (s.high - 1 - row) * s.wide + column;
      case Dir.NORTH -> row * s.wide + s.wide - 1 - column;
      case Dir.WEST -> column * s.wide + row;
      default -> (s.high - 1 - column) * s.wide + s.wide - 1 - row;
    };
  }
}
