package picknmix.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import org.jspecify.annotations.Nullable;
import picknmix.cli.PuzzleTries.Range;
import picknmix.cli.arena.OwnEngine;
import picknmix.cli.parts.Part;
import picknmix.cli.parts.PartFiles;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Puzzles;
import picknmix.kernel.Refused;
import picknmix.kernel.Seed;
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
      "  picknmix puzzle make --level 5 --tries 20000 --part 3/16 > part-3.jsonl",
      "%nThe same command always makes the same puzzles, on however many threads."
    })
final class PuzzleMakeCommand implements Callable<Integer> {
  private static final int MOST = 1_000_000;

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
      description = "How many (1; with --tries all that there are).")
  private @Nullable Integer count;

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

  @Option(
      names = "--tries",
      paramLabel = "N",
      description =
          "Try so many numbers and make a puzzle of each that is good, or of the first --count.")
  private @Nullable Integer tries;

  @Option(
      names = "--part",
      paramLabel = "I/N",
      description =
          "Try only this part of the numbers of --tries, such as 3/16, and print the puzzles in"
              + " JSON. picknmix puzzle merge makes one list of all parts.")
  private @Nullable String part;

  @Mixin private PuzzlePages pages;

  @Override
  public Integer call() throws InterruptedException, ExecutionException {
    Game<?> chosen = game.game();
    Puzzles<?> puzzles = PuzzleGame.of(chosen);
    check("--level", level, puzzles.levels());
    check("--count", count, MOST);
    check("--tries", tries, MOST);
    int atOnce = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
    check("--threads", atOnce, 1_000);
    try {
      Options wished = TableOptions.read(chosen, options);
      PuzzleTries maker = new PuzzleTries(puzzles, level, wished, Seed.of(seed));
      if (part == null) {
        make(maker, atOnce);
      } else {
        makePart(maker, chosen, Part.parse(part), atOnce);
      }
    } catch (Refused mistake) {
      throw new ParameterException(spec.commandLine(), mistake.reason());
    }
    return 0;
  }

  private void check(String name, @Nullable Integer value, int most) {
    if (value != null && (value < 1 || value > most)) {
      throw new ParameterException(
          spec.commandLine(), "%s must be from 1 to %d, not %d".formatted(name, most, value));
    }
  }

  private void make(PuzzleTries maker, int atOnce) throws InterruptedException, ExecutionException {
    int enough = count != null ? count : tries == null ? 1 : MOST;
    Range range = tries == null ? Range.endless(enough) : new Range(0, tries, enough);
    try (Progress bar = new Progress("Puzzles", range.steps())) {
      maker.make(range, atOnce, bar, (number, puzzle) -> pages.print(maker.puzzles(), puzzle));
    }
  }

  /** A part has all that a run of all numbers would find among its own, or as many as it needs. */
  private void makePart(PuzzleTries maker, Game<?> chosen, Part which, int atOnce)
      throws InterruptedException, ExecutionException {
    if (tries == null) {
      throw Refused.badRequest("--part needs --tries: what has parts are the numbers to try");
    }
    int enough = count != null ? count : MOST;
    Range range = new Range(which.from(tries), which.to(tries), enough);
    List<Map<String, @Nullable Object>> found = new ArrayList<>();
    try (Progress bar = new Progress("Puzzles", range.steps())) {
      maker.make(
          range,
          atOnce,
          bar,
          (number, puzzle) -> found.add(Json.object("number", number, "puzzle", puzzle)));
    }
    Map<String, @Nullable Object> header =
        Json.object(
            "puzzles", chosen.id(),
            "level", level,
            "options", maker.options().withDefaults(chosen.facts().options()).json(),
            "seed", seed,
            "tries", tries,
            "count", enough,
            "engine", OwnEngine.fingerprint());
    header.putAll(PartFiles.fields(which, found.size()));
    PrintWriter out = spec.commandLine().getOut();
    out.print(Json.write(header) + "\n");
    found.forEach(line -> out.print(Json.write(line) + "\n"));
    out.flush();
  }
}
