package picknmix.bench;

import java.util.ArrayList;
import java.util.List;
import picknmix.contract.Subject;
import picknmix.contract.Subjects;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Move;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.oracle.Oracle;

/**
 * A game's work for the benchmarks: a few deals and, from each, one random match that was recorded,
 * so that engine and oracle can be asked to do exactly the same.
 */
final class Workload<S extends State<S>> {
  private final Subject<S> subject;
  private final Game<S> game;
  private final Rules<S> rules;
  private final List<S> deals = new ArrayList<>();
  private final List<Move[]> matches = new ArrayList<>();
  private final EngineWork<S> work;
  private final ActionList actions = new ActionList();
  private final S state;

  private Workload(Subject<S> subject) {
    this.subject = subject;
    this.game = subject.game();
    this.rules = game.rules();
    int seats = EngineWork.seats(game);
    this.work = new EngineWork<>(game, seats, Options.of());
    for (int deal = 0; deal < EngineWork.DEALS; deal++) {
      S start = game.deal(Setup.of(game, seats, Options.of(), Seed.of(deal), null));
      deals.add(start);
      record(start, new FastRandom(deal));
    }
    state = deals.getFirst().copy();
  }

  static Workload<?> of(String id) {
    for (Subject<?> subject : Subjects.all()) {
      if (subject.game().id().equals(id)) {
        return new Workload<>(subject);
      }
    }
    throw new IllegalArgumentException("no oracle for " + id);
  }

  private void record(S start, FastRandom rng) {
    S s = start.copy();
    RandomPolicy<S> policy = game.randomPolicy();
    List<Move> moves = new ArrayList<>();
    while (rules.turn(s) != Seat.OVER) {
      long action = policy.pick(s, rng);
      moves.add(new Move(policy.seat(), action));
      rules.apply(s, policy.seat(), action, null);
    }
    matches.add(moves.toArray(Move[]::new));
  }

  /** Plays a random game and tells its length. */
  int playout(int deal) {
    return work.playout(deal);
  }

  /** Copies a state from the middle of a game. */
  S copy(int deal) {
    return work.copy(deal);
  }

  /** Lets the hard bot search there. */
  Object search(int deal) {
    return work.search(deal);
  }

  /** The recorded match on the engine: everybody's legal list, then the action, to the end. */
  long engineReplay(int deal) {
    long listed = 0;
    state.copyFrom(deals.get(deal));
    for (Move move : matches.get(deal)) {
      for (int actors = rules.actors(state); actors != 0; actors &= actors - 1) {
        actions.clear();
        rules.legal(state, Integer.numberOfTrailingZeros(actors), actions);
        listed += actions.size();
      }
      rules.apply(state, move.seat(), move.action(), null);
    }
    return listed;
  }

  /** The same on the oracle. */
  long oracleReplay(int deal) {
    long listed = 0;
    Oracle oracle = subject.oracleAt(deals.get(deal));
    for (Move move : matches.get(deal)) {
      for (String seat : oracle.toAct()) {
        listed += oracle.legal(seat).size();
      }
      oracle = oracle.apply(Seat.text(move.seat()), game.notation().text(move.action()));
    }
    return listed;
  }
}
