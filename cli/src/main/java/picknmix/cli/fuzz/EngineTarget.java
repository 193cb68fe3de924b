package picknmix.cli.fuzz;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picknmix.games.Games;
import picknmix.kernel.Json;
import picknmix.kernel.Seed;
import picknmix.protocol.EngineProtocol;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** The engine protocol, states included; whatever it accepts it must be able to play on with. */
final class EngineTarget implements Target {
  private static final JsonMapper JSON = new JsonMapper();
  private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(20);

  /** They may rightly take as long as they are told to. */
  private static final Pattern SLOW =
      Pattern.compile("\"(playout|perft|solve|reach|rate|make|best|puzzles)\"");

  private static final List<Map<String, @Nullable Object>> AFTERWARDS =
      List.of(
          Json.object("cmd", "status"),
          Json.object("cmd", "look", "viewer", 0),
          Json.object("cmd", "look", "viewer", "spectator"),
          Json.object("cmd", "legal", "seat", 0),
          Json.object("cmd", "legal", "seat", 1),
          Json.object("cmd", "state"),
          Json.object("cmd", "transcript"));

  private final Mutator mutator;
  private final EngineProtocol protocol = new EngineProtocol(Games.all(), () -> Seed.of(1));

  EngineTarget(Samples samples) {
    this.mutator = new Mutator(samples.requests());
  }

  @Override
  public void feed(SplittableRandom random) throws FuzzFailed {
    String input = random.nextInt(4) == 0 ? mutator.one(random) : mutator.mutate(random);
    if (SLOW.matcher(input).find()) {
      return;
    }
    Object tree;
    try {
      tree = JSON.readValue(input, Object.class);
    } catch (JacksonException notJson) {
      return; // refused before the engine hears of it
    }
    Object answer = ask(tree, input);
    if (input.contains("\"load\"") && answer.toString().startsWith("{\"ok\":true")) {
      for (Map<String, @Nullable Object> request : AFTERWARDS) {
        ask(request, input);
      }
      playOn(input, random);
    }
  }

  private void playOn(String input, SplittableRandom random) throws FuzzFailed {
    for (int step = 0; step < 3; step++) {
      for (Object seat : List.of(0, 1, "chance", "clock")) {
        Map<String, @Nullable Object> legal =
            protocol.answer(Json.object("cmd", "legal", "seat", seat));
        if (legal.get("actions") instanceof List<?> actions && !actions.isEmpty()) {
          Object action = actions.get(random.nextInt(actions.size()));
          ask(Json.object("cmd", "apply", "seat", seat, "action", action), input);
        }
      }
    }
  }

  private String ask(@Nullable Object request, String input) throws FuzzFailed {
    long start = System.nanoTime();
    String answer;
    try {
      answer = Json.write(protocol.answer(request));
    } catch (RuntimeException | StackOverflowError bug) {
      throw new FuzzFailed("the engine throws " + bug + " after " + input);
    }
    if (answer.contains("\"code\":\"internal\"")) {
      throw new FuzzFailed("the engine answers " + answer + " after " + input);
    }
    if (System.nanoTime() - start > LONGEST_NANOS) {
      throw new FuzzFailed("the engine thinks for too long after " + input);
    }
    return answer;
  }
}
