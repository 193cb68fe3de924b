package picknmix.protocol;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Adaptive;
import picknmix.kernel.Bot;
import picknmix.kernel.Event;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Manner;
import picknmix.kernel.Move;
import picknmix.kernel.Nature;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Perft;
import picknmix.kernel.Person;
import picknmix.kernel.Playout;
import picknmix.kernel.Refused;
import picknmix.kernel.Refused.Code;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Skill;
import picknmix.kernel.State;
import picknmix.kernel.Transcript;
import picknmix.kernel.View;
import picknmix.kernel.Watch;

/** The commands that ask about the match being played, or carry it on. */
final class PlayedMatch<S extends State<S>> {
  static final int MAX_COUNT = 1_000_000_000;
  private static final int MAX_DEPTH = 1_000;
  private static final int MAX_PREVIEWS = 1_000;
  private static final int MAX_SLOWED = 10;

  private final Session<S> session;
  private final Game<S> game;
  private final Rules<S> rules;
  private final Supplier<Seed> entropy;

  /** The bots at the table, who go on from what they have thought of. */
  private final Map<Seated, Person<S>> persons = new HashMap<>();

  private record Seated(int seat, Manner manner, Bot.Budget budget, int slowed) {}

  PlayedMatch(Session<S> session, Supplier<Seed> entropy) {
    this.session = session;
    this.game = session.game();
    this.rules = game.rules();
    this.entropy = entropy;
  }

  /** The match as the puzzle that it is; refused if it is none. */
  PuzzleMatch<S> puzzle(Watch watch) {
    return PuzzleMatch.of(session, watch);
  }

  /** The match as something to learn from. */
  ReviewedMatch<S> review() {
    return new ReviewedMatch<>(session);
  }

  Map<String, @Nullable Object> status() {
    return session.status();
  }

  Map<String, @Nullable Object> state() {
    return Json.object("state", game.codec().json(session.state()));
  }

  Map<String, @Nullable Object> view(Field request) {
    int viewer = Seat.readViewer(request.get("seat"), session.state().seats());
    return Json.object("view", session.view(viewer).json());
  }

  Map<String, @Nullable Object> legal(Field request) {
    int seat = actor(request);
    if (seat == Seat.CHANCE) {
      return chance();
    }
    Map<String, @Nullable Object> reply = Json.object("actions", texts(seat));
    if (rules.isOpen(session.state(), seat)) {
      reply.put("open", true);
    }
    return reply;
  }

  /** A seat's actions in notation. */
  private List<String> texts(int seat) {
    ActionList actions = new ActionList();
    rules.legal(session.state(), seat, actions);
    List<String> texts = new ArrayList<>();
    for (long action : actions.toArray()) {
      texts.add(game.notation().text(action));
    }
    return texts;
  }

  private Map<String, @Nullable Object> chance() {
    Outcomes outcomes = new Outcomes();
    if (rules.turn(session.state()) == Seat.CHANCE) {
      rules.chance(session.state(), outcomes);
    }
    List<String> texts = new ArrayList<>();
    List<Integer> weights = new ArrayList<>();
    for (int i = 0; i < outcomes.size(); i++) {
      texts.add(game.notation().text(outcomes.action(i)));
      weights.add(outcomes.weight(i));
    }
    return Json.object("actions", texts, "weights", weights);
  }

  Map<String, @Nullable Object> apply(Field request) {
    UnaryOperator<@Nullable Event> sight = sight(request);
    List<Event> events = isRoll(request) ? session.roll() : act(request);
    Map<String, @Nullable Object> reply =
        Json.object(
            "events",
            events.stream().map(sight).filter(Objects::nonNull).map(Event::json).toList());
    reply.putAll(status());
    if (request.has("viewer")) {
      reply.put("scores", session.view(viewer(request)).scores());
    }
    return reply;
  }

  private List<Event> act(Field request) {
    String action = request.get("action").text();
    return session.apply(doer(request), action);
  }

  /** What actions would do; nothing changes, and what chance will bring is not told. */
  Map<String, @Nullable Object> preview(Field request) {
    boolean single = !request.has("actions");
    List<Field> actions = single ? List.of(request.get("action")) : request.get("actions").list();
    if (!single && request.has("action")) {
      throw Refused.badRequest("request has both \"action\" and \"actions\"");
    }
    if (actions.size() > MAX_PREVIEWS) {
      throw request.get("actions").wrong("must be " + MAX_PREVIEWS + " at most");
    }
    List<String> texts = actions.stream().map(Field::text).toList();
    int seat = doer(request);
    int viewer = request.has("viewer") ? viewer(request) : seat >= 0 ? seat : Seat.SPECTATOR;
    List<Object> previews = new ArrayList<>();
    for (String action : texts) {
      try {
        previews.add(session.preview(seat, action, viewer).json());
      } catch (Refused refused) {
        String which = single ? "" : "actions[" + previews.size() + "]: ";
        throw new Refused(refused.code(), which + refused.reason());
      }
    }
    return Json.object("scores", session.view(viewer).scores(), "previews", previews);
  }

