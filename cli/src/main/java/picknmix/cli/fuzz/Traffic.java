package picknmix.cli.fuzz;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import picknmix.cli.client.Loop;
import picknmix.server.web.ClientMessage;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What was really said to a server, request by request and message by message, while people lived
 * at tables of all its games. The ids and secrets in it are good there.
 */
final class Traffic {
  private static final JsonMapper JSON = new JsonMapper();

  private final URI url;
  private final Loop loop;
  private final Map<String, List<Request>> requests = new TreeMap<>();
  private final Map<String, List<String>> messages = new TreeMap<>();
  private final List<Place> places = new ArrayList<>();
  private Mutator bodies = new Mutator(List.of());
  private Mutator words = new Mutator(List.of());

  Traffic(URI url, Loop loop) {
    this.url = url;
    this.loop = loop;
  }

  /** Takes down another life of everything; the one before is forgotten. */
  void record(SplittableRandom random) throws IOException, InterruptedException, FuzzFailed {
    forget();
    Browser operator = browser("en");
    JsonNode routes = operator.ask("GET", "/openapi.json", null, null);
    for (String path : List.of("/health/live", "/health/ready", "/metrics", "/icon.svg")) {
      operator.visit(path, null);
    }
    operator.tries("HEAD", "/", null, null);
    operator.tries("OPTIONS", "/api/tables", null, null);
    operator.knock();
    for (JsonNode game : operator.ask("GET", "/api/games", null, null)) {
      operator.visit("/previews/" + game.get("id").asString() + ".png", null);
      places.addAll(new Life(this, game, random.split()).live());
    }
    loop.call(() -> true); // what is said there is written down there
    finish(routes);
  }

  private synchronized void forget() {
    requests.clear();
    messages.clear();
    places.clear();
  }

  /** No way in may be forgotten: neither a route that the server has nor a message. */
  private synchronized void finish(JsonNode routes) throws FuzzFailed {
    SortedSet<String> missing = all(routes);
    missing.removeAll(requests.keySet());
    missing.removeAll(messages.keySet());
    if (!missing.isEmpty()) {
      throw new FuzzFailed("nobody has said " + missing);
    }
    words = new Mutator(messages.values().stream().flatMap(List::stream).toList());
    bodies =
        new Mutator(
            requests.values().stream()
                .flatMap(List::stream)
                .map(Request::body)
                .filter(body -> !body.isEmpty())
                .toList());
  }

  private static SortedSet<String> all(JsonNode routes) {
    SortedSet<String> all = new TreeSet<>();
    for (Map.Entry<String, JsonNode> path : routes.get("paths").properties()) {
      for (String method : path.getValue().propertyNames()) {
        all.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey());
      }
    }
    for (Class<?> message : ClientMessage.class.getPermittedSubclasses()) {
      all.add(message.getSimpleName().toLowerCase(Locale.ROOT));
    }
    return all;
  }

  // ---- for those who are listened to

  Browser browser(String language) {
    return new Browser(url, language, this::sent);
  }

  Player player(Place place, SplittableRandom random) {
    return new Player(new Ear(loop, url, place, this::said), random);
  }

  private synchronized void sent(Request request) {
    requests.computeIfAbsent(request.kind(), kind -> new ArrayList<>()).add(request);
  }

  private synchronized void said(String message) {
    String type = JSON.readTree(message).get("type").asString();
    messages.computeIfAbsent(type, kind -> new ArrayList<>()).add(message);
  }

  // ---- for those who make use of it

  /** One of any kind, however seldom that is. */
  Request request(SplittableRandom random) {
    return any(any(List.copyOf(requests.values()), random), random);
  }

  /** One of any kind, however seldom that is. */
  String message(SplittableRandom random) {
    return any(any(List.copyOf(messages.values()), random), random);
  }

  /** At a table where a game goes on. */
  Place place(SplittableRandom random) {
    return any(places, random);
  }

  /** Spoils bodies, with parts of others. */
  Mutator bodies() {
    return bodies;
  }

  /** Spoils messages, with parts of others. */
  Mutator words() {
    return words;
  }

  private static <T> T any(List<T> all, SplittableRandom random) {
    return all.get(random.nextInt(all.size()));
  }
}
