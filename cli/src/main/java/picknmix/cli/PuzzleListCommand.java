package picknmix.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** All the puzzles that there are. */
@Command(
    name = "list",
    description = "List the puzzles by level.",
    footer = {"%nExamples:", "  picknmix puzzle list", "  picknmix puzzle list --json"})
final class PuzzleListCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private PuzzleGame game;

  @Option(names = "--json", description = "Print one JSON object a line instead of a table.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (!json) {
      out.println("name  level  points  rounds  patterns");
    }
    for (Map<String, @Nullable Object> puzzle : PuzzleGame.of(game.game()).list()) {
      out.println(json ? Json.write(puzzle) : line(puzzle));
    }
    out.flush();
    return 0;
  }

  private static String line(Map<String, @Nullable Object> puzzle) {
    return "%4s  %5s  %6s  %6s  %s"
        .formatted(
            puzzle.get("name"),
            puzzle.get("level"),
            puzzle.get("goal"),
            puzzle.get("rounds"),
            words(puzzle.get("cards")));
  }

  static String words(@Nullable Object list) {
    return list instanceof List<?> items
        ? String.join(" ", items.stream().map(String::valueOf).toList())
        : "";
  }
}
