package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.Games;
import picknmix.kernel.Json;
import picknmix.server.match.WallTime;
import picknmix.server.store.MatchStore;
import picknmix.server.table.PlayedGame;
import picknmix.server.table.Tables;
import tools.jackson.databind.JsonNode;

/** HTTP with a real server: what it answers, what it refuses, and what it tells nobody. */
final class WebServerTest {
  private static final Map<String, Object> TABLE =
      Json.object("game", "candy-match", "seats", 2, "open", false);

  @TempDir private Path folder;
  private TestServer server;

  @BeforeEach
  void start() throws IOException {
    server = TestServer.in(folder);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  // ---- Who somebody is

  @Test
  void aBrowserIsSomebodyAndStaysSo() throws Exception {
    HttpResponse<String> first = server.get("/api/me");
    String cookie = cookie(first);
    HttpResponse<String> second = server.send(server.request("/api/me").header("Cookie", cookie));
    assertThat(second.body()).isEqualTo(first.body());
    assertThat(second.headers().firstValue("Set-Cookie")).isEmpty();
  }

  @Test
  void aNameCanBeChangedAndSitsAtTheTable() throws Exception {
    Map<String, Object> ola = Json.object("name", "Ola", "color", "#c2185b", "avatar", "bonbon");
    HttpResponse<String> changed = server.ask("PUT", "/api/me", null, ola);
    assertThat(changed.statusCode()).isEqualTo(200);
    HttpResponse<String> me =
        server.send(server.request("/api/me").header("Cookie", cookie(changed)));
    assertThat(me.body()).contains("\"Ola\"");
  }

  @Test
  void aCookieThatWasTamperedWithIsReplaced() throws Exception {
    String cookie = cookie(server.get("/api/me"));
    HttpResponse<String> again =
        server.send(server.request("/api/me").header("Cookie", "player=A" + cookie.substring(8)));
    assertThat(again.statusCode()).isEqualTo(200);
    assertThat(cookie(again)).startsWith("player=");
  }

  private static String cookie(HttpResponse<String> response) {
    String header = response.headers().firstValue("Set-Cookie").orElseThrow();
    return header.substring(0, header.indexOf(';'));
  }

  // ---- What is refused

  @ParameterizedTest
  @CsvSource({
    "GET, /api/tables/0000000000000000, 404, not-found",
    "GET, /api/nothing, 404, not-found",
    "GET, /%2e%2e/secret, 400, bad-request",
    "GET, /t/a/b/c, 404, not-found",
    "PATCH, /api/tables, 405, bad-request",
    "POST, /api/tables/0000000000000000/start, 401, forbidden",
    "DELETE, /api/tables/0000000000000000/seats/x, 401, forbidden",
  })
  void problemsAreExplained(String method, String path, int status, String code) throws Exception {
    expectProblem(server.ask(method, path, null, null), status, code);
  }

  @Test
  void badBodiesAreExplained() throws Exception {
    expectProblem(server.ask("POST", "/api/tables", null, Map.of()), 400, "bad-request");
    expectProblem(server.ask("POST", "/api/tables", null, null), 415, "bad-request");
    Map<String, Object> unknown = Json.object("game", "chess", "seats", 2);
    expectProblem(server.ask("POST", "/api/tables", null, unknown), 400, "bad-request");
    Map<String, Object> large = Json.object("game", "x".repeat(70_000), "seats", 2);
    expectProblem(server.ask("POST", "/api/tables", null, large), 413, "bad-request");
    for (Object gap : new Object[] {null, Json.object("name", "Ala", "color", "#c2185b")}) {
      Map<String, Object> game = Json.object("lines", List.of(), "seats", Arrays.asList(gap));
      expectProblem(server.ask("POST", "/api/shared", null, game), 400, "bad-request");
    }
  }

  /** Bots play it here, in the largest house: no other game has so much to tell. */
  @Test
  void evenTheLongestGameCanBeSharedAndMoreThanThatIsRefused() throws Exception {
    List<Map<String, Object>> lines = PlayedGame.longest();
    List<Map<String, Object>> seats =
        Stream.of("Ala", "Ben", "Cyd", "Dan", "Eve", "Fay")
            .map(
                name -> Json.object("name", name, "color", "#c2185b", "avatar", "fox", "bot", null))
            .toList();
    Map<String, Object> game = Json.object("lines", lines, "seats", seats);
    assertThat(Json.write(game).length()).as("in letters").isGreaterThan(80_000);
    String id = server.json("POST", "/api/shared", null, game).get("id").asString();
    assertThat(server.get("/api/tables/" + id + "/transcript").body().lines())
        .hasSize(lines.size() + 1);
    Map<String, Object> large = Json.object("lines", "x".repeat(262_144), "seats", seats);
    HttpResponse<String> refused = server.ask("POST", "/api/shared", null, large);
    expectProblem(refused, 413, "bad-request");
    assertThat(refused.body()).contains("at most 256 KiB");
    expectProblem(
        server.send(
            server
                .request("/api/tables")
                .header("Content-Type", "application/json")
                .POST(inPieces("x".repeat(65_537)))),
        413,
        "bad-request");
  }

  /** Its length is not told before. */
  private static HttpRequest.BodyPublisher inPieces(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(bytes));
  }

