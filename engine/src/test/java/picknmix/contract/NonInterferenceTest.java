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
import picknmix.kernel.Bot;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Legality;
import picknmix.kernel.Level;
import picknmix.kernel.Manner;
import picknmix.kernel.Move;
import picknmix.kernel.Nature;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Refused;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.Skill;
import picknmix.kernel.State;
import picknmix.kernel.View;

/**
 * The most important test: two states that differ only in what a viewer may not know are the same
 * to that viewer, byte for byte, in view, legal list, refusals, events and log.
 *
 * <p>The other state, the twin, is drawn from the viewer's own view, or made by {@link Twins} from
 * what the oracle says is hidden, so that a view that knows too much has nothing to hide behind.
 * What the viewer sees is compared before the next move; then a move is made in both, and wherever
 * it leads to the same view it must have looked the same on the way.
 */
class NonInterferenceTest {
  /** Every level, every nature, and somebody between the levels. */
  private static final List<Manner> MANNERS =
      List.of(
          Manner.of(Level.GENTLE),
          Manner.of(Level.EASY),
          Manner.of(Level.MEDIUM),
          Manner.of(Level.HARD),
          Manner.of(Level.EASY, Nature.BOLD),
          Manner.of(Level.MEDIUM, Nature.CAREFUL),
          new Manner(new Skill(45), Nature.COLLECTOR));

