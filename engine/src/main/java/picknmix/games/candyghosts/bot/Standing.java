package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.map.Places.NONE;

import java.util.Arrays;
import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Kind;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.GhostMoves;
import picknmix.games.candyghosts.rules.Powers;

/**
 * How likely a team gets out, from what can be counted at the beginning of a round. The weights are
 * from a logistic regression over games that such bots played; docs/games/candy-ghosts.md has it.
 */
final class Standing {
  // ---- what is counted; shares are of the players who have not left

  private static final int ALWAYS = 0;

  /** Turns that the last, and on average everybody, needs to the Exit. */
  private static final int LONGEST = 1;

  private static final int MEAN = 2;

  /** The share of the possessed and of the eaten; and whether there is one free player left. */
  private static final int POSSESSED = 3;

  private static final int EATEN = 4;
  private static final int LAST = 5;

  /** Ghosts for each player: that may come in a turn, in two, later, or out of face-down rooms. */
  private static final int COMING = 6;

  private static final int NEAR = 7;
  private static final int AWAY = 8;
  private static final int HIDDEN = 9;

  private static final int CHARGES = 10;
  private static final int THROWS = 11;
  private static final int EQUIPMENT = 12;

  /** Bosses: Onna or Pigin about, or still behind the last door; how hungry Pigin is. */
  private static final int ONNA = 13;

  private static final int ONNA_WAITS = 14;
  private static final int PIGIN = 15;
  private static final int PIGIN_WAITS = 16;
  private static final int FED = 17;

  /** The share of those who are out; items to be flipped for each player. */
  private static final int OUT = 18;

  private static final int COVERED = 19;

  private static final int COUNT = 20;

  private static final double[] WEIGHTS = new double[COUNT];

  static {
    WEIGHTS[ALWAYS] = 1.8;
    WEIGHTS[LONGEST] = -0.25;
    WEIGHTS[MEAN] = -0.1;
    WEIGHTS[POSSESSED] = -0.5;
    WEIGHTS[EATEN] = -2.2;
    WEIGHTS[LAST] = -1;
    WEIGHTS[COMING] = -0.37;
    WEIGHTS[NEAR] = -0.2;
    WEIGHTS[AWAY] = -0.14;
    WEIGHTS[HIDDEN] = -0.05;
    WEIGHTS[CHARGES] = 0.37;
    WEIGHTS[THROWS] = 0.5;
    WEIGHTS[EQUIPMENT] = 0.85;
    WEIGHTS[ONNA] = 0.12;
    WEIGHTS[ONNA_WAITS] = 0.39;
    WEIGHTS[PIGIN] = -1.2;
    WEIGHTS[PIGIN_WAITS] = -1.2;
    WEIGHTS[FED] = 0.4;
    WEIGHTS[OUT] = 1.7;
    WEIGHTS[COVERED] = -0.15;
  }

  private final Roads roads;
  private final double[] counted = new double[COUNT];

  Standing(Roads roads) {
    this.roads = roads;
  }

  /** The chance that all get out. */
  double chance(CandyGhostsState s) {
    count(s);
    double sum = 0;
    for (int i = 0; i < COUNT; i++) {
      sum += WEIGHTS[i] * counted[i];
    }
    return squash(sum);
  }

  /** About the logistic function, with what is the same on every platform. */
  private static double squash(double x) {
    double half = x / 2;
    return 0.5 + 0.5 * half / Math.sqrt(1 + half * half);
  }

  /** Counts everything in a game that goes on. */
  private void count(CandyGhostsState s) {
    Arrays.fill(counted, 0);
    counted[ALWAYS] = 1;
    int players = 0;
    int free = 0;
    double[] road = roads.toExit(s);
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.hasLeft(seat)) {
        counted[OUT] += 1.0 / s.seats;
        continue;
      }
      players++;
      countPlayer(s, seat, road);
      free += s.isPossessed(seat) ? 0 : 1;
    }
    counted[LAST] = free == 1 && players > 1 ? 1 : 0;
    countGhosts(s);
    counted[COVERED] = s.covered;
    for (int i = MEAN; i <= EQUIPMENT; i++) {
      counted[i] /= i == LAST ? 1 : players;
    }
    counted[COVERED] /= players;
    if (s.boss == Boss.ONNA) {
      counted[s.met ? ONNA : ONNA_WAITS] = 1;
    } else if (s.boss == Boss.PIGIN && (!s.met || s.bossAt != NONE)) {
      counted[s.met ? PIGIN : PIGIN_WAITS] = 1;
      counted[FED] = s.stored;
    }
  }

  private void countPlayer(CandyGhostsState s, int seat, double[] road) {
    double way = s.at[seat] == NONE ? road[Places.START] / 2 : road[s.at[seat]];
    double turns = way / Math.max(1, Powers.ap(s, seat));
    counted[LONGEST] = Math.max(counted[LONGEST], turns);
    counted[MEAN] += turns;
    counted[POSSESSED] += s.ghostIn[seat] != 0 ? 1 : 0;
    counted[EATEN] += s.isInBelly(seat) ? 1 : 0;
    counted[CHARGES] += s.charges[seat];
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      int count = Kind.count(s.hand[seat], kind);
      if (count > 0) {
        boolean thrown = isToBeThrown(kind);
        counted[thrown ? THROWS : EQUIPMENT] +=
            thrown ? count : count * ItemWorth.of(s, seat, kind);
      }
    }
  }

  /** What is best thrown in the end. */
  private static boolean isToBeThrown(int kind) {
    return kind <= Kind.TORCH.number()
        || kind == Kind.FAN.number()
        || kind == Kind.CURSED_LUNCHBOX.number();
  }

  private void countGhosts(CandyGhostsState s) {
    for (int i = 0; i < s.ghosts; i++) {
      int place = s.ghostAt[i];
      if (place == NONE) {
        continue;
      }
      int nearest = Integer.MAX_VALUE;
      for (int seat = 0; seat < s.seats; seat++) {
        if (s.at[seat] != NONE && !s.isPossessed(seat)) {
          nearest = Math.min(nearest, s.house.way(place, s.at[seat]));
        }
      }
      boolean up = !Places.isRoom(place);
      counted[
          nearest <= GhostMoves.STEPS && up
              ? COMING
              : nearest <= 2 * GhostMoves.STEPS ? NEAR : up ? AWAY : HIDDEN]++;
    }
  }
}
