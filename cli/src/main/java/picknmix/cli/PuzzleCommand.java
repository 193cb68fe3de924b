package picknmix.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Puzzles: what there is, and what is known of them. */
@Command(
    name = "puzzle",
    description = "Look at puzzles, solve them, see how hard they are, and make new ones.",
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "%nA puzzle is called by its name, or by its code, which is in every link to one. Examples:",
      "  picknmix puzzle list",
      "  picknmix puzzle show 3",
      "  picknmix puzzle solve 2r7_P05P12P21_BkRg..B-Y..YRk-GkRGgY",
      "  picknmix puzzle make --level 4 --count 10",
      "  picknmix play candy-hunters --puzzle 3"
    },
    subcommands = {
      PuzzleListCommand.class,
      PuzzleShowCommand.class,
      PuzzleSolveCommand.class,
      PuzzleRateCommand.class,
      PuzzleMakeCommand.class,
      PuzzleMergeCommand.class,
    })
final class PuzzleCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    String commands = String.join(", ", spec.subcommands().keySet());
    throw new ParameterException(spec.commandLine(), "say what to do: " + commands);
  }
}
