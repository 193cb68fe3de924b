package picknmix.cli;

import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Options;
import picknmix.kernel.Puzzles;
import picknmix.kernel.Refused;
import picknmix.kernel.Seed;
import picknmix.kernel.Watch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** New puzzles, as many as one likes. */
@Command(
    name = "make",
    description = "Make new puzzles: proven, with a shortest solution, and rated.",
    footer = {
      "%nExamples:",
      "  picknmix puzzle make --level 4 --count 10",
      "  picknmix puzzle make --level 2 --count 100 --seed 7 --codes",
      "  picknmix puzzle make --level 3 --option largeGhost=true",
      "%nThe same command always makes the same puzzles, on however many threads."
    })
final class PuzzleMakeCommand implements Callable<Integer> {
  private static final int MOST = 1_000_000;

  /** After so many tries without a puzzle there will not be one. */
  private static final int PATIENCE = 10_000;

  @Spec private CommandSpec spec;

  @Mixin private PuzzleGame game;

  @Option(
      names = "--level",
      paramLabel = "N",
      defaultValue = "1",
      description = "How hard they shall be, from 1 on (${DEFAULT-VALUE}).")
  private int level;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many (${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "One of the game's options; may be repeated.")
  private Map<String, String> options = Map.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Other puzzles with another number (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many are tried at a time; by default one for each core.")
  private @Nullable Integer threads;

  @Option(names = "--codes", description = "Print only the puzzles' codes, one a line.")
  private boolean codes;

  @Override
  public Integer call() throws InterruptedException, ExecutionException {
    Game<?> chosen = game.game();
    Puzzles<?> puzzles = PuzzleGame.of(chosen);
    Options wished = options(chosen);
    check("--level", level, puzzles.levels());
    check("--count", count, MOST);
    int atOnce = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    check("--threads", atOnce, 1_000);
    try (Progress bar = new Progress("Puzzles", count);
        ExecutorService workers = Executors.newFixedThreadPool(atOnce)) {
      make(puzzles, wished, atOnce, workers, bar);
      workers.shutdownNow();
    }
    return 0;
  }

  private Options options(Game<?> chosen) {
    try {
      return TableOptions.read(chosen, options);
    } catch (Refused mistake) {
      throw new ParameterException(spec.commandLine(), mistake.reason());
    }
  }

  private void check(String name, int value, int most) {
    if (value < 1 || value > most) {
      throw new ParameterException(
          spec.commandLine(), "%s must be from 1 to %d, not %d".formatted(name, most, value));
    }
  }

  /** Tries are begun ahead and looked at in their order, so that threads change nothing. */
  private void make(
      Puzzles<?> puzzles, Options wished, int atOnce, ExecutorService workers, Progress bar)
      throws InterruptedException, ExecutionException {
    Seed from = Seed.of(seed);
    Queue<Future<Field>> begun = new ArrayDeque<>();
    int next = 0;
    int tried = 0;
    int inVain = 0;
    int made = 0;
    while (made < count) {
      while (begun.size() < 4 * atOnce) {
        int number = next++;
        begun.add(workers.submit(() -> attempt(puzzles, wished, from, number)));
      }
      Field puzzle = begun.remove().get();
      tried++;
      inVain++;
      if (!puzzle.isNull()) {
        made++;
        inVain = 0;
        print(puzzles, puzzle);
        bar.step();
      }
      bar.say(tried + " tried");
      if (inVain == PATIENCE) {
        throw new IllegalStateException("no such puzzle in %d tries".formatted(inVain));
      }
    }
  }

  private Field attempt(Puzzles<?> puzzles, Options wished, Seed from, int number) {
    Map<String, @Nullable Object> made = puzzles.make(level, wished, from, number, 1, Watch.NOBODY);
    return Field.of(made.get("puzzle"), "puzzle", Refused.Code.BAD_REQUEST);
  }

  private void print(Puzzles<?> puzzles, Field puzzle) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(codes ? puzzle.get("code").text() : puzzles.page(puzzle));
    out.flush();
  }
}
