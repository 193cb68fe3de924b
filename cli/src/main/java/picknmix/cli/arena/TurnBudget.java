package picknmix.cli.arena;

import picknmix.kernel.Bot.Budget;

/**
 * Shares out the milliseconds of a turn: nobody knows how many decisions it will have, so each gets
 * the larger part of what is left. Iterations are for every decision anew.
 */
final class TurnBudget {
  private static final double PART = 0.6;

  private final Budget whole;
  private double left;

  TurnBudget(Budget whole) {
    this.whole = whole;
    this.left = whole.millis();
  }

  /** What the next decision may take. */
  Budget next() {
    return whole.millis() == 0
        ? whole
        : new Budget(Math.max(1, (int) (PART * left)), whole.iterations());
  }

  void spend(long nanos) {
    left = Math.max(0, left - nanos / 1e6);
  }

  /** Somebody else has acted before: it is a new turn. */
  void beginTurn() {
    left = whole.millis();
  }
}
