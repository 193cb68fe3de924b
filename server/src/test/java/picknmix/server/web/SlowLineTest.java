package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;

/**
 * Who was first when one of two has a slow line: real sockets, and time by hand, so that a message
 * is under way for exactly as long as the test says.
 */
final class SlowLineTest {
  private static final Map<String, Object> UNTIMED =
      Map.of("reveal", 0, "miss", 0, "decline", 0, "timeup", 0);

  /** Who has answered a ping is sent another one after so long. */
  private static final int PINGED_AGAIN = 300;

  @TempDir private Path folder;
  private final HandTime time = new HandTime();
  private TestServer server;
  private String table;
  private RawSocket near;
  private RawSocket far;

  @BeforeEach
  void start() throws Exception {
    server = TestServer.in(folder, time);
    JsonNode host =
        server.json(
            "POST",
            "/api/tables",
            null,
            Json.object("game", "candy-match", "seats", 2, "pace", UNTIMED));
    table = host.at("/table/id").asString();
    JsonNode guest = server.json("POST", "/api/tables/" + table + "/seats", null, Map.of());
    server.json("POST", "/api/tables/" + table + "/start", host.get("secret").asString(), null);
    near = server.connectRaw().watch(table, host.get("secret").asString());
    far = server.connectRaw().watch(table, guest.get("secret").asString());
    for (int seq = 0; seq < 2; seq++) {
      int known = seq;
      JsonNode update = near.next("update", message -> message.get("seq").asInt() == known);
      boolean mine = update.get("actions").toString().contains("reveal");
      (mine ? near : far).act("reveal " + seq, "reveal", seq);
    }
    assertThat(far.next("update", message -> message.get("seq").asInt() == 2)).isNotNull();
    assertThat(near.next("update", message -> message.get("seq").asInt() == 2)).isNotNull();
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** The server pings both; the far one's answer takes so long to come back. */
  private void measure(int roundTrip) throws Exception {
    for (int n = 0; n < 2; n++) {
      time.pass(10_000);
      near.pong(near.nextPing(), "near " + n);
      byte[] ping = far.nextPing();
      time.pass(roundTrip);
      if (roundTrip >= PINGED_AGAIN) {
        near.pong(near.nextPing(), "near again " + n);
      }
      far.pong(ping, "far " + n);
    }
  }

  /** A page can hold back what it says itself, which counts for nothing. */
  @Test
  void whoAnswersThePagesOwnPingsLateGainsNothing() throws Exception {
    for (int n = 0; n < 8; n++) {
      time.pass(5_000);
      near.pong(near.nextPing(), "near " + n);
      far.pong(far.nextPing(), "far " + n);
    }
    for (int n = 0; n < 3; n++) {
      time.pass(320);
      far.send(Json.object("type", "pong", "n", n));
    }
    near.act("near", "call", 2);
    assertThat(outcome(near.next("reply"))).as("nobody is waited for").isEqualTo("applied");
    time.pass(100);
    far.act("far", "call", 2);
    assertThat(outcome(far.next("reply", reply -> reply.get("id").asString().equals("far"))))
        .isEqualTo("too-late");
  }

  private static String outcome(JsonNode reply) {
    return reply.get("outcome").asString();
  }

  @Test
  void theEarlierCallWinsThoughItArrivesLater() throws Exception {
    measure(200);
    near.act("near", "call", 2);
    assertThat(outcome(near.next("reply"))).as("others may have been first").isEqualTo("pending");
    time.pass(60);
    far.act("far", "call", 2); // under way for 100, so 40 before the other
    JsonNode update = near.next("update");
    JsonNode first = far.next("reply", reply -> !outcome(reply).equals("pending"));
    JsonNode second = near.next("reply");
    assertThat(outcome(first)).isEqualTo("applied");
    assertThat(outcome(second)).isEqualTo("too-late");
    String margin = "{\"seat\":1,\"tie\":false,\"others\":[{\"seat\":0,\"behind\":40}]}";
    assertThat(first.get("race")).hasToString(margin);
    assertThat(second.get("race")).hasToString(margin);
    assertThat(update.get("race")).hasToString(margin);
    String transcript = server.get("/api/tables/" + table + "/transcript").body();
    assertThat(transcript.lines().toList().getLast()).contains(margin);
  }

  @Test
  void aLineSlowerThanTheCapGainsNothingByIt() throws Exception {
    measure(1_000);
    near.act("near", "call", 2);
    assertThat(outcome(near.next("reply"))).isEqualTo("pending");
    time.pass(150);
    assertThat(outcome(near.next("reply"))).as("no longer than the cap").isEqualTo("applied");
    far.act("far", "call", 2); // done long before, for all that its sender knows
    JsonNode late = far.next("reply");
    assertThat(outcome(late)).isEqualTo("too-late");
    assertThat(late.at("/race/seat").asInt()).isZero();
  }
}
