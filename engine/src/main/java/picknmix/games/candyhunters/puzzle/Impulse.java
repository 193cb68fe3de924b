package picknmix.games.candyhunters.puzzle;

import picknmix.games.candyhunters.bot.CandyHuntersEval;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.kernel.ActionList;
import picknmix.kernel.Rng;

/** Plays by first impressions: whatever seems best at a glance, more or less. */
final class Impulse {
  private final CandyHuntersRules rules;
  private final CandyHuntersEval eval;
  private final ActionList actions = new ActionList();
  private double[] priors = new double[256];

  Impulse(CandyHuntersRules rules, CandyHuntersEval eval) {
    this.rules = rules;
    this.eval = eval;
  }

  /**
   * Plays to the end of the turn.
   *
   * @param noise by how many points each action may be misjudged
   */
  void finishTurn(CandyHuntersState s, double noise, Rng rng) {
    int seat = s.toAct;
    int round = s.round;
    while (s.phase != Phase.OVER && s.toAct == seat && s.round == round) {
      rules.apply(s, seat, pick(s, noise, rng), null);
    }
  }

  private long pick(CandyHuntersState s, double noise, Rng rng) {
    actions.clear();
    rules.legal(s, s.toAct, actions);
    if (priors.length < actions.size()) {
      priors = new double[2 * actions.size()];
    }
    eval.priors(s, s.toAct, actions, priors);
    int best = 0;
    for (int i = 0; i < actions.size(); i++) {
      priors[i] += noise == 0 ? 0 : noise * ((rng.word() >>> 8) * 0x1p-24);
      best = priors[i] > priors[best] ? i : best;
    }
    return actions.get(best);
  }
}
