package picknmix.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picknmix.cli.load.Load;
import picknmix.cli.load.Report;
import picknmix.cli.load.ServerFigures;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What a server can take: many tables of clients with real sockets. */
@Command(
    name = "load",
    description = "Play many tables at once on a server of this machine, and measure.",
    footer = {
      "%nWithout --url it starts a server of its own, which goes away with its data. Examples:",
      "  picknmix load",
      "  picknmix load --tables 200 --seconds 30",
      "  picknmix load --tables 20 --url http://127.0.0.1:8080/",
      "%nThe exit status is 1 if there was an error or an update was lost."
    })
final class LoadCommand implements Callable<Integer> {
  private static final Pattern ADDRESS = Pattern.compile("http://\\S+");

  @Spec private CommandSpec spec;

  @Option(
      names = "--tables",
      defaultValue = "200",
      description = "How many tables (${DEFAULT-VALUE}).")
  private int tables;

  @Option(
      names = "--seats",
      defaultValue = "4",
      description = "How many seats each has (${DEFAULT-VALUE}).")
  private int seats;

  @Option(
      names = "--seconds",
      defaultValue = "20",
      description = "How long they play (${DEFAULT-VALUE}), 600 at most.")
  private int seconds;

  @Option(
      names = "--warm-up",
      paramLabel = "SECONDS",
      defaultValue = "10",
      description =
          "Play so long before that (${DEFAULT-VALUE}): a Java program is slow when it has just been"
              + " started. Its errors and lost updates count, its times do not.")
  private int warmUp;

  @Option(
      names = "--pause",
      paramLabel = "MILLIS",
      defaultValue = "500",
      description = "Time between two actions at a table, on average (${DEFAULT-VALUE}).")
  private int pause;

  @Option(
      names = "--game",
      defaultValue = "candy-match",
      description = "Which game (${DEFAULT-VALUE}).")
  private String game;

  @Option(names = "--url", description = "A server that runs on this machine already.")
  private @Nullable URI url;

  @Override
  public Integer call() throws Exception {
    check("--tables", tables, 1, 5_000);
    check("--seats", seats, 2, 8);
    check("--seconds", seconds, 1, 600);
    check("--warm-up", warmUp, 0, 600);
    check("--pause", pause, 0, 60_000);
    if (url != null) {
      checkIsHere(url);
      return measure(url);
    }
    Path folder = Files.createTempDirectory("picknmix-load");
    Process server = startServer(folder);
    // Whoever stops us with Ctrl-C wants no server left behind.
    Thread end = new Thread(server::destroyForcibly);
    Runtime.getRuntime().addShutdownHook(end);
    try {
      return measure(address(server));
    } finally {
      server.destroy();
      if (!server.waitFor(10, TimeUnit.SECONDS)) {
        server.destroyForcibly();
      }
      Runtime.getRuntime().removeShutdownHook(end);
      delete(folder);
    }
  }

  private void check(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw mistake("%s must be from %d to %d, not %d".formatted(name, least, most, value));
    }
  }

  /** Others' servers are not ours to try out; and they would limit us, since we are one address. */
  private void checkIsHere(URI server) {
    try {
      if ("http".equals(server.getScheme())
          && server.getHost() != null
          && InetAddress.getByName(server.getHost()).isLoopbackAddress()) {
        return;
      }
    } catch (UnknownHostException e) {
      // then it is not here
    }
    throw mistake("--url must be a server on this machine, like http://127.0.0.1:8080/");
  }

  private ParameterException mistake(String what) {
    return new ParameterException(spec.commandLine(), what);
  }

  private int measure(URI server) throws IOException, InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    Load.Plan plan = new Load.Plan(game, tables, seats, warmUp, seconds, pause);
    Report report =
        Load.run(
            plan,
            server,
            () -> {
              out.printf(
                  "%d tables of %d stand; they play for %d s, of which the first %d warm up%n",
                  tables, seats, warmUp + seconds, warmUp);
              out.flush();
            });
    print(report, Load.server(server), out);
    return report.isClean() ? 0 : 1;
  }

  private static void print(Report report, ServerFigures server, PrintWriter out) {
    out.printf(
        Locale.ROOT, "actions    %d (%.0f/s)%n", report.actions(), report.actionsPerSecond());
    out.printf(
        Locale.ROOT,
        "latency    p50 %.1f ms, p99 %.1f ms, slowest %.1f ms from send to everybody's update%n",
        report.p50(),
        report.p99(),
        report.slowest());
    out.printf(Locale.ROOT, "games over %d%n", report.games());
    out.printf(
        Locale.ROOT,
        "on disk    after %.1f ms on average, as the server measured, warm-up included%n",
        server.appendMillis());
    out.printf(Locale.ROOT, "heap       %d MB used by the server%n", server.heap() >> 20);
    out.printf(Locale.ROOT, "errors     %d%n", report.errors());
    report.reasons().forEach(reason -> out.println("           " + reason));
    out.printf(Locale.ROOT, "lost       %d updates%n", report.lost());
    out.flush();
  }

  private static Process startServer(Path folder) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return new ProcessBuilder(
            List.of(
                java,
                "-XX:+UseCompactObjectHeaders",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "serve",
                "--port",
                "0",
                "--data",
                folder.toString()))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private static URI address(Process server) throws IOException {
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
      String line = out.readLine();
      Matcher address = ADDRESS.matcher(line == null ? "" : line);
      if (!address.find()) {
        throw new IOException("the server did not start");
      }
      return URI.create(address.group());
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
