package picknmix.server.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.UUID;
import picknmix.games.Games;
import picknmix.kernel.Json;
import picknmix.server.match.QuickTime;
import picknmix.server.match.Time;
import picknmix.server.match.WallTime;
import picknmix.server.store.MatchStore;
import picknmix.server.table.Tables;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A real server on a free port, and somebody who asks it. */
final class TestServer implements AutoCloseable {
  static final JsonMapper JSON = new JsonMapper();
  static final Duration PATIENCE = Duration.ofSeconds(30);

  private final HttpClient http = HttpClient.newHttpClient();
  private final WebServer server;

  private TestServer(WebServer server) {
    this.server = server;
  }

  static TestServer in(Path folder) throws IOException {
    return in(folder, (URI) null);
  }

  static TestServer in(Path folder, URI baseUrl) throws IOException {
    return in(folder, baseUrl, WebServer.Edge.USUAL, new QuickTime(30), new WallTime());
  }

  static TestServer in(Path folder, WebServer.Edge edge) throws IOException {
    return in(folder, null, edge, new QuickTime(30), new WallTime());
  }

  /** In which time passes only when it is told to. */
  static TestServer in(Path folder, Time time) throws IOException {
    return in(folder, null, WebServer.Edge.USUAL, time, time);
  }

  private static TestServer in(
      Path folder, URI baseUrl, WebServer.Edge edge, Time ofMatches, Time ofLines)
      throws IOException {
    MatchStore store = MatchStore.sqlite(folder.resolve("picknmix.db"));
    return new TestServer(
        WebServer.start(
            new WebServer.Settings("127.0.0.1", 0, baseUrl, "a secret for tests", edge),
            Tables.open(Games.all(), store, ofMatches),
            ofLines));
  }

  /** On that store, which holds the cookies' key as well. */
  static TestServer on(MatchStore store) throws IOException {
    String key = store.key("cookie", UUID.randomUUID().toString());
    return new TestServer(
        WebServer.start(
            new WebServer.Settings("127.0.0.1", 0, null, key, WebServer.Edge.USUAL),
            Tables.open(Games.all(), store, new QuickTime(30)),
            new WallTime()));
  }

  URI url(String path) {
    return URI.create("http://127.0.0.1:" + server.port() + path);
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(url(path)).timeout(PATIENCE);
  }

  HttpResponse<String> send(HttpRequest.Builder request) throws IOException, InterruptedException {
    return http.send(request.build(), BodyHandlers.ofString());
  }

  HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return send(request(path));
  }

  /**
   * @param body a JSON tree, or null for none
   */
  HttpResponse<String> ask(String method, String path, String secret, Object body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        request(path)
            .method(
                method,
                body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(Json.write(body)));
    if (body != null) {
      request.header("Content-Type", "application/json");
    }
    if (secret != null) {
      request.header("Authorization", "Seat " + secret);
    }
    return send(request);
  }

  JsonNode json(String method, String path, String secret, Object body)
      throws IOException, InterruptedException {
    HttpResponse<String> response = ask(method, path, secret, body);
    if (response.statusCode() >= 300) {
      throw new AssertionError(response.statusCode() + " " + response.body());
    }
    return JSON.readTree(response.body());
  }

  TestSocket connect() {
    return TestSocket.connect(http, url("/api/socket"), null);
  }

  /** Whoever connects so answers pings when the test does. */
  RawSocket connectRaw() throws IOException {
    return RawSocket.connect(url("/api/socket"));
  }

  TestSocket connectFrom(String origin) {
    return TestSocket.connect(http, url("/api/socket"), origin);
  }

  @Override
  public void close() {
    http.shutdownNow();
    server.close();
  }

  /** Without saying goodbye first to those who ask from here. */
  void stop() {
    server.close();
  }
}
