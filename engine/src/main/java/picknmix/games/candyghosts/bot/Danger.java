package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.box.Box.K;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.GhostMoves;
import picknmix.games.candyghosts.rules.Powers;

/**
 * Who will be caught in the next ghosts' turn if a player ends the turn somewhere: for bots. What
 * does not depend on where that is, is found out once.
 */
final class Danger {
  private static final int NOBODY = -1;
  private static final int FAR = 1 << 20;

  /** For each seat the chance to be possessed or eaten, and to be chased by Onna. */
  final double[] caught = new double[CandyGhostsState.MAX_SEATS];

  final double[] chased = new double[CandyGhostsState.MAX_SEATS];

  /** Ghosts that come near, but not yet to anybody. */
  int near;

  /** What fighting from the place is worth: a friend freed, or a charge won. */
  double chances;

  // ---- ghosts, by index, the boss after them: where they are, and who is nearest but the mover

  private int[] left = new int[32];
  private int[] right = new int[32];
  private int[] top = new int[32];
  private int[] bottom = new int[32];
  private int[] fromHere = new int[32];
  private int[] nearest = new int[32];
  private int[] way = new int[32];
  private int[] whom = new int[32];

  private final double[] hope = new double[CandyGhostsState.MAX_SEATS];
  private final double[] spared = new double[CandyGhostsState.MAX_SEATS];
  private int seat;
  private int fights;
  private int modifier;
  private int steps;
  private int bossSteps;
  private boolean canStore;
  private int atLeft;
  private int atRight;
  private int atTop;
  private int atBottom;

  // ---- once for a decision

  /** Prepares to look at places where the seat may end its turn. */
  void prepare(CandyGhostsState s, int mover) {
    seat = mover;
    steps = GhostMoves.ghostSteps(s);
    bossSteps = s.boss == Boss.ONNA ? GhostMoves.steps(s, BOSS) : 0;
    modifier = Powers.roll(s, mover);
    fights = Hope.fights(s, mover);
    canStore =
        mover == s.active
            && fights > s.charges[mover]
            && s.charges[mover] < Powers.storage(s, mover);
    for (int other = 0; other < s.seats; other++) {
      hope[other] = Hope.left(s, mover, other);
    }
    if (left.length <= s.ghosts) {
      grow(2 * s.ghosts);
    }
    goTo(s, s.at[mover]);
    for (int i = 0; i < s.ghosts; i++) {
      place(s, i, s.ghostPlace(i));
    }
    place(s, s.ghosts, s.bossAt);
  }

  private void grow(int size) {
    left = new int[size];
    right = new int[size];
    top = new int[size];
    bottom = new int[size];
    fromHere = new int[size];
    nearest = new int[size];
    way = new int[size];
    whom = new int[size];
  }

  private void place(CandyGhostsState s, int i, int place) {
    whom[i] = NOBODY;
    nearest[i] = FAR;
    way[i] = FAR;
    if (place == NONE) {
      fromHere[i] = FAR;
      return;
    }
    int size = Places.isSquare(place) ? 0 : K - 1;
    left[i] = s.house.left(place);
    right[i] = left[i] + size;
    top[i] = s.house.top(place);
    bottom[i] = top[i] + size;
    fromHere[i] = 1 + Math.max(gapX(i), gapY(i));
    for (int other = 0; other < s.seats; other++) {
      if (other == seat || s.at[other] == NONE || s.isPossessed(other)) {
        continue;
      }
      int distance = s.house.distance(place, s.at[other]);
      int theirs = s.house.way(place, s.at[other]);
      if (distance < nearest[i] || (distance == nearest[i] && theirs > way[i])) {
        whom[i] = other;
        nearest[i] = distance;
        way[i] = theirs;
      }
    }
  }

  private void goTo(CandyGhostsState s, int place) {
    int size = Places.isSquare(place) ? 0 : K - 1;
    atLeft = s.house.left(place);
    atRight = atLeft + size;
    atTop = s.house.top(place);
    atBottom = atTop + size;
  }

  private int gapX(int i) {
    return Math.max(0, Math.max(left[i] - atRight, atLeft - right[i]));
  }

  private int gapY(int i) {
    return Math.max(0, Math.max(top[i] - atBottom, atTop - bottom[i]));
  }

  // ---- for each place

