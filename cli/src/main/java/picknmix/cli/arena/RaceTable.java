package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Game;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.server.match.BotSeat;
import picknmix.server.match.Match;
import picknmix.server.match.MatchLog;
import picknmix.server.match.SteppedTime;
import picknmix.server.match.Ties;

/**
 * A game against the clock, played by the people that {@link Game#person} gives, in a match as on
 * the server; only that no time passes between two actions.
 */
final class RaceTable {
  private RaceTable() {}

  /** Plays that game of the plan; null if it is stopped before the end. */
  static <S extends State<S>> @Nullable Finished<S> play(
      Game<S> game, Plan plan, int number, Engines engines, BooleanSupplier stop) {
    List<Integer> seating = plan.seating(number);
    Setup setup = plan.setup(number);
    Session<S> session = Session.deal(game, setup);
    Players<S> players = new Players<>(session, setup, engines);
    SteppedTime time = new SteppedTime();
    Match<S> match =
        Match.open(session, List.of(), game.pace(), Ties.COIN, MatchLog.NONE, time, Runnable::run);
    List<Stopwatch> untimed = new ArrayList<>();
    for (int seat = 0; seat < plan.seats(); seat++) {
      var person = players.person(plan.entrants().get(seating.get(seat)));
      BotSeat.sit(match, seat, person, time, plan.thoughts(number, seat), Runnable::run);
      untimed.add(new Stopwatch());
    }
    while (time.step()) {
      if (stop.getAsBoolean()) {
        return null;
      }
    }
    return new Finished<>(session, untimed);
  }
}
