package picknmix.cli.trials;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Api;
import picknmix.cli.client.Loop;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;

/** People, bots and watchers at tables of all games, who play on whatever happens. */
final class Crowd implements AutoCloseable {
  private static final int POLL_MILLIS = 20;
  private static final int SLOWEST_MILLIS = 60;

  private final Random random;
  private final Ledger ledger = new Ledger();
  private final Loop loop;
  private final HttpClient http = HttpClient.newHttpClient();
  private volatile List<Api> servers;
  private final List<Actor> actors = new ArrayList<>();
  private int ids;
  private int opened;
  private final Set<String> finished = new LinkedHashSet<>();
  private boolean quiet;
  private volatile @Nullable String failure;

  Crowd(URI url, long seed) throws IOException {
    this.random = new Random(seed);
    this.servers = List.of(new Api(url, http));
    this.loop = Loop.start(thrown -> failed(thrown.toString()));
  }

  // ---- for the actors

  Loop loop() {
    return loop;
  }

  /** A server to connect to: any, as a proxy before them would choose. */
  URI url() {
    return servers.get(random.nextInt(servers.size())).url();
  }

  Random random() {
    return random;
  }

  Ledger ledger() {
    return ledger;
  }

  String nextId() {
    return "trial-" + ids++;
  }

  int thinkMillis() {
    return random.nextInt(SLOWEST_MILLIS);
  }

  /** Whether nobody is to do anything new. */
  boolean isQuiet() {
    return quiet;
  }

  /** The first failure is the one to tell of. */
  void failed(String what) {
    if (failure == null) {
      failure = what;
    }
  }

  void check(@Nullable String difference) {
    if (difference != null) {
      failed(difference);
    }
  }

  // ---- for the trials, which are not on the loop

  /** From now on it plays on these servers, which share their tables. */
  void playOn(List<URI> urls) {
    servers = urls.stream().map(url -> new Api(url, http)).toList();
  }

  Api api() {
    return servers.get(opened % servers.size());
  }

  /** Leaves tables that are over, and opens others until there are so many. */
  void fill(int tables) throws IOException, InterruptedException {
    int playing =
        loop.call(
            () -> {
              List<Actor> done = actors.stream().filter(Actor::isOver).toList();
              done.forEach(Actor::leave);
              actors.removeAll(done);
              done.forEach(actor -> finished.add(actor.where().table()));
              return (int) actors.stream().map(actor -> actor.where().table()).distinct().count();
            });
    JsonNode games = api().get("/api/games");
    for (int i = playing; i < tables; i++) {
      List<Seating> places = open(games.get(opened++ % games.size()));
      loop.run(
          () -> {
            for (Seating place : places) {
              Actor actor = new Actor(this, place);
              actors.add(actor);
              actor.connect();
            }
          });
    }
  }

  /** Two people, a bot and a watcher; every second round of games without clocks. */
  private List<Seating> open(JsonNode game) throws IOException, InterruptedException {
    String id = game.get("id").asString();
    Map<String, Object> pace = opened % 8 < 4 ? Api.withoutClocks(game) : new LinkedHashMap<>();
    JsonNode host =
        api()
            .post(
                "/api/tables",
                null,
                Json.object("game", id, "seats", 3, "pace", pace, "bots", Map.of("2", "easy")));
    String table = host.get("table").get("id").asString();
    JsonNode guest = api().post("/api/tables/" + table + "/seats", null, Map.of());
    String secret = host.get("secret").asString();
    api().post("/api/tables/" + table + "/start", secret, Map.of());
    return List.of(
        new Seating(id, table, 0, secret),
        new Seating(id, table, 1, guest.get("secret").asString()),
        new Seating(id, table, -1, null));
  }

  /** The tables whose game has ended. */
  Set<String> ended() throws InterruptedException {
    return loop.call(
        () -> {
          Set<String> tables = new LinkedHashSet<>(finished);
          actors.stream().filter(Actor::isOver).forEach(actor -> tables.add(actor.where().table()));
          return tables;
        });
  }

