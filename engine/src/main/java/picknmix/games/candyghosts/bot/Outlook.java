package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;

import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState;

/**
 * What it is worth to the team that a player ends the turn on some place: the way that is left, who
 * may be caught there, whom it is good to be near. For bots, in tenths of an escape.
 */
final class Outlook {
  /** An action point less to go; and less of it for one who runs ahead of friends. */
  static final double PACE = 0.3;

  private static final double AHEAD = 0.4;

  /** So far ahead is far. */
  private static final double LEAD = 6;

  /** A player is possessed or eaten, one of several; or the last one who was free. */
  static final double CAUGHT = 2.5;

  private static final double ALL_CAUGHT = 6;

  /** To be freed is not quite to have been free all the time. */
  static final double FREED = 2.2;

  static final double CHARGE = 0.3;

  /** A ghost less in the house; a ghost that will be here soon. */
  static final double GHOST = 0.1;

  private static final double NEAR = 0.06;

  /** What a ghost in a face-down room, and the boss behind the last door, may do to who enters. */
  private static final double HIDDEN_GHOST = 0.3;

  private static final double HIDDEN_BOSS = 0.4;

  /** More than that nobody is afraid: who waits at a door only meets more of them. */
  private static final double MOST_HIDDEN = 0.5;

  final Ground ground = new Ground();
  final Roads roads = new Roads(ground);
  private final Danger danger = new Danger();
  private final Longing longing = new Longing();

  private double[] road = new double[0];
  private double rear;
  private int free;

  /** Prepares for a player who is now at its place. */
  void prepare(CandyGhostsState s, int seat) {
    road = roads.of(s, seat);
    rear = 0;
    free = 0;
    for (int other = 0; other < s.seats; other++) {
      if (s.at[other] == NONE) {
        continue;
      }
      free += s.isPossessed(other) ? 0 : 1;
      if (other != seat && s.covered == 0) {
        rear = Math.max(rear, road[s.at[other]]);
      }
    }
    danger.prepare(s, seat);
    longing.prepare(s, seat);
  }

  double road(int place) {
    return road[place];
  }

  double[] toExit(CandyGhostsState s) {
    return roads.toExit(s);
  }

  /** The outlook for the seat at that place, with a ghost left out or not (−1). */
  double at(CandyGhostsState s, int seat, int place, int without) {
    double worth = progress(place) + longing.at(s, place);
    if (!s.isPossessed(seat)) {
      worth -= dangers(s, seat, place, without);
      worth += danger.chances;
    }
    if (Places.isSquare(place) && !s.house.isUp(place)) {
      worth -= unknown(s, place);
    }
    return worth;
  }

  /**
   * No less than {@link #at} says of the place, and quicker: as if there were nothing to fear there
   * and every fight went well.
   */
  double atMost(CandyGhostsState s, int place) {
    return progress(place) + longing.at(s, place) + danger.mostChances;
  }

  private double progress(int place) {
    double way = road[place];
    double ahead = rear - LEAD - way;
    return -PACE * (ahead > 0 ? way + (1 - AHEAD) * ahead : way);
  }

  /** What may happen to the team in the ghosts' turn. */
  double dangers(CandyGhostsState s, int seat, int place, int without) {
    danger.weigh(s, place, without);
    double loss = NEAR * danger.near;
    for (int other = 0; other < s.seats; other++) {
      if (danger.caught[other] > 0) {
        loss += danger.caught[other] * (free <= 1 ? ALL_CAUGHT : CAUGHT);
      }
      if (danger.chased[other] > 0) {
        int at = other == seat ? place : s.at[other];
        loss += danger.chased[other] * (0.4 + PACE * Math.max(0, 14 - road[at]));
      }
    }
    return loss;
  }

  /** How likely each seat is caught, as {@link #dangers} has just found out. */
  void tellCaught(double[] out) {
    System.arraycopy(danger.caught, 0, out, 0, out.length);
  }

  private static double unknown(CandyGhostsState s, int place) {
    int room = s.house.roomPlace(s.house.card(place));
    double risk = 0;
    for (int i = 0; i < s.ghosts; i++) {
      risk += s.ghostAt[i] == room ? HIDDEN_GHOST : 0;
    }
    boolean boss = s.boss != null && !s.met && s.house.layout.touches(EXIT, s.house.card(place));
    return Math.min(MOST_HIDDEN, boss || s.bossAt == room ? risk + HIDDEN_BOSS : risk);
  }
}
