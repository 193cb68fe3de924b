package picknmix.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Puzzles;
import picknmix.kernel.Refused;
import picknmix.kernel.State;
import picknmix.kernel.Watch;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A command that thinks about one puzzle, or about many from standard input. */
abstract class PuzzleWork implements Callable<Integer> {
  private static final int STEPS = 1_000;
  private static final int MOST = 1_000_000_000;

  @Spec private CommandSpec spec;
  @Mixin private PuzzleGame game;

  @Parameters(
      paramLabel = "NAME|CODE|-",
      description = "Which puzzle; - for those on standard input, one a line.")
  private String puzzle;

  @Option(
      names = "--millis",
      paramLabel = "MS",
      description = "How long it may take for a puzzle; as long as it takes if left out.")
  private @Nullable Integer millis;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      description = "How many positions it may look at; the answer is then always the same.")
  private @Nullable Integer nodes;

  @Option(names = "--json", description = "Print one JSON object a puzzle instead of words.")
  private boolean json;

  @Override
  public final Integer call() throws IOException {
    Game<?> chosen = game.game();
    long most = check("--nodes", nodes);
    long time = check("--millis", millis);
    if (!puzzle.equals("-")) {
      tell(chosen, puzzle, most, time);
      return 0;
    }
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (!line.isBlank()) {
        tell(chosen, line.strip(), most, time);
      }
    }
    return 0;
  }

  private long check(String name, @Nullable Integer value) {
    if (value != null && (value < 1 || value > MOST)) {
      throw new ParameterException(
          spec.commandLine(), "%s must be from 1 to %d, not %d".formatted(name, MOST, value));
    }
    return value == null ? 0 : value;
  }

  private <S extends State<S>> void tell(Game<S> chosen, String which, long most, long time) {
    Puzzles<S> puzzles = PuzzleGame.of(chosen);
    S start = start(puzzles, which);
    Map<String, @Nullable Object> found;
    try (Progress bar = new Progress(which, STEPS)) {
      found = think(puzzles, start, most, time, watch(bar));
    }
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      Map<String, @Nullable Object> object = Json.object("puzzle", which);
      object.putAll(found);
      out.println(Json.write(object));
    } else {
      out.println(which);
      words(found).forEach(line -> out.println("  " + line));
    }
    out.flush();
  }

  private <S extends State<S>> S start(Puzzles<S> puzzles, String which) {
    try {
      return puzzles.start(which);
    } catch (Refused mistake) {
      throw new ParameterException(spec.commandLine(), mistake.reason());
    }
  }

  /** The bar never goes back, though the work may begin anew with more knowledge. */
  private static Watch watch(Progress bar) {
    int[] shown = {0};
    return done -> {
      for (; shown[0] < done * STEPS; shown[0]++) {
        bar.step();
      }
      return true;
    };
  }

  /** What there is to find out about the puzzle. */
  abstract <S extends State<S>> Map<String, @Nullable Object> think(
      Puzzles<S> puzzles, S start, long nodes, long millis, Watch watch);

  /** The same in lines for people. */
  abstract List<String> words(Map<String, @Nullable Object> found);

  /** The most points and the way to them. */
  static String solution(Map<String, @Nullable Object> found) {
    String proven = Boolean.TRUE.equals(found.get("proven")) ? "" : ", perhaps more";
    return "%s points%s: %s"
        .formatted(
            found.get("score"),
            proven,
            found.get("solution") instanceof List<?> actions
                ? String.join("; ", actions.stream().map(String::valueOf).toList())
                : "");
  }
}
