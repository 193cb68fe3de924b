package picknmix.cli.load;

import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;

/** Somebody on a seat: a real socket that hears everything, answers pings, and acts when told. */
final class Chair implements WebSocket.Listener {
  /** What a seat was told. */
  record Told(int seq, List<String> actions, boolean over) {}

  private final LoadTable table;
  private final int seat;
  private final String secret;
  private final StringBuilder text = new StringBuilder();
  private volatile @Nullable WebSocket socket;
  private CompletableFuture<?> sent = CompletableFuture.completedFuture(null);
  private boolean catchingUp;
  private int last;

  Chair(LoadTable table, int seat, String secret) {
    this.table = table;
    this.seat = seat;
    this.secret = secret;
  }

  String secret() {
    return secret;
  }

  void sitDown(Api api, String id) {
    api.connect(this);
    watch(id);
  }

  void watch(String id) {
    catchingUp = true;
    send(Json.object("type", "watch", "table", id, "secret", secret, "after", null));
  }

  void act(String id, String action, int seen) {
    send(Json.object("type", "act", "id", id, "action", action, "seen", seen));
  }

  void leave() {
    if (socket != null) {
      socket.abort();
    }
  }

  /** One message after the other: a socket takes no second one before the first has left. */
  private synchronized void send(Object message) {
    WebSocket line = socket;
    if (line != null) {
      String whole = Json.write(message);
      sent = sent.thenCompose(before -> line.sendText(whole, true));
    }
  }

  /** The first ping may come before whoever connects has got hold of the socket. */
  @Override
  public void onOpen(WebSocket line) {
    socket = line;
    line.request(1);
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket line, CharSequence part, boolean end) {
    text.append(part);
    if (end) {
      JsonNode message = Api.JSON.readTree(text.toString());
      text.setLength(0);
      hear(message);
    }
    line.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket line, int status, String reason) {
    table.brokenLine(seat, status + " " + reason);
    return null;
  }

  @Override
  public void onError(WebSocket line, Throwable error) {
    table.brokenLine(seat, error.toString());
  }

  private void hear(JsonNode message) {
    switch (message.get("type").asString()) {
      case "ping" -> send(Json.object("type", "pong", "n", message.get("n").asInt()));
      case "update" -> update(message);
      case "reply" -> {
        String outcome = message.get("outcome").asString();
        if (!outcome.equals("pending")) {
          table.replied(outcome, message);
        }
      }
      case "error" -> table.refused(message);
      default -> {} // who sits where
    }
  }

  private void update(JsonNode message) {
    int seq = message.get("seq").asInt();
    if (!catchingUp && seq != last + 1) {
      table.gap();
    }
    catchingUp = false;
    last = seq;
    List<String> actions = new ArrayList<>();
    message.get("actions").forEach(action -> actions.add(action.asString()));
    table.told(seat, new Told(seq, actions, !message.get("result").isNull()));
  }
}
