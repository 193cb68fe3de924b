package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.rules.CandyGhostsState.BOSS;

import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.map.Layout;
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

  /** What it can be worth at most, from anywhere. */
  double mostChances;

  // ---- ghosts, by index, the boss after them

  /** Where they are, and how far from where the mover is now. */
  private int[] bounds = new int[32];

  private int[] fromHere = new int[32];

  /** How near somebody else is, and what comes of it if that one is the target. */
  private int[] nearest = new int[32];

  private int[] way = new int[32];
  private int[] whom = new int[32];
  private int[] hunted = new int[32];
  private int[] lurking = new int[32];

  /** The way to the noise, if that is straight. */
  private int[] toNoise = new int[32];

  private final double[] hope = new double[CandyGhostsState.MAX_SEATS];
  private final double[] spared = new double[CandyGhostsState.MAX_SEATS];
  private int seat;
  private int fights;
  private int modifier;
  private int steps;
  private int bossSteps;
  private int noise;
  private boolean canStore;

  /** The place that is being weighed, and how far the noise is from there. */
  private int at;

  private int atBounds;
  private int atNoise;

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
    if (bounds.length <= s.ghosts) {
      grow(2 * s.ghosts);
    }
    goTo(s, s.at[mover]);
    for (int i = 0; i < s.ghosts; i++) {
      place(s, i, s.ghostPlace(i));
    }
    place(s, s.ghosts, s.bossAt);
    foresee(s);
    mostChances = 0;
    for (int i = 0; i < s.ghosts; i++) {
      mostChances = isWorthFighting(s, i) ? Math.max(mostChances, gain(s, i)) : mostChances;
    }
  }

  private void grow(int size) {
    bounds = new int[size];
    fromHere = new int[size];
    nearest = new int[size];
    way = new int[size];
    whom = new int[size];
    hunted = new int[size];
    lurking = new int[size];
    toNoise = new int[size];
  }

  private void place(CandyGhostsState s, int i, int place) {
    whom[i] = NOBODY;
    nearest[i] = FAR;
    way[i] = FAR;
    if (place == NONE) {
      fromHere[i] = FAR;
      return;
    }
    bounds[i] = s.house.layout.bounds(place);
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

  /** Looks at what they do unless the mover is nearer; a noise somewhere else changes that. */
  private void foresee(CandyGhostsState s) {
    noise = s.noise;
    for (int i = 0; i < s.ghosts; i++) {
      if (s.ghostAt[i] != NONE) {
        foresee(s, i, s.ghostAt[i], steps);
      }
    }
    if (s.bossAt != NONE) {
      foresee(s, s.ghosts, s.bossAt, bossSteps);
    }
  }

  private void foresee(CandyGhostsState s, int i, int place, int steps) {
    int target = whom[i];
    int at = target >= 0 ? s.at[target] : NONE;
    int fromNoise = FAR;
    if (noise != NONE) {
      int straight = s.house.distance(place, noise) - 1;
      toNoise[i] = straight == s.house.way(place, noise) ? straight : FAR;
      fromNoise = target >= 0 ? s.house.way(noise, at) : FAR;
    }
    near = 0;
    hunted[i] = come(i, place, target, way[i], at, fromNoise, steps);
    lurking[i] = near;
  }

  private void goTo(CandyGhostsState s, int place) {
    at = place;
    atBounds = s.house.layout.bounds(place);
    atNoise = s.noise == NONE ? FAR : s.house.way(s.noise, place);
  }

  private int gapX(int i) {
    return Layout.gapX(bounds[i], atBounds);
  }

  private int gapY(int i) {
    return Layout.gapY(bounds[i], atBounds);
  }

  // ---- for each place

  /**
   * Looks at everybody's dangers if the seat ends its turn there and has fought on the way.
   *
   * @param without the index of a ghost that is left out, or −1
   */
  void weigh(CandyGhostsState s, int place, int without) {
    if (s.noise != noise) {
      foresee(s);
    }
    goTo(s, place);
    for (int other = 0; other < s.seats; other++) {
      spared[other] = 1;
      chased[other] = 0;
    }
    near = 0;
    chances = 0;
    int coming = 0;
    for (int i = 0; i < s.ghosts; i++) {
      if (i != without) {
        coming += weighGhost(s, i);
      }
    }
    for (int other = 0; other < s.seats; other++) {
      double spare = coming > fights ? spared[other] / 2 : spared[other];
      caught[other] = spared[other] == 1 ? 0 : (1 - spare) * hope[other];
    }
    if (s.bossAt != NONE) {
      weighBoss(s, without);
    }
  }

  /** Whether the ghost comes to somebody: 1 or 0. */
  private int weighGhost(CandyGhostsState s, int i) {
    int distance = 1 + Math.max(gapX(i), gapY(i));
    if (isWorthFighting(s, i)) {
      chances = Math.max(chances, gain(s, i) * hit(i, distance));
    }
    int target = isFree(s, i) ? target(i, s.ghostAt[i], distance, steps) : NOBODY;
    if (target < 0) {
      return 0;
    }
    spared[target] *= isFought(s, i) ? hit(i, distance) : 0;
    return 1;
  }

  private static boolean isFree(CandyGhostsState s, int i) {
    return s.ghostHost[i] < 0;
  }

  private boolean isFought(CandyGhostsState s, int i) {
    return fights > 0 && (!isFree(s, i) || !Places.isRoom(s.ghostAt[i]));
  }

  private boolean isWorthFighting(CandyGhostsState s, int i) {
    return (canStore || !isFree(s, i)) && isFought(s, i);
  }

  private double gain(CandyGhostsState s, int i) {
    return (isFree(s, i) ? 0 : Outlook.FREED) + (canStore ? Outlook.CHARGE : 0);
  }

  /** The chance to hit the ghost from the place or from where the mover is now. */
  private double hit(int i, int distance) {
    return Odds.hit(modifier, Math.min(distance, fromHere[i]));
  }

  /** The seat whom the ghost comes to in one turn, or nobody. */
  private int target(int i, int ghost, int distance, int steps) {
    if (distance <= nearest[i]) {
      int mine = gapX(i) + gapY(i);
      if (distance < nearest[i] || mine > way[i]) {
        return come(i, ghost, seat, mine, at, atNoise, steps);
      }
    }
    near += lurking[i];
    return hunted[i];
  }

  /** The target, at that place and so far from the ghost and the noise, if the ghost gets there. */
  private int come(int i, int ghost, int target, int way, int at, int fromNoise, int steps) {
    if (noise != NONE) {
      boolean lured = target < 0 || isLured(i, ghost, way, at, fromNoise);
      near += lured && target >= 0 && fromNoise <= steps ? 1 : 0;
      return lured ? NOBODY : target;
    }
    if (Places.isRoom(ghost)) {
      near += way <= GhostMoves.STEPS ? 1 : 0;
      return Places.isBig(at) && way <= 1 ? target : NOBODY;
    }
    if (way > steps) {
      near += way <= 2 * steps ? 1 : 0;
      return NOBODY;
    }
    return target;
  }

  /** Whether a ghost that goes for the noise leaves a player there alone. */
  private boolean isLured(int i, int ghost, int way, int at, int fromNoise) {
    if (at == noise) {
      return way > (Places.isRoom(ghost) ? 1 : steps);
    }
    return way + fromNoise != toNoise[i] || way > steps;
  }

  private void weighBoss(CandyGhostsState s, int without) {
    int boss = s.ghosts;
    int distance = 1 + Math.max(gapX(boss), gapY(boss));
    if (s.boss == Boss.PIGIN) {
      int eaten = eaten(s, distance, without);
      if (eaten >= 0) {
        caught[eaten] = 1 - (1 - caught[eaten]) * (1 - hope[eaten]);
      }
    } else if (!Places.isRoom(s.bossAt)) {
      int prey = target(boss, s.bossAt, distance, bossSteps);
      if (prey >= 0) {
        chased[prey] = hope[prey];
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
