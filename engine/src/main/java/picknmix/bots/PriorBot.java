package picknmix.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import picknmix.kernel.Bot;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.State;
import picknmix.kernel.View;

/**
 * Does what seems best at first glance ({@link Eval#priors}), without trying anything. Good where a
 * game's priors see as far as a turn, and where dice would make a few tries misleading.
 *
 * @param <S> the game's state
 */
public final class PriorBot<S extends State<S>> implements Bot<S> {
  private final Rules<S> rules;
  private final Supplier<? extends Eval<S>> evals;

  /** A player who does not think twice. */
  public PriorBot(Rules<S> rules, Supplier<? extends Eval<S>> evals) {
    this.rules = rules;
    this.evals = evals;
  }

  @Override
  public Advice advise(View<S> view, Budget budget, Rng rng) {
    S imagined = view.determinize(rng);
    Decision<S> decision = new Decision<>(rules, evals.get());
    int choices = decision.list(imagined, view.viewer());
    if (choices == 0) {
      return new Advice(null, 0, List.of());
    }
    decision.judge(imagined, view.viewer());
    List<Candidate> candidates = new ArrayList<>();
    for (int choice = 0; choice < choices; choice++) {
      double value = decision.priors[choice];
      candidates.add(new Candidate(decision.actions.get(choice), 1, value));
    }
    return Candidates.best(candidates, rng);
  }
}
