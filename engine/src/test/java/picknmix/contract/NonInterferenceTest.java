package picknmix.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.contract.Subject.Table;
import picknmix.kernel.ActionList;
import picknmix.kernel.Actions;
import picknmix.kernel.Bot;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Move;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.State;
import picknmix.kernel.View;

/**
 * The most important test: two states that differ only in what a viewer may not know are the same
 * to that viewer, byte for byte, in view, legal list, events and log.
 *
 * <p>The other state, the twin, is drawn from the viewer's own view. What the viewer sees is
 * compared before the next move; then a move that reads the same in the viewer's log is made in
 * both, and wherever it leads to the same view it must have looked the same on the way.
 */
class NonInterferenceTest {
  private static final int GAMES = 12;
  private static final int TWINS = 4;

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void viewersCannotTellTwinsApart(Table<S> table) {
    Game<S> game = table.subject().game();
    int[] compared = new int[1];
    for (int seed = 0; seed < GAMES; seed++) {
      Walk.through(
          table,
          seed,
          (session, next, rng) -> {
            for (int viewer = Seat.SPECTATOR; viewer < table.seats(); viewer++) {
              if (viewer == Seat.SPECTATOR || viewer >= 0) {
                S real = session.state();
                View<S> view = game.view(real, viewer);
                for (int i = 0; i < TWINS; i++) {
                  S twin = view.determinize(rng);
                  assertThat(seen(game, twin, viewer)).isEqualTo(seen(game, real, viewer));
                  compared[0] += compareMove(game, real, twin, next, viewer);
                }
              }
            }
          });
    }
    // The comparison must happen often, or it shows nothing.
    assertThat(compared[0]).isGreaterThan(100);
  }

  /** All that a viewer is told of a state. */
  private static <S extends State<S>> String seen(Game<S> game, S s, int viewer) {
    Rules<S> rules = game.rules();
    View<S> view = game.view(s, viewer);
    StringBuilder seen = new StringBuilder();
    seen.append(Json.write(view.json())).append('\n').append(view.text());
    seen.append("turn ").append(rules.turn(s)).append('\n');
    if (viewer >= 0) {
      ActionList actions = new ActionList();
      rules.legal(s, viewer, actions);
      for (long action : actions.toArray()) {
        seen.append(game.actions().text(action)).append('\n');
      }
      seen.append(rules.isOpen(s, viewer)).append(rules.openCount(s, viewer));
    }
    return seen.toString();
  }

  /** 1 if the move led both to what is the same view, 0 if it showed that they were different. */
  private static <S extends State<S>> int compareMove(
      Game<S> game, S real, S twin, Move next, int viewer) {
    Actions actions = game.actions();
    String logged = actions.text(next.action(), next.seat(), viewer);
    Long same = sameInTheLog(game, twin, next.seat(), logged, next.action(), viewer);
    if (same == null) {
      return 0;
    }
    S afterReal = real.copy();
    S afterTwin = twin.copy();
    List<Event> realEvents = new ArrayList<>();
    List<Event> twinEvents = new ArrayList<>();
    game.rules().apply(afterReal, next.seat(), next.action(), realEvents);
    game.rules().apply(afterTwin, next.seat(), same, twinEvents);
    if (!seen(game, afterReal, viewer).equals(seen(game, afterTwin, viewer))) {
      return 0;
    }
    assertThat(told(twinEvents, viewer)).isEqualTo(told(realEvents, viewer));
    return 1;
  }

  /** An action of the twin that the viewer's log shows as the real one; null if it has none. */
  private static <S extends State<S>> Long sameInTheLog(
      Game<S> game, S twin, int seat, String logged, long real, int viewer) {
    if (game.rules().refusal(twin, seat, real) == null) {
      return real;
    }
    ActionList actions = new ActionList();
    if (seat == Seat.CHANCE) {
      Outcomes outcomes = new Outcomes();
      game.rules().chance(twin, outcomes);
      for (int i = 0; i < outcomes.size(); i++) {
        actions.add(outcomes.action(i));
      }
    } else {
      game.rules().legal(twin, seat, actions);
    }
    for (long action : actions.toArray()) {
      if (game.actions().text(action, seat, viewer).equals(logged)) {
        return action;
      }
    }
    return null;
  }

  private static String told(List<Event> events, int viewer) {
    return events.stream()
        .map(event -> event.seenBy(viewer))
        .filter(Objects::nonNull)
        .map(event -> Json.write(event.json()))
        .collect(Collectors.joining("\n"));
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#variants")
  <S extends State<S>> void botsAdviseFromTheViewAlone(Table<S> table) {
    Game<S> game = table.subject().game();
    Walk.through(
        table,
        99,
        (session, next, rng) -> {
          for (int seat : Seat.list(game.rules().actors(session.state()))) {
            View<S> view = game.view(session.state(), seat);
            View<S> twin = game.view(view.determinize(rng), seat);
            for (var level : Level.values()) {
              var budget = new Bot.Budget(0, 10);
              var bot = game.bot(level);
              var advice = bot.advise(view, budget, new FastRandom(5));
              assertThat(bot.advise(twin, budget, new FastRandom(5))).isEqualTo(advice);
              if (advice.action() != null) {
                assertThat(game.rules().refusal(session.state(), seat, advice.action())).isNull();
              }
            }
          }
        });
  }
}
