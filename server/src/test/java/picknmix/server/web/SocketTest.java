package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.Games;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;
import picknmix.kernel.Transcript;
import tools.jackson.databind.JsonNode;

/** Play over real sockets, with people who make mistakes and lines that break. */
final class SocketTest {
  private static final Map<String, Object> UNTIMED =
      Map.of("reveal", 0, "miss", 0, "decline", 0, "timeup", 0);

  @TempDir private Path folder;
  private TestServer server;

  @BeforeEach
  void start() throws Exception {
    server = TestServer.in(folder);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** A table for two, both seated, the match begun. */
  private final class Table {
    final String id;
    final String ola;
    final String ala;

    Table() throws Exception {
      JsonNode host =
          server.json(
              "POST",
              "/api/tables",
              null,
              Json.object("game", "candy-match", "seats", 2, "pace", UNTIMED));
      id = host.get("table").get("id").asString();
      ola = host.get("secret").asString();
      ala =
          server
              .json("POST", "/api/tables/" + id + "/seats", null, Map.of("seat", 1))
              .get("secret")
              .asString();
      server.json("POST", "/api/tables/" + id + "/start", ola, null);
    }

    TestSocket watch(String secret, Integer after) {
      return server.connect().watch(id, secret, after);
    }
  }

  @Test
  void twoPeopleAndABotFinishAGame() throws Exception {
    JsonNode host =
        server.json(
            "POST",
            "/api/tables",
            null,
            Json.object(
                "game", "candy-match", "seats", 3, "open", true, "bots", Map.of("2", "hard")));
    String id = host.get("table").get("id").asString();
    String ola = host.get("secret").asString();
    server.connect().watch(id, ola, null).next("table");
    awaitListed(id);
    JsonNode guest = server.json("POST", "/api/tables/" + id + "/seats", null, Map.of());
    server.json("POST", "/api/tables/" + id + "/start", ola, null);

    JsonNode[] results = new JsonNode[2];
    String[] secrets = {ola, guest.get("secret").asString()};
    Thread[] people = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int seat = i;
      people[i] = Thread.ofVirtual().start(() -> results[seat] = playToTheEnd(id, secrets[seat]));
    }
    for (Thread person : people) {
      person.join();
    }
    assertThat(results[0]).isNotNull().isEqualTo(results[1]);
    assertThat(results[0].get("scores")).hasSize(3);
    server.connect().watch(id, null, null).next("table", SocketTest::isOver);
    assertThat(server.get("/api/tables/" + id).body()).contains("\"status\":\"over\"");
    checkTranscript(server.get("/api/tables/" + id + "/transcript").body(), results[0]);
  }

  /** That somebody is there is written down a moment later. */
  private void awaitListed(String id) throws Exception {
    long end = System.nanoTime() + TestServer.PATIENCE.toNanos();
    while (!server.get("/api/tables").body().contains(id)) {
      assertThat(System.nanoTime()).as("it is listed in the end").isLessThan(end);
      Thread.sleep(20);
    }
  }

  private static boolean isOver(JsonNode message) {
    return message.at("/table/status").asString().equals("over");
  }

  /** Programs that know only the engine's own lines can replay it; people see when, and who. */
  private static void checkTranscript(String text, JsonNode result) {
    List<Field> lines =
        text.lines()
            .map(line -> TestServer.JSON.readValue(line, Object.class))
            .map(line -> Field.of(line, "line", Refused.Code.BAD_REQUEST))
            .toList();
    Session<?> session = Transcript.replay(lines, game -> Games.find(game.text()));
    session.checkDice();
    assertThat(session.status()).containsEntry("over", true);
    assertThat(Json.write(session.status().get("scores")))
        .isEqualTo(result.get("scores").toString());
    assertThat(lines.getFirst().get("players").list()).hasSize(3);
    assertThat(lines.subList(1, lines.size() - 1)).allMatch(line -> line.has("at"));
  }

