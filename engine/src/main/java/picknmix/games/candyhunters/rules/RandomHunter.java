package picknmix.games.candyhunters.rules;

import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.kernel.ActionList;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rng;

/**
 * Plays as {@link picknmix.kernel.UniformPolicy} does, from the same random numbers. But builds, on
 * average five of six listed actions, are only counted: that takes a tenth of the time.
 */
public final class RandomHunter implements RandomPolicy<CandyHuntersState> {
  private final CandyHuntersRules rules;
  private final ActionList actions = new ActionList();
  private int seat;

  public RandomHunter(CandyHuntersRules rules) {
    this.rules = rules;
  }

  @Override
  public long pick(CandyHuntersState s, Rng rng) {
    seat = s.toAct;
    if (s.phase == Phase.BUILD) {
      return BuildRules.build(s, rng.below(BuildRules.count(s)));
    }
    actions.clear();
    rules.legal(s, seat, actions);
    return actions.get(rng.below(actions.size()));
  }

  @Override
  public int seat() {
    return seat;
  }
}
