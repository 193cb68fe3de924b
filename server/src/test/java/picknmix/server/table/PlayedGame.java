package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picknmix.games.Games;
import picknmix.kernel.Json;
import picknmix.kernel.Seed;
import picknmix.protocol.EngineProtocol;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** The transcripts of whole games, as a browser's engine would tell them. */
public final class PlayedGame {
  private static final JsonMapper JSON = new JsonMapper();

  /** What a seat does. */
  private interface Choice {
    @Nullable Object of(EngineProtocol engine, Object seat);
  }

  private PlayedGame() {}

  /** Of two who do just anything. */
  static List<Map<String, Object>> anyhow(String game) {
    Random random = new Random(7);
    return played(
        7,
        (engine, seat) ->
            any((List<?>) ask(engine, "cmd", "legal", "seat", seat).get("actions"), random),
        random,
        "game",
        game,
        "seats",
        2);
  }

  private static @Nullable Object any(List<?> actions, Random random) {
    return actions.isEmpty() ? null : actions.get(random.nextInt(actions.size()));
  }

  /** Of bots in the largest house, who need longer than almost anybody to get out of it. */
  public static List<Map<String, Object>> longest() {
    return played(
        1,
        (engine, seat) ->
            ask(engine, "cmd", "best", "seat", seat, "level", "gentle", "iterations", 1)
                .get("action"),
        new Random(7),
        "game",
        "candy-ghosts",
        "seats",
        6,
        "options",
        Json.object(
            "story", "gallery", "size", "5x5", "boss", "none", "rounds", 999, "ghosts", "lazy"));
  }

  private static List<Map<String, Object>> played(
      int seed, Choice choice, Random random, @Nullable Object... game) {
    EngineProtocol engine = new EngineProtocol(Games.all(), () -> Seed.of(seed));
    Map<String, Object> begin = Json.object(game);
    begin.put("cmd", "new");
    Map<String, ?> status = answer(engine, begin);
    while (status.get("over").equals(false)) {
      if (!(status.get("toAct") instanceof List<?> toAct)) {
        status = ask(engine, "cmd", "apply", "seat", "chance");
        continue;
      }
      Object seat = toAct.get(random.nextInt(toAct.size()));
      Object action = choice.of(engine, seat);
      if (action != null) {
        status = ask(engine, "cmd", "apply", "seat", seat, "action", action);
      }
    }
    return lines(engine);
  }

  static Map<String, ?> ask(EngineProtocol engine, @Nullable Object... request) {
    return answer(engine, Json.object(request));
  }

  private static Map<String, ?> answer(EngineProtocol engine, Map<String, ?> request) {
    Map<String, ?> reply = engine.answer(request);
    assertThat(reply.get("ok")).as("%s", reply).isEqualTo(true);
    return reply;
  }

  /** As they come out of a message. */
  static List<Map<String, Object>> lines(EngineProtocol engine) {
    String text = Json.write(ask(engine, "cmd", "transcript").get("lines"));
    return JSON.readValue(text, new TypeReference<>() {});
  }
}
