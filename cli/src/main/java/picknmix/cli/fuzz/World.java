package picknmix.cli.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Api;
import picknmix.cli.client.Loop;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Seed;
import tools.jackson.databind.JsonNode;

/** A table dealt from a seed that we have chosen, and a socket for each seat and a spectator. */
final class World {
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
    world.watch(loop, secret);
    world.watch(loop, guest.get("secret").asString());
    world.watch(loop, null);
    return world;
  }

  private void watch(Loop loop, @Nullable String secret) throws InterruptedException {
    Ear ear = new Ear(loop, api.url(), new Place(table, secret), said -> {});
    ears.add(ear);
    ear.watch(0);
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

  void act(int seat, String id, String action, int seen) {
    ears.get(seat).say("type", "act", "id", id, "action", action, "seen", seen);
  }

  /** The next thing that this viewer is told about the match; seats, or 2 for a spectator. */
  String next(int ear) throws InterruptedException, FuzzFailed {
    return ears.get(ear).next();
  }

  /** The transcript, without what is not the game's: the time, and the seed's commitment. */
  String transcript(int ear) throws IOException, InterruptedException {
    return api.text("/api/tables/" + table + "/transcript", ears.get(ear).place().secret())
        .replaceAll("\"at\":\\d+", "\"at\":0")
        .replaceAll("\"commitment\":\"[^\"]*\"", "\"commitment\":\"\"")
        .replaceAll("\"players\":\\[[^]]*]", "\"players\":[]");
  }

  void close() {
    ears.forEach(Ear::leave);
  }
}
