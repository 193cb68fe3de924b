package picknmix.games.candyghosts.map;

import static picknmix.games.candyghosts.box.Box.K;
import static picknmix.games.candyghosts.map.Places.isBig;
import static picknmix.games.candyghosts.map.Places.isSquare;

import java.util.Arrays;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Dir;

/**
 * The map of a game: its {@link Layout}, which rooms lie where, and what walls are between places
 * (CG-6, GS-3).
 */
public final class House {
  /** Start and Exit as cards, after the rooms. */
  public static final int START_CARD = Places.MOST_ROOMS;

  public static final int EXIT_CARD = START_CARD + 1;

  public Layout layout = Layout.NOTHING;

  /** Room cards row by row; a bit for each that is face up, and that once was. */
  public final byte[] card = new byte[Places.MOST_ROOMS];

  public int up;
  public int seen;

  public House() {
    Arrays.fill(card, (byte) -1);
  }

  /** The size in rooms. */
  public int wide() {
    return layout.wide;
  }

  public int high() {
    return layout.high;
  }

  public int rooms() {
    return layout.rooms();
  }

  /** Copies what all may know: everything but the cards. */
  public void copyPublic(House other) {
    layout = other.layout;
    up = other.up;
    seen = other.seen;
  }

  public void copyCards(House other) {
    System.arraycopy(other.card, 0, card, 0, card.length);
  }

  // ---- as it is laid out

  /** CG-7: 1 on the same place, 2 to the eight squares around it, and so on. */
  public int distance(int p, int q) {
    return layout.distance(p, q);
  }

  /** GS-2: how many steps by edges, were nothing in the way; 1 is adjacent. */
  public int way(int p, int q) {
    return layout.way(p, q);
  }

  /** How many neighbours a square or big square may have. */
  public static int sides(int place) {
    return isBig(place) ? K : Dir.COUNT;
  }

  /** The adjacent place with that index, or NONE. */
  public int neighbour(int place, int index) {
    return layout.neighbour(place, index);
  }

  /** In which direction the neighbour with that index lies; from a big square always inwards. */
  public int direction(int place, int index) {
    return layout.direction(place, index);
  }

  /** The square or big square beyond a square's edge, or NONE. */
  public int ahead(int square, int dir) {
    return layout.neighbour(square, dir);
  }

  /** The number of a square's or room place's room, row by row, or that of Start or Exit. */
  public int card(int place) {
    return layout.card(place);
  }

  /** The place of a room by its number. */
  public int roomPlace(int room) {
    return layout.roomPlace(room);
  }

  /** The square of a room with that index, from 0 to K·K − 1, row by row. */
  public int square(int room, int index) {
    return layout.square(room, index);
  }

  /** What a room is called by its card coordinates. */
  public String roomName(int room) {
    return room % wide() + "," + room / wide();
  }

  // ---- what lies face up

  public boolean isRoomUp(int room) {
    return (up >> room & 1) != 0;
  }

  /** Whether the place is face up; Start and Exit always are. */
  public boolean isUp(int place) {
    return isSquare(place) ? isRoomUp(layout.card(place)) : isBig(place);
  }

  /** CG-6, GS-3: a wall printed on either face-up card of the shared edge. */
  public boolean wall(int from, int dir, int to) {
    return ((walls(from) >> dir | walls(to) >> Dir.opposite(dir)) & 1) != 0;
  }

  /** The walls printed on a place, if it is face up: a bit for each direction. */
  private int walls(int place) {
    if (!isSquare(place)) {
      return 0;
    }
    int room = layout.card(place);
    return isRoomUp(room) ? Box.room(card[room]).walls(layout.spot(place)) : 0;
  }
}
