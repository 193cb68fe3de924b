package picknmix.contract;

import java.util.ArrayList;
import java.util.List;
import picknmix.contract.Subject.Table;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Move;
import picknmix.kernel.Outcomes;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/**
 * A match in which anything that is accepted may happen, sensible or not: every listed action,
 * right and wrong open ones, and the clock. Tests look at the state before each move.
 */
public final class Walk<S extends State<S>> {
  /**
   * Wild play can go round in circles: after so many moves the game's random policy brings it to an
   * end.
   */
  private static final int WILD = 600;

  private final Subject<S> subject;
  private final Session<S> session;
  private final FastRandom rng;

  private Walk(Table<S> table, long seed) {
    subject = table.subject();
    rng = new FastRandom(seed);
    Game<S> game = subject.game();
    session =
        Session.deal(game, Setup.of(game, table.seats(), table.options(), Seed.of(seed), null));
  }

  /**
   * How many matches a test walks through: normally so many; the property {@code picknmix.games}
   * says otherwise, few for mutation tests, very many for a night's run.
   */
  public static int games(int normally) {
    return Integer.getInteger("picknmix.games", normally);
  }

  /** What a test does before each move, and with it. */
  public interface Visitor<S extends State<S>> {
    void visit(Session<S> session, Move next, FastRandom rng);
  }

  /** Walks through a match to its end. */
  public static <S extends State<S>> Session<S> through(
      Table<S> table, long seed, Visitor<S> visitor) {
    Walk<S> walk = new Walk<>(table, seed);
    RandomPolicy<S> policy = walk.session.game().randomPolicy();
    for (int i = 0; !walk.session.isOver(); i++) {
      Move next = i < WILD ? walk.next() : walk.byPolicy(policy);
      visitor.visit(walk.session, next, walk.rng);
      walk.session.apply(next.seat(), next.action());
    }
    return walk.session;
  }

  private Move byPolicy(RandomPolicy<S> policy) {
    long action = policy.pick(session.state(), rng);
    return new Move(policy.seat(), action);
  }

  private Move next() {
    S s = session.state();
    Rules<S> rules = session.game().rules();
    if (rules.turn(s) == Seat.CHANCE) {
      Outcomes outcomes = new Outcomes();
      rules.chance(s, outcomes);
      ActionList actions = new ActionList();
      for (int i = 0; i < outcomes.size(); i++) {
        actions.add(outcomes.action(i));
      }
      return new Move(Seat.CHANCE, subject.taste().pick(s, Seat.CHANCE, actions, rng));
    }
    List<Integer> actors = new ArrayList<>(Seat.list(rules.actors(s)));
    if (rules.canAct(s, Seat.CLOCK) && rng.below(8) == 0) {
      return new Move(Seat.CLOCK, listed(s, Seat.CLOCK));
    }
    int seat = actors.get(rng.below(actors.size()));
    return new Move(
        seat, rules.isOpen(s, seat) && rng.below(4) > 0 ? open(s, seat) : listed(s, seat));
  }

  private long listed(S s, int seat) {
    ActionList actions = new ActionList();
    session.game().rules().legal(s, seat, actions);
    return actions.isEmpty() ? open(s, seat) : subject.taste().pick(s, seat, actions, rng);
  }

  private long open(S s, int seat) {
    Rules<S> rules = session.game().rules();
    long count = rules.openCount(s, seat);
    return count > 0 && rng.below(3) > 0
        ? rules.openAction(s, seat, rng.below((int) Math.min(count, Integer.MAX_VALUE)))
        : subject.wild().action(s, seat, rng);
  }
}
