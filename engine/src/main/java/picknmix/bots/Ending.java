package picknmix.bots;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Bot.Candidate;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.State;

/**
 * Plays the end of a game exactly: to the last action, where nothing that is hidden or left to
 * chance matters, and only one or two players act. It tries the actions in the order in which they
 * seem good, and leaves those that cannot matter any more (alpha-beta).
 */
final class Ending<S extends State<S>> {
  /** So many actions take about as long as a round of a search. */
  private static final int ACTIONS_A_ROUND = 16;

  /** Actions between two looks at the clock. */
  private static final int PATIENCE = 256;

  private final Rules<S> rules;
  private final Eval<S> eval;

  /** What lies ahead at each depth. */
  private final List<S> states = new ArrayList<>();

  private final List<Decision<S>> decisions = new ArrayList<>();
  private double[] values = new double[0];
  private int seat;
  private long actionsLeft;
  private long deadline;
  private boolean givenUp;
  private int best;

  Ending(Rules<S> rules, Eval<S> eval) {
    this.rules = rules;
    this.eval = eval;
  }

  /** The best action of the player in turn, or null if half of the budget does not suffice. */
  @Nullable Candidate solve(S now, Budget budget) {
    seat = rules.turn(now);
    values = new double[now.seats()];
    actionsLeft =
        budget.iterations() > 0 ? (long) ACTIONS_A_ROUND * budget.iterations() / 2 : Long.MAX_VALUE;
    deadline = budget.millis() > 0 ? System.nanoTime() + budget.millis() * 500_000L : 0;
    givenUp = budget.iterations() <= 0 && budget.millis() <= 0;
    prepare(0, now).copyFrom(now);
    double value = play(0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    return givenUp ? null : new Candidate(decisions.getFirst().actions.get(best), 1, value);
  }

  private S prepare(int depth, S like) {
    if (depth == states.size()) {
      states.add(like.copy());
      decisions.add(new Decision<>(rules, eval));
    }
    return states.get(depth);
  }

  /** What the seat gets, if that matters: if it is between what both are already sure of. */
  private double play(int depth, double alpha, double beta) {
    S s = states.get(depth);
    int player = rules.turn(s);
    if (player == Seat.OVER) {
      eval.values(s, values);
      return values[seat];
    }
    Decision<S> decision = decisions.get(depth);
    boolean mine = player == seat;
    if (isTooMuch() || player < 0 || !(mine || s.seats() == 2)) {
      givenUp = true;
      return 0;
    }
    int choices = decision.list(s, player);
    decision.judge(s, player);
    S next = prepare(depth + 1, s);
    double low = alpha;
    double high = beta;
    for (int tried = 0; tried < choices && low < high && !givenUp; tried++) {
      int choice = decision.takeBest();
      next.copyFrom(s);
      rules.apply(next, player, decision.actions.get(choice), null);
      double value = play(depth + 1, low, high);
      if (mine && value > low) {
        low = value;
        best = depth == 0 ? choice : best;
      } else if (!mine && value < high) {
        high = value;
      }
    }
    return mine ? low : high;
  }

  private boolean isTooMuch() {
    return --actionsLeft < 0
        || (deadline != 0 && actionsLeft % PATIENCE == 0 && System.nanoTime() > deadline);
  }
}
