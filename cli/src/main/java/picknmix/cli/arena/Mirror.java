package picknmix.cli.arena;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Move;
import picknmix.kernel.Person.Intent;
import picknmix.kernel.Rng;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A game of ours as an engine in another process follows it: it deals the same, is told all that is
 * done, and is asked for what its bot would do. Should it see another game than we do, we stop.
 */
final class Mirror<S extends State<S>> {
  private final EngineProcess engine;
  private final Session<S> session;
  private int told;

  Mirror(EngineProcess engine, Session<S> session, Setup setup) {
    this.engine = engine;
    this.session = session;
    engine.ask(
        Json.object(
            "cmd", "new",
            "game", session.game().id(),
            "seats", setup.seats(),
            "options", setup.options().json(),
            "seed", setup.seed().toString(),
            "first", setup.first()));
  }

  /** Tells what was done since. */
  void catchUp() {
    List<Move> moves = session.moves();
    if (told == moves.size()) {
      return;
    }
    JsonNode reply = null;
    for (; told < moves.size(); told++) {
      Move move = moves.get(told);
      reply =
          engine.ask(
              Json.object(
                  "cmd", "apply",
                  "seat", Seat.json(move.seat()),
                  "action", session.game().notation().text(move.action())));
    }
    compare(reply);
  }

  private void compare(@Nullable JsonNode theirs) {
    JsonNode ours = JsonMapper.shared().readTree(Json.write(session.status()));
    for (String field : List.of("toAct", "over", "scores")) {
      if (theirs == null || !ours.get(field).equals(theirs.get(field))) {
        throw new IllegalStateException(
            "the engine of %s plays by other rules: after %d actions %s is %s there and %s here"
                .formatted(
                    engine.name(),
                    told,
                    field,
                    theirs == null ? null : theirs.get(field),
                    ours.get(field)));
      }
    }
  }

  /** What its bot of that level advises. */
  @Nullable Long best(int seat, Level level, Budget budget, Rng rng) {
    return action(engine.ask(question("best", seat, level, budget, rng)));
  }

  /** What its person of that level is about to do. */
  Intent react(int seat, Level level, Rng rng) {
    catchUp();
    JsonNode reply = engine.ask(question("react", seat, level, new Budget(0, 0), rng));
    return new Intent(action(reply), reply.get("millis").asInt());
  }

  private static Map<String, @Nullable Object> question(
      String what, int seat, Level level, Budget budget, Rng rng) {
    Map<String, @Nullable Object> question =
        Json.object("cmd", what, "seat", seat, "level", level.text());
    question.put("seed", Seed.of(rng.bits()).toString());
    if (budget.millis() > 0) {
      question.put("millis", budget.millis());
    }
    if (budget.iterations() > 0) {
      question.put("iterations", budget.iterations());
    }
    return question;
  }

  private @Nullable Long action(JsonNode reply) {
    JsonNode action = reply.path("action");
    return action.isString() ? session.game().notation().parse(action.asString()) : null;
  }
}
