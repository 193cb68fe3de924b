package picknmix.games.candyghosts.bot;

import static picknmix.games.candyghosts.box.Box.K;
import static picknmix.games.candyghosts.map.Places.EXIT;
import static picknmix.games.candyghosts.map.Places.NONE;

import picknmix.games.candyghosts.map.House;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.GhostMoves;

/**
 * How the group leads the ghosts past everybody (CG-25 to CG-28): other ghosts, possessed players
 * and the end of its steps stop a ghost, so one that reaches nobody can be put in the way of one
 * that would. For bots.
 */
final class Steering {
  /** All who were free are caught: the game is lost. */
  private static final double LOST = 3.5;

  /** One more that may come to somebody. */
  private static final double THREAT = 0.1;

  private static final int NOBODY = -1;

  private final int[] haunted = new int[Ground.PLACES];
  private final int[] prey = new int[Ground.PLACES];
  private int look;

  /** For one ghost on its way: what is known of a place from where it goes on. */
  private final int[] seen = new int[Ground.PLACES];

  private final boolean[] spares = new boolean[Ground.PLACES];
  private int walk;

  private final int[] tried = new int[Ground.PLACES];
  private int trial;

  /** The haunted squares in a row, and one more that may be. */
  private int[] blocked = new int[32];

  private int blocks;

  private int free;
  private int steps;
  private int coming;

  private double least;

