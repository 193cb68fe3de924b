package picknmix.launcher;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Maven, with its output in a log that is watched meanwhile. */
final class Maven {
  private final Workplace place;
  private final Progress progress;

  Maven(Workplace place, Progress progress) {
    this.place = place;
    this.progress = progress;
  }

  /** Its exit status. */
  int run(List<String> arguments) throws IOException, InterruptedException {
    if (arguments.contains("-Dplayer")) {
      place.noteUnchecked();
    }
    Optional<ProcessHandle> launcher = ProcessHandle.current().parent();
    Work work = Work.start(place, command(arguments));
    try (BufferedReader log = Files.newBufferedReader(place.log(), StandardCharsets.ISO_8859_1)) {
      while (work.goesOn()) {
        watch(log);
        if (launcher.isPresent() && !launcher.get().isAlive()) {
          System.exit(1); // nobody waits for it any more; the hook ends what runs
        }
      }
      watch(log);
    }
    return work.end();
  }

  private void watch(BufferedReader log) throws IOException {
    for (String line = log.readLine(); line != null; line = log.readLine()) {
      progress.read(line);
    }
    progress.tick();
  }

  private ProcessBuilder command(List<String> arguments) throws IOException {
    String wrapper = place.isWindows() ? "mvnw.cmd" : "mvnw";
    List<String> command = new ArrayList<>(List.of(place.project().resolve(wrapper).toString()));
    command.add("--batch-mode");
    command.addAll(arguments);
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(place.project().toFile())
            .redirectErrorStream(true)
            .redirectOutput(place.log().toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home", ""));
    builder.environment().put("TMPDIR", temporaryFolder().toString());
    return builder;
  }

  /**
   * Where the wrapper unpacks Maven: on the disk that it moves it to, so that it is there as a
   * whole or not at all.
   */
  private static Path temporaryFolder() throws IOException {
    var environment = System.getenv();
    String own = environment.getOrDefault("HOME", System.getProperty("user.home", ""));
    Path home = Path.of(environment.getOrDefault("MAVEN_USER_HOME", own + "/.m2"));
    return Files.createDirectories(home.resolve("wrapper/tmp"));
  }
}