  /** Dice without an outcome: the seed has it. */
  private boolean isRoll(Field request) {
    return !request.has("action") && request.has("seat") && doer(request) == Seat.CHANCE;
  }

  /** With whose eyes the events are told: the viewer's, or those of somebody who sees all. */
  private UnaryOperator<@Nullable Event> sight(Field request) {
    if (!request.has("viewer")) {
      return event -> event;
    }
    int viewer = viewer(request);
    return event -> event == null ? null : event.seenBy(viewer);
  }

  /** All that a table shows to somebody, at once. */
  Map<String, @Nullable Object> look(Field request) {
    int viewer = viewer(request);
    View<S> view = session.view(viewer);
    Map<String, @Nullable Object> status = status();
    Map<String, @Nullable Object> look =
        Json.object(
            "view",
            view.json(),
            "scores",
            view.scores(),
            "insight",
            view.insight(),
            "toAct",
            status.get("toAct"),
            "actions",
            viewer == Seat.SPECTATOR ? List.of() : texts(viewer),
            "open",
            viewer != Seat.SPECTATOR && rules.isOpen(session.state(), viewer),
            "canUndo",
            session.canUndo(viewer),
            "clock",
            clock(),
            "result",
            session.isOver() ? result(status) : null);
    if (request.has("alone")) {
      look.put("takeBack", session.takeBack(seats(request.get("alone"))));
    }
    return look;
  }

  private @Nullable Object clock() {
    if (!game.hasClock() || session.isOver() || !rules.canAct(session.state(), Seat.CLOCK)) {
      return null;
    }
    List<Move> moves = session.moves();
    boolean restarted = moves.isEmpty() || rules.restartsClock(moves.getLast().action());
    return Json.object("action", texts(Seat.CLOCK).getFirst(), "restarted", restarted);
  }

  private Map<String, @Nullable Object> result(Map<String, @Nullable Object> status) {
    return Json.object(
        "scores", status.get("scores"),
        "winners", status.get("winners"),
        "sheet", rules.sheet(session.state()).json());
  }

  private int viewer(Field request) {
    return Seat.readViewer(request.get("viewer"), session.state().seats());
  }

  Map<String, @Nullable Object> undo(Field request) {
    session.undo(request.has("count") ? request.get("count").number(0, session.moves().size()) : 1);
    return status();
  }

  Map<String, @Nullable Object> transcript() {
    return Json.object("lines", Transcript.full(session));
  }

  Map<String, @Nullable Object> best(Field request) {
    Bot.Budget budget = budget(request);
    Manner manner = manner(request);
    Rng rng = rng(request);
    int seat = doer(request);
    if (seat < 0) {
      throw request.get("seat").wrong("must be a player's");
    }
    checkGoesOn();
    if (!rules.canAct(session.state(), seat)) {
      throw new Refused(Code.NOT_YOUR_TURN, "seat " + seat + " has nothing to do now");
    }
    return advice(game.bot(manner).advise(session.recall(seat), budget, rng));
  }

  Map<String, @Nullable Object> react(Field request) {
    int seat = request.get("seat").number(0, session.state().seats() - 1);
    boolean patient = !request.has("millis") && !request.has("iterations");
    Bot.Budget budget = patient ? game.patience() : budget(request);
    Manner manner = manner(request);
    int slowed = request.has("slowed") ? request.get("slowed").number(1, MAX_SLOWED) : 1;
    Person<S> person =
        persons.computeIfAbsent(
            new Seated(seat, manner, budget, slowed),
            seated -> game.person(manner, () -> budget).slowed(slowed));
    Person.Intent intent = person.decide(session.recall(seat), rng(request));
    Long action = intent.action();
    return Json.object(
        "action",
        action == null ? null : game.notation().text(action),
        "millis",
        intent.millis(),
        "latest",
        intent.latest() == Integer.MAX_VALUE ? null : intent.latest());
  }

  /** What adaptive bots make of the match, now that it is over. */
  Map<String, @Nullable Object> adapt(Field request) {
    int people = seats(request.get("people"));
    Adaptive before =
        request.has("skill")
            ? new Adaptive(
                request.get("skill").number(0, Skill.MOST),
                request.get("games").number(0, MAX_COUNT),
                0)
            : Adaptive.NEW;
    if (!session.isOver()) {
      throw Refused.badRequest("the game is not over");
    }
    Adaptive after = before.after(session, people);
    return Json.object("skill", after.skill(), "games", after.games(), "change", after.change());
  }

