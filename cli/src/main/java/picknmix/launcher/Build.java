package picknmix.launcher;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What the launchers call. {@code PROJECT build TARGET [moving|plain]} builds what is out of date;
 * {@code PROJECT run COMMAND…} runs a command that must not run beside a build, and {@code PROJECT
 * check COMMAND…} one whose compiler must see everything.
 */
public final class Build {
  /** From here on an exit status means a signal. */
  private static final int KILLED = 128;

  private Build() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    Workplace place = new Workplace(Path.of(arguments[0]).toAbsolutePath().normalize());
    List<String> rest = Arrays.asList(arguments).subList(2, arguments.length);
    switch (arguments[1]) {
      case "build" -> System.exit(build(place, rest));
      case "check" -> System.exit(check(place, rest));
      default -> System.exit(run(place, rest));
    }
  }

  private static int build(Workplace place, List<String> rest)
      throws IOException, InterruptedException {
    Target target = Target.named(rest.getFirst());
    boolean isMoving =
        rest.size() > 1
            ? rest.get(1).equals("moving")
            : Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    return target.isOutdated(place)
        ? build(place, target, new Progress(System.err, isMoving, target.steps()))
        : 0;
  }

  private static int check(Workplace place, List<String> command)
      throws IOException, InterruptedException {
    try (BuildLock _ = BuildLock.take(place)) {
      place.forgetUnchecked();
      return Work.start(place, new ProcessBuilder(command).inheritIO()).end();
    }
  }

  private static int run(Workplace place, List<String> command)
      throws IOException, InterruptedException {
    try (BuildLock _ = BuildLock.take(place)) {
      return Work.start(place, new ProcessBuilder(command).inheritIO()).end();
    }
  }

  private static int build(Workplace place, Target target, Progress progress)
      throws IOException, InterruptedException {
    try (BuildLock _ = BuildLock.take(place)) {
      if (!target.isOutdated(place)) {
        return 0; // another launcher was quicker
      }
      for (Target any : Target.values()) {
        if (Files.deleteIfExists(any.unfinished(place))) {
          place.removeOutput(any.modules(place)); // a file may be half written
        }
      }
      // It is of the time before the build, for what changes meanwhile.
      Files.writeString(target.unfinished(place), "");
      progress.begin(Files.notExists(target.stamp(place)));
      int status = new Maven(place, progress).run(target.arguments());
      if (status == 0) {
        target.finish(place);
        place.replace(target.unfinished(place), target.stamp(place));
        progress.end();
      } else {
        if (status < KILLED) {
          Files.delete(
              target.unfinished(place)); // it has stopped by itself, and nothing is half written
        }
        progress.fail(new Log(place.log()).reason(), place.log());
      }
      return status == 0 ? 0 : 1;
    }
  }
}