  private static final int GAMES = 2;
  private static final int DRAWN = 3;

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void viewersCannotTellTwinsApart(Table<S> table) {
    Game<S> game = table.subject().game();
    int[] compared = new int[1];
    int[] different = new int[1];
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      Walk.through(
          table,
          seed,
          (session, next, rng) -> {
            S real = session.state();
            for (int viewer : viewers(table, rng)) {
              View<S> view = game.view(real, viewer);
              for (int i = 0; i < DRAWN; i++) {
                S twin = view.determinize(rng);
                assertThat(seen(game, twin, viewer)).isEqualTo(seen(game, real, viewer));
                compared[0] += compareMove(game, real, twin, next, viewer);
              }
            }
            int viewer = viewers(table.seats()).get(rng.below(table.seats() + 1));
            S twin = Twins.of(table.subject(), real, viewer, rng);
            different[0] += text(game, twin).equals(text(game, real)) ? 0 : 1;
            assertThat(seen(game, twin, viewer)).isEqualTo(seen(game, real, viewer));
            compareDrawn(game, real, twin, viewer, rng.bits());
            compareRefusals(session, twin, next, viewer, rng);
            compareUndoable(game, real, twin, next, viewer);
            compared[0] += compareMove(game, real, twin, next, viewer);
          });
    }
    // The comparisons must happen often, or they show nothing.
    assertThat(compared[0]).isGreaterThan(8 * table.games(GAMES));
    assertThat(different[0]).isGreaterThan(4 * table.games(GAMES));
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void whatIsDrawnFromAViewIsAValidStateWithOtherSecrets(Table<S> table) {
    Game<S> game = table.subject().game();
    int[] states = new int[1];
    int[] varied = new int[1];
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      Walk.through(
          table,
          seed,
          (session, next, rng) -> {
            View<S> view = game.view(session.state(), next.seat() >= 0 ? next.seat() : 0);
            S drawn = view.determinize(rng);
            Object json = game.codec().json(drawn);
            game.codec().load(Field.of(json, "drawn", Refused.Code.BAD_STATE));
            states[0]++;
            varied[0] += text(game, drawn).equals(text(game, view.determinize(rng))) ? 0 : 1;
          });
    }
    assertThat(varied[0]).isGreaterThan(states[0] / 2);
  }

  /** Everybody; in a long game one at every move, who is another every time. */
  private static List<Integer> viewers(Table<?> table, FastRandom rng) {
    List<Integer> all = viewers(table.seats());
    return table.subject().length() == 1 ? all : List.of(all.get(rng.below(all.size())));
  }

  private static List<Integer> viewers(int seats) {
    List<Integer> viewers = new ArrayList<>(Seat.list((1 << seats) - 1));
    viewers.add(Seat.SPECTATOR);
    return viewers;
  }

  private static <S extends State<S>> String text(Game<S> game, S s) {
    return game.codec().text(s);
  }

  /** What is drawn from a view follows from the view and the random numbers alone. */
  private static <S extends State<S>> void compareDrawn(
      Game<S> game, S real, S twin, int viewer, long seed) {
    S fromReal = game.view(real, viewer).determinize(new FastRandom(seed));
    S fromTwin = game.view(twin, viewer).determinize(new FastRandom(seed));
    assertThat(text(game, fromTwin)).isEqualTo(text(game, fromReal));
  }

  /** Why a viewer may not do this or that now tells nothing hidden either. */
  private static <S extends State<S>> void compareRefusals(
      Session<S> session, S twin, Move next, int viewer, FastRandom rng) {
    Rules<S> rules = session.game().rules();
    List<Move> moves = session.moves();
    Move earlier = moves.isEmpty() ? next : moves.get(rng.below(moves.size()));
    if (viewer >= 0) {
      for (long action : new long[] {next.action(), earlier.action()}) {
        assertThat(Legality.refusal(rules, twin, viewer, action))
            .isEqualTo(Legality.refusal(rules, session.state(), viewer, action));
      }
    }
  }

  /** What may be undone has shown nobody anything: whoever could not tell the two still cannot. */
  private static <S extends State<S>> void compareUndoable(
      Game<S> game, S real, S twin, Move next, int viewer) {
    Rules<S> rules = game.rules();
    boolean legal = Legality.isLegal(rules, twin, next.seat(), next.action());
    if (legal && next.seat() >= 0 && rules.isUndoable(real, next.seat(), next.action())) {
      S after = real.copy();
      S twinAfter = twin.copy();
      String told = applyAndTell(game, after, next, viewer);
      String twinTold = applyAndTell(game, twinAfter, next, viewer);
      if (rules.turn(after) == next.seat()) {
        assertThat(twinTold).isEqualTo(told);
        assertThat(seen(game, twinAfter, viewer)).isEqualTo(seen(game, after, viewer));
      }
    }
    if (legal && viewer == next.seat()) {
      assertThat(rules.isUndoable(twin, viewer, next.action()))
          .isEqualTo(rules.isUndoable(real, viewer, next.action()));
    }
  }

  /** All that a viewer is told of a state. */
  static <S extends State<S>> String seen(Game<S> game, S s, int viewer) {
    Rules<S> rules = game.rules();
    View<S> view = game.view(s, viewer);
    StringBuilder seen = new StringBuilder();
    seen.append(Json.write(view.json())).append('\n').append(view.text());
    seen.append("insight ").append(Json.write(view.insight())).append('\n');
    seen.append("scores ").append(view.scores()).append('\n');
    seen.append("turn ").append(rules.turn(s)).append('\n');
    if (viewer >= 0) {
      ActionList actions = new ActionList();
      rules.legal(s, viewer, actions);
      for (long action : actions.toArray()) {
        seen.append(game.notation().text(action)).append('\n');
      }
      seen.append(rules.isOpen(s, viewer)).append(rules.openCount(s, viewer));
    }
    return seen.toString();
  }

  /**
   * 1 if some move of the twin leads to what is the same view, 0 if the move showed that the two
   * were different. If the view is the same, the viewer's log and events have told no more than it:
   * one of the twin's moves must read and look like the real one.
   */
  private static <S extends State<S>> int compareMove(
      Game<S> game, S real, S twin, Move next, int viewer) {
    S after = real.copy();
    String wasTold = applyAndTell(game, after, next, viewer);
    Object view = game.view(after, viewer).json();
    String nowSeen = seen(game, after, viewer);
    List<String> couldBeTold = new ArrayList<>();
    for (long action : actions(game, twin, next)) {
      after.copyFrom(twin);
      String told = applyAndTell(game, after, new Move(next.seat(), action), viewer);
      if (game.view(after, viewer).json().equals(view)
          && seen(game, after, viewer).equals(nowSeen)) {
        couldBeTold.add(told);
      }
    }
    if (couldBeTold.isEmpty()) {
      return 0;
    }
    assertThat(couldBeTold).as("what %s is told", Seat.text(viewer)).contains(wasTold);
    return 1;
  }

  /** Makes the move; what the viewer reads of it in the log and is told of it in events. */
  static <S extends State<S>> String applyAndTell(Game<S> game, S s, Move move, int viewer) {
    List<Event> events = new ArrayList<>();
    game.rules().apply(s, move.seat(), move.action(), events);
    String logged = game.notation().text(move.action(), move.seat(), viewer);
    return logged + "\n" + told(events, viewer);
  }

  /** The real action, if the twin accepts it; else all that its seat could do instead. */
  private static <S extends State<S>> long[] actions(Game<S> game, S twin, Move real) {
    if (Legality.isLegal(game.rules(), twin, real.seat(), real.action())) {
      return new long[] {real.action()};
    }
    ActionList actions = new ActionList();
    if (real.seat() == Seat.CHANCE) {
      Outcomes outcomes = new Outcomes();
      game.rules().chance(twin, outcomes);
      for (int i = 0; i < outcomes.size(); i++) {
        actions.add(outcomes.action(i));
      }
    } else {
      game.rules().legal(twin, real.seat(), actions);
    }
    return actions.toArray();
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
          if (session.moves().size() % table.subject().length() != 0) {
            return; // bots take their time
          }
          for (int seat : Seat.list(game.rules().actors(session.state()))) {
            View<S> view = game.view(session.state(), seat);
            View<S> twin = game.view(Twins.of(table.subject(), session.state(), seat, rng), seat);
            for (var manner : MANNERS) {
              var budget = new Bot.Budget(0, 10);
              var bot = game.bot(manner);
              var advice = bot.advise(view, budget, new FastRandom(5));
              assertThat(bot.advise(twin, budget, new FastRandom(5))).isEqualTo(advice);
              if (advice.action() != null) {
                assertThat(Legality.refusal(game.rules(), session.state(), seat, advice.action()))
                    .isNull();
              }
            }
          }
        });
  }
}
