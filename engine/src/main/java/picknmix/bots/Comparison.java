package picknmix.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Bot.Verdict;
import picknmix.kernel.Move;
import picknmix.kernel.State;

/**
 * Compares an action with the best that a search finds. First it searches; then the two begin
 * rounds in turn, each pair in the same imagined state and under the same luck, so that what one of
 * them brings more can be told from a few hundred pairs.
 */
final class Comparison<S extends State<S>> {
  /** Chance leaves 5 % of the differences beyond so many times their deviation. */
  private static final double SURE = 1.96;

  /** A line is told as far as it was tried so often. */
  private static final int FAMILIAR = 12;

  private final Search<S> search;
  private final int seat;

  Comparison(Search<S> search, int seat) {
    this.search = search;
    this.seat = seat;
  }

  Verdict judge(long played, Budget budget) {
    int choice = search.root.actions.indexOf(played);
    if (choice < 0) {
      throw new IllegalArgumentException("that action is not listed");
    }
    search.run(new Budget(budget.millis() / 2, budget.iterations() / 2));
    int favourite = search.tree.favourite(Tree.ROOT);
    int best = search.root.actions.indexOf(search.tree.action(favourite));
    int pairs = pairs(budget);
    double[] outlook = new double[search.values.length];
    double[] other = new double[outlook.length];
    double sum = 0;
    double squares = 0;
    for (int pair = 0; pair < pairs; pair++) {
      search.play(best);
      add(outlook);
      double difference = search.values[seat];
      if (choice != best) {
        search.play(choice);
        add(other);
        difference -= search.values[seat];
        sum += difference;
        squares += difference * difference;
      }
    }
    return verdict(best, choice, pairs, outlook, other, sum, squares);
  }

  /** With time instead of rounds: as many as there were before. */
  private int pairs(Budget budget) {
    int rounds = budget.iterations() > 0 ? budget.iterations() / 2 : search.rounds();
    return Math.max(2, rounds / 2);
  }

  private void add(double[] sums) {
    for (int i = 0; i < sums.length; i++) {
      sums[i] += search.values[i];
    }
  }

  private Verdict verdict(
      int best,
      int choice,
      int pairs,
      double[] outlook,
      double[] other,
      double sum,
      double squares) {
    boolean better = best != choice && sum > 0;
    double[] expected = best == choice || better ? outlook : other;
    double value = expected[seat] / pairs;
    double difference = better ? sum / pairs : 0;
    double mean = sum / pairs;
    double variance = Math.max(0, squares / pairs - mean * mean) / (pairs - 1);
    int first = better || best == choice ? best : choice;
    return new Verdict(
        search.root.actions.get(first),
        search.root.actions.get(choice),
        value,
        value - difference,
        best == choice ? 0 : SURE * Math.sqrt(variance),
        Arrays.stream(expected).map(total -> total / pairs).boxed().toList(),
        search.wins(expected, pairs),
        line(first));
  }

  /** On from there by what was tried most, while it is the same seat's own to decide. */
  private List<Move> line(int first) {
    List<Move> line = new ArrayList<>();
    Tree tree = search.tree;
    int node = tree.find(Tree.ROOT, seat, search.root.actions.get(first));
    while (node != Tree.NONE
        && tree.seat(node) == seat
        && (line.isEmpty() || tree.visits(node) >= FAMILIAR)) {
      line.add(new Move(seat, tree.action(node)));
      node = tree.favourite(node);
    }
    return line;
  }
}
