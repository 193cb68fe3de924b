package picknmix.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.contract.Subject.Table;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Legality;
import picknmix.kernel.Move;
import picknmix.kernel.Preview;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.State;
import picknmix.kernel.View;

/**
 * A preview tells what will happen and nothing that the viewer may not know, the order of a
 * face-down pile included: two states that look the same to a viewer have the same previews for
 * that viewer, byte for byte. Where nothing hidden comes to light, it tells all that will be told.
 */
class PreviewTest {
  private static final int GAMES = 2;

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void twinsHaveTheSamePreviews(Table<S> table) {
    Game<S> game = table.subject().game();
    int[] compared = new int[1];
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      Walk.through(
          table,
          seed,
          (session, next, rng) -> {
            if (rng.below(table.subject().length()) > 0) {
              return; // there are many actions in a long game
            }
            S real = session.state();
            for (int viewer : List.of(actor(next), anybody(table, rng))) {
              List<S> twins =
                  List.of(
                      Twins.of(table.subject(), real, viewer, rng),
                      game.view(real, viewer).determinize(rng));
              for (Move move : moves(game, real, next, viewer)) {
                String told = preview(game, real, move, viewer);
                for (S twin : twins) {
                  if (Legality.isLegal(game.rules(), twin, move.seat(), move.action())) {
                    assertThat(preview(game, twin, move, viewer)).isEqualTo(told);
                    compared[0]++;
                  }
                }
              }
            }
          });
    }
    // The comparisons must happen often, or they show nothing.
    assertThat(compared[0]).isGreaterThan(8 * table.games(GAMES));
  }

  /** All that the viewer may do; of the others the one whose action comes. */
  private static <S extends State<S>> List<Move> moves(
      Game<S> game, S real, Move next, int viewer) {
    List<Move> moves = new ArrayList<>(List.of(next));
    ActionList actions = new ActionList();
    if (viewer >= 0) {
      game.rules().legal(real, viewer, actions);
    }
    for (long action : actions.toArray()) {
      moves.add(new Move(viewer, action));
    }
    return moves;
  }

  private static <S extends State<S>> String preview(Game<S> game, S s, Move move, int viewer) {
    return Json.write(Preview.of(game, s, move, viewer, s.copy()).json());
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void whatIsForeseenComesTrue(Table<S> table) {
    Game<S> game = table.subject().game();
    int[] clear = new int[1];
    for (int seed = 0; seed < table.games(GAMES); seed++) {
      Walk.through(
          table,
          seed,
          (session, next, rng) -> {
            int viewer = anybody(table, rng);
            Preview preview = preview(session, next, viewer);
            S after = session.state().copy();
            List<Event> events = new ArrayList<>();
            game.rules().apply(after, next.seat(), next.action(), events);
            clear[0] += isClear(events) ? 1 : 0;
            if (isClear(events)) {
              assertThat(preview.events()).isEqualTo(seen(events, viewer));
              assertThat(preview.scores()).isEqualTo(game.view(after, viewer).scores());
              assertThat(preview.over()).isEqualTo(game.rules().turn(after) == Seat.OVER);
            } else {
              compareWhatIsTold(preview, seen(events, viewer), game, after, viewer);
            }
          });
    }
    assertThat(clear[0]).isPositive();
  }

  /** In notation, as everybody asks for it; the match stays as it is. */
  private static <S extends State<S>> Preview preview(Session<S> session, Move next, int viewer) {
    Game<S> game = session.game();
    String before = game.codec().text(session.state());
    Preview preview = session.preview(next.seat(), game.notation().text(next.action()), viewer);
    assertThat(game.codec().text(session.state())).isEqualTo(before);
    return preview;
  }

  private static boolean isClear(List<Event> events) {
    return events.stream()
        .allMatch(event -> event.hides() == Event.Hides.NOTHING && event.foreseen().equals(event));
  }

  private static <S extends State<S>> void compareWhatIsTold(
      Preview preview, List<Event> seen, Game<S> game, S after, int viewer) {
    List<Event> told = preview.events();
    for (int i = 0; i < told.size(); i++) {
      assertThat(told.get(i)).isEqualTo(seen.get(i).foreseen());
    }
    List<Integer> scores = game.view(after, viewer).scores();
    for (int seat = 0; seat < scores.size(); seat++) {
      assertThat(preview.scores().get(seat)).isIn(null, scores.get(seat));
    }
    assertThat(preview.over()).isIn(null, game.rules().turn(after) == Seat.OVER);
  }

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#tables")
  <S extends State<S>> void scoresOfAViewAreTrueOrUnknown(Table<S> table) {
    Game<S> game = table.subject().game();
    Session<S> over =
        Walk.through(
            table, 7, (session, next, rng) -> checkScores(game, session.state(), table, rng));
    Rules<S> rules = game.rules();
    for (int seat = 0; seat < table.seats(); seat++) {
      assertThat(over.view(Seat.SPECTATOR).scores().get(seat))
          .as("when it is over, nothing is secret")
          .isEqualTo(rules.score(over.state(), seat));
    }
  }

  private static <S extends State<S>> void checkScores(
      Game<S> game, S s, Table<S> table, FastRandom rng) {
    View<S> view = game.view(s, anybody(table, rng));
    List<Integer> scores = view.scores();
    assertThat(scores).hasSize(table.seats());
    for (int seat = 0; seat < table.seats(); seat++) {
      assertThat(scores.get(seat)).isIn(null, game.rules().score(s, seat));
    }
    assertThat(game.view(view.determinize(rng), view.viewer()).scores()).isEqualTo(scores);
  }

  private static int actor(Move next) {
    return next.seat() >= 0 ? next.seat() : Seat.SPECTATOR;
  }

  private static int anybody(Table<?> table, FastRandom rng) {
    int viewer = rng.below(table.seats() + 1);
    return viewer < table.seats() ? viewer : Seat.SPECTATOR;
  }

  private static List<Event> seen(List<Event> events, int viewer) {
    return events.stream().map(event -> event.seenBy(viewer)).filter(Objects::nonNull).toList();
  }
}
