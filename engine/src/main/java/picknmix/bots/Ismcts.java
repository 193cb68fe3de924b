package picknmix.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Bot;
import picknmix.kernel.Move;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.State;
import picknmix.kernel.View;

/**
 * Searches: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012). Each
 * round it imagines what is hidden, plays on from there, and remembers in one tree, over all that
 * it has imagined, what came of which action. docs/bots.md tells more.
 *
 * @param <S> the game's state
 */
public final class Ismcts<S extends State<S>> implements Bot<S> {
  private final Rules<S> rules;
  private final Supplier<? extends Eval<S>> evals;
  private final Function<S, Style> styles;

  /**
   * How it searches.
   *
   * @param turns how many turns it looks ahead, its own included; then the evaluation must do
   * @param now how it tries what it can do now
   * @param later how it tries what may follow: there a bad action that is tried makes the ones
   *     before it look worse than they are
   * @param noise by how many points players misjudge actions in playouts
   */
  public record Style(int turns, Trying now, Trying later, double noise) {
    public Style(int turns, double exploration, double priorWeight, double noise) {
      this(turns, new Trying(exploration, priorWeight), noise);
    }

    private Style(int turns, Trying always, double noise) {
      this(turns, always, always, noise);
    }
  }

  /**
   * How it tries actions.
   *
   * @param exploration how much it tries what has not looked best so far
   * @param priorWeight for how many tries the first impression of an action counts
   */
  public record Trying(double exploration, double priorWeight) {}

  public Ismcts(Rules<S> rules, Supplier<? extends Eval<S>> evals, Style style) {
    this(rules, evals, s -> style);
  }

  /** One that searches another way in other variants of the game. */
  public Ismcts(Rules<S> rules, Supplier<? extends Eval<S>> evals, Function<S, Style> styles) {
    this.rules = rules;
    this.evals = evals;
    this.styles = styles;
  }

  @Override
  public Advice advise(View<S> view, Budget budget, Rng rng) {
    return advise(view, new Tree(256), budget, rng);
  }

  /** What to do now, by a search that goes on from what the tree has. */
  private Advice advise(View<S> view, Tree tree, Budget budget, Rng rng) {
    long start = System.nanoTime();
    Candidate last = view.isOpen() ? exactly(view, budget, rng) : null;
    if (last != null) {
      return Candidates.best(List.of(last));
    }
    Search<S> search = search(view, tree, rng);
    if (search.choices() == 0) {
      return new Advice(null, 0, List.of());
    }
    search.run(budget.since(start));
    List<Candidate> candidates = new ArrayList<>();
    for (int i = 0; i < search.choices(); i++) {
      long action = search.root.actions.get(i);
      int child = tree.find(Tree.ROOT, view.viewer(), action);
      if (child != Tree.NONE) {
        int visits = tree.visits(child);
        candidates.add(new Candidate(action, visits, tree.sum(child) / visits));
      }
    }
    return Candidates.best(candidates);
  }

  private @Nullable Candidate exactly(View<S> view, Budget budget, Rng rng) {
    return new Ending<>(rules, evals.get()).solve(view.determinize(rng), budget);
  }

  private Search<S> search(View<S> view, Tree tree, Rng rng) {
    return new Search<>(rules, evals.get(), styles, view, tree, rng);
  }

  @Override
  public Verdict judge(View<S> view, long played, Budget budget, Rng rng) {
    return new Comparison<>(search(view, new Tree(256), rng), view.viewer()).judge(played, budget);
  }

  /** Keeps what it has thought of as long as the match goes where it was looking. */
  @Override
  public Bot<S> sitDown() {
    return new Bot<>() {
      private List<Move> past = List.of();
      private Tree tree = new Tree(256);

      @Override
      public Advice advise(View<S> view, Budget budget, Rng rng) {
        tree = Reuse.of(tree, past, view.past());
        past = view.past();
        return Ismcts.this.advise(view, tree, budget, rng);
      }

      @Override
      public Verdict judge(View<S> view, long played, Budget budget, Rng rng) {
        return Ismcts.this.judge(view, played, budget, rng);
      }
    };
  }
}
