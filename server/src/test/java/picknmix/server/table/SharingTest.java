package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.games.Games;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Seed;
import picknmix.protocol.EngineProtocol;
import picknmix.server.match.LoggedAction;
import picknmix.server.store.TableStatus;
import picknmix.server.table.SharedGame.SharedSeat;

/** Games that were played elsewhere and are kept here for all who have the link. */
final class SharingTest extends TablesOnAStore {
  private static final SharedSeat PERSON = new SharedSeat("Ala", "#c2185b", "fox", null);
  private static final SharedSeat BOT = new SharedSeat("Lulu", "#00796b", "owl", Level.HARD);

  static Stream<String> games() {
    return Games.all().stream().map(Game::id);
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGameThatIsOverIsATableWhoseMatchIsOver(String game) {
    List<Map<String, Object>> lines = PlayedGame.anyhow(game);
    TableInfo table = tables.share(new SharedGame(lines, List.of(PERSON, BOT)));
    assertThat(table.status()).isEqualTo(TableStatus.OVER);
    assertThat(table.open()).isFalse();
    assertThat(table.seats())
        .extracting(SeatInfo::name, SeatInfo::kind, SeatInfo::level)
        .containsExactly(
            tuple("Ala", SeatInfo.Kind.PERSON, null), tuple("Lulu", SeatInfo.Kind.BOT, Level.HARD));
    Published published = tables.published(table.id(), null);
    assertThat(published.players()).containsExactly("Ala", "Lulu");
    assertThat(published.first()).isEqualTo(lines.getFirst().get("first"));
    assertThat(String.valueOf(published.seed())).isEqualTo(lines.getFirst().get("seed"));
    assertThat(published.actions())
        .extracting(LoggedAction::action)
        .isEqualTo(lines.stream().skip(1).map(line -> line.get("action")).toList());
    Guest guest = new Guest();
    try (var watching = tables.watch(table.id(), null, null, guest)) {
      assertThat(watching.seat()).isNull();
      assertThat(guest.update().result()).as("the match can be looked at").isNotNull();
    }
    assertThat(tables.list()).as("nobody is shown it who has no link").isEmpty();
  }

  @Test
  void timesTellHowLongThingsTookAndNotWhen() {
    List<Map<String, Object>> lines = PlayedGame.anyhow("candy-match");
    lines.get(2).put("at", 1_700_000_000_123L);
    lines.get(3).put("at", null);
    lines.get(4).put("at", 1_700_000_002_000L);
    lines.get(5).put("at", 1_600_000_000_000L);
    assertThat(tables.published(share(lines).id(), null).actions())
        .extracting(LoggedAction::atMillis)
        .startsWith(0L, 0L, 0L, 1_877L, 1_877L, 1_877L);
    lines.get(1).put("at", -1);
    assertRefused("lines[1].at", () -> share(lines));
    lines.get(1).put("at", 1e300);
    assertRefused("lines[1].at", () -> share(lines));
  }

  @Test
  void theSameGameIsKeptOnceAndAnythingElseIsAnother() {
    List<Map<String, Object>> lines = PlayedGame.anyhow("candy-match");
    TableInfo table = share(lines);
    assertThat(table.shared()).isTrue();
    assertThat(share(PlayedGame.anyhow("candy-match"))).isEqualTo(table);
    assertThat(tables.published(table.id(), null).actions()).hasSize(lines.size() - 1);
    SharedSeat other = new SharedSeat("Ola", "#c2185b", "fox", null);
    Set<String> ids = new HashSet<>(Set.of(table.id()));
    ids.add(tables.share(new SharedGame(lines, List.of(other, BOT))).id());
    lines.get(1).put("at", 0);
    lines.get(2).put("at", 1);
    ids.add(share(lines).id());
    assertThat(ids).hasSize(3);
  }

  @Test
  void whatTheRulesDoNotSayIsRefused() {
    List<Map<String, Object>> lines = PlayedGame.anyhow("candy-match");
    assertRefused("not over", () -> share(lines.subList(0, lines.size() - 1)));
    assertRefused("begins with a header", () -> share(List.of()));
    assertRefused("no game \"chess\"", () -> share(with(lines, 0, "game", "chess")));
    assertRefused("line 4", () -> share(with(lines, 3, "action", "dance")));
    assertRefused("line 1", () -> share(with(lines, 0, "rulesVersion", 99)));
    List<Map<String, Object>> longer = new ArrayList<>(lines);
    longer.add(lines.getLast());
    assertRefused("line " + longer.size(), () -> share(longer));
  }

  @Test
  void diceThatTheSeedDoesNotGiveAreRefused() {
    List<Map<String, Object>> lines = PlayedGame.anyhow("candy-ghosts");
    List<Integer> thrown =
        IntStream.range(1, lines.size())
            .filter(line -> "chance".equals(lines.get(line).get("seat")))
            .boxed()
            .toList();
    // The last one changes nothing after it that the rules could object to.
    int last = thrown.getLast();
    Set<Object> faces = new HashSet<>();
    thrown.forEach(line -> faces.add(lines.get(line).get("action")));
    faces.remove(lines.get(last).get("action"));
    assertThat(faces).isNotEmpty();
    faces.forEach(face -> assertRefused("", () -> share(with(lines, last, "action", face))));
  }

  @Test
  void whatBeganFromAStateIsRefused() {
    EngineProtocol engine = new EngineProtocol(Games.all(), () -> Seed.of(7));
    PlayedGame.ask(engine, "cmd", "new", "game", "candy-hunters", "puzzle", "1");
    assertRefused(
        "dealt", () -> tables.share(new SharedGame(PlayedGame.lines(engine), List.of(PERSON))));
  }

  @Test
  void whatNoGameCanHaveIsNotEvenPlayed() {
    List<Map<String, Object>> lines = Collections.nCopies(8_001, Map.of());
    assertProblem(Problem.Kind.TOO_LARGE, () -> share(lines));
  }

  @Test
  void namesAreCheckedAsAtAnyTable() {
    List<Map<String, Object>> lines = PlayedGame.anyhow("candy-match");
    for (SharedSeat bad :
        List.of(
            new SharedSeat("\u202egnp.elif", "#c2185b", "fox", null),
            new SharedSeat("x".repeat(25), "#c2185b", "fox", null),
            new SharedSeat("Ala", "red", "fox", null),
            new SharedSeat("Ala", "#c2185b", "dragon", null))) {
      assertRefused("", () -> tables.share(new SharedGame(lines, List.of(bad, BOT))));
    }
    assertRefused("seats", () -> tables.share(new SharedGame(lines, List.of(PERSON))));
  }

  /** A game that can be shared. */
  static SharedGame game(String game) {
    return new SharedGame(PlayedGame.anyhow(game), List.of(PERSON, BOT));
  }

  private TableInfo share(List<Map<String, Object>> lines) {
    return tables.share(new SharedGame(lines, List.of(PERSON, BOT)));
  }

  private static List<Map<String, Object>> with(
      List<Map<String, Object>> lines, int line, String field, Object value) {
    List<Map<String, Object>> changed = new ArrayList<>(lines);
    changed.set(line, new LinkedHashMap<>(lines.get(line)));
    changed.get(line).put(field, value);
    return changed;
  }
}
