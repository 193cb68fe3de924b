package picknmix.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.contract.Subject.Table;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Move;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.State;

/**
 * A whole wild game of every kind, and the moves of one for every other number of seats, as text in
 * src/test/resources/golden: any change of rules, deals, notation or JSON shows as a difference
 * there. Of a long game the table and the list of actions are written now and then, between that
 * only how many there are. {@code ./picknmix golden} writes them anew.
 */
class GoldenPlaythroughTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
  private static final long SEED = 2026;
  private static final boolean WRITE = "write".equals(System.getProperty("picknmix.golden"));

  @ParameterizedTest
  @MethodSource("picknmix.contract.Subjects#variants")
  <S extends State<S>> void playsAsItAlwaysDid(Table<S> table) throws IOException {
    Path file = FOLDER.resolve(name(table));
    StringBuilder text = new StringBuilder(play(table));
    Subjects.tables()
        .filter(other -> name(other).equals(name(table)) && other.seats() != table.seats())
        .forEach(other -> text.append('\n').append(moves(other)));
    String played = text.toString();
    if (WRITE) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, played);
    }
    assertThat(file).as("a golden playthrough; ./picknmix golden writes it").exists();
    assertThat(played).isEqualTo(Files.readString(file));
  }

  private static String name(Table<?> table) {
    String options =
        table.options().json().entrySet().stream()
            .map(option -> "." + option.getKey() + "-" + option.getValue())
            .collect(Collectors.joining());
    return (table.subject().game().id() + options + ".txt").toLowerCase(Locale.ROOT);
  }

  private static <S extends State<S>> String play(Table<S> table) {
    Game<S> game = table.subject().game();
    StringBuilder out = new StringBuilder();
    out.append("# ").append(table).append(", rules version ").append(game.facts().rulesVersion());
    out.append("\n\n");
    Session<S> end =
        Walk.through(
            table,
            SEED,
            (session, next, rng) -> {
              if (session.moves().isEmpty()) {
                out.append(game.codec().text(session.state())).append("\n\n");
              }
              int seat = next.seat();
              if (session.moves().size() % table.subject().length() == 0) {
                out.append(session.view(seat >= 0 ? seat : Seat.SPECTATOR).text());
                out.append("legal: ").append(legal(session)).append('\n');
              } else {
                out.append("legal: ").append(count(session)).append('\n');
              }
              out.append("> ").append(Seat.text(seat)).append(' ');
              out.append(game.notation().text(next.action())).append('\n');
              List<Event> events = new ArrayList<>();
              game.rules().apply(session.state().copy(), seat, next.action(), events);
              events.forEach(
                  event -> out.append("  ").append(Json.write(event.json())).append('\n'));
              out.append('\n');
            });
    return out.append(ending(end)).toString();
  }

  /** A game with another number of seats, in short. */
  private static <S extends State<S>> String moves(Table<S> table) {
    Game<S> game = table.subject().game();
    Session<S> end = Walk.through(table, SEED, (session, next, rng) -> {});
    StringBuilder out = new StringBuilder("# ").append(table).append(", only the moves\n\n");
    for (Move move : end.moves()) {
      out.append("> ").append(Seat.text(move.seat())).append(' ');
      out.append(game.notation().text(move.action())).append('\n');
    }
    return out.append('\n').append(ending(end)).toString();
  }

  private static <S extends State<S>> String ending(Session<S> end) {
    Game<S> game = end.game();
    return game.codec().text(end.state())
        + '\n'
        + Json.write(end.status())
        + '\n'
        + Json.write(game.rules().sheet(end.state()).json())
        + '\n';
  }

  private static <S extends State<S>> String legal(Session<S> session) {
    Game<S> game = session.game();
    StringBuilder out = new StringBuilder();
    for (int seat : Seat.list(game.rules().actors(session.state()))) {
      ActionList actions = new ActionList();
      game.rules().legal(session.state(), seat, actions);
      out.append(out.isEmpty() ? "" : " | ").append(seat).append(':');
      for (long action : actions.toArray()) {
        out.append(' ').append(game.notation().text(action)).append(';');
      }
    }
    return out.toString();
  }

  private static <S extends State<S>> int count(Session<S> session) {
    ActionList actions = new ActionList();
    for (int seat : Seat.list(session.game().rules().actors(session.state()))) {
      session.game().rules().legal(session.state(), seat, actions);
    }
    return actions.size();
  }
}