  /** What the players saw end has ended for everybody: the table says so, and tells its seed. */
  void checkEnds() throws IOException, InterruptedException, TrialFailed {
    for (String table : ended()) {
      String status = api().get("/api/tables/" + table).get("status").asString();
      boolean told =
          api().text("/api/tables/" + table + "/transcript", null).contains("{\"seed\":");
      if (!status.equals("over") || !told) {
        throw new TrialFailed("the game of table " + table + " was over, and is " + status);
      }
    }
  }

  /** The places of all who are there, for those who want to sit beside them. */
  List<Seating> places() throws InterruptedException {
    return loop.call(() -> actors.stream().map(Actor::where).toList());
  }

  void each(Consumer<Actor> deed) throws InterruptedException {
    loop.call(
        () -> {
          List.copyOf(actors).forEach(deed);
          return true;
        });
  }

  /** Everybody has found their table again. */
  void awaitAllHere(int seconds) throws InterruptedException, TrialFailed {
    await(seconds, "not everybody could come back", () -> actors.stream().allMatch(Actor::isHere));
  }

  /** So many more actions have been acknowledged. */
  void awaitActions(int count, int seconds) throws InterruptedException, TrialFailed {
    int wanted = ledger.acknowledged() + count;
    await(seconds, "no action is acknowledged", () -> ledger.acknowledged() >= wanted);
  }

  /** At each table something has happened since, or its game is over. */
  void awaitProgress(int seconds) throws InterruptedException, TrialFailed {
    Map<Actor, Integer> before = new HashMap<>();
    each(actor -> before.put(actor, actor.last()));
    await(
        seconds,
        "a table is stuck: ",
        () ->
            before.entrySet().stream()
                .allMatch(e -> e.getKey().isOver() || e.getKey().last() > e.getValue()),
        () ->
            before.entrySet().stream()
                .filter(e -> !e.getKey().isOver() && e.getKey().last() <= e.getValue())
                .map(e -> e.getKey().where() + " at " + e.getValue())
                .findFirst()
                .orElse(""));
  }

  /** Everybody has got an answer, and sees what somebody sees who comes anew. */
  void checkAgreement(int seconds) throws InterruptedException, TrialFailed {
    loop.call(() -> quiet = true);
    await(
        seconds,
        "somebody gets no answer: ",
        () -> actors.stream().noneMatch(Actor::isWaiting),
        () -> actors.stream().filter(Actor::isWaiting).findFirst().map(Actor::where).toString());
    List<Fresh> others = loop.call(() -> actors.stream().map(Fresh::new).toList());
    loop.run(() -> others.forEach(other -> other.connect(this)));
    try {
      await(
          seconds,
          "somebody who comes anew does not come to see what the others see",
          () -> others.stream().allMatch(Fresh::canCompare));
      for (Fresh other : others) {
        String difference = loop.call(() -> String.valueOf(other.difference()));
        if (!difference.equals("null")) {
          throw new TrialFailed(difference);
        }
      }
    } finally {
      loop.run(() -> others.forEach(Fresh::leave));
    }
    loop.call(
        () -> {
          quiet = false;
          actors.forEach(Actor::act);
          return true;
        });
  }

  /** Something that went wrong on the way is told now at the latest. */
  void checkNothingFailed() throws TrialFailed {
    String what = failure;
    if (what != null) {
      throw new TrialFailed(what);
    }
  }

  void await(int seconds, String otherwise, Callable<Boolean> condition)
      throws InterruptedException, TrialFailed {
    await(seconds, otherwise, condition, () -> "");
  }

  private void await(
      int seconds, String otherwise, Callable<Boolean> condition, Callable<String> who)
      throws InterruptedException, TrialFailed {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (!loop.call(condition)) {
      checkNothingFailed();
      if (System.nanoTime() - end > 0) {
        throw new TrialFailed(otherwise + loop.call(who) + " after " + seconds + " s");
      }
      Thread.sleep(POLL_MILLIS);
    }
    checkNothingFailed();
  }

  @Override
  public void close() {
    loop.close();
    http.close();
  }
}
