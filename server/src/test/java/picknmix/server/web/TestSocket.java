package picknmix.server.web;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;

/** A client on a real socket. It answers pings by itself. */
final class TestSocket implements WebSocket.Listener {
  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final Heard heard = new Heard(closed);
  private final StringBuilder text = new StringBuilder();
  private volatile WebSocket socket;
  private CompletableFuture<?> sent = CompletableFuture.completedFuture(null);

  private TestSocket() {}

  static TestSocket connect(HttpClient http, URI url, String origin) {
    TestSocket client = new TestSocket();
    WebSocket.Builder builder = http.newWebSocketBuilder().connectTimeout(TestServer.PATIENCE);
    if (origin != null) {
      builder.header("Origin", origin);
    }
    URI ws = URI.create("ws://" + url.getRawAuthority() + url.getRawPath());
    var _ = builder.buildAsync(ws, client).join();
    return client;
  }

  TestSocket watch(String table, String secret, Integer after) {
    return send(Json.object("type", "watch", "table", table, "secret", secret, "after", after));
  }

  TestSocket act(String id, String action, int seen) {
    return send(Json.object("type", "act", "id", id, "action", action, "seen", seen));
  }

  TestSocket signal(String phrase, String at) {
    return send(Json.object("type", "signal", "phrase", phrase, "at", at));
  }

  TestSocket hint(int seen) {
    return send(Json.object("type", "hint", "seen", seen));
  }

  TestSocket send(Object message) {
    return sendText(Json.write(message));
  }

  synchronized TestSocket sendText(String message) {
    sent = sent.thenCompose(before -> socket.sendText(message, true));
    return this;
  }

  /** The next message of that type; those before it are passed over. */
  JsonNode next(String type) throws InterruptedException {
    return next(type, message -> true);
  }

  JsonNode next(String type, Predicate<JsonNode> wanted) throws InterruptedException {
    return heard.next(type, wanted);
  }

  /** How the server closed it; 1006 if the line ended before its last words arrived. */
  int closed() throws Exception {
    return closed.get(TestServer.PATIENCE.toSeconds(), TimeUnit.SECONDS);
  }

  boolean isOpen() {
    return !closed.isDone();
  }

  /** The line breaks. */
  void cut() {
    socket.abort();
  }

  /** The first ping may come before whoever connects has got hold of the socket. */
  @Override
  public void onOpen(WebSocket line) {
    socket = line;
    line.request(1);
  }

  @Override
  public CompletionStage<?> onText(WebSocket line, CharSequence part, boolean end) {
    text.append(part);
    if (end) {
      JsonNode message = TestServer.JSON.readTree(text.toString());
      text.setLength(0);
      if (message.get("type").asString().equals("ping")) {
        send(Json.object("type", "pong", "n", message.get("n").asInt()));
      } else {
        heard.add(message);
      }
    }
    line.request(1);
    return null;
  }

  @Override
  public CompletionStage<?> onClose(WebSocket line, int status, String reason) {
    closed.complete(status);
    return null;
  }

  @Override
  public void onError(WebSocket line, Throwable error) {
    closed.complete(1006);
  }
}
