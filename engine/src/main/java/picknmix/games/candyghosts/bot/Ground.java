package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;

import java.util.Arrays;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Dir;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState;

/**
 * The ground as all can see it: where walls are and which rooms are face up, by place. For bots,
 * who ask often; it is kept until another map needs the space.
 */
final class Ground {
  static final int PLACES = EXIT + 1;

  /** Set where a place is face up; below it a bit for each direction with a wall. */
  static final int UP = 1 << Dir.COUNT;

  private static final int KEPT = 8;

  private final byte[][] grounds = new byte[KEPT][PLACES];
  private final long[] keys = new long[KEPT];
  private int next;

  /** A number for the map that all can see; never 0. */
  static long key(CandyGhostsState s) {
    long key = s.house.up + 1L;
    for (int room = 0; room < s.house.rooms(); room++) {
      key = key * 0x9e3779b97f4a7c15L + (s.house.isRoomUp(room) ? s.house.card[room] + 1 : 0);
    }
    return key == 0 ? 1 : key;
  }

  byte[] of(CandyGhostsState s, long key) {
    for (int i = 0; i < KEPT; i++) {
      if (keys[i] == key) {
        return grounds[i];
      }
    }
    int slot = next;
    next = (next + 1) % KEPT;
    keys[slot] = key;
    survey(s, grounds[slot]);
    return grounds[slot];
  }

  private static void survey(CandyGhostsState s, byte[] ground) {
    Arrays.fill(ground, (byte) 0);
    ground[Places.START] = UP;
    ground[EXIT] = UP;
    for (int y = 0; y < s.house.high() * Box.K; y++) {
      for (int x = 0; x < s.house.wide() * Box.K; x++) {
        int square = Places.square(x, y);
        int bits = s.house.isUp(square) ? UP : 0;
        for (int dir = 0; dir < Dir.COUNT; dir++) {
          int to = s.house.ahead(square, dir);
          bits |= to != NONE && s.house.wall(square, dir, to) ? 1 << dir : 0;
        }
        ground[square] = (byte) bits;
      }
    }
  }

  /** Whether a wall is between two adjacent places. */
  static boolean wall(byte[] ground, int from, int dir, int to) {
    return Places.isSquare(from)
        ? (ground[from] >> dir & 1) != 0
        : (ground[to] >> Dir.opposite(dir) & 1) != 0;
  }
}
