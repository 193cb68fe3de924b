package picknmix.cli.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picknmix.cli.client.Api;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;

/**
 * A table to ask for: without clocks, so that nobody but our clients and the bots acts.
 *
 * @param body what is sent
 */
record Wish(Object body, int seats, int bots) {
  /** One for each game of the plan. */
  static List<Wish> all(Plan plan, JsonNode games) throws IOException {
    List<Wish> wishes = new ArrayList<>();
    for (JsonNode game : games) {
      if (plan.games().isEmpty() || plan.games().contains(game.get("id").asString())) {
        wishes.add(of(plan, game));
      }
    }
    if (wishes.size() < Math.max(1, plan.games().size())) {
      throw new IOException("the server does not have all of the games " + plan.games());
    }
    return wishes;
  }

  private static Wish of(Plan plan, JsonNode game) {
    int seats =
        Math.clamp(plan.seats(), game.get("minSeats").asInt(), game.get("maxSeats").asInt());
    int bots = Math.min(plan.bots(), seats - 1);
    Map<String, Object> levels = new LinkedHashMap<>();
    for (int seat = seats - bots; seat < seats; seat++) {
      levels.put(Integer.toString(seat), "easy");
    }
    Object body =
        Json.object(
            "game",
            game.get("id").asString(),
            "seats",
            seats,
            "pace",
            Api.withoutClocks(game),
            "bots",
            levels,
            "open",
            false,
            "start",
            false);
    return new Wish(body, seats, bots);
  }
}
