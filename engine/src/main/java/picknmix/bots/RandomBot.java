package picknmix.bots;

import java.util.List;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.State;
import picknmix.kernel.View;

/** Plays any of the listed actions: the measure that every other bot must beat. */
public final class RandomBot<S extends State<S>> implements Bot<S> {
  private final Rules<S> rules;

  public RandomBot(Rules<S> rules) {
    this.rules = rules;
  }

  @Override
  public Advice advise(View<S> view, Budget budget, Rng rng) {
    ActionList actions = new ActionList();
    rules.legal(view.determinize(rng), view.viewer(), actions);
    if (actions.isEmpty()) {
      return new Advice(null, 0, List.of());
    }
    long action = actions.get(rng.below(actions.size()));
    return new Advice(action, 0, List.of(new Candidate(action, 1, 0)));
  }
}
