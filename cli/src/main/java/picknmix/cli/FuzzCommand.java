package picknmix.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picknmix.cli.fuzz.Fuzz;
import picknmix.cli.fuzz.FuzzFailed;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Spoilt inputs, for everything that listens to the world outside. */
@Command(
    name = "fuzz",
    description = "Feed spoilt inputs to a server and to the engine: nothing may break or leak.",
    footer = {
      "%nExamples:",
      "  ./picknmix fuzz",
      "  ./picknmix fuzz --inputs 1000000 --seed 42",
      "%nThe exit status is 1 if something broke: docs/reliability.md."
    })
final class FuzzCommand implements MaintainerCommands.ForMaintainers {
  @Spec private CommandSpec spec;

  @Option(names = "--inputs", defaultValue = "100000", description = "How many (${DEFAULT-VALUE}).")
  private int inputs;

  @Option(names = "--seed", description = "Make them from this number.")
  private @Nullable Long seed;

  @Override
  public Integer call() throws Exception {
    if (inputs < 1 || inputs > 1_000_000_000) {
      throw new ParameterException(
          spec.commandLine(), "--inputs must be from 1 to 1000000000, not " + inputs);
    }
    long number = seed == null ? ThreadLocalRandom.current().nextInt(1_000_000) : seed;
    PrintWriter out = spec.commandLine().getOut();
    out.println("seed " + number);
    out.flush();
    Path folder = Files.createTempDirectory("picknmix-fuzz");
    try (Progress progress = new Progress("inputs", inputs)) {
      Map<String, Long> fed = new Fuzz(number, folder).run(inputs, done -> progress.step());
      fed.forEach((way, count) -> out.printf("%-12s %d inputs%n", way, count));
      delete(folder);
      return 0;
    } catch (FuzzFailed failure) {
      out.printf(
          "FAILED with seed %d: %s%ndata and log: %s%n", number, failure.getMessage(), folder);
      return 1;
    } finally {
      out.flush();
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
