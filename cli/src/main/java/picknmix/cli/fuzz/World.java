package picknmix.cli.fuzz;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Api;
import picknmix.cli.client.Glance;
import picknmix.cli.client.Line;
import picknmix.cli.client.Loop;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Seed;
import tools.jackson.databind.JsonNode;

/** A table dealt from a seed that we have chosen, and a socket for each seat and a spectator. */
final class World {
  private static final int PATIENCE_SECONDS = 20;

  private final Api api;
  private final String table;
  private final List<Ear> ears = new ArrayList<>();

  private World(Api api, String table) {
    this.api = api;
    this.table = table;
  }

  static World open(Api api, Loop loop, Path store, Game<?> game, Seed seed)
      throws IOException, InterruptedException {
    Object wish = Json.object("game", game.id(), "seats", Twins.SEATS, "pace", withoutClocks(game));
    JsonNode host = api.post("/api/tables", null, wish);
    World world = new World(api, host.get("table").get("id").asString());
    String path = "/api/tables/" + world.table;
    JsonNode guest = api.post(path + "/seats", null, Map.of());
    plant(store, world.table, seed);
    String secret = host.get("secret").asString();
    api.post(path + "/start", secret, Map.of());
    world.ears.add(new Ear(world.table, secret));
    world.ears.add(new Ear(world.table, guest.get("secret").asString()));
    world.ears.add(new Ear(world.table, null));
    loop.run(() -> world.ears.forEach(ear -> ear.connect(loop, api.url())));
    return world;
  }

  private static Map<String, @Nullable Object> withoutClocks(Game<?> game) {
    Map<String, @Nullable Object> pace = Json.object();
    game.pace().keySet().forEach(word -> pace.put(word, 0));
    return pace;
  }

  /** The server deals from what its store holds when the game begins. */
  private static void plant(Path store, String table, Seed seed) throws IOException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + store);
        Statement patience = connection.createStatement()) {
      patience.execute("pragma busy_timeout = 10000");
      try (PreparedStatement update =
          connection.prepareStatement("update seed set seed = ? where table_id = ?")) {
        update.setString(1, seed.toString());
        update.setString(2, table);
        update.executeUpdate();
      }
    } catch (SQLException e) {
      throw new IOException("a seed could not be chosen", e);
    }
  }

  void act(Loop loop, int seat, String id, String action, int seen) {
    Object message = Json.object("type", "act", "id", id, "action", action, "seen", seen);
    loop.run(() -> ears.get(seat).say(Json.write(message)));
  }

  /** The next thing that this viewer is told about the match; seats, or 2 for a spectator. */
  String next(int ear) throws InterruptedException, FuzzFailed {
    String text = ears.get(ear).heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
    if (text == null) {
      throw new FuzzFailed("one of two like worlds says nothing");
    }
    return text;
  }

  /** The transcript, without what is not the game's: the time, and the seed's commitment. */
  String transcript(int ear) throws IOException, InterruptedException {
    return api.text("/api/tables/" + table + "/transcript", ears.get(ear).secret)
        .replaceAll("\"at\":\\d+", "\"at\":0")
        .replaceAll("\"commitment\":\"[^\"]*\"", "\"commitment\":\"\"")
        .replaceAll("\"players\":\\[[^]]*]", "\"players\":[]");
  }

  void close(Loop loop) {
    loop.run(() -> ears.forEach(Ear::leave));
  }

  /** Keeps updates and what becomes of acts. */
  private static final class Ear implements Line.Listener {
    private final String table;
    private final @Nullable String secret;
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final Glance glance = new Glance();
    private @Nullable Line line;

    Ear(String table, @Nullable String secret) {
      this.table = table;
      this.secret = secret;
    }

    void connect(Loop loop, URI url) {
      line = loop.connect(url, this);
    }

    void say(String text) {
      if (line != null) {
        line.send(text);
      }
    }

    void leave() {
      if (line != null) {
        line.drop();
      }
    }

    @Override
    public void opened() {
      say(Json.write(Json.object("type", "watch", "table", table, "secret", secret, "after", 0)));
    }

    @Override
    public void heard(byte[] bytes, int from, int to) {
      glance.at(bytes, from, to);
      switch (glance.type()) {
        case "ping" -> say(Json.write(Json.object("type", "pong", "n", glance.number())));
        case "update", "reply", "error" -> heard.add(Glance.text(bytes, from, to));
        default -> {} // who sits where: names and ids are each table's own
      }
    }

    @Override
    public void closed(int status, String why) {
      heard.add("closed " + status);
    }
  }
}
