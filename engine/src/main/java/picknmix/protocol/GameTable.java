package picknmix.protocol;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Option;
import picknmix.kernel.Options;
import picknmix.kernel.Puzzles;
import picknmix.kernel.Refused;
import picknmix.kernel.Refused.Code;
import picknmix.kernel.Seed;
import picknmix.kernel.Series;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.ThinkingTime;
import picknmix.kernel.Transcript;
import picknmix.kernel.Watch;

/** The games that can be played, and the one match that is being played, if there is one. */
final class GameTable {
  /** More points than anybody ever has in a game. */
  private static final int MOST = 1_000_000;

  /** The highest number from which puzzles are tried, and how many at once. */
  private static final int MOST_TRIES = 1_000_000_000;

  private final List<Game<?>> games;
  private final Supplier<Seed> entropy;
  private @Nullable PlayedMatch<?> match;

  GameTable(List<Game<?>> games, Supplier<Seed> entropy) {
    this.games = games;
    this.entropy = entropy;
  }

  PlayedMatch<?> current() {
    if (match == null) {
      throw new Refused(Code.NO_GAME, "no game yet: begin with new, load or replay");
    }
    return match;
  }

  Map<String, @Nullable Object> games() {
    return Json.object("games", games.stream().map(GameTable::describe).toList());
  }

  private static Map<String, @Nullable Object> describe(Game<?> game) {
    Map<String, @Nullable Object> options = Json.object();
    for (Option option : game.facts().options()) {
      options.put(option.name(), option.json());
    }
    return Json.object(
        "id", game.id(),
        "name", game.facts().name(),
        "seats", Json.object("min", game.facts().minSeats(), "max", game.facts().maxSeats()),
        "options", options,
        "pace", new TreeMap<>(game.pace()), // always in the same order
        "rulesVersion", game.facts().rulesVersion(),
        "signals", game.facts().signals(),
        "series", game.series(game.facts().minSeats()) != null,
        "together", together(game),
        "thinking", thinking(game),
        "components", game.components());
  }

  private static @Nullable Object together(Game<?> game) {
    Options together = game.together();
    return together == null ? null : together.json();
  }

  private static @Nullable Object thinking(Game<?> game) {
    ThinkingTime time = game.thinkingTime();
    return time == null ? null : Json.object("relaxed", time.relaxed(), "brisk", time.brisk());
  }

  /** How a series stands after these games; it is the asker who keeps them. */
  Map<String, @Nullable Object> series(Field request) {
    Game<?> game = find(request.get("game"));
    int seats = request.get("seats").number(game.facts().minSeats(), game.facts().maxSeats());
    Series series = game.series(seats);
    if (series == null) {
      throw request.get("game").wrong("has no series");
    }
    for (Field result : request.get("results").list()) {
      if (series.isOver()) {
        throw result.wrong("is one too many: the series is over");
      }
      series =
          series.after(scores(result.get("scores"), seats), winners(result.get("winners"), seats));
    }
    return series.json();
  }

  private static List<Integer> scores(Field scores, int seats) {
    return scores.list(seats).stream().map(score -> score.number(-MOST, MOST)).toList();
  }

  private static List<Integer> winners(Field winners, int seats) {
    return winners.list().stream().map(seat -> seat.number(0, seats - 1)).toList();
  }

  Map<String, @Nullable Object> start(Field request) {
    Game<?> game = find(request.get("game"));
    if (request.has("puzzle")) {
      return begin(puzzle(game, request));
    }
    int seats = request.get("seats").number(game.facts().minSeats(), game.facts().maxSeats());
    Options options = options(game, request);
    Seed seed = request.has("seed") ? Seed.parse(request.get("seed").text()) : entropy.get();
    Integer first =
        request.has("first") ? (Integer) request.get("first").number(0, seats - 1) : null;
    return begin(Session.deal(game, Setup.of(game, seats, options, seed, first)));
  }

  private static Options options(Game<?> game, Field request) {
    return request.has("options")
        ? Options.read(game.facts().options(), request.get("options"))
        : Options.of();
  }

  /** A puzzle says itself with which options it is played, and nothing is drawn for it. */
  private static Session<?> puzzle(Game<?> game, Field request) {
    String puzzle = request.get("puzzle").text();
    for (String other : List.of("options", "seed", "first")) {
      if (request.has(other)) {
        throw request.get(other).wrong("has no place beside \"puzzle\"");
      }
    }
    if (request.has("seats")) {
      request.get("seats").number(1, 1);
    }
    return Session.puzzle(game, puzzle);
  }

  Map<String, @Nullable Object> load(Field request) {
    request.get("state").keys(); // not an object at all: the request is wrong, not the state
    Field state = request.get("state").as(Code.BAD_STATE);
    return begin(Session.load(find(state.get("game")), state));
  }

  Map<String, @Nullable Object> replay(Field request) {
    return begin(Transcript.replay(request.get("lines").list(), this::find));
  }

  private Map<String, @Nullable Object> begin(Session<?> session) {
    PlayedMatch<?> begun = new PlayedMatch<>(session, entropy);
    match = begun;
    return begun.status();
  }

  Map<String, @Nullable Object> puzzles(Field request) {
    return Json.object("puzzles", puzzlesOf(find(request.get("game"))).list());
  }

  Map<String, @Nullable Object> make(Field request, Watch watch) {
    Game<?> game = find(request.get("game"));
    Puzzles<?> puzzles = puzzlesOf(game);
    return puzzles.make(
        request.get("level").number(1, puzzles.levels()),
        options(game, request),
        Seed.parse(request.get("seed").text()),
        request.get("from").number(0, MOST_TRIES),
        request.get("tries").number(1, MOST_TRIES),
        watch);
  }

  private static Puzzles<?> puzzlesOf(Game<?> game) {
    Puzzles<?> puzzles = game.puzzles();
    if (puzzles == null) {
      throw Refused.badRequest(game.id() + " has no puzzles");
    }
    return puzzles;
  }

  private Game<?> find(Field id) {
    String text = id.text();
    for (Game<?> game : games) {
      if (game.id().equals(text)) {
        return game;
      }
    }
    throw id.wrong("is no game: " + Json.write(text));
  }
}
