package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;

/** Those who wait decide together over HTTP, and nobody takes more seats than one. */
final class VoteTest {
  @TempDir private Path folder;
  private final HandTime time = new HandTime();
  private TestServer server;

  @BeforeEach
  void start() throws Exception {
    server = TestServer.in(folder, time);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void thoseWhoHaveWaitedLetABotPlayOn() throws Exception {
    JsonNode host = open(false);
    String seats = "/api/tables/" + host.at("/table/id").asString() + "/seats";
    String ola = host.get("secret").asString();
    String ben = server.json("POST", seats, null, Map.of()).get("secret").asString();
    server.json("POST", "/api/tables/" + host.at("/table/id").asString() + "/start", ola, null);
    assertThat(vote(seats, 1, ola, true).statusCode()).as("not so soon").isEqualTo(409);
    time.pass(30_000);
    assertThat(vote(seats, 1, null, true).statusCode()).isEqualTo(401);
    assertThat(vote(seats, 1, ben, true).statusCode()).as("their own").isEqualTo(403);
    assertThat(vote(seats, 7, ola, true).statusCode()).isEqualTo(400);
    assertThat(vote(seats, 1, ola, false).body()).contains("\"waitedFor\":true,\"votes\":[]");
    JsonNode decided = TestServer.JSON.readTree(vote(seats, 1, ola, true).body());
    assertThat(decided.at("/seats/1/standsIn").asBoolean()).isTrue();
    JsonNode back =
        server.json(
            "PUT", seats + "/1", ben, TestServer.JSON.readValue("{\"bot\":null}", Map.class));
    assertThat(back.at("/seats/1/kind").asString()).isEqualTo("person");
  }

  @Test
  void aCookieHasOneSeatAtAPublicTable() throws Exception {
    String cookie = cookie();
    String seats = "/api/tables/" + open(true).at("/table/id").asString() + "/seats";
    assertThat(take(seats, cookie).statusCode()).isEqualTo(201);
    HttpResponse<String> again = take(seats, cookie);
    assertThat(again.statusCode()).isEqualTo(409);
    assertThat(again.body()).contains("you sit at this table already");
    assertThat(take(seats, cookie()).statusCode()).as("another browser").isEqualTo(201);
  }

  private JsonNode open(boolean open) throws Exception {
    return server.json(
        "POST",
        "/api/tables",
        null,
        Json.object("game", "cukierki", "seats", open ? 3 : 2, "open", open));
  }

  private HttpResponse<String> vote(String seats, int seat, String secret, boolean agree)
      throws Exception {
    return server.ask("PUT", seats + "/" + seat + "/vote", secret, Map.of("agree", agree));
  }

  private String cookie() throws Exception {
    HttpResponse<String> me = server.get("/api/me");
    assertThat(me.body()).as("the id is nobody's business").doesNotContain("id");
    String header = me.headers().firstValue("Set-Cookie").orElseThrow();
    return header.substring(0, header.indexOf(';'));
  }

  private HttpResponse<String> take(String seats, String cookie) throws Exception {
    return server.send(
        server
            .request(seats)
            .header("Content-Type", "application/json")
            .header("Cookie", cookie)
            .POST(BodyPublishers.ofString("{}")));
  }
}
