package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.games.Games;
import picknmix.server.match.News;
import picknmix.server.match.Time;
import picknmix.server.match.WallTime;
import picknmix.server.store.MatchStore;
import picknmix.server.store.TableStatus;
import picknmix.server.table.NewTable;
import picknmix.server.table.Place;
import picknmix.server.table.Player;
import picknmix.server.table.SeatTaken;
import picknmix.server.table.TableInfo;
import picknmix.server.table.TableListener;
import picknmix.server.table.Tables;
import picknmix.server.table.Visitor;
import picknmix.server.web.WebServer;
import tools.jackson.databind.json.JsonMapper;

/** What the server publishes, somebody saves, and everybody can check: also with such names. */
final class ServedTranscriptTest {
  private static final Visitor PLAYER =
      Visitor.local(new Player("Wiewiórka Їжак", "#c2185b", "bonbon"));

  @TempDir private Path folder;

  @Test
  void aTranscriptFromTheServerIsVerified() throws Exception {
    MatchStore store = MatchStore.sqlite(folder.resolve("picknmix.db"));
    Tables tables = Tables.open(Games.all(), store, new Hasty());
    WebServer.Settings settings = new WebServer.Settings("127.0.0.1", 0, null, "a secret");
    Path file = folder.resolve("game.jsonl");
    try (WebServer server = WebServer.start(settings, tables, new WallTime());
        HttpClient http = HttpClient.newHttpClient()) {
      String path = "/api/tables/" + played(tables) + "/transcript";
      URI url = URI.create("http://127.0.0.1:" + server.port() + path);
      http.send(HttpRequest.newBuilder(url).build(), BodyHandlers.ofFile(file));
    }
    assertThat(file).content().contains(PLAYER.player().name(), "\"seed\"");
    StringWriter out = new StringWriter();
    assertThat(
            Main.commandLine()
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(out))
                .execute("verify", file.toString()))
        .as(out.toString())
        .isZero();
  }

  /** The table of a match that bots have played to its end for somebody who left. */
  private static String played(Tables tables) throws InterruptedException {
    String wish =
        """
        {"game":"cukierki","seats":2,"open":false,"bots":{"1":"EASY"},"start":true}""";
    SeatTaken seat = tables.create(PLAYER, new JsonMapper().readValue(wish, NewTable.class));
    String table = seat.table().id();
    tables.leave(table, seat.secret(), 0);
    try (Place somebody = tables.watch(table, null, null, new Spectator())) {
      assertThat(somebody.seat()).isNull();
      while (tables.info(table).status() != TableStatus.OVER) {
        Thread.sleep(50);
      }
    }
    return table;
  }

  /** Bots play only where somebody looks on. */
  private static final class Spectator implements TableListener {
    @Override
    public void table(TableInfo table, Integer seat, boolean sentAway, boolean silenced) {}

    @Override
    public void update(News news) {}
  }

  /** Bots need not look as if they thought. */
  private static final class Hasty implements Time {
    private static final int TIMES = 50;
    private final Time wall = new WallTime();

    @Override
    public long now() {
      return wall.now() * TIMES;
    }

    @Override
    public long date() {
      return wall.date();
    }

    @Override
    public void at(long millis, Runnable task) {
      wall.at(Math.ceilDiv(millis, TIMES), task);
    }
  }
}
