package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Game;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/** A game in which one after the other thinks and acts. */
final class TurnTable<S extends State<S>> {
  private final Session<S> session;
  private final Rules<S> rules;
  private final Setup setup;
  private final List<Chair<S>> chairs = new ArrayList<>();
  private int player = Seat.CHANCE;

  /** Who thinks there, their random numbers, and how long they have, in the turn and in all. */
  private record Chair<S extends State<S>>(
      Thinker<S> player, TurnBudget budget, Rng rng, Stopwatch watch) {}

  private TurnTable(Game<S> game, Plan plan, int number, Engines engines) {
    List<Integer> seating = plan.seating(number);
    setup = plan.setup(number);
    session = Session.deal(game, setup);
    rules = game.rules();
    Players<S> players = new Players<>(session, setup, engines);
    for (int seat = 0; seat < plan.seats(); seat++) {
      Entrant entrant = plan.entrants().get(seating.get(seat));
      chairs.add(
          new Chair<>(
              players.thinker(entrant),
              new TurnBudget(entrant.budget()),
              plan.thoughts(number, seat),
              new Stopwatch()));
    }
  }

  /** Plays that game of the plan; null if it is stopped before the end. */
  static <S extends State<S>> @Nullable Finished<S> play(
      Game<S> game, Plan plan, int number, Engines engines, BooleanSupplier stop) {
    TurnTable<S> table = new TurnTable<>(game, plan, number, engines);
    while (!table.session.isOver()) {
      if (stop.getAsBoolean()) {
        return null;
      }
      table.act();
    }
    return new Finished<>(table.session, table.chairs.stream().map(Chair::watch).toList());
  }

  private void act() {
    S s = session.state();
    if (rules.turn(s) == Seat.CHANCE) {
      Outcomes outcomes = new Outcomes();
      rules.chance(s, outcomes);
      session.apply(Seat.CHANCE, outcomes.draw(setup.dice(session.moves().size() + 1)));
      return;
    }
    for (int seat : Seat.list(rules.actors(s))) {
      Long action = think(seat);
      if (action != null) {
        session.apply(seat, action);
        return;
      }
    }
    throw new IllegalStateException("everybody waits for the others");
  }

  private @Nullable Long think(int seat) {
    Chair<S> chair = chairs.get(seat);
    if (seat != player) {
      player = seat;
      chair.budget().beginTurn();
    }
    chair.player().attend();
    Budget budget = chair.budget().next();
    long begin = System.nanoTime();
    Long action = chair.player().decide(session.recall(seat), budget, chair.rng());
    long thought = System.nanoTime() - begin;
    chair.watch().add(thought);
    chair.budget().spend(thought);
    return action;
  }
}