  /** A list of seats as a bit for each. */
  private int seats(Field list) {
    int seats = 0;
    for (Field seat : list.list()) {
      seats |= 1 << seat.number(0, session.state().seats() - 1);
    }
    return seats;
  }

  /** How long to think, by one measure or both. */
  static Bot.Budget budget(Field request) {
    if (!request.has("millis") && !request.has("iterations")) {
      throw Refused.badRequest("request lacks \"millis\" or \"iterations\"");
    }
    return new Bot.Budget(
        request.has("millis") ? request.get("millis").number(1, MAX_COUNT) : 0,
        request.has("iterations") ? request.get("iterations").number(1, MAX_COUNT) : 0);
  }

  private Map<String, @Nullable Object> advice(Bot.Advice advice) {
    ActionNotation actions = game.notation();
    Long action = advice.action();
    return Json.object(
        "action",
        action == null ? null : actions.text(action),
        "value",
        advice.value(),
        "candidates",
        advice.candidates().stream()
            .map(
                candidate ->
                    Json.object(
                        "action", actions.text(candidate.action()),
                        "visits", candidate.visits(),
                        "value", candidate.value()))
            .toList());
  }

  Map<String, @Nullable Object> playout(Field request) {
    int count = request.get("count").number(1, MAX_COUNT);
    Playout<S> playout = new Playout<>(game, session.state(), rng(request));
    long begin = System.nanoTime();
    for (int i = 0; i < count; i++) {
      playout.play();
    }
    double seconds = Math.max(1, System.nanoTime() - begin) / 1e9;
    List<Double> means = new ArrayList<>();
    List<Long> wins = new ArrayList<>();
    for (int seat = 0; seat < session.state().seats(); seat++) {
      means.add(playout.meanScore(seat));
      wins.add(playout.wins(seat));
    }
    return Json.object(
        "games", count,
        "meanScores", means,
        "wins", wins,
        "actions", playout.actions(),
        "decisionsPerSecond", (long) (playout.actions() / seconds));
  }

  Map<String, @Nullable Object> perft(Field request) {
    int depth = request.get("depth").number(0, MAX_DEPTH);
    return Json.object("nodes", Perft.count(rules, session.state(), depth));
  }

  /** As {@link #actor}; but when the game is over, that is why nobody can. */
  private int doer(Field request) {
    if (!request.has("seat")) {
      checkGoesOn();
    }
    return actor(request);
  }

  private void checkGoesOn() {
    if (session.isOver()) {
      throw new Refused(Code.OVER, "the game is over");
    }
  }

  /** Who acts: the seat in the request, or the only one who can. */
  private int actor(Field request) {
    if (request.has("seat")) {
      return Seat.read(request.get("seat"), game, session.state().seats());
    }
    int turn = rules.turn(session.state());
    int actors = rules.actors(session.state());
    if (turn != Seat.CHANCE && Integer.bitCount(actors) != 1) {
      throw Refused.badRequest("request lacks \"seat\": not exactly one can act now");
    }
    return turn == Seat.CHANCE ? turn : Integer.numberOfTrailingZeros(actors);
  }

  /** How well, by a level or finer by a skill, and with what taste. */
  private static Manner manner(Field request) {
    if (request.has("level") && request.has("skill")) {
      throw Refused.badRequest("request has both \"level\" and \"skill\"");
    }
    Skill skill =
        request.has("skill")
            ? new Skill(request.get("skill").number(0, Skill.MOST))
            : Skill.of(level(request.get("level")));
    return new Manner(skill, request.has("nature") ? nature(request.get("nature")) : Nature.PLAIN);
  }

  private static Nature nature(Field field) {
    Nature nature = Nature.of(field.text());
    if (nature == null) {
      throw field.wrong("must be " + Nature.WORDS);
    }
    return nature;
  }

  private static Level level(Field field) {
    Level level = Level.of(field.text());
    if (level == null) {
      throw field.wrong("must be " + Level.WORDS);
    }
    return level;
  }

  /** Random numbers from the request's seed: 64 hex digits, or simply a number. */
  private Rng rng(Field request) {
    if (!request.has("seed")) {
      return new FastRandom(entropy.get());
    }
    Field seed = request.get("seed");
    return seed.value() instanceof Number
        ? new FastRandom(seed.number(Integer.MIN_VALUE, Integer.MAX_VALUE))
        : new FastRandom(Seed.parse(seed.text()));
  }
}
