package picknmix.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picknmix.kernel.Refused.Code;
import picknmix.kernel.Seed;
import picknmix.kernel.Watch;

/**
 * The engine protocol without its pipes: a request tree in, a reply tree out. The terminal and the
 * browser put their own JSON readers around it. A request that fails changes nothing.
 */
public final class EngineProtocol {
  /** What carries out a command: the fields of its reply. */
  private interface Command {
    Map<String, @Nullable Object> reply(Field request);
  }

  private final Map<String, Command> commands = new LinkedHashMap<>();

  /**
   * A conversation that knows these games.
   *
   * @param entropy new random seeds, for requests without one
   */
  public EngineProtocol(List<Game<?>> games, Supplier<Seed> entropy) {
    this(games, entropy, Watch.NOBODY);
  }

  /**
   * A conversation that is watched while it thinks for long.
   *
   * @param watch told how far a puzzle is looked into
   */
  public EngineProtocol(List<Game<?>> games, Supplier<Seed> entropy, Watch watch) {
    GameTable table = new GameTable(games, entropy);
    commands.put("games", request -> table.games());
    commands.put("new", table::start);
    commands.put("series", table::series);
    commands.put("load", table::load);
    commands.put("replay", table::replay);
    commands.put("status", request -> table.current().status());
    commands.put("state", request -> table.current().state());
    commands.put("view", request -> table.current().view(request));
    commands.put("legal", request -> table.current().legal(request));
    commands.put("apply", request -> table.current().apply(request));
    commands.put("preview", request -> table.current().preview(request));
    commands.put("look", request -> table.current().look(request));
    commands.put("undo", request -> table.current().undo(request));
    commands.put("transcript", request -> table.current().transcript());
    commands.put("best", request -> table.current().best(request));
    commands.put("react", request -> table.current().react(request));
    commands.put("adapt", request -> table.current().adapt(request));
    commands.put("playout", request -> table.current().playout(request));
    commands.put("perft", request -> table.current().perft(request));
    commands.put("judge", request -> table.current().review().judge(request));
    commands.put("sum-up", request -> table.current().review().sumUp(request));
    commands.put("hint", request -> table.current().review().hint(request));
    commands.put("pace-review", request -> table.current().review().paceReview(request));
    commands.put("puzzles", table::puzzles);
    commands.put("solve", request -> table.current().puzzle(watch).solve(request));
    commands.put("reach", request -> table.current().puzzle(watch).reach(request));
    commands.put("rate", request -> table.current().puzzle(watch).rate(request));
    commands.put("make", request -> table.make(request, watch));
    commands.put("code", request -> table.current().puzzle(watch).code());
  }

  /** The reply to a request; never fails. */
  public Map<String, @Nullable Object> answer(@Nullable Object request) {
    Map<String, @Nullable Object> reply = new LinkedHashMap<>();
    if (request instanceof Map<?, ?> map && map.containsKey("id")) {
      reply.put("id", map.get("id"));
    }
    try {
      Map<String, @Nullable Object> fields = carryOut(request);
      reply.put("ok", true);
      reply.putAll(fields);
    } catch (Refused refused) {
      reply.putAll(error(refused.code(), refused.reason()));
    } catch (RuntimeException e) {
      reply.putAll(error(Code.INTERNAL, "a mistake of the engine's own: " + e));
    }
    return reply;
  }

  /** The reply when there was no request to be read. */
  public static Map<String, @Nullable Object> error(Code code, String message) {
    return Json.object("ok", false, "error", Json.object("code", code.text(), "message", message));
  }

  private Map<String, @Nullable Object> carryOut(@Nullable Object tree) {
    Field request = Field.of(tree, "request", Code.BAD_REQUEST);
    String name = request.get("cmd").text();
    Command command = commands.get(name);
    if (command == null) {
      throw new Refused(
          Code.UNKNOWN_COMMAND,
          "unknown command \"" + name + "\"; there are: " + String.join(", ", commands.keySet()));
    }
    return command.reply(request);
  }
}