  @Test
  void whoSharesTooMuchHasToWait() throws Exception {
    HttpResponse<String> last = null;
    for (int i = 0; i < 61; i++) {
      last =
          server.send(
              server
                  .request(i == 60 ? "/api/shared/" : "/api/shared")
                  .header("X-Forwarded-For", "192.0.2.1")
                  .POST(BodyPublishers.noBody()));
    }
    expectProblem(last, 429, "too-many");
    assertThat(last.headers().firstValueAsLong("Retry-After").orElseThrow()).isPositive();
  }

  @Test
  void onlyTheSecretOfASeatThereOpensIt() throws Exception {
    String table = server.json("POST", "/api/tables", null, TABLE).at("/table/id").asString();
    String stranger = server.json("POST", "/api/tables", null, TABLE).get("secret").asString();
    String start = "/api/tables/" + table + "/start";
    expectProblem(server.ask("POST", start, stranger, null), 403, "forbidden");
    expectProblem(server.ask("POST", start, "0".repeat(32), null), 403, "forbidden");
  }

  @Test
  void anotherSitesPageMayNotChangeAnything() throws Exception {
    var request = server.request("/api/tables").header("Origin", "http://evil.example");
    expectProblem(server.send(request.POST(BodyPublishers.ofString("{}"))), 403, "forbidden");
  }

  @Test
  void whoAsksTooMuchHasToWait() throws Exception {
    HttpResponse<String> last = null;
    for (int i = 0; i < 100 && (last == null || last.statusCode() != 429); i++) {
      last =
          server.send(
              server
                  .request("/api/me")
                  .header("X-Forwarded-For", "192.0.2.1")
                  .method("PUT", BodyPublishers.noBody()));
    }
    expectProblem(last, 429, "too-many");
    assertThat(last.headers().firstValueAsLong("Retry-After").orElseThrow()).isPositive();
    assertThat(server.get("/api/me").statusCode()).isEqualTo(200);
  }

  private static void expectProblem(HttpResponse<String> response, int status, String code) {
    assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
    assertThat(response.headers().firstValue("Content-Type"))
        .hasValue("application/problem+json; charset=utf-8");
    JsonNode problem = TestServer.JSON.readTree(response.body());
    assertThat(problem.get("status").asInt()).isEqualTo(status);
    assertThat(problem.get("code").asString()).isEqualTo(code);
    assertThat(problem.get("title").asString()).isNotEmpty();
    assertThat(problem.get("detail").asString()).isNotEmpty();
  }

  // ---- What every answer has

  @ParameterizedTest
  @ValueSource(
      strings = {"/", "/api/games", "/nothing", "/api/nothing", "/health/live", "/%2e%2e/secret"})
  void everyAnswerTellsBrowsersWhomToTrust(String path) throws Exception {
    var headers = server.get(path).headers().map();
    assertThat(headers.get("content-security-policy").getFirst())
        .contains("default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'")
        .contains("frame-ancestors 'none'")
        .doesNotContain("unsafe-inline");
    assertThat(headers)
        .containsEntry("referrer-policy", List.of("no-referrer"))
        .containsEntry("x-content-type-options", List.of("nosniff"))
        .containsKeys("permissions-policy", "cross-origin-opener-policy")
        .doesNotContainKeys("server", "strict-transport-security");
  }

  @Test
  void behindHttpsBrowsersAreToldToStayThere() throws Exception {
    server.close();
    server = TestServer.in(folder, URI.create("https://candy.example"));
    HttpResponse<String> me = server.get("/api/me");
    assertThat(me.headers().firstValue("Strict-Transport-Security")).isPresent();
    assertThat(me.headers().firstValue("Set-Cookie").orElseThrow()).contains("; Secure");
  }

