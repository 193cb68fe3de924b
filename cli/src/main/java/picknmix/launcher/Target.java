package picknmix.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * What the launchers can build. What goes in is listed in a file beside this one, for both of them.
 */
enum Target {
  /** The command line with all that it serves. */
  CLI("cli.txt", "cli/target/picknmix.jar", Target.PLAYERS),
  /** The same, and what makes it one server of many. */
  CLUSTER("cluster.txt", "cluster/target/picknmix-cluster.jar", Target.CLUSTERS),
  /** The same, and the PostgreSQL of {@code trials}. */
  TRIALS("cluster.txt", "cli/target/lib-trials", Target.CLUSTERS + " -Ptrials"),
  /** The benchmarks, which use the oracles among the engine's tests. */
  BENCH("bench.txt", "bench/target/bench.jar", "--projects bench --also-make -DskipTests package");

  /** Modules side by side: some fetch while others compile. */
  private static final String SIDE_BY_SIDE = " --also-make -Dplayer --threads 3 package";

  private static final String PLAYERS = "--projects cli" + SIDE_BY_SIDE;
  private static final String CLUSTERS = "--projects cli,cluster" + SIDE_BY_SIDE;

  private final String inputs;
  private final String product;
  private final String arguments;

  Target(String inputs, String product, String arguments) {
    this.inputs = inputs;
    this.product = product;
    this.arguments = arguments;
  }

  static Target named(String name) {
    return valueOf(name.toUpperCase(Locale.ROOT));
  }

  private String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** For Maven. */
  List<String> arguments() {
    return List.of(arguments.split(" ", -1));
  }

  /** What happens, in the order in which it is told. */
  List<Step> steps() {
    return this == BENCH ? Step.OF_THE_BENCHMARKS : Step.OF_THE_PROGRAM;
  }

  /** Of the time before the last build that succeeded. */
  Path stamp(Workplace place) {
    return place.file(id());
  }

  /** Is there while one goes on, or was cut off. */
  Path unfinished(Workplace place) {
    return place.file(id() + ".new");
  }

  /**
   * Was it not built yet, or did something change since? A folder does when something comes or
   * goes.
   */
  boolean isOutdated(Workplace place) throws IOException {
    if (Files.notExists(place.project().resolve(product)) || Files.notExists(stamp(place))) {
      return true;
    }
    FileTime built = Files.getLastModifiedTime(stamp(place));
    for (String input : inputs(place)) {
      Path path = place.project().resolve(input);
      if (Files.exists(path)) {
        try (Stream<Path> files = Files.walk(path)) {
          for (Path file : files.toList()) {
            if (Files.getLastModifiedTime(file).compareTo(built) > 0) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  private List<String> inputs(Workplace place) throws IOException {
    return Files.readAllLines(
        place.project().resolve("cli/src/main/java/picknmix/launcher").resolve(inputs));
  }

  /** The folders of the modules that are built. */
  List<String> modules(Workplace place) throws IOException {
    return inputs(place).stream()
        .filter(input -> input.indexOf('/') > 0 && input.endsWith("/pom.xml"))
        .map(input -> input.substring(0, input.lastIndexOf('/')))
        .toList();
  }

  /** What is built with it. */
  private List<Target> parts() {
    return switch (this) {
      case CLI, BENCH -> List.of();
      case CLUSTER -> List.of(CLI);
      case TRIALS -> List.of(CLI, CLUSTER);
    };
  }

  /** What remains to be done when Maven is ready. */
  void finish(Workplace place) throws IOException, InterruptedException {
    if (this != BENCH) {
      FirstRun.train(place);
    }
    for (Target part : parts()) {
      Files.copy(
          unfinished(place),
          part.stamp(place),
          StandardCopyOption.REPLACE_EXISTING,
          StandardCopyOption.COPY_ATTRIBUTES);
    }
  }
}
