package picknmix.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.State;
import picknmix.kernel.View;

/**
 * Plays with children: it looks at a few of its actions only, whichever they are, and takes the one
 * that brings itself most ({@link Eval#own}) when its turn is over. So what it does makes sense,
 * but it leaves the best to others more often than not, remembers nothing, and never does anything
 * to spite somebody.
 *
 * @param <S> the game's state
 */
public final class Gentle<S extends State<S>> implements Bot<S> {
  private final Rules<S> rules;
  private final Supplier<? extends Eval<S>> evals;
  private final ToIntFunction<S> glances;

  /**
   * A player for children.
   *
   * @param glances at how many actions it looks: the more, the stronger
   */
  public Gentle(Rules<S> rules, Supplier<? extends Eval<S>> evals, int glances) {
    this(rules, evals, s -> glances);
  }

  /** One that looks more closely at some decisions than at others. */
  public Gentle(Rules<S> rules, Supplier<? extends Eval<S>> evals, ToIntFunction<S> glances) {
    this.rules = rules;
    this.evals = evals;
    this.glances = glances;
  }

  @Override
  public Advice advise(View<S> view, Budget budget, Rng rng) {
    Eval<S> eval = evals.get();
    S imagined = view.now().determinize(rng);
    S after = imagined.copy();
    TurnEnd<S> turnEnd = new TurnEnd<>(rules, eval);
    ActionList actions = new ActionList();
    rules.legal(imagined, view.viewer(), actions);
    if (actions.isEmpty()) {
      return new Advice(null, 0, List.of());
    }
    List<Candidate> candidates = new ArrayList<>();
    for (int choice : some(actions.size(), glances.applyAsInt(imagined), rng)) {
      after.copyFrom(imagined);
      rules.apply(after, view.viewer(), actions.get(choice), null);
      turnEnd.reach(after, view.viewer(), rng);
      candidates.add(new Candidate(actions.get(choice), 1, eval.own(after, view.viewer())));
    }
    return Candidates.best(candidates, rng);
  }

  /** As many numbers below n as it has glances, each once. */
  private static int[] some(int n, int glances, Rng rng) {
    int[] all = new int[n];
    for (int i = 0; i < n; i++) {
      all[i] = i;
    }
    int[] some = new int[Math.min(glances, n)];
    for (int i = 0; i < some.length; i++) {
      int other = i + rng.below(n - i);
      some[i] = all[other];
      all[other] = all[i];
    }
    return some;
  }
}
