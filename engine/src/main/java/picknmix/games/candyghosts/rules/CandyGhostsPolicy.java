package picknmix.games.candyghosts.rules;

import picknmix.kernel.ActionList;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rng;
import picknmix.kernel.Seat;

/**
 * Plays as {@link picknmix.kernel.UniformPolicy} does, number for number; but what chance may bring
 * is not listed to draw one of it, and what the rules have listed already is not listed again.
 */
public final class CandyGhostsPolicy implements RandomPolicy<CandyGhostsState> {
  private final CandyGhostsRules rules;
  private final ActionList actions = new ActionList();
  private int seat;

  public CandyGhostsPolicy(CandyGhostsRules rules) {
    this.rules = rules;
  }

  @Override
  public long pick(CandyGhostsState s, Rng rng) {
    seat = rules.turn(s);
    if (seat == Seat.CHANCE) {
      return CandyGhostsRules.draw(s, rng);
    }
    if (seat == Seat.ANYONE) {
      seat = rng.oneOf(rules.actors(s));
    }
    ActionList choices = s.choices;
    if (!s.areChoicesKnown) {
      actions.clear();
      rules.legal(s, seat, actions);
      choices = actions;
    }
    return choices.get(rng.below(choices.size()));
  }

  @Override
  public int seat() {
    return seat;
  }
}
