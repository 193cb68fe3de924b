package picknmix.bots;

import java.util.function.Supplier;
import picknmix.kernel.Bot;
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
  private final Style style;

  /**
   * How it searches.
   *
   * @param turns how many turns it looks ahead, its own included; then the evaluation must do
   * @param exploration how much it tries what has not looked best so far
   * @param priorWeight for how many tries the first impression of an action counts
   * @param noise by how many points players misjudge actions in playouts
   */
  public record Style(int turns, double exploration, double priorWeight, double noise) {}

  public Ismcts(Rules<S> rules, Supplier<? extends Eval<S>> evals, Style style) {
    this.rules = rules;
    this.evals = evals;
    this.style = style;
  }

  @Override
  public Advice advise(View<S> view, Budget budget, Rng rng) {
    return new Search<>(rules, evals.get(), style, view, rng).run(budget);
  }
}
