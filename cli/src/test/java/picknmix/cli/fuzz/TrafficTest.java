package picknmix.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.cli.client.Loop;
import picknmix.games.Games;
import picknmix.server.match.WallTime;
import picknmix.server.store.MatchStore;
import picknmix.server.table.Tables;
import picknmix.server.web.WebServer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class TrafficTest {
  private static final JsonMapper JSON = new JsonMapper();

  @TempDir private Path folder;

  /** That every route is among it, it finds out by itself; here, that it is real and not little. */
  @Test
  void peopleLiveAtTablesOfAllGames() throws Exception {
    MatchStore store = MatchStore.sqlite(folder.resolve("picknmix.db"));
    Tables tables = Tables.open(Games.all(), store, new WallTime());
    WebServer.Settings settings = new WebServer.Settings("127.0.0.1", 0, null, "a secret");
    try (WebServer server = WebServer.start(settings, tables, new WallTime());
        Loop loop = Loop.start(Throwable::printStackTrace)) {
      Traffic traffic = new Traffic(URI.create("http://127.0.0.1:" + server.port()), loop);
      SplittableRandom random = new SplittableRandom(5);
      traffic.record(random);

      assertThat(many(() -> traffic.request(random).kind()))
          .hasSizeGreaterThan(25)
          .contains("POST /api/tables", "PUT /api/tables/{table}/seats/{seat}/vote");
      assertThat(many(() -> type(traffic.message(random))))
          .containsExactlyInAnyOrder("watch", "act", "signal", "hint", "pong");
      assertThat(many(() -> JSON.readTree(traffic.message(random)).path("action").asString("")))
          .as("different actions")
          .hasSizeGreaterThan(100);
      assertThat(many(() -> tables.info(traffic.place(random).table()).game()))
          .containsExactlyInAnyOrder("candy-match", "cukierki", "candy-hunters", "candy-ghosts");
    }
  }

  private static String type(String message) {
    JsonNode tree = JSON.readTree(message);
    return tree.get("type").asString();
  }

  private static Stream<String> many(Supplier<String> draw) {
    return Stream.generate(draw).limit(3_000).distinct();
  }
}
