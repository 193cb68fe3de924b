package picknmix.bench;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picknmix.kernel.Game;

/** A JVM that runs {@link Gauge} with one version of the engine. */
final class GaugeProcess implements AutoCloseable {
  private final String version;
  private final Process process;
  private final BufferedWriter in;
  private final BufferedReader out;

  /** How much was done, in which time of the processor, and what it allocated. */
  static final class Work {
    private long done;
    private long nanos;
    private long bytes;

    void add(Work other) {
      done += other.done;
      nanos += other.nanos;
      bytes += other.bytes;
    }

    double perSecond() {
      return done * 1e9 / nanos;
    }

    double bytesEach() {
      return (double) bytes / done;
    }
  }

  private GaugeProcess(String version, Process process) {
    this.version = version;
    this.process = process;
    this.in = process.outputWriter(StandardCharsets.UTF_8);
    this.out = process.inputReader(StandardCharsets.UTF_8);
  }

  /** This version of the engine. */
  static GaugeProcess ours(Game<?> game, int seats, List<String> options) {
    return start("this version", System.getProperty("java.class.path"), game, seats, options);
  }

  /** The version that the launcher has built in that folder: its classes come before ours. */
  static GaugeProcess of(Path folder, String ref, Game<?> game, int seats, List<String> options) {
    String classPath =
        String.join(
            File.pathSeparator,
            folder.resolve("classes").toString(),
            folder.resolve(Path.of("engine", "src", "main", "java")).toString(),
            System.getProperty("java.class.path"));
    return start(ref, classPath, game, seats, options);
  }

  private static GaugeProcess start(
      String version, String classPath, Game<?> game, int seats, List<String> options) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Whoever needs compiled code waits for it (-Xbatch): on a busy machine the compiler would come
    // late, and slow code be measured.
    command.addAll(
        List.of("-XX:+UseCompactObjectHeaders", "-XX:+UseSerialGC", "-Xbatch", "-cp", classPath));
    command.addAll(List.of(Gauge.class.getName(), game.id(), Integer.toString(seats)));
    command.addAll(options);
    try {
      return new GaugeProcess(
          version,
          new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /** Does that work for so long. */
  Work work(String what, int millis) {
    String[] words = ask(what + " " + millis).split(" ", -1);
    Work work = new Work();
    work.done = Long.parseLong(words[0]);
    work.nanos = Long.parseLong(words[1]);
    work.bytes = Long.parseLong(words[2]);
    return work;
  }

  /** Each position, and the advice there. */
  List<String> check() {
    return List.of(ask("check").trim().split(" ", -1));
  }

  private String ask(String what) {
    try {
      in.write(what);
      in.newLine();
      in.flush();
      String line = out.readLine();
      if (line == null) {
        throw new IllegalStateException("the engine of " + version + " has ended");
      }
      return line;
    } catch (IOException failure) {
      throw new IllegalStateException("the engine of " + version + " has ended", failure);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
