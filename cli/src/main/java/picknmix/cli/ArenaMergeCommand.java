package picknmix.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picknmix.cli.arena.Contest;
import picknmix.cli.arena.Merge;
import picknmix.kernel.Refused;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The outcome of games that were played in parts. */
@Command(
    name = "merge",
    description =
        "Tell what came of games that were played in parts: what one run of all would have told.",
    footer = {
      "%nAll parts must be there, each once, in any order. Examples:",
      "  for i in 1 2 3 4; do",
      "    picknmix arena cukierki hard medium --iterations 400 --part $$i/4 > part-$$i.jsonl",
      "  done",
      "  picknmix arena merge part-*.jsonl",
      "  picknmix arena merge part-*.jsonl --json",
      "%nTimes are those that the parts have measured: sums of them all, and the longest of all."
    })
final class ArenaMergeCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "What the parts have written.")
  private List<Path> files;

  @Mixin private LadderPicture picture;

  @Option(names = "--json", description = "Print one JSON object instead of a table.")
  private boolean json;

  @Override
  public Integer call() throws InterruptedException {
    Contest.Outcome outcome;
    try {
      outcome = Merge.of(files);
      picture.draw(outcome);
    } catch (Refused mistake) {
      throw new ParameterException(spec.commandLine(), mistake.reason());
    }
    ArenaOptions.tell(spec.commandLine().getOut(), outcome, json);
    return 0;
  }
}
