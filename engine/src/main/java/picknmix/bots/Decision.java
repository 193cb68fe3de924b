package picknmix.bots;

import picknmix.kernel.ActionList;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.State;

/**
 * Who is to act in a state, what they can do, and what each action seems to be worth. Reusable
 * working memory of a bot that plays on in its head.
 */
final class Decision<S extends State<S>> {
  private final Rules<S> rules;
  private final Eval<S> eval;
  private final Outcomes outcomes = new Outcomes();
  final ActionList actions = new ActionList();
  double[] priors = new double[64];

  Decision(Rules<S> rules, Eval<S> eval) {
    this.rules = rules;
    this.eval = eval;
  }

  /** Who acts next: a seat, {@link Seat#CHANCE} or {@link Seat#OVER}; one of those who can. */
  int actor(S s, Rng rng) {
    int turn = rules.turn(s);
    return turn == Seat.ANYONE ? rng.oneOf(rules.actors(s)) : turn;
  }

  /** Draws what chance brings. */
  long draw(S s, Rng rng) {
    outcomes.clear();
    rules.chance(s, outcomes);
    return outcomes.draw(rng);
  }

  /** Lists what the seat can do and tells how many actions that is. */
  int list(S s, int seat) {
    actions.clear();
    rules.legal(s, seat, actions);
    return actions.size();
  }

  /** Finds out what the listed actions seem to be worth. */
  void judge(S s, int seat) {
    if (priors.length < actions.size()) {
      priors = new double[2 * actions.size()];
    }
    eval.priors(s, seat, actions, priors);
  }

  /** The listed action that seems best to somebody who misjudges each by up to {@code noise}. */
  long judgeAndPick(S s, int seat, double noise, Rng rng) {
    judge(s, seat);
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < actions.size(); i++) {
      double prior = priors[i] + (noise == 0 ? 0 : noise * unit(rng));
      if (prior > most) {
        most = prior;
        best = i;
      }
    }
    return actions.get(best);
  }

  /** The index of the action that seems best, which from now on seems worst. */
  int takeBest() {
    int best = 0;
    for (int i = 1; i < actions.size(); i++) {
      best = priors[i] > priors[best] ? i : best;
    }
    priors[best] = Double.NEGATIVE_INFINITY;
    return best;
  }

  /** A number from 0 to below 1. */
  static double unit(Rng rng) {
    return (rng.word() >>> 8) * 0x1p-24;
  }
}
