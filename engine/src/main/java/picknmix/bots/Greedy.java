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
 * Takes what looks best when its turn is over: tries every action, goes on with what seems best
 * until others are to act, and compares how it stands then, on average over some ways the hidden
 * things may lie. It thinks no further and needs no budget.
 *
 * @param <S> the game's state
 */
public final class Greedy<S extends State<S>> implements Bot<S> {
  private final Rules<S> rules;
  private final Supplier<? extends Eval<S>> evals;
  private final int determinizations;
  private final double noise;

  /**
   * A player who imagines what is hidden in so many ways, and remembers nothing.
   *
   * @param noise by how many points it may misjudge an action: the more, the weaker
   */
  public Greedy(
      Rules<S> rules, Supplier<? extends Eval<S>> evals, int determinizations, double noise) {
    this.rules = rules;
    this.evals = evals;
    this.determinizations = determinizations;
    this.noise = noise;
  }

  @Override
  public Advice advise(View<S> view, Budget budget, Rng rng) {
    Eval<S> eval = evals.get();
    S imagined = view.now().determinize(rng);
    S after = imagined.copy();
    Decision<S> now = new Decision<>(rules, eval);
    TurnEnd<S> turnEnd = new TurnEnd<>(rules, eval);
    int choices = now.list(imagined, view.viewer());
    if (choices == 0) {
      return new Advice(null, 0, List.of());
    }
    double[] sums = new double[choices];
    double[] values = new double[imagined.seats()];
    int rounds = choices == 1 ? 1 : determinizations;
    for (int round = 0; round < rounds; round++) {
      if (round > 0) {
        imagined = view.now().determinize(rng);
      }
      for (int choice = 0; choice < choices; choice++) {
        after.copyFrom(imagined);
        rules.apply(after, view.viewer(), now.actions.get(choice), null);
        turnEnd.reach(after, view.viewer(), rng);
        eval.values(after, values);
        sums[choice] += values[view.viewer()];
      }
    }
    List<Candidate> candidates = new ArrayList<>();
    for (int choice = 0; choice < choices; choice++) {
      double mistake = noise == 0 ? 0 : noise * Decision.unit(rng);
      double value = sums[choice] / rounds + mistake;
      candidates.add(new Candidate(now.actions.get(choice), rounds, value));
    }
    return Candidates.best(candidates);
  }
}