  /** Does the first thing that is offered, or nothing; the clock helps those who wait. */
  private JsonNode playToTheEnd(String id, String secret) {
    try {
      TestSocket socket = server.connect().watch(id, secret, null);
      for (int n = 0; ; n++) {
        JsonNode update = socket.next("update");
        if (!update.get("result").isNull()) {
          return update.get("result");
        }
        List<String> actions = update.get("actions").valueStream().map(JsonNode::asString).toList();
        for (String action : List.of("reveal", "decline", "done")) {
          if (actions.contains(action)) {
            socket.act("n" + n, action, update.get("seq").asInt());
            break;
          }
        }
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whoComesBackIsToldHowItStands() throws Exception {
    Table table = new Table();
    TestSocket ola = table.watch(table.ola, null);
    TestSocket ala = table.watch(table.ala, null);
    reveal(ola, ala, 0);
    ala.cut();
    ola.next("table", message -> !online(message, 1));
    TestSocket again = table.watch(table.ala, 1);
    JsonNode now = again.next("update");
    assertThat(now.get("seq").asInt()).isEqualTo(1);
    assertThat(now.get("events")).isEmpty();
    (mayReveal(now) ? again : ola).act("second", "reveal", 1);
    JsonNode second = again.next("update", update -> update.get("seq").asInt() == 2);
    again.cut();
    JsonNode missed = table.watch(table.ala, 1).next("update");
    assertThat(missed.get("seq").asInt()).isEqualTo(2);
    assertThat(missed.get("events")).as("what happened since").isEqualTo(second.get("events"));
    assertThat(missed.get("view")).isEqualTo(second.get("view"));
    for (Integer beginning : new Integer[] {0, null}) {
      JsonNode all = table.watch(table.ala, beginning).next("update");
      assertThat(all.get("events")).as("everything").hasSize(2).contains(second.at("/events/0"));
    }
    JsonNode tooFar = table.watch(table.ala, 1_000).next("update");
    assertThat(tooFar.get("seq").asInt()).isEqualTo(2);
    assertThat(tooFar.get("events")).isEmpty();
    ola.next("table", message -> online(message, 1));
  }

  private static boolean online(JsonNode message, int seat) {
    return message.get("table").get("seats").get(seat).get("online").asBoolean();
  }

  /** Whoever may reveal the next card does so. */
  private static void reveal(TestSocket one, TestSocket other, int seq) throws Exception {
    JsonNode update = one.next("update", message -> message.get("seq").asInt() == seq);
    TestSocket revealer = mayReveal(update) ? one : other;
    revealer.act("reveal-" + seq, "reveal", seq);
    revealer.next("reply", reply -> outcome(reply).equals("applied"));
  }

  private static boolean mayReveal(JsonNode update) {
    return update.get("actions").valueStream().anyMatch(a -> a.asString().equals("reveal"));
  }

  private static String outcome(JsonNode reply) {
    return reply.get("outcome").asString();
  }

  @Test
  void anActionSentTwiceIsDoneOnce() throws Exception {
    Table table = new Table();
    TestSocket ola = table.watch(table.ola, null);
    TestSocket ala = table.watch(table.ala, null);
    boolean first = mayReveal(ola.next("update"));
    TestSocket revealer = first ? ola : ala;
    revealer.act("same", "reveal", 0).act("same", "reveal", 0);
    JsonNode one = revealer.next("reply");
    JsonNode two = revealer.next("reply");
    assertThat(outcome(one)).isEqualTo("applied");
    assertThat(two).isEqualTo(one);

    revealer.cut();
    TestSocket back = table.watch(first ? table.ola : table.ala, 1);
    assertThat(back.act("same", "reveal", 0).next("reply")).isEqualTo(one);
    assertThat(table.watch(null, null).next("update").get("seq").asInt()).isEqualTo(1);
  }

  @Test
  void spectatorsSeeButDoNotAct() throws Exception {
    Table table = new Table();
    TestSocket spectator = table.watch(null, null);
    assertThat(spectator.next("table").get("seat").isNull()).isTrue();
    JsonNode update = spectator.next("update");
    assertThat(update.get("actions")).isEmpty();
    assertThat(update.get("open").asBoolean()).isFalse();
    spectator.act("a", "reveal", 0);
    JsonNode reply = spectator.next("reply");
    assertThat(outcome(reply)).isEqualTo("refused");
    assertThat(reply.get("error").get("message").asString()).isNotEmpty();
  }

  @Test
  void whoIsNotInTurnIsRefusedWithAReason() throws Exception {
    Table table = new Table();
    TestSocket ola = table.watch(table.ola, null);
    TestSocket ala = table.watch(table.ala, null);
    boolean first = mayReveal(ola.next("update"));
    JsonNode reply = (first ? ala : ola).act("a", "reveal", 0).next("reply");
    assertThat(outcome(reply)).isEqualTo("refused");
    assertThat(reply.get("error").get("code").asString()).isEqualTo("not-your-turn");
  }

  @Test
  void allHearWhatSomebodySaysOrPointsAt() throws Exception {
    Table table = new Table();
    TestSocket ola = table.watch(table.ola, null);
    TestSocket ala = table.watch(table.ala, null);
    TestSocket spectator = table.watch(null, null);
    for (TestSocket socket : List.of(ola, ala, spectator)) {
      socket.next("update");
    }
    ala.signal("help-me", "2,3").signal("thanks", null).signal(null, "BLM1");
    for (TestSocket socket : List.of(ola, ala, spectator)) {
      assertThat(socket.next("signal"))
          .hasToString(
              "{\"type\":\"signal\",\"seat\":1,\"phrase\":\"help-me\",\"at\":\"2,3\",\"says\":null}");
      assertThat(socket.next("signal").get("phrase").asString()).isEqualTo("thanks");
      assertThat(socket.next("signal").get("at").asString()).isEqualTo("BLM1");
    }
    assertThat(code(spectator.signal(null, "2,3"))).isEqualTo("forbidden");
    assertThat(code(ola.signal(null, null))).isEqualTo("bad-request");
    assertThat(code(ola.signal("you-fool", null))).isEqualTo("bad-request");
    assertThat(code(ola.signal(null, "come to room 4"))).isEqualTo("bad-request");
  }

  @Test
  void whatOldPagesDoNotKnowIsToldSoThatTheyShowNothing() throws Exception {
    Table table = new Table();
    TestSocket ola = table.watch(table.ola, null);
    TestSocket spectator = table.watch(null, null);
    for (TestSocket socket : List.of(ola, spectator)) {
      socket.next("update");
    }
    ola.signal("so-close", null).signal("👍", null);
    for (String said : List.of("so-close", "👍")) {
      checkSays(ola.next("signal"), said, false);
    }
    spectator.signal("hello", null);
    checkSays(ola.next("signal"), "hello", true);
    assertThat(code(ola.signal("🍬", null))).as("said at another game").isEqualTo("bad-request");
  }

  private static void checkSays(JsonNode heard, String said, boolean isSpectator) {
    assertThat(heard.get("phrase").isNull()).isTrue();
    assertThat(heard.get("says").asString()).isEqualTo(said);
    assertThat(heard.get("seat").isNull()).isEqualTo(isSpectator);
  }

  private static String code(TestSocket socket) throws Exception {
    return socket.next("error").get("code").asString();
  }

  @Test
  void whoSaysTooMuchIsNotHeardOnAnyDevice() throws Exception {
    server.close();
    server = TestServer.in(folder, new HandTime());
    Table table = new Table();
    TestSocket phone = table.watch(table.ola, null);
    TestSocket laptop = table.watch(table.ola, null);
    laptop.next("update");
    for (int n = 0; n < 8; n++) {
      phone.signal("oops", null);
    }
    assertThat(code(phone)).isEqualTo("too-many");
    assertThat(code(laptop.signal("oops", null))).isEqualTo("too-many");
    assertThat(laptop.isOpen()).isTrue();
  }

  @Test
  void peopleTalkWhileTheyWait() throws Exception {
    JsonNode host =
        server.json("POST", "/api/tables", null, Json.object("game", "candy-match", "seats", 2));
    TestSocket ola =
        server
            .connect()
            .watch(host.at("/table/id").asString(), host.get("secret").asString(), null);
    assertThat(ola.signal("hello", null).next("signal").get("seat").asInt()).isZero();
  }

  @Test
  void aWrongSecretOpensNothing() throws Exception {
    Table table = new Table();
    JsonNode error = table.watch("0".repeat(32), null).next("error");
    assertThat(error.get("code").asString()).isEqualTo("forbidden");
    Table another = new Table();
    assertThat(table.watch(another.ola, null).next("error").get("code").asString())
        .isEqualTo("forbidden");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nonsense | bad-json",
        "{} | bad-request",
        "null | bad-request",
        "[] | bad-request",
        "{\"type\":\"dance\"} | bad-request",
        "{\"type\":\"watch\"} | bad-request",
        "{\"type\":\"watch\",\"table\":7} | bad-request",
        "{\"type\":\"watch\",\"table\":\"none\"} | not-found",
        "{\"type\":\"act\",\"id\":\"a\",\"action\":\"reveal\",\"seen\":0} | bad-request",
        "{\"type\":\"pong\",\"n\":\"x\"} | bad-request",
        "{\"type\":\"signal\",\"phrase\":\"hello\",\"at\":null} | bad-request",
        "{\"type\":\"hint\",\"seen\":0} | bad-request",
      })
  void whatCannotBeUsedIsExplained(String message, String code) throws Exception {
    JsonNode error = server.connect().sendText(message).next("error");
    assertThat(error.get("code").asString()).isEqualTo(code);
    assertThat(error.get("message").asString()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "{\"type\":\"act\",\"id\":\"a\",\"action\":7,\"seen\":0} | act | a",
        "{\"type\":\"act\",\"id\":\"a\"} | act | a",
        "{\"type\":\"act\",\"id\":7} | act | -",
        "{\"type\":\"watch\",\"table\":\"none\",\"id\":\"a\"} | watch | -",
        "{\"type\":\"signal\",\"phrase\":\"you-fool\"} | signal | -",
        "{\"type\":\"hint\",\"seen\":0} | hint | -",
        "{\"type\":\"hint\",\"seen\":-1} | hint | -",
        "{\"type\":\"dance\",\"id\":\"a\"} | - | -",
        "nonsense | - | -",
        "[] | - | -",
      })
  void anErrorSaysWhatItIsAbout(String message, String about, String id) throws Exception {
    Table table = new Table();
    TestSocket ola = table.watch(table.ola, null);
    JsonNode error = ola.sendText(message).next("error");
    assertThat(error.get("about").asString(null)).isEqualTo(about);
    assertThat(error.get("id").asString(null)).isEqualTo(id);
  }

  @Test
  void onlyWhoeverAsksIsGivenTheHint() throws Exception {
    JsonNode host =
        server.json(
            "POST",
            "/api/tables",
            null,
            Json.object("game", "cukierki", "seats", 2, "hints", true));
    String id = host.at("/table/id").asString();
    String ola = host.get("secret").asString();
    String seats = "/api/tables/" + id + "/seats";
    String ala = server.json("POST", seats, null, Map.of("seat", 1)).get("secret").asString();
    server.json("POST", "/api/tables/" + id + "/start", ola, null);
    TestSocket[] sockets = {
      server.connect().watch(id, ola, null), server.connect().watch(id, ala, null)
    };
    JsonNode[] updates = {sockets[0].next("update"), sockets[1].next("update")};
    int turn = updates[0].at("/toAct/0").asInt();
    JsonNode hint = sockets[turn].hint(0).next("hint");
    assertThat(hint.get("outcome").asString()).isEqualTo("given");
    assertThat(hint.get("seq").asInt()).isZero();
    String action = hint.at("/advice/action").asString();
    assertThat(hint.at("/advice/where")).isNotEmpty();
    assertThat(hint.at("/advice/events")).isNotEmpty();
    assertThat(updates[turn].get("actions").valueStream().map(JsonNode::asString)).contains(action);
    sockets[1 - turn].hint(0);
    assertThat(sockets[1 - turn].next("error").get("code").asString()).isEqualTo("not-your-turn");
    sockets[turn].act("a", action, 0).next("reply");
    assertThat(sockets[turn].hint(0).next("hint").get("outcome").asString()).isEqualTo("too-late");
    TestSocket stranger = server.connect().watch(id, null, null);
    assertThat(stranger.hint(1).next("error").get("code").asString()).isEqualTo("forbidden");
  }

  @Test
  void whoMissedSomethingAsksAgainAndIsToldAllOfIt() throws Exception {
    Table table = new Table();
    TestSocket ola = table.watch(table.ola, null);
    TestSocket ala = table.watch(table.ala, null);
    List<JsonNode> told = new ArrayList<>();
    for (int seq = 0; seq < 4; seq++) {
      told.addAll(ala.next("update").get("events").valueStream().toList());
      (mayReveal(ola.next("update")) ? ola : ala).act("reveal-" + seq, "reveal", seq);
    }
    told.addAll(ala.next("update").get("events").valueStream().toList());
    ala.watch(table.id, table.ala, 1);
    JsonNode missed = ala.next("update");
    assertThat(missed.get("seq").asInt()).isEqualTo(4);
    assertThat(missed.get("events").valueStream().toList()).isEqualTo(told.subList(1, 4));
  }

  @Test
  void theTableSaysWhichBuildOfThePageThereIs() throws Exception {
    Table table = new Table();
    assertThat(table.watch(null, null).next("table").get("build").asString())
        .isEqualTo("a-build-for-tests");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nonsense", "{\"type\":\"pong\",\"n\":1}"})
  void whoGoesOnIsCutOffAndNobodyElseNotices(String message) throws Exception {
    Table table = new Table();
    TestSocket ola = table.watch(table.ola, null);
    TestSocket flood = server.connect();
    for (int i = 0; i < 400; i++) {
      flood.sendText(message);
    }
    // Whoever still sends may lose the server's last words with the line.
    assertThat(flood.closed()).isIn(1008, 1006);
    assertThat(ola.next("update").get("seq").asInt()).isZero();
    assertThat(ola.isOpen()).isTrue();
  }

  @Test
  void aMessageThatIsTooLargeEndsTheSocketOnly() throws Exception {
    TestSocket large = server.connect().sendText("x".repeat(70_000));
    assertThat(large.closed()).isIn(1009, 1006);
    assertThat(server.get("/health/ready").statusCode()).isEqualTo(200);
  }

  @Test
  void anotherSitesPageGetsNoSocket() {
    assertThatThrownBy(() -> server.connectFrom("http://evil.example"))
        .hasRootCauseMessage("Unexpected HTTP response status code 403");
    String own = "http://" + server.url("/").getRawAuthority();
    assertThat(server.connectFrom(own).isOpen()).isTrue();
  }

  @Test
  void whenTheServerStopsEverybodyIsToldAndTheMatchGoesOnLater() throws Exception {
    Table table = new Table();
    TestSocket ola = table.watch(table.ola, null);
    TestSocket ala = table.watch(table.ala, null);
    reveal(ola, ala, 0);
    server.stop();
    assertThat(ola.closed()).isEqualTo(1012);
    server.close();
    server = TestServer.in(folder);
    assertThat(table.watch(table.ola, 0).next("update").get("seq").asInt()).isEqualTo(1);
  }
}
