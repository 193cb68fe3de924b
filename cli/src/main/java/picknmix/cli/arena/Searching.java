package picknmix.cli.arena;

import picknmix.kernel.ActionList;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Bot.Candidate;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/** Whether a game's bot of some level makes use of a larger budget: asked, and not listed here. */
final class Searching {
  private static final int FEW = 200;
  private static final int MANY = 400;

  /** Some decisions are made without a search: how many to look at. */
  private static final int DECISIONS = 20;

  private Searching() {}

  static <S extends State<S>> boolean does(Game<S> game, Level level, int seats, Options options) {
    if (game.hasClock()) {
      return false; // there people play, who look
    }
    S s = game.deal(Setup.of(game, seats, options, Seed.of(1), 0));
    RandomPolicy<S> policy = game.randomPolicy();
    FastRandom rng = new FastRandom(1);
    for (int tried = 0; tried < DECISIONS && game.rules().turn(s) != Seat.OVER; ) {
      if (isChoice(game.rules(), s)) {
        tried++;
        if (visits(game, level, s, FEW) < visits(game, level, s, MANY)) {
          return true;
        }
      }
      long action = policy.pick(s, rng);
      game.rules().apply(s, policy.seat(), action, null);
    }
    return false;
  }

  private static <S extends State<S>> boolean isChoice(Rules<S> rules, S s) {
    ActionList listed = new ActionList();
    int seat = rules.turn(s);
    if (seat >= 0) {
      rules.legal(s, seat, listed);
    }
    return listed.size() > 1;
  }

  /** How often it tries what it likes best. */
  private static <S extends State<S>> int visits(Game<S> game, Level level, S s, int rounds) {
    var view = game.view(s, game.rules().turn(s));
    return game
        .bot(level)
        .advise(view, new Budget(0, rounds), new FastRandom(1))
        .candidates()
        .stream()
        .mapToInt(Candidate::visits)
        .sum();
  }
}
