package picknmix.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Bot.Verdict;
import picknmix.kernel.Move;
import picknmix.kernel.State;

/**
 * Compares an action with the best that a search finds. First it searches; then the two begin
 * rounds in turn, and with them any action by chance, all in the same imagined state and under the
 * same luck, so that what one of them brings more can be told from a few hundred rounds.
 */
final class Comparison<S extends State<S>> {
  /** Chance leaves 5 % of the differences beyond so many times their deviation. */
  private static final double SURE = 1.96;

  /** A line is told as far as it was tried so often. */
  private static final int FAMILIAR = 12;

  private final Search<S> search;
  private final int seat;
  private final double[] outlook;
  private final double[] other;
  private double sum;
  private double squares;
  private double stake;

  Comparison(Search<S> search, int seat) {
    this.search = search;
    this.seat = seat;
    this.outlook = new double[search.values.length];
    this.other = new double[search.values.length];
  }

  Verdict judge(long played, Budget budget) {
    int choice = search.root.actions.indexOf(played);
    if (choice < 0) {
      throw new IllegalArgumentException("that action is not listed");
    }
    search.run(new Budget(budget.millis() / 2, budget.iterations() / 2));
    int favourite = search.tree.favourite(Tree.ROOT);
    int best = search.root.actions.indexOf(search.tree.action(favourite));
    int rounds = rounds(budget);
    for (int round = 0; round < rounds; round++) {
      compare(best, choice);
    }
    return verdict(best, choice, rounds);
  }

  /** With time instead of rounds: as many as there were before. */
  private int rounds(Budget budget) {
    int rounds = budget.iterations() > 0 ? budget.iterations() / 2 : search.rounds();
    return Math.max(2, rounds / 2);
  }

  private void compare(int best, int choice) {
    search.beginTogether();
    double value = play(best, outlook);
    double played = choice == best ? value : play(choice, other);
    sum += value - played;
    squares += (value - played) * (value - played);
    int any = search.anyChoice();
    if (any != best) {
      stake += value - (any == choice ? played : play(any, null));
    }
  }

  /** A round that begins so, and what it came to for the seat. */
  private double play(int choice, double @Nullable [] sums) {
    search.play(choice);
    for (int i = 0; sums != null && i < sums.length; i++) {
      sums[i] += search.values[i];
    }
    return search.values[seat];
  }

  private Verdict verdict(int best, int choice, int rounds) {
    boolean better = best != choice && sum > 0;
    double[] expected = best == choice || better ? outlook : other;
    double value = expected[seat] / rounds;
    double mean = sum / rounds;
    double variance = Math.max(0, squares / rounds - mean * mean) / (rounds - 1);
    int first = better || best == choice ? best : choice;
    return new Verdict(
        search.root.actions.get(first),
        search.root.actions.get(choice),
        value,
        value - Math.max(0, mean),
        best == choice ? 0 : SURE * Math.sqrt(variance),
        mean,
        stake / rounds,
        Arrays.stream(expected).map(total -> total / rounds).boxed().toList(),
        search.wins(expected, rounds),
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
