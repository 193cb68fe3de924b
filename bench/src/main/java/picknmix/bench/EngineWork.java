package picknmix.bench;

import java.util.ArrayList;
import java.util.List;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot.Advice;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Playout;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/**
 * What the engine's speed is measured by: random games from a few deals, and copies of positions
 * from the middle of games and searches there. It needs the kernel alone, and little of it, since
 * it is compiled with the engines of other commits too.
 */
final class EngineWork<S extends State<S>> {
  static final int DEALS = 32;

  /** How long the hard bot searches for a decision. */
  static final int ROUNDS = 400;

  private final Game<S> game;
  private final Rules<S> rules;
  private final List<Playout<S>> playouts = new ArrayList<>();
  private final List<S> middles = new ArrayList<>();
  private final S state;

  EngineWork(Game<S> game, int seats, Options options) {
    this.game = game;
    this.rules = game.rules();
    for (int deal = 0; deal < DEALS; deal++) {
      S start = game.deal(Setup.of(game, seats, options, Seed.of(deal), null));
      playouts.add(new Playout<>(game, start, new FastRandom(deal)));
      middles.add(middle(start, deal));
    }
    state = middles.getFirst().copy();
  }

  /** How many play unless somebody wants it otherwise. */
  static int seats(Game<?> game) {
    return Math.clamp(4, game.facts().minSeats(), game.facts().maxSeats());
  }

  /** From the second and third quarter of a random game, where somebody has a choice. */
  private S middle(S start, int deal) {
    S s = start.copy();
    List<S> choices = new ArrayList<>();
    FastRandom rng = new FastRandom(deal);
    RandomPolicy<S> policy = game.randomPolicy();
    ActionList listed = new ActionList();
    while (rules.turn(s) != Seat.OVER) {
      int seat = rules.turn(s);
      listed.clear();
      if (seat >= 0) {
        rules.legal(s, seat, listed);
      }
      if (listed.size() > 1 || game.hasClock()) {
        choices.add(s.copy());
      }
      step(s, seat, listed, policy, rng);
    }
    return choices.get(choices.size() * (DEALS / 2 + deal) / (2 * DEALS));
  }

  /**
   * By the sorted lists and not by the random policy where that is possible: then every version
   * comes to the same positions, whatever its policy makes of random numbers.
   */
  private void step(S s, int seat, ActionList listed, RandomPolicy<S> policy, FastRandom rng) {
    if (!listed.isEmpty()) {
      rules.apply(s, seat, listed.get(rng.below(listed.size())), null);
    } else if (seat == Seat.CHANCE) {
      Outcomes outcomes = new Outcomes();
      rules.chance(s, outcomes);
      rules.apply(s, seat, outcomes.draw(rng), null);
    } else {
      long action = policy.pick(s, rng);
      rules.apply(s, policy.seat(), action, null);
    }
  }

  /** Plays a random game and tells its length. */
  int playout(int deal) {
    return playouts.get(deal).play();
  }

  /** Copies a state from the middle of a game. */
  S copy(int deal) {
    state.copyFrom(middles.get(deal));
    return state;
  }

  /** Whether the hard bot searches; where all act at once, it looks. */
  boolean isSearched() {
    return !game.hasClock();
  }

  /** What the hard bot advises there after its {@link #ROUNDS}. */
  Advice search(int deal) {
    S s = middles.get(deal);
    var view = game.view(s, rules.turn(s));
    return game.bot(Level.HARD).advise(view, new Budget(0, ROUNDS), new FastRandom(deal));
  }

  /** The position, so that it can be compared with another version's. */
  int fingerprint(int deal) {
    return Json.write(game.codec().json(middles.get(deal))).hashCode();
  }
}