  /**
   * Looks at everybody's dangers if the seat ends its turn there and has fought on the way.
   *
   * @param without the index of a ghost that is left out, or −1
   */
  void weigh(CandyGhostsState s, int place, int without) {
    goTo(s, place);
    for (int other = 0; other < s.seats; other++) {
      spared[other] = 1;
      chased[other] = 0;
    }
    near = 0;
    chances = 0;
    int coming = 0;
    for (int i = 0; i < s.ghosts; i++) {
      if (i == without) {
        continue;
      }
      int distance = 1 + Math.max(gapX(i), gapY(i));
      int fought = Math.min(distance, fromHere[i]);
      boolean free = s.ghostHost[i] < 0;
      boolean up = !free || !Places.isRoom(s.ghostAt[i]);
      if (up && fights > 0 && (canStore || !free)) {
        double gain = (free ? 0 : Outlook.FREED) + (canStore ? Outlook.CHARGE : 0);
        chances = Math.max(chances, gain * Odds.hit(modifier, fought));
      }
      int target = free ? come(s, i, s.ghostAt[i], place, distance, steps) : NOBODY;
      if (target >= 0) {
        coming++;
        spared[target] *= up && fights > 0 ? Odds.hit(modifier, fought) : 0;
      }
    }
    for (int other = 0; other < s.seats; other++) {
      double spare = coming > fights ? spared[other] / 2 : spared[other];
      caught[other] = spared[other] == 1 ? 0 : (1 - spare) * hope[other];
    }
    if (s.bossAt != NONE) {
      weighBoss(s, place, without);
    }
  }

  /** The seat whom the ghost comes to in one turn, or nobody. */
  private int come(CandyGhostsState s, int i, int ghost, int place, int distance, int steps) {
    int target = whom[i];
    int theirs = way[i];
    int at = target >= 0 ? s.at[target] : NONE;
    if (distance <= nearest[i]) {
      int mine = gapX(i) + gapY(i);
      if (distance < nearest[i] || mine > theirs) {
        target = seat;
        theirs = mine;
        at = place;
      }
    }
    if (s.noise != NONE) {
      boolean lured = target < 0 || isLured(s, ghost, at);
      near += lured && target >= 0 && s.house.way(s.noise, at) <= steps ? 1 : 0;
      return lured ? NOBODY : target;
    }
    if (Places.isRoom(ghost)) {
      near += theirs <= GhostMoves.STEPS ? 1 : 0;
      return Places.isBig(at) && theirs <= 1 ? target : NOBODY;
    }
    if (theirs > steps) {
      near += theirs <= 2 * steps ? 1 : 0;
      return NOBODY;
    }
    return target;
  }

  /** Whether a ghost that goes for the noise leaves a player there alone. */
  private boolean isLured(CandyGhostsState s, int ghost, int at) {
    int way = s.house.way(ghost, at);
    if (at == s.noise) {
      return way > (Places.isRoom(ghost) ? 1 : steps);
    }
    int toNoise = s.house.way(ghost, s.noise);
    boolean onTheWay = way + s.house.way(at, s.noise) == toNoise;
    boolean straight = s.house.distance(ghost, s.noise) == toNoise + 1;
    return !onTheWay || !straight || way > steps;
  }

  private void weighBoss(CandyGhostsState s, int place, int without) {
    int boss = s.ghosts;
    int distance = 1 + Math.max(gapX(boss), gapY(boss));
    if (s.boss == Boss.PIGIN) {
      int eaten = eaten(s, distance, without);
      if (eaten >= 0) {
        caught[eaten] = 1 - (1 - caught[eaten]) * (1 - hope[eaten]);
      }
    } else if (!Places.isRoom(s.bossAt)) {
      int hunted = come(s, boss, s.bossAt, place, distance, bossSteps);
      if (hunted >= 0) {
        chased[hunted] = hope[hunted];
      }
    }
  }

  /** CG-42: whom Pigin jumps at unless a ghost or the noise is as near; −1 if nobody. */
  private int eaten(CandyGhostsState s, int distance, int without) {
    int boss = s.ghosts;
    int least = Math.min(distance, nearest[boss]);
    if (s.noise != NONE && s.house.distance(s.bossAt, s.noise) < least) {
      return NOBODY;
    }
    for (int i = 0; i < s.ghosts; i++) {
      if (i != without
          && s.ghostAt[i] != NONE
          && s.house.isUp(s.ghostAt[i])
          && s.house.distance(s.bossAt, s.ghostAt[i]) <= least) {
        return NOBODY;
      }
    }
    return distance <= nearest[boss] ? seat : whom[boss];
  }
}
