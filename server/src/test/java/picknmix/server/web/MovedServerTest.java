package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.kernel.Json;
import picknmix.server.backup.Backups;
import picknmix.server.backup.Place;
import picknmix.server.store.Backend;
import picknmix.server.store.MatchStore;
import tools.jackson.databind.JsonNode;

/** A server that has moved from its folder to PostgreSQL, as browsers see it. */
final class MovedServerTest {
  private static final int HALF = 10;

  @TempDir private Path folder;

  @Test
  void peopleAreWhoTheyWereAndTheirSeatsAreTheirs() throws Exception {
    String cookie;
    String me;
    JsonNode seat;
    String table;
    List<String> log;
    try (TestServer server = TestServer.on(MatchStore.sqlite(folder.resolve("picknmix.db")))) {
      HttpResponse<String> first = server.get("/api/me");
      String header = first.headers().firstValue("Set-Cookie").orElseThrow();
      cookie = header.substring(0, header.indexOf(';'));
      me = first.body();
      seat = create(server, cookie);
      table = seat.at("/table/id").asString();
      play(server, table, seat.get("secret").asString(), HALF);
      log = transcript(server, table);
      assertThat(log).hasSizeGreaterThanOrEqualTo(HALF);
    }

    String url = Backend.POSTGRES.fresh(folder);
    Backups.move(Place.folder(folder), Place.postgres(url), rows -> {});

    try (TestServer server = TestServer.on(MatchStore.postgres(url))) {
      HttpResponse<String> again = server.send(server.request("/api/me").header("Cookie", cookie));
      assertThat(again.body()).isEqualTo(me);
      assertThat(again.headers().firstValue("Set-Cookie")).as("the old one is good").isEmpty();
      assertThat(transcript(server, table)).startsWith(log.toArray(String[]::new));
      JsonNode result =
          play(server, table, seat.get("secret").asString(), Integer.MAX_VALUE).get("result");
      assertThat(result.get("scores")).hasSize(2);
    }
  }

  private static JsonNode create(TestServer server, String cookie) throws Exception {
    Object wish =
        Json.object(
            "game", "candy-match", "seats", 2, "bots", Json.object("1", "easy"), "start", true);
    HttpRequest.Builder request =
        server
            .request("/api/tables")
            .header("Cookie", cookie)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(Json.write(wish)));
    HttpResponse<String> response = server.send(request);
    assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
    return TestServer.JSON.readTree(response.body());
  }

  /** Only what was done: the head may say later who has left. */
  private static List<String> transcript(TestServer server, String table) throws Exception {
    List<String> lines = server.get("/api/tables/" + table + "/transcript").body().lines().toList();
    return lines.stream().filter(line -> line.contains("\"action\"")).toList();
  }

  /** Until there are so many actions, or it is over; gives the last update. */
  private static JsonNode play(TestServer server, String table, String secret, int actions)
      throws Exception {
    TestSocket socket = server.connect().watch(table, secret, null);
    while (true) {
      JsonNode update = socket.next("update");
      int seen = update.get("seq").asInt();
      if (seen >= actions || !update.get("result").isNull()) {
        return update;
      }
      List<String> offered = update.get("actions").valueStream().map(JsonNode::asString).toList();
      for (String action : List.of("reveal", "decline", "done")) {
        if (offered.contains(action)) {
          socket.act("n" + seen, action, seen);
          break;
        }
      }
    }
  }
}
