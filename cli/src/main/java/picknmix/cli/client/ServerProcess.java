package picknmix.cli.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** A server in a process of its own, which ends with ours at the latest. */
public final class ServerProcess implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("http://\\S+");
  private static final String MAIN = "picknmix.cli.Main";
  private static final String SQLITE = "org.sqlite.lib.path";

  private final Process process;
  private final Thread atExit;
  private @Nullable URI url;

  private ServerProcess(Process process) {
    this.process = process;
    // Whoever stops us with Ctrl-C wants no server left behind.
    this.atExit = new Thread(process::destroyForcibly);
    Runtime.getRuntime().addShutdownHook(atExit);
  }

  /** The command line that starts a server from the same jars as this program. */
  public static List<String> ownCommand(String... javaOptions) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:+UseCompactObjectHeaders",
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow"));
    // a bundle has SQLite's library beside its jars instead of in one
    String sqlite = System.getProperty(SQLITE);
    if (sqlite != null) {
      command.add("-D" + SQLITE + "=" + sqlite);
    }
    command.addAll(List.of(javaOptions));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), MAIN, "serve"));
    return command;
  }

  /**
   * Starts one.
   *
   * @param command to which port and place of data are added
   * @param log where its log goes
   */
  public static ServerProcess start(
      List<String> command, List<String> where, ProcessBuilder.Redirect log) throws IOException {
    List<String> whole = new ArrayList<>(command);
    whole.addAll(where);
    ProcessBuilder builder = new ProcessBuilder(whole).redirectError(log);
    // A launcher is to run what was built, not to build while we measure.
    builder.environment().put("PICKNMIX_NO_BUILD", "1");
    return new ServerProcess(builder.start());
  }

  /** Waits until it says that it serves, and where. */
  public URI url() throws IOException {
    if (url == null) {
      url = address();
    }
    return url;
  }

  private URI address() throws IOException {
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    String line = out.readLine();
    Matcher address = ADDRESS.matcher(line == null ? "" : line);
    if (!address.find()) {
      throw new IOException("the server did not start");
    }
    return URI.create(address.group());
  }

  public long pid() {
    return process.pid();
  }

  public boolean isAlive() {
    return process.isAlive();
  }

  /**
   * Has it let go of everything that nobody needs any more, so that one sees what it does need.
   *
   * @return whether that could be done: a bundle's runtime has no tool for it
   */
  public boolean collectGarbage() throws IOException, InterruptedException {
    Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
    if (!Files.isExecutable(jcmd)) {
      return false;
    }
    new ProcessBuilder(jcmd.toString(), Long.toString(pid()), "GC.run")
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
    return true;
  }

  /** As the power cut or {@code kill -9} does it. */
  public void kill() {
    process.destroyForcibly();
    await();
  }

  /** As an operator stops it. */
  @Override
  public void close() {
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
    await();
  }

  private void await() {
    process.onExit().join();
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException e) {
      // we are ending ourselves, and it runs already
    }
  }
}
