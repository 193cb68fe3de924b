package picknmix.cli.fuzz;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import picknmix.cli.client.Api;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;

/** Tables of a server with ids and secrets that are good, one of each game. */
final class Lobby {
  /** A seat there. */
  record Place(String table, String secret) {}

  private final List<Place> places = new ArrayList<>();

  static Lobby open(Api api) throws IOException, InterruptedException {
    Lobby lobby = new Lobby();
    for (JsonNode game : api.get("/api/games")) {
      Object wish =
          Json.object(
              "game",
              game.get("id").asString(),
              "seats",
              2,
              "pace",
              Api.withoutClocks(game),
              "open",
              true);
      JsonNode host = api.post("/api/tables", null, wish);
      String table = host.get("table").get("id").asString();
      String secret = host.get("secret").asString();
      JsonNode guest = api.post("/api/tables/" + table + "/seats", null, Map.of());
      api.post("/api/tables/" + table + "/start", secret, Map.of());
      lobby.places.add(new Place(table, secret));
      lobby.places.add(new Place(table, guest.get("secret").asString()));
    }
    return lobby;
  }

  List<Place> places() {
    return places;
  }

  Place any(SplittableRandom random) {
    return places.get(random.nextInt(places.size()));
  }
}
