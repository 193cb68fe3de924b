package picknmix.bots;

import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.State;

/** Plays a turn to its end in a bot's head, by what seems best. */
final class TurnEnd<S extends State<S>> {
  private final Rules<S> rules;
  private final Eval<S> eval;
  private final Decision<S> decision;

  TurnEnd(Rules<S> rules, Eval<S> eval) {
    this.rules = rules;
    this.eval = eval;
    this.decision = new Decision<>(rules, eval);
  }

  /** Plays on until another seat is to act and all is quiet, or the end. */
  void reach(S s, int seat, Rng rng) {
    int actor = decision.actor(s, rng);
    while (actor == seat || actor == Seat.CHANCE || (actor != Seat.OVER && !eval.isQuiet(s))) {
      rules.apply(s, actor, next(s, actor, rng), null);
      actor = decision.actor(s, rng);
    }
  }

  /** Plays on until that seat's next turn begins, or the end. */
  void comeRound(S s, int seat, Rng rng) {
    reach(s, seat, rng);
    int actor = decision.actor(s, rng);
    while (actor != seat && actor != Seat.OVER) {
      rules.apply(s, actor, next(s, actor, rng), null);
      actor = decision.actor(s, rng);
    }
  }

  /** Lets chance act, as long as it is to. */
  void roll(S s, Rng rng) {
    while (rules.turn(s) == Seat.CHANCE) {
      rules.apply(s, Seat.CHANCE, decision.draw(s, rng), null);
    }
  }

  private long next(S s, int actor, Rng rng) {
    if (actor == Seat.CHANCE) {
      return decision.draw(s, rng);
    }
    return decision.list(s, actor) == 1
        ? decision.actions.get(0)
        : decision.judgeAndPick(s, actor, 0, rng);
  }
}
