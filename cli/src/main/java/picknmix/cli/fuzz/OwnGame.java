package picknmix.cli.fuzz;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import picknmix.games.Games;
import picknmix.kernel.Json;
import picknmix.kernel.Seed;
import picknmix.protocol.EngineProtocol;

/**
 * A game of somebody's own device, where all have done just anything, as it is sent to be shared.
 */
final class OwnGame {
  /** Of some games a server takes no more. */
  private static final int MOST = 1_000;

  private final SplittableRandom random;
  private final EngineProtocol engine;

  private OwnGame(SplittableRandom random) {
    this.random = random;
    this.engine = new EngineProtocol(Games.all(), () -> Seed.of(random.nextLong()));
  }

  static Object played(String game, SplittableRandom random) {
    return new OwnGame(random).played(game);
  }

  private Object played(String game) {
    Map<String, ?> now = ask("cmd", "new", "game", game, "seats", 2);
    for (int i = 0; i < MOST && Boolean.FALSE.equals(now.get("over")); i++) {
      now =
          now.get("toAct") instanceof List<?> seats
              ? act(any(seats), now)
              : ask("cmd", "apply", "seat", "chance");
    }
    return Json.object(
        "lines",
        ask("cmd", "transcript").get("lines"),
        "seats",
        List.of(
            Json.object("name", "Їжак", "color", "#c2185b", "avatar", "fox", "bot", null),
            Json.object("name", "Nunu", "color", "#00796b", "avatar", "owl", "bot", "hard")));
  }

  private Map<String, ?> act(@Nullable Object seat, Map<String, ?> now) {
    Object actions = ask("cmd", "legal", "seat", seat).get("actions");
    return actions instanceof List<?> legal && !legal.isEmpty()
        ? ask("cmd", "apply", "seat", seat, "action", any(legal))
        : now;
  }

  private @Nullable Object any(List<?> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  private Map<String, ?> ask(@Nullable Object... request) {
    return engine.answer(Json.object(request));
  }
}