  /** Looks at who is where. */
  void prepare(CandyGhostsState s) {
    look++;
    steps = GhostMoves.ghostSteps(s);
    blocks = 0;
    if (blocked.length < s.ghosts + 2) {
      blocked = new int[2 * s.ghosts + 2];
    }
    for (int i = 0; i < s.ghosts; i++) {
      haunt(s.ghostPlace(i));
    }
    haunt(s.bossAt);
    free = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.at[seat] != NONE && !s.isPossessed(seat)) {
        mark(prey, s.at[seat]);
        free++;
      }
    }
    coming = coming(s, NOBODY);
  }

  private void haunt(int place) {
    mark(haunted, place);
    if (Places.isSquare(place)) {
      blocked[blocks++] = place;
    }
  }

  private void mark(int[] places, int place) {
    if (place != NONE && !Places.isRoom(place)) {
      places[place] = look;
    }
  }

  // ---- one ghost

  /** Whether a ghost there that goes for a place can take so many steps and meet nobody. */
  boolean spares(CandyGhostsState s, int from, int goal, int steps) {
    if (s.noise == NONE && s.house.way(from, goal) > steps) {
      return true;
    }
    if (s.noise == NONE && isClear(s, from, goal)) {
      return false;
    }
    walk++;
    return goesOn(s, from, goal, steps);
  }

  /** Whether nothing at all is between two squares that could stop a ghost. */
  private boolean isClear(CandyGhostsState s, int from, int goal) {
    if (!Places.isSquare(from) || !Places.isSquare(goal)) {
      return false;
    }
    int west = Math.min(Places.x(from), Places.x(goal));
    int east = Math.max(Places.x(from), Places.x(goal));
    int north = Math.min(Places.y(from), Places.y(goal));
    int south = Math.max(Places.y(from), Places.y(goal));
    for (int y = north / K; y <= south / K; y++) {
      for (int x = west / K; x <= east / K; x++) {
        if (!s.house.isRoomUp(y * s.house.wide() + x)) {
          return false;
        }
      }
    }
    for (int i = 0; i < blocks; i++) {
      int x = Places.x(blocked[i]);
      int y = Places.y(blocked[i]);
      if (x >= west && x <= east && y >= north && y <= south && blocked[i] != from) {
        return false;
      }
    }
    return true;
  }

  private boolean goesOn(CandyGhostsState s, int from, int goal, int steps) {
    if (steps == 0) {
      return true;
    }
    if (seen[from] == walk) {
      return spares[from];
    }
    int way = s.house.way(from, goal);
    boolean stuck = true;
    boolean spared = false;
    for (int i = 0; i < House.sides(from) && !spared; i++) {
      int to = s.house.neighbour(from, i);
      if (to == NONE || s.house.way(to, goal) >= way) {
        continue;
      }
      if (!s.house.isUp(to)) {
        spared = true;
      } else if (isOpen(s, to)) {
        stuck = false;
        spared = prey[to] != look && goesOn(s, to, goal, steps - 1);
      }
    }
    seen[from] = walk;
    spares[from] = spared || stuck;
    return spares[from];
  }

  private boolean isOpen(CandyGhostsState s, int place) {
    return Places.isBig(place) ? place != EXIT || !s.isLocked() : haunted[place] != look;
  }

  // ---- all of them

  /** What so many ghosts that come to somebody cost. */
  private double loss(int coming) {
    int caught = Math.min(coming, free);
    double loss = caught * Outlook.CAUGHT + THREAT * coming;
    return caught > 0 && caught == free ? loss + LOST : loss;
  }

  /**
   * How many ghosts that have not moved come to somebody, with one left out; more than one for each
   * player need not be counted.
   */
  private int coming(CandyGhostsState s, int without) {
    int coming = 0;
    for (int i = 0; i < s.ghosts && coming <= free; i++) {
      int from = s.ghostAt[i];
      if (i != without && from != NONE && !Places.isRoom(from) && !s.hasMoved(s.ghostId[i])) {
        coming += isHarmless(s, from) ? 0 : 1;
      }
    }
    return coming;
  }

  /** Whether a ghost there can be led past everybody. */
  private boolean isHarmless(CandyGhostsState s, int from) {
    if (s.noise != NONE) {
      return spares(s, from, s.noise, steps);
    }
    int nearest = Integer.MAX_VALUE;
    boolean harmless = true;
    for (int seat = 0; seat < s.seats; seat++) {
      int at = s.at[seat];
      if (at == NONE || prey[at] != look || s.isPossessed(seat)) {
        continue;
      }
      int distance = s.house.distance(from, at);
      if (distance < nearest || (distance == nearest && !harmless)) {
        nearest = distance;
        harmless = spares(s, from, at, steps);
      }
    }
    return harmless;
  }

  /** Whether anybody has to be led past somebody. */
  boolean isDanger(CandyGhostsState s) {
    return s.noise != NONE || coming > 0;
  }

  /** What it costs if a new ghost appears there. */
  double appearing(CandyGhostsState s, int place) {
    if (Places.isRoom(place)) {
      return loss(coming);
    }
    boolean meets = prey[place] == look;
    if (coming == 0 && !meets) {
      return loss(isHarmless(s, place) ? 0 : 1);
    }
    int before = haunted[place];
    haunted[place] = look;
    blocked[blocks++] = place;
    prey[place] = meets ? 0 : prey[place];
    int all = coming(s, NOBODY) + (meets || !isHarmless(s, place) ? 1 : 0);
    blocks--;
    haunted[place] = before;
    prey[place] = meets ? look : prey[place];
    return loss(all);
  }

  /** The least that it costs the group if that ghost goes on from there, with so many steps. */
  double leading(CandyGhostsState s, int ghost, int from, int goal, int steps) {
    if (coming == 0) {
      boolean passes = !s.house.isUp(from) || (prey[from] != look && spares(s, from, goal, steps));
      return loss(passes ? 0 : 1);
    }
    least = Double.MAX_VALUE;
    trial++;
    int place = s.ghostAt[ghost];
    boolean isSeen = !Places.isRoom(place);
    if (isSeen) {
      haunted[place] = 0;
    }
    if (Places.isRoom(from)) {
      least = loss(coming(s, ghost));
    } else if (!s.house.isUp(from) || prey[from] == look) {
      rest(s, ghost, from);
    } else {
      tryFrom(s, ghost, from, goal, steps);
    }
    if (isSeen) {
      haunted[place] = look;
    }
    return least;
  }

  private void tryFrom(CandyGhostsState s, int ghost, int from, int goal, int steps) {
    tried[from] = trial;
    int way = s.house.way(from, goal);
    boolean stuck = true;
    for (int i = 0; steps > 0 && least > 0 && i < House.sides(from); i++) {
      int to = s.house.neighbour(from, i);
      if (to == NONE || s.house.way(to, goal) >= way) {
        continue;
      }
      boolean up = s.house.isUp(to);
      if (!up || isOpen(s, to)) {
        stuck = false;
        if (tried[to] != trial) {
          if (!up || prey[to] == look) {
            tried[to] = trial;
            rest(s, ghost, to);
          } else {
            tryFrom(s, ghost, to, goal, steps - 1);
          }
        }
      }
    }
    if (stuck) {
      rest(s, ghost, from);
    }
  }

  /** The ghost stays there, or meets somebody. */
  private void rest(CandyGhostsState s, int ghost, int place) {
    boolean meets = prey[place] == look;
    int before = haunted[place];
    haunted[place] = s.house.isUp(place) ? look : before;
    blocked[blocks++] = place;
    prey[place] = meets ? 0 : prey[place];
    double loss = loss(coming(s, ghost) + (meets ? 1 : 0));
    blocks--;
    haunted[place] = before;
    prey[place] = meets ? look : prey[place];
    least = Math.min(least, loss);
  }
}
