package picknmix.games.candyghosts.map;

import static picknmix.games.candyghosts.box.Box.K;

import picknmix.kernel.Words;

/**
 * Places as numbers (GS-1): a square is {@code y << 5 | x}; above the squares come Start, Exit and
 * the face-down rooms. The numbers are the same on every map, so that actions can name them.
 */
public final class Places {
  public static final int NONE = -1;

  private static final int SHIFT = 5;
  private static final int MASK = (1 << SHIFT) - 1;

  /** Room for every square of the highest map. */
  public static final int SQUARES = 1 << (2 * SHIFT);

  public static final int START = SQUARES;
  public static final int EXIT = SQUARES + 1;
  private static final int ROOM = SQUARES + 2;

  /** Above all places: rooms are counted by eights. */
  static final int COUNT = ROOM + 8 * 8;

  /** The largest maps, in rooms: the corridor is narrow and long, the gallery square. */
  static final int CORRIDOR_WIDE = 3;

  static final int CORRIDOR_HIGH = 6;
  static final int GALLERY = 5;
  public static final int MOST_ROOMS = GALLERY * GALLERY;

  /** What a face-down room's text begins with. */
  public static final String ROOM_WORD = "room ";

  /** The largest number that is read. */
  private static final int MOST = 999_999;

  private Places() {}

  public static int square(int x, int y) {
    return y << SHIFT | x;
  }

  public static int x(int square) {
    return square & MASK;
  }

  public static int y(int square) {
    return square >> SHIFT;
  }

  public static boolean isSquare(int place) {
    return place >= 0 && place < SQUARES;
  }

  public static boolean isBig(int place) {
    return place == START || place == EXIT;
  }

  /** Somewhere in the face-down room at these card coordinates. */
  static int room(int cx, int cy) {
    return ROOM + (cy << 3 | cx);
  }

  public static boolean isRoom(int place) {
    return place >= ROOM;
  }

  public static int roomX(int room) {
    return (room - ROOM) & 7;
  }

  public static int roomY(int room) {
    return (room - ROOM) >> 3;
  }

  public static String text(int place) {
    return switch (place) {
      case START -> "start";
      case EXIT -> "exit";
      default ->
          isRoom(place) ? ROOM_WORD + roomX(place) + "," + roomY(place) : x(place) + "," + y(place);
    };
  }

  /** The square of some map with that text, or NONE. */
  public static int parseSquare(String text) {
    int square = parsePair(text, CORRIDOR_WIDE * K, CORRIDOR_HIGH * K);
    return square >= 0 ? square : parsePair(text, GALLERY * K, GALLERY * K);
  }

  /** The room with those coordinates on a map of that size, or NONE. */
  public static int parseRoom(String text, int wide, int high) {
    int pair = parsePair(text, wide, high);
    return pair >= 0 ? room(x(pair), y(pair)) : NONE;
  }

  /** The face-down room of some map that is written {@code room 0,3}, or NONE. */
  public static int parseDarkRoom(String text) {
    return text.startsWith(ROOM_WORD)
        ? parseRoom(text.substring(ROOM_WORD.length()), CORRIDOR_WIDE, CORRIDOR_HIGH)
        : NONE;
  }

  /** {@code x,y} below these bounds, packed like a square; or NONE. */
  private static int parsePair(String text, int wide, int high) {
    int comma = text.indexOf(',');
    if (comma < 0) {
      return NONE;
    }
    int x = number(text.substring(0, comma));
    int y = number(text.substring(comma + 1));
    return x >= 0 && y >= 0 && x < wide && y < high ? square(x, y) : NONE;
  }

  /** Any place but a room, or NONE. */
  public static int parsePlace(String text) {
    return switch (text) {
      case "start" -> START;
      case "exit" -> EXIT;
      default -> parseSquare(text);
    };
  }

  /** A number without sign or leading zero and of few digits, or −1. */
  public static int number(String text) {
    Integer number = Words.number(text);
    return number == null || number < 0 || number > MOST ? -1 : number;
  }
}
