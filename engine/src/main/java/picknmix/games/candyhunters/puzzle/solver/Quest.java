package picknmix.games.candyhunters.puzzle.solver;

import java.util.function.BooleanSupplier;

/**
 * What the search is out for, and how far it is: first more points than the best so far, then, with
 * as many points, fewer actions; until the limit comes.
 */
final class Quest {
  /** After so many nodes, a power of two, it looks at the clock. */
  private static final int LOOK_UP = 1 << 8;

  private final Limit limit;
  private final long deadline;

  /** More points than these are not asked for. */
  private final int enough;

  /** Whether there is no room for more. */
  private final BooleanSupplier full;

  private int points;
  private int actions = Integer.MAX_VALUE;
  private boolean shortening;
  private boolean stopped;
  private long nodes;

  /** How much of the first turns has been looked at, from 0 to 1. */
  private double done;

  /**
   * A quest for more points than these.
   *
   * @param enough so many are enough
   */
  Quest(int points, int enough, Limit limit, BooleanSupplier full) {
    this.points = points;
    this.enough = enough;
    this.limit = limit;
    this.full = full;
    deadline = System.currentTimeMillis() + limit.millis();
  }

  /** From now on it is about fewer actions. */
  void shorten() {
    shortening = true;
    done = 0;
  }

  boolean isShortening() {
    return shortening;
  }

  /** Whether the limit came first. */
  boolean isStopped() {
    return stopped;
  }

  boolean isDone() {
    return stopped || (!shortening && points >= enough);
  }

  long nodes() {
    return nodes;
  }

  void count() {
    nodes++;
    stopped |= limit.nodes() > 0 && nodes >= limit.nodes();
    if ((nodes & LOOK_UP - 1) == 0) {
      stopped |= limit.millis() > 0 && System.currentTimeMillis() > deadline;
      stopped |= full.getAsBoolean() || !limit.watch().goesOn((shortening ? 1 + done : done) / 2);
    }
  }

  void tell(double part) {
    done = part;
  }

  /** How many points must be gained from there to matter. */
  int need(Position p) {
    return (shortening ? points : points + 1) - p.points;
  }

  /** How many actions are too many from there on. */
  int budget(Position p) {
    return shortening ? actions - p.cost : Integer.MAX_VALUE;
  }

  boolean isTooLong(int cost) {
    return shortening && cost >= actions;
  }

  /** Whether so many points by so many actions are better than the best so far. */
  boolean isBetter(int reached, int cost) {
    return shortening ? reached >= points && cost < actions : reached > points;
  }

  void keep(int reached, int cost) {
    points = shortening ? points : Math.min(reached, enough);
    actions = cost;
  }

  /** The best so far, seen from there: nothing better was found. */
  int most(Position p) {
    return points - p.points;
  }
}
