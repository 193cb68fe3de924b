package picknmix.cli.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What Java has no word for: signals and limits of other processes, through the system's tools. */
public final class Signals {
  private Signals() {}

  public static void send(String signal, long pid) throws IOException, InterruptedException {
    run(List.of("kill", signal, Long.toString(pid)));
  }

  /** No file of that process may grow beyond so many bytes: the disk is full, for it alone. */
  public static void limitFiles(long pid, String bytes) throws IOException, InterruptedException {
    run(List.of("prlimit", "--pid", Long.toString(pid), "--fsize=" + bytes + ":unlimited"));
  }

  private static void run(List<String> command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    if (process.waitFor() != 0) {
      throw new IOException(String.join(" ", command) + ": " + said);
    }
  }
}
