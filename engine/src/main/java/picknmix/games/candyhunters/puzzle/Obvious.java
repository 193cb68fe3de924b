package picknmix.games.candyhunters.puzzle;

import picknmix.games.candyhunters.bot.CandyHuntersEval;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.games.candyhunters.rules.PointRules;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Rng;

/**
 * Two players who do not plan, by whom puzzles are measured. One thinks as the medium bot does: it
 * tries every action, plays its turn to the end by first impressions and takes what looks best
 * then, turn by turn. The other one only follows its impressions, but tries again and again.
 */
final class Obvious {
  /** How far the impressions of one who tries again and again may be off, in points. */
  private static final double NOISE = 2;

  private static final long SEED = 25;

  private final CandyHuntersRules rules = new CandyHuntersRules();
  private final CandyHuntersEval eval = new CandyHuntersEval(rules);
  private final Impulse impulse = new Impulse(rules, eval);
  private final Rng rng = new FastRandom(SEED);
  private final CandyHuntersState after = new CandyHuntersState();
  private final double[] values = new double[CandyHuntersState.MAX_SEATS];

  /** What the one who takes what looks best reaches from here. */
  int points(CandyHuntersState start) {
    CandyHuntersState s = start.copy();
    while (s.phase != Phase.OVER) {
      rules.apply(s, 0, best(s), null);
    }
    return PointRules.points(s, 0);
  }

  private long best(CandyHuntersState s) {
    ActionList actions = new ActionList();
    rules.legal(s, 0, actions);
    long best = actions.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < actions.size() && actions.size() > 1; i++) {
      after.copyFrom(s);
      rules.apply(after, 0, actions.get(i), null);
      if (after.round == s.round) {
        impulse.finishTurn(after, 0, rng);
      }
      eval.values(after, values);
      if (values[0] > most) {
        most = values[0];
        best = actions.get(i);
      }
    }
    return best;
  }

  /** How many tries the hasty one takes to reach the goal: so many, or more than the most. */
  int tries(CandyHuntersState start, int most) {
    CandyHuntersState s = start.copy();
    int tries = 0;
    while (tries <= most) {
      tries++;
      s.copyFrom(start);
      while (s.phase != Phase.OVER) {
        impulse.finishTurn(s, NOISE, rng);
      }
      if (PointRules.isSolved(s)) {
        break;
      }
    }
    return tries;
  }
}
