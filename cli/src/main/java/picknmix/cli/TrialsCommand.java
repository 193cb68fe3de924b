package picknmix.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picknmix.cli.trials.TrialFailed;
import picknmix.cli.trials.Trials;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Faults against real servers. The launcher adds PostgreSQL to the class path. */
@Command(
    name = "trials",
    description = "Try to break real servers: kill them, take their store away, storm them.",
    footer = {
      "%nExamples:",
      "  ./picknmix trials --short                   everything, in a minute",
      "  ./picknmix trials                           an hour or two",
      "  ./picknmix trials --only kills-sqlite --kills 1000",
      "  ./picknmix trials --only storm --seed 42",
      "%nThe exit status is 1 if a server did not keep what it promises: docs/reliability.md."
    })
final class TrialsCommand implements MaintainerCommands.ForMaintainers {
  private static final int AT_ONCE = 3;

  @Spec private CommandSpec spec;

  @Option(names = "--seed", description = "Choose moments and actions by this number.")
  private @Nullable Long seed;

  @Option(
      names = "--kills",
      defaultValue = "500",
      description = "How often to kill, on each kind of store (${DEFAULT-VALUE}).")
  private int kills;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      description = "Only these; a name that is none lists them all.")
  private List<String> only = List.of();

  @Option(names = "--short", description = "Little of everything.")
  private boolean brief;

  @Override
  public Integer call() throws Exception {
    if (kills < 1 || kills > 100_000) {
      throw mistake("--kills must be from 1 to 100000, not " + kills);
    }
    long number = seed == null ? ThreadLocalRandom.current().nextInt(1_000_000) : seed;
    Trials trials = new Trials(number, kills, brief);
    for (String name : only) {
      if (!trials.names().contains(name)) {
        throw mistake(
            "there is no trial '%s', only %s".formatted(name, String.join(", ", trials.names())));
      }
    }
    // Only the servers' own logs count, and those are files.
    Logger.getLogger("").setLevel(Level.WARNING);
    PrintWriter out = spec.commandLine().getOut();
    out.println("seed " + number);
    out.flush();
    List<String> names = only.isEmpty() ? trials.names() : only;
    if (!brief) {
      return runInTurns(trials, names, number, out);
    }
    // A cluster takes a server that waits for a processor for a dead one, so those have all to
    // themselves.
    int status =
        runTogether(trials, names.stream().filter(n -> !isCluster(n)).toList(), number, out);
    return status
        | runInTurns(trials, names.stream().filter(TrialsCommand::isCluster).toList(), number, out);
  }

  private static boolean isCluster(String name) {
    return name.startsWith("cluster-");
  }

  private int runInTurns(Trials trials, List<String> names, long number, PrintWriter out)
      throws IOException, InterruptedException {
    int status = 0;
    for (String name : names) {
      try (Progress progress = new Progress(name, 0)) {
        status |= run(trials, name, number, out, progress::say);
      }
    }
    return status;
  }

  /**
   * Servers mostly wait for people and bots, so some trials at once take little longer than one.
   */
  private int runTogether(Trials trials, List<String> names, long number, PrintWriter out)
      throws IOException, InterruptedException {
    List<Future<Integer>> all = new ArrayList<>();
    int status = 0;
    try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
      for (String name : names) {
        all.add(threads.submit(() -> run(trials, name, number, out, words -> {})));
      }
      for (Future<Integer> one : all) {
        status |= one.get();
      }
    } catch (ExecutionException e) {
      throw new IOException(e.getCause());
    }
    return status;
  }

  private static int run(
      Trials trials, String name, long number, PrintWriter out, Consumer<String> progress)
      throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("picknmix-" + name);
    long start = System.nanoTime();
    try {
      String what = trials.run(name, folder, progress);
      long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start);
      delete(folder);
      out.printf("%-15s %s; %d s%n", name, what, seconds);
      return 0;
    } catch (TrialFailed failure) {
      out.printf("%-15s FAILED with seed %d: %s%n", name, number, failure.getMessage());
      out.printf("                data and log: %s%n", folder);
      return 1;
    } finally {
      out.flush();
    }
  }

  private ParameterException mistake(String what) {
    return new ParameterException(spec.commandLine(), what);
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