  // ---- The page

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/new",
        "/settings",
        "/games",
        "/t/abc",
        "/solo/candy-match",
        "/how/x",
        "/learn/x",
        "/puzzles",
        "/puzzles/make",
        "/puzzle/2r7_P05_Bk.Rg",
        "/what-if",
        "/what-if/Ab3",
        "/review",
        "/review/Ab3"
      })
  void thePageFindsItsOwnWay(String path) throws Exception {
    HttpResponse<String> page = server.get(path);
    assertThat(page.body()).contains("A page for tests");
    assertThat(page.headers().firstValue("Cache-Control")).hasValue("no-cache");
    assertThat(page.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/html");
  }

  @Test
  void whoFollowsAWrongLinkGetsThePageAndTheTruth() throws Exception {
    var request = server.request("/no/such/page").header("Accept", "text/html,*/*;q=0.8");
    HttpResponse<String> page = server.send(request.GET());
    assertThat(page.statusCode()).isEqualTo(404);
    assertThat(page.headers().firstValue("Content-Type").orElseThrow()).startsWith("text/html");
    var api = server.request("/api/nothing").header("Accept", "text/html");
    expectProblem(server.send(api.GET()), 404, "not-found");
  }

  @Test
  void aTranscriptIsKeptOnlyOnceNothingInItCanChange() throws Exception {
    JsonNode host =
        server.json(
            "POST",
            "/api/tables",
            null,
            Json.object(
                "game", "candy-match", "seats", 2, "bots", Map.of("1", "hard"), "start", true));
    String id = host.at("/table/id").asString();
    String path = "/api/tables/" + id + "/transcript";
    HttpResponse<String> playing = server.get(path);
    assertThat(playing.headers().firstValue("Cache-Control")).hasValue("no-store");
    assertThat(playing.body()).doesNotContain("\"seed\"");
    server.ask("DELETE", "/api/tables/" + id + "/seats/0", host.get("secret").asString(), null);
    server
        .connect()
        .watch(id, null, null)
        .next("table", table -> table.at("/table/status").asString().equals("over"));
    HttpResponse<String> over = server.get(path);
    assertThat(over.headers().firstValue("Cache-Control").orElseThrow()).startsWith("public");
    assertThat(over.body()).contains("\"seed\"");
    String etag = over.headers().firstValue("ETag").orElseThrow();
    HttpResponse<String> again = server.send(server.request(path).header("If-None-Match", etag));
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
  }

  @Test
  void filesWithAHashAreKeptForEverAndOthersAreAskedFor() throws Exception {
    HttpResponse<String> hashed = server.get("/assets/app-1a2b3c4d.js");
    assertThat(hashed.headers().firstValue("Cache-Control").orElseThrow()).contains("immutable");
    HttpResponse<String> worker = server.get("/service-worker.js");
    assertThat(worker.headers().firstValue("Cache-Control")).hasValue("no-cache");
    String etag = worker.headers().firstValue("ETag").orElseThrow();
    HttpResponse<String> same =
        server.send(server.request("/service-worker.js").header("If-None-Match", etag));
    assertThat(same.statusCode()).isEqualTo(304);
    assertThat(same.body()).isEmpty();
  }

  @Test
  void filesAreCompressedForThoseWhoCan() throws Exception {
    String path = "/assets/app-1a2b3c4d.js";
    HttpResponse<String> zipped =
        server.send(server.request(path).header("Accept-Encoding", "deflate, gzip;q=0.9"));
    assertThat(zipped.headers().firstValue("Content-Encoding")).hasValue("gzip");
    HttpResponse<String> plain =
        server.send(server.request(path).header("Accept-Encoding", "gzip;q=0"));
    assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
    assertThat(plain.body().length()).isGreaterThan(zipped.body().length());
    assertThat(plain.headers().firstValue("ETag"))
        .isNotEqualTo(zipped.headers().firstValue("ETag"));
  }

  // ---- For whoever runs it

  @Test
  void tellsHowItIs() throws Exception {
    assertThat(server.get("/health/live").statusCode()).isEqualTo(200);
    assertThat(server.get("/health/ready").statusCode()).isEqualTo(200);
    String metrics = server.get("/metrics").body();
    assertThat(metrics).contains("picknmix_sockets", "jvm_memory_used_bytes");
    expectProblem(
        server.send(server.request("/metrics").header("X-Forwarded-For", "192.0.2.1")),
        403,
        "forbidden");
  }

  @Test
  void aPortThatIsTakenIsToldInOneLine() throws Exception {
    int port = server.url("/").getPort();
    Tables tables =
        Tables.open(Games.all(), MatchStore.sqlite(folder.resolve("another.db")), new WallTime());
    try (tables) {
      assertThatIOException()
          .isThrownBy(
              () ->
                  WebServer.start(
                      new WebServer.Settings("127.0.0.1", port, null, "secret"),
                      tables,
                      new WallTime()))
          .withMessageContaining("port " + port)
          .withMessageContaining("in use");
    }
  }

  // ---- Secrets

  @Test
  void secretsAreInNoLogMetricOrError() throws Exception {
    try (LogOf log = LogOf.everything()) {
      JsonNode taken = server.json("POST", "/api/tables", null, TABLE);
      String secret = taken.get("secret").asString();
      String table = taken.at("/table/id").asString();
      StringBuilder told = new StringBuilder();
      told.append(server.ask("POST", "/api/tables/" + table + "/start", secret, null).body());
      told.append(server.ask("PUT", "/api/tables/" + table + "/seats/9", secret, Map.of()).body());
      told.append(server.ask("DELETE", "/api/tables/x/seats/0", secret, null).body());
      told.append(server.ask("GET", "/api/tables/" + table + "/transcript", secret, null).body());
      TestSocket socket = server.connect().watch(table, secret, null);
      told.append(socket.next("table"));
      socket.sendText("{\"type\":\"watch\",\"table\":1,\"secret\":\"" + secret + "\"}");
      told.append(socket.next("error"));
      socket.sendText("{\"type\":\"watch\",\"secret\":\"" + secret + "\" oops");
      told.append(socket.next("error"));
      told.append(server.get("/metrics").body());
      Logger.getLogger("test").info("the log is heard");
      assertThat(told.toString()).doesNotContain(secret);
      assertThat(log.lines()).isNotEmpty().noneMatch(line -> line.contains(secret));
    }
  }
}
