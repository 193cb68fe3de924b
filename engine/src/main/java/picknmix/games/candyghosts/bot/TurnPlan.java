package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;
import static picknmix.games.candyghosts.map.Places.isSquare;

import picknmix.games.candyghosts.box.Effect.Change;
import picknmix.games.candyghosts.box.Special;
import picknmix.games.candyghosts.box.Trait;
import picknmix.games.candyghosts.map.House;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Powers;
import picknmix.games.candyghosts.rules.Steps;

/** Where a player can get to in what is left of the turn, and what is best: for bots. */
final class TurnPlan {
  private static final int PLACES = Ground.PLACES;

  /** Somebody must make the way: stopping early for nothing is no plan. */
  private static final double IDLE = 0.02;

  /** No step for nothing: there and back again gets nobody anywhere. */
  private static final double STEP = 0.01;

  private final Outlook outlook;
  private final int[] queue = new int[PLACES];
  private final int[] left = new int[PLACES];
  private final int[] first = new int[PLACES];
  private final int[] seen = new int[PLACES];
  private final double[] viaFirst = new double[PLACES];
  private final int[] viaSeen = new int[PLACES];
  private final int[] haunted = new int[PLACES];
  private final int[] taken = new int[PLACES];
  private byte[] ground = new byte[0];
  private boolean possessed;
  private boolean believes;
  private boolean blocked;
  private boolean doubts;
  private int search;
  private int tail;

  /** The best that can be reached, where that is, and what it is to stay. */
  double best;

  int bestAt;
  double staying;

  /** From where one would get there, and with how many points left. */
  int bestFrom;

  int bestLeft;

  TurnPlan(Outlook outlook) {
    this.outlook = outlook;
  }

  /** Looks at everything that the seat can reach with so many points. */
  void make(CandyGhostsState s, int seat, int ap) {
    outlook.prepare(s, seat);
    look(s, seat);
    int here = s.at[seat];
    staying = outlook.at(s, seat, here, -1) - IDLE;
    best = staying;
    bestAt = here;
    bestFrom = here;
    bestLeft = ap;
    tail = 0;
    queue[tail++] = here;
    left[here] = ap;
    seen[here] = search;
    for (int head = 0; head < tail; head++) {
      int from = queue[head];
      for (int i = 0; left[from] > 0 && i < House.sides(from); i++) {
        int to = s.house.neighbour(from, i);
        if (to != NONE && seen[to] != search) {
          go(s, seat, from, s.house.direction(from, i), to);
        }
      }
    }
  }

  /** Notes what is the same for all steps. */
  private void look(CandyGhostsState s, int seat) {
    search++;
    ground = outlook.ground.of(s, Ground.key(s));
    possessed = s.isPossessed(seat);
    believes = !Powers.has(s, seat, Change.THIN_WALLS);
    blocked = Powers.has(s, seat, Change.SOLID_WALLS);
    for (int i = 0; i < s.ghosts; i++) {
      if (s.ghostAt[i] != NONE && s.ghostAt[i] < Ground.PLACES) {
        haunted[s.ghostAt[i]] = search;
      }
    }
    if (s.bossAt != NONE && s.bossAt < Ground.PLACES) {
      haunted[s.bossAt] = search;
    }
    doubts = false;
    for (int other = 0; other < s.seats; other++) {
      doubts |=
          s.at[other] != NONE
              && s.charges[other] > 0
              && Powers.special(s, other) == Special.DISBELIEF;
      if (other != seat && isSquare(s.at[other])) {
        taken[s.at[other]] = search;
      }
    }
  }

  /** GS-8, as quick as can be. */
  private void go(CandyGhostsState s, int seat, int from, int dir, int to) {
    boolean last = false;
    if (Ground.wall(ground, from, dir, to)
        && believes
        && !(doubts && Powers.disbelieves(s, seat, s.house.card(from)))) {
      if (blocked) {
        return;
      }
      last = true;
    }
    boolean ghost = haunted[to] == search;
    if ((ground[to] & Ground.UP) == 0 || (ghost && !possessed)) {
      last = true;
    } else if (!isSquare(to) ? to == EXIT && s.covered > 0 : ghost) {
      return;
    } else if (isSquare(to) && s.item[to] >= 0) {
      int step = Steps.judge(s, seat, from, dir, to);
      if (step == Steps.ILLEGAL && !canPush(s, seat, dir, to)) {
        return;
      }
      last |= step == Steps.FINAL;
    }
    int step = from == queue[0] ? to : first[from];
    if (last) {
      if (taken[to] != search) {
        reach(s, seat, from, to, step, ghost, left[from] - 1);
      }
      return;
    }
    seen[to] = search;
    left[to] = left[from] - 1;
    first[to] = step;
    queue[tail++] = to;
    if (taken[to] != search) {
      reach(s, seat, from, to, step, false, left[to]);
    }
  }

  private static boolean canPush(CandyGhostsState s, int seat, int dir, int to) {
    return Trait.STRONG.isIn(s.traits(seat)) && Steps.canPush(s, to, dir);
  }

  private void reach(
      CandyGhostsState s, int seat, int from, int to, int step, boolean ghost, int ap) {
    double cost = ghost && !possessed ? Outlook.CAUGHT : 0;
    double effort = STEP * (left[queue[0]] - ap);
    if (viaSeen[step] == search) {
      double most = outlook.atMost(s, to) - cost - effort;
      if (most <= viaFirst[step] && most <= best) {
        return; // whatever there is to fear
      }
    }
    double worth = outlook.at(s, seat, to, -1) - cost - effort;
    if (viaSeen[step] != search || worth > viaFirst[step]) {
      viaSeen[step] = search;
      viaFirst[step] = worth;
    }
    if (worth > best) {
      best = worth;
      bestAt = to;
      bestFrom = from;
      bestLeft = ap;
    }
  }

  /** What it is worth to begin with a step to that place. */
  double via(int place) {
    return viaSeen[place] == search ? viaFirst[place] : best - 1;
  }

  /** The outlook from where the plan ends, with a ghost left out. */
  double bestWithout(CandyGhostsState s, int seat, int ghost) {
    return outlook.at(s, seat, bestAt, ghost);
  }

  double bestWith(CandyGhostsState s, int seat) {
    return outlook.at(s, seat, bestAt, -1);
  }
}
