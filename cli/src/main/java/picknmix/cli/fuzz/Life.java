package picknmix.cli.fuzz;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Api;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;

/**
 * All that people do at a table, from its opening to the middle of its rematch. Bots only come and
 * go: they take their time, and what they do is no traffic.
 */
final class Life {
  private static final int SOME = 20;
  private static final int LONGEST = 400;

  private final Traffic traffic;
  private final JsonNode game;
  private final SplittableRandom random;
  private final Browser host;
  private final Browser guest;
  private final Browser stranger;

  Life(Traffic traffic, JsonNode game, SplittableRandom random) {
    this.traffic = traffic;
    this.game = game;
    this.random = random;
    this.host = traffic.browser("pl, en;q=0.8");
    this.guest = traffic.browser("uk");
    this.stranger = traffic.browser("de-CH, *;q=0.1");
  }

  /**
   * Lives it.
   *
   * @return the places at the table that was left in the middle
   */
  List<Place> live() throws IOException, InterruptedException, FuzzFailed {
    Place first = open();
    Place second = join(first);
    prepare(first);
    host.ask("POST", first.path() + "/start", first.secret(), null);
    playAll(first, second);
    read(first);
    Object own = OwnGame.played(game.get("id").asString(), random);
    host.tries("POST", "/api/shared", null, own);
    JsonNode next = guest.tries("POST", first.path() + "/rematch", second.secret(), null);
    if (next == null) { // it takes very long
      return List.of(first, second);
    }
    String table = next.get("id").asString();
    Place again = new Place(table, first.secret());
    Place other = new Place(table, second.secret());
    host.visit("/t/" + table, null);
    playSome(again, other);
    return List.of(again, other, new Place(table, null));
  }

  private Place open() throws IOException, FuzzFailed {
    host.visit("/", null);
    host.ask("GET", "/api/games", null, null);
    introduce(host, "Wiewiórka", "fox");
    JsonNode whim = host.tries("POST", "/api/tables", null, wish(someOptions()));
    if (whim != null) {
      Place regretted = place(whim);
      host.ask("DELETE", regretted.path() + "/seats/0", regretted.secret(), null);
    }
    return place(host.ask("POST", "/api/tables", null, wish(Map.of())));
  }

  private static Place place(JsonNode taken) {
    return new Place(taken.get("table").get("id").asString(), taken.get("secret").asString());
  }

  private static void introduce(Browser browser, String name, String avatar)
      throws IOException, FuzzFailed {
    browser.ask("GET", "/api/me", null, null);
    browser.ask(
        "PUT", "/api/me", null, Json.object("name", name, "color", "#c2185b", "avatar", avatar));
  }

  private Object wish(Map<String, @Nullable Object> options) {
    return Json.object(
        "game",
        game.get("id").asString(),
        "seats",
        3,
        "options",
        options,
        "pace",
        Api.withoutClocks(game),
        "ties",
        "seat",
        "open",
        true,
        "bots",
        Map.of(),
        "start",
        false,
        "series",
        game.get("series").asBoolean() && game.get("together").isNull(),
        "language",
        "pl",
        "clock",
        clock("relaxed"));
  }

  /** Some of what the game offers; all of it together may be too much. */
  private Map<String, @Nullable Object> someOptions() {
    Map<String, @Nullable Object> options = Json.object();
    for (Map.Entry<String, JsonNode> option : game.get("options").properties()) {
      JsonNode values = option.getValue().path("values");
      if (!values.isEmpty() && random.nextInt(3) == 0) {
        JsonNode value = values.get(random.nextInt(values.size()));
        options.put(option.getKey(), value.isBoolean() ? value.asBoolean() : value.asString());
      }
    }
    return options;
  }

  private @Nullable Object clock(String pace) {
    JsonNode thinking = game.path("thinking").path(pace);
    return thinking.isNumber() ? Json.object("millis", thinking.asInt(), "bot", "easy") : null;
  }

