package picknmix.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Runs the real {@code ./picknmix} for the integration tests. It runs what the build has packaged
 * and does not build anew: the cli module's POM sets {@code PICKNMIX_NO_BUILD} for these tests.
 */
final class Launcher {
  /** The launcher of this checkout; Maven runs tests in the module's folder. */
  static final Path PATH = Path.of("..", "picknmix").toAbsolutePath().normalize();

  /** Long enough to build another commit on a slow machine: only what hangs is stopped. */
  private static final int PATIENCE_MINUTES = 10;

  private Launcher() {}

  /** What a finished run has left. */
  record Result(int status, String out, String err) {}

  /** A process that is ready to start, for tests that change its environment or talk with it. */
  static ProcessBuilder prepare(String... arguments) {
    List<String> command = new ArrayList<>(List.of(PATH.toString()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command);
  }

  static Result run(String... arguments) throws IOException, InterruptedException {
    return run(prepare(arguments));
  }

  /** Runs to the end, without input. */
  static Result run(ProcessBuilder prepared) throws IOException, InterruptedException {
    Path out = Files.createTempFile("picknmix", ".out");
    Path err = Files.createTempFile("picknmix", ".err");
    try {
      Process process = prepared.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
      process.getOutputStream().close();
      if (!process.waitFor(PATIENCE_MINUTES, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        throw new AssertionError(
            "still running after " + PATIENCE_MINUTES + " minutes: " + prepared.command());
      }
      return new Result(process.exitValue(), Files.readString(out), Files.readString(err));
    } finally {
      Files.delete(out);
      Files.delete(err);
    }
  }
}
