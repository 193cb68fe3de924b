package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import picknmix.server.store.Backend;
import tools.jackson.databind.JsonNode;

/** Two people in a match, somebody at another table, and a store that does not answer. */
@Timeout(120)
final class StoreStallTest {
  private static final Map<String, Object> UNTIMED =
      Map.of("reveal", 0, "miss", 0, "decline", 0, "timeup", 0);
  private static final Map<String, Object> WISH =
      Map.of("game", "candy-match", "seats", 2, "pace", UNTIMED);

  @TempDir private Path folder;
  private TestServer server;
  private String id;
  private String ola;

  /**
   * The two who play, who begins first; then somebody of whom only the updates count, and the
   * tables of another.
   */
  private TestSocket first;

  private TestSocket second;
  private TestSocket updates;
  private TestSocket tables;

  @BeforeEach
  void start() throws Exception {
    server = TestServer.in(folder);
    JsonNode host = create();
    id = host.at("/table/id").asString();
    ola = host.get("secret").asString();
    JsonNode guest = server.json("POST", "/api/tables/" + id + "/seats", null, Map.of("seat", 1));
    server.json("POST", "/api/tables/" + id + "/start", ola, null);
    TestSocket olas = server.connect().watch(id, ola, null);
    TestSocket alas = server.connect().watch(id, guest.get("secret").asString(), null);
    boolean begins = olas.next("update").get("actions").toString().contains("reveal");
    first = begins ? olas : alas;
    second = begins ? alas : olas;
    updates = server.connect().watch(id, null, null);
    tables = server.connect().watch(id, null, null);
    updates.next("update");
    assertThat(outcome(first.act("one", "reveal", 0), "one")).isEqualTo("applied");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private JsonNode create() throws Exception {
    return server.json("POST", "/api/tables", null, WISH);
  }

  @Test
  void onlyWhatNeedsTheStoreWaitsForIt() throws Exception {
    JsonNode other = create();
    String secret = other.get("secret").asString();
    try (RawSocket third = server.connectRaw().watch(other.at("/table/id").asString(), secret)) {
      third.next("table");
      try (Backend.Outage _ = outage()) {
        second.act("two", "reveal", 1);
        awaitStalled(first, true);
        awaitStalled(second, true);
        third.next("table", message -> message.at("/table/stalled").asBoolean());
        awaitStatus("/health/ready", 503);
        assertThat(server.get("/health/live").statusCode()).isEqualTo(200);
        assertThat(server.get("/api/tables/" + id).statusCode()).as("can be read").isEqualTo(200);
        HttpResponse<String> answer = server.ask("POST", "/api/tables", null, WISH);
        assertThat(answer.statusCode()).isEqualTo(503);
        assertThat(answer.body()).contains("\"unavailable\"");
        for (int i = 0; i < 3; i++) {
          third.pong(third.nextPing(), "sync " + i); // and it is heard as well
        }
      }
      third.next("table", message -> !message.at("/table/stalled").asBoolean());
      awaitStatus("/health/ready", 200);
      assertThat(create().get("secret").asString()).isNotEmpty();
    }
  }

  @Test
  void whatWasNotWrittenIsUnavailableAndCountsOnceWhenItIsSentAgain() throws Exception {
    try (Backend.Outage _ = outage()) {
      assertThat(outcome(second.act("two", "reveal", 1), "two")).isEqualTo("unavailable");
      awaitStalled(tables, true);
      assertThat(outcome(second.act("two", "reveal", 1), "two"))
          .as("nor is it done later")
          .isEqualTo("unavailable");
      assertThat(server.ask("DELETE", "/api/tables/" + id + "/seats/0", ola, null).statusCode())
          .isEqualTo(503);
    }
    awaitStalled(tables, false);
    assertThat(insist(second, "two", 1)).endsWith("applied");
    assertThat(outcome(second.act("two", "reveal", 1), "two")).as("and again").isEqualTo("applied");
    assertThat(outcome(first.act("three", "reveal", 2), "three")).isEqualTo("applied");
    assertThat(happenedUpTo(3)).containsExactly(1, 2, 3);
    assertThat(revealsInTheTranscript()).isEqualTo(3);
  }

  /** The store comes back just before those who wait for it are told that it does not answer. */
  @Test
  void whatWasToldIsNeverCalledAnythingElse() throws Exception {
    for (int seq = 1; seq <= 3; seq++) {
      TestSocket acting = seq % 2 == 0 ? first : second;
      try (Backend.Outage _ = outage()) {
        acting.act("n" + seq, "reveal", seq);
        awaitStalled(tables, true);
      }
      assertThat(outcome(acting, "n" + seq)).isIn("applied", "unavailable");
      assertThat(insist(acting, "n" + seq, seq)).endsWith("applied");
      awaitStalled(tables, false);
    }
    assertThat(happenedUpTo(4)).containsExactly(1, 2, 3, 4);
    assertThat(revealsInTheTranscript()).isEqualTo(4);
  }

  private Backend.Outage outage() throws SQLException {
    return Backend.SQLITE.outage(folder.resolve("picknmix.db").toString());
  }

  private static void awaitStalled(TestSocket socket, boolean stalled) throws InterruptedException {
    socket.next("table", message -> message.at("/table/stalled").asBoolean() == stalled);
  }

  private void awaitStatus(String path, int status) throws Exception {
    while (server.get(path).statusCode() != status) {
      Thread.sleep(20);
    }
  }

  private static String outcome(TestSocket socket, String id) throws InterruptedException {
    return socket
        .next("reply", reply -> reply.get("id").asString().equals(id))
        .get("outcome")
        .asString();
  }

  /** Sends it until it is known what became of it, as a page does; tells all that was answered. */
  private static List<String> insist(TestSocket socket, String id, int seen)
      throws InterruptedException {
    List<String> outcomes = new ArrayList<>();
    do {
      Thread.sleep(100);
      outcomes.add(outcome(socket.act(id, "reveal", seen), id));
    } while (outcomes.getLast().equals("unavailable"));
    return outcomes;
  }

  /** The numbers of the updates with which something happened. */
  private List<Integer> happenedUpTo(int last) throws InterruptedException {
    List<Integer> happened = new ArrayList<>();
    JsonNode update;
    do {
      update = updates.next("update");
      if (!update.get("events").isEmpty()) {
        happened.add(update.get("seq").asInt());
      }
    } while (update.get("seq").asInt() < last);
    return happened;
  }

  private long revealsInTheTranscript() throws Exception {
    return server
        .get("/api/tables/" + id + "/transcript")
        .body()
        .lines()
        .map(TestServer.JSON::readTree)
        .filter(line -> line.path("action").asString("").equals("reveal"))
        .count();
  }
}