  private Place join(Place first) throws IOException, FuzzFailed {
    guest.visit("/t/" + first.table(), null);
    introduce(guest, "Їжак", "hedgehog");
    guest.ask("GET", "/api/tables", null, null);
    guest.ask("GET", first.path(), null, null);
    return place(guest.ask("POST", first.path() + "/seats", null, Map.of("seat", 1)));
  }

  /** The host sends somebody away, tries a bot instead, and does without a third. */
  private void prepare(Place first) throws IOException, FuzzFailed {
    String secret = first.secret();
    stranger.ask("GET", "/api/me", null, null);
    stranger.ask("POST", first.path() + "/seats", null, Map.of());
    host.ask("DELETE", first.path() + "/seats/2", secret, null);
    stranger.tries("POST", first.path() + "/seats", null, Map.of("seat", 2));
    host.ask("PUT", first.path() + "/seats/2", secret, Map.of("bot", "medium"));
    host.ask("PUT", first.path() + "/seats/2", secret, Json.object("bot", null));
    host.ask("PUT", first.path(), secret, change());
    host.tries("PUT", first.path(), secret, Map.of("options", someOptions()));
  }

  private Object change() {
    return Json.object(
        "seats",
        2,
        "ties",
        "coin",
        "open",
        false,
        "clock",
        clock("brisk"),
        "hints",
        game.get("pace").isEmpty());
  }

  /** A game with all that may come between. */
  private void playAll(Place first, Place second)
      throws IOException, InterruptedException, FuzzFailed {
    try (Party party = party(first, second);
        Party onlookers = party(new Place(first.table(), null))) {
      onlookers.come();
      party.come();
      party.play(SOME);
      party.get(0).say("type", "signal", "phrase", "well-done", "at", "2,3");
      party.get(1).say("type", "signal", "phrase", "oops");
      party.get(1).say("type", "signal", "at", "room 0,3");
      party.get(0).ask();
      party.get(1).ask();
      guest.visit(first.path() + "/transcript", second.secret());
      party.get(1).leave();
      changeHands(first, second);
      party.get(1).come();
      leadInTurn(first, second);
      party.play(LONGEST);
    }
  }

  private void playSome(Place first, Place second) throws InterruptedException, FuzzFailed {
    try (Party party = party(first, second)) {
      party.come();
      party.play(SOME);
    }
  }

  private Party party(Place... places) {
    return new Party(
        Arrays.stream(places).map(place -> traffic.player(place, random.split())).toList(),
        random.split());
  }

  /** A bot plays for the guest, unless the game is over; nobody was away for a vote to count. */
  private void changeHands(Place first, Place second) throws IOException, FuzzFailed {
    String secret = second.secret();
    guest.tries("PUT", first.path() + "/seats/1", secret, Map.of("bot", "easy"));
    guest.tries("PUT", first.path() + "/seats/1", secret, Json.object("bot", null));
    guest.tries("PUT", first.path() + "/seats/0/vote", secret, Map.of("agree", true));
    host.tries("PUT", first.path() + "/seats/1/vote", first.secret(), Map.of("agree", false));
  }

  /** The host sends the guest away, regrets it, and lets them lead for a while. */
  private void leadInTurn(Place first, Place second) throws IOException, FuzzFailed {
    String secret = first.secret();
    host.tries("DELETE", first.path() + "/seats/1", secret, null);
    host.tries("DELETE", first.path() + "/sent-away/0", secret, null);
    host.tries("PUT", first.path() + "/host", secret, Map.of("seat", 1));
    guest.tries("PUT", first.path() + "/host", second.secret(), Map.of("seat", 0));
  }

  /** What remains of a game, which a browser may keep. */
  private void read(Place first) throws IOException, FuzzFailed {
    stranger.visit("/replay/" + first.table(), null);
    stranger.visit(first.path() + "/transcript", null);
    stranger.visit(first.path() + "/transcript", null);
  }
}
