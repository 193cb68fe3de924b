package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.rules.CandyGhostsState.COVERED;

import java.util.Arrays;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.map.House;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState;

/**
 * How far it is from everywhere to where somebody wants to go, in action points: for bots. Walls
 * and face-down rooms end turns, so they count as more. Roads are kept until they are needed for
 * another map; they know neither ghosts nor obstacles.
 */
final class Roads {
  private static final double WALL = 2;

  /** What it costs on top to turn a room over, and to walk in one before its walls are known. */
  private static final double REVEAL = 1;

  private static final double UNKNOWN = 0.3;

  /** From where there is no road at all. */
  private static final double FAR = 1000;

  private static final int KEPT = 16;
  private static final int QUEUE = 2 * Places.SQUARES;

  private final Ground ground;
  private final double[][] roads = new double[KEPT][Ground.PLACES];
  private final long[] keys = new long[KEPT];
  private final int[] queue = new int[QUEUE];
  private final boolean[] waiting = new boolean[Ground.PLACES];
  private final int[] goals = new int[Places.SQUARES];
  private int goalCount;
  private int next;

  Roads(Ground ground) {
    this.ground = ground;
  }

  /** For each place the way from there to where the seat is needed: unflipped items, or Exit. */
  double[] of(CandyGhostsState s, int seat) {
    goalCount = 0;
    if (s.covered > 0) {
      findItems(s, seat);
    }
    if (goalCount == 0) {
      goals[goalCount++] = EXIT;
    }
    return to(s);
  }

  /** For each place the way from there to the Exit. */
  double[] toExit(CandyGhostsState s) {
    goalCount = 1;
    goals[0] = EXIT;
    return to(s);
  }

  /** CG-92: the unflipped items to which nobody is nearer than this seat. */
  private void findItems(CandyGhostsState s, int seat) {
    for (int y = 0; y < s.house.high() * Box.K; y++) {
      for (int x = 0; x < s.house.wide() * Box.K; x++) {
        int square = Places.square(x, y);
        if (s.item[square] >= COVERED && isOurs(s, seat, square)) {
          goals[goalCount++] = square;
        }
      }
    }
  }

  private static boolean isOurs(CandyGhostsState s, int seat, int square) {
    int way = s.at[seat] == NONE ? 0 : s.house.way(s.at[seat], square);
    for (int other = 0; other < s.seats; other++) {
      if (other != seat && s.at[other] != NONE && !s.isPossessed(other)) {
        int theirs = s.house.way(s.at[other], square);
        if (theirs < way || (theirs == way && other < seat)) {
          return false;
        }
      }
    }
    return true;
  }

  private double[] to(CandyGhostsState s) {
    long map = Ground.key(s);
    long key = key(map);
    for (int i = 0; i < KEPT; i++) {
      if (keys[i] == key) {
        return roads[i];
      }
    }
    int slot = next;
    next = (next + 1) % KEPT;
    keys[slot] = key;
    build(s, ground.of(s, map), roads[slot]);
    return roads[slot];
  }

  /** A number for the map and the goals on it; never 0. */
  private long key(long map) {
    long key = map;
    for (int i = 0; i < goalCount; i++) {
      key = (key ^ goals[i]) * 0xc2b2ae3d27d4eb4fL;
    }
    return key == 0 ? 1 : key;
  }

  private void build(CandyGhostsState s, byte[] walls, double[] road) {
    Arrays.fill(road, FAR);
    int head = 0;
    int tail = 0;
    for (int i = 0; i < goalCount; i++) {
      road[goals[i]] = 0;
      queue[tail++] = goals[i];
    }
    while (head != tail) {
      int to = queue[head];
      head = (head + 1) % QUEUE;
      waiting[to] = false;
      for (int i = 0; i < House.sides(to); i++) {
        int from = s.house.neighbour(to, i);
        if (from == NONE) {
          continue;
        }
        double way = road[to] + step(s, walls, to, s.house.direction(to, i), from);
        if (way < road[from]) {
          road[from] = way;
          if (!waiting[from]) {
            waiting[from] = true;
            queue[tail] = from;
            tail = (tail + 1) % QUEUE;
          }
        }
      }
    }
  }

  /** What the step back to {@code to} costs, which lies against that direction. */
  private static double step(CandyGhostsState s, byte[] walls, int to, int dir, int from) {
    double step = Ground.wall(walls, to, dir, from) ? 1 + WALL : 1;
    if ((walls[to] & Ground.UP) == 0) {
      step += s.house.card(from) == s.house.card(to) ? UNKNOWN : REVEAL;
    }
    return step;
  }
}
