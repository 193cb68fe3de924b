package picknmix.cli;

import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Puzzles;
import picknmix.kernel.Refused;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How new puzzles are printed: a page for each, or its code alone. */
final class PuzzlePages {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(names = "--codes", description = "Print only the puzzles' codes, one a line.")
  private boolean codes;

  void print(Puzzles<?> puzzles, @Nullable Object puzzle) {
    Field field = Field.of(puzzle, "puzzle", Refused.Code.BAD_REQUEST);
    PrintWriter out = spec.commandLine().getOut();
    out.println(codes ? field.get("code").text() : puzzles.page(field));
    out.flush();
  }
}
