package picknmix.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import picknmix.cli.client.Api;
import picknmix.cli.client.Glance;
import picknmix.cli.client.Line;
import picknmix.cli.client.Loop;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody who plays on a server with a bot, over a socket, until the game is over. */
final class WholeGame implements Line.Listener {
  private static final JsonMapper JSON = new JsonMapper();

  private final String table;
  private final String secret;
  private final Glance glance = new Glance();
  private final CompletableFuture<Void> over = new CompletableFuture<>();
  private Line line;
  private int acts;

  private WholeGame(String table, String secret) {
    this.table = table;
    this.secret = secret;
  }

  /** Opens a table for two, plays there, and comes back when the result is told. */
  static void play(Api api, String game)
      throws IOException, InterruptedException, ExecutionException, TimeoutException {
    Object wish = Json.object("game", game, "seats", 2, "bots", Map.of("1", "easy"), "start", true);
    JsonNode seat = api.post("/api/tables", null, wish);
    WholeGame player =
        new WholeGame(seat.get("table").get("id").asString(), seat.get("secret").asString());
    try (Loop loop = Loop.start(player.over::completeExceptionally)) {
      loop.run(() -> player.line = loop.connect(api.url(), player));
      player.over.get(2, TimeUnit.MINUTES);
    }
  }

  @Override
  public void opened() {
    line.send(Json.write(Json.object("type", "watch", "table", table, "secret", secret)));
  }

  @Override
  public void heard(byte[] bytes, int from, int to) {
    glance.at(bytes, from, to);
    switch (glance.type()) {
      case "ping" -> line.send(Json.write(Json.object("type", "pong", "n", glance.number())));
      case "update" -> answer();
      case "error" -> closed(0, Glance.text(bytes, from, to));
      default -> {} // who sits where, and that we were heard
    }
  }

  /** Does the first thing that may be done. */
  private void answer() {
    if (glance.isOver()) {
      over.complete(null);
    } else if (glance.actions().length > 0) {
      JsonNode actions = JSON.readTree(new String(glance.actions(), StandardCharsets.UTF_8));
      String id = "act-" + acts++;
      String action = actions.get(0).asString();
      line.send(
          Json.write(
              Json.object("type", "act", "id", id, "action", action, "seen", glance.number())));
    }
  }

  @Override
  public void closed(int status, String why) {
    over.completeExceptionally(new IOException(status + " " + why));
  }
}
