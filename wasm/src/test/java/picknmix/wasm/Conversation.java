package picknmix.wasm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picknmix.games.Games;
import picknmix.kernel.Json;
import picknmix.kernel.Rng;
import picknmix.kernel.Seed;
import picknmix.protocol.EngineProtocol;

/**
 * Asks the engine on the JVM and, with {@link #compare}, a compiled one the same; their replies
 * must be the same text.
 */
final class Conversation {
  /** How fast somebody plays is the one thing that may differ. */
  private static final String SPEED = "\"decisionsPerSecond\":\\d+";

  private final EngineProtocol jvm = new EngineProtocol(Games.all(), () -> Seed.of(0));
  private final CompiledEngine compiled;
  private final List<String> requests = new ArrayList<>();
  private final List<String> replies = new ArrayList<>();

  Conversation(CompiledEngine compiled) {
    this.compiled = compiled;
  }

  /** The reply to a request of these keys and values. */
  Map<String, Object> ask(Object... keysAndValues) {
    return ask((Object) Json.object(keysAndValues));
  }

  Map<String, Object> ask(Object request) {
    Map<String, Object> reply = jvm.answer(request);
    requests.add(Json.write(request));
    replies.add(Json.write(reply));
    return reply;
  }

  /** Asks the other engine all of it now, and compares. */
  void compare() {
    List<String> answers = compiled.answer(requests);
    for (int i = 0; i < requests.size(); i++) {
      assertThat(answers.get(i).replaceAll(SPEED, ""))
          .as(requests.get(i))
          .isEqualTo(replies.get(i).replaceAll(SPEED, ""));
    }
    requests.clear();
    replies.clear();
  }

  /** Plays at random, after new, load or replay, for at most so many actions. */
  void play(Map<String, Object> status, int actions, Rng rng) {
    for (int i = 0; i < actions && Boolean.FALSE.equals(status.get("over")); i++) {
      if (rng.below(8) == 0) {
        look(rng);
      }
      status = step(status, rng);
    }
  }

  /** Asks what one of those who can act would best do, in so many rounds of thought. */
  void best(String level, int iterations) {
    if (ask("cmd", "status").get("toAct") instanceof List<?> seats && !seats.isEmpty()) {
      Object seat = seats.getFirst();
      ask("cmd", "best", "seat", seat, "level", level, "iterations", iterations, "seed", 7);
    }
  }

  private Map<String, Object> step(Map<String, Object> status, Rng rng) {
    List<Object[]> choices = new ArrayList<>();
    if (status.get("toAct") instanceof List<?> seats) {
      seats.forEach(seat -> choices.addAll(choices(seat)));
    } else {
      choices.addAll(choices("chance"));
    }
    if (choices.isEmpty()) {
      choices.addAll(choices("clock"));
    }
    Object[] choice = choices.get(rng.below(choices.size()));
    return ask("cmd", "apply", "seat", choice[0], "action", choice[1]);
  }

  private List<Object[]> choices(Object seat) {
    List<Object[]> choices = new ArrayList<>();
    for (Object action : (List<?>) ask("cmd", "legal", "seat", seat).get("actions")) {
      choices.add(new Object[] {seat, action});
    }
    return choices;
  }

  private void look(Rng rng) {
    ask("cmd", "state");
    ask("cmd", "view", "seat", "spectator");
    ask("cmd", "view", "seat", rng.below(6));
    ask("cmd", "legal", "seat", rng.below(6));
    ask("cmd", "apply", "seat", rng.below(3), "action", "no such action");
  }
}
