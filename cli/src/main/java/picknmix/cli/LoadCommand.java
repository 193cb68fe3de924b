package picknmix.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.House;
import picknmix.cli.client.PostgresStore;
import picknmix.cli.client.ServerProcess;
import picknmix.cli.load.Load;
import picknmix.cli.load.Plan;
import picknmix.cli.load.Venue;
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
      "  picknmix load --tables 500 --watchers 2 --seconds 30",
      "  picknmix load --game mix --bots 1 --reconnects 2 --stall 10",
      "  ./picknmix load --postgres --pause 0",
      "  ./picknmix load --cluster 3 --game mix",
      "  picknmix load --tables 20 --url http://127.0.0.1:8080/",
      "  picknmix load --server '/old/picknmix serve' --server './picknmix serve' --turns 3",
      "%nThe exit status is 1 if there was an error or an update was lost."
    })
final class LoadCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--tables",
      defaultValue = "200",
      description = "How many tables (${DEFAULT-VALUE}).")
  private int tables;

  @Option(
      names = "--seats",
      defaultValue = "4",
      description =
          "How many seats each has (${DEFAULT-VALUE}), or as many as its game takes at most.")
  private int seats;

  @Option(
      names = "--bots",
      paramLabel = "SEATS",
      defaultValue = "0",
      description = "On how many of the seats an easy bot sits (${DEFAULT-VALUE}).")
  private int bots;

  @Option(
      names = "--watchers",
      defaultValue = "0",
      description = "How many more sockets watch each table (${DEFAULT-VALUE}).")
  private int watchers;

  @Option(
      names = "--reconnects",
      paramLabel = "PERCENT",
      defaultValue = "0",
      description =
          "How many of a hundred sockets drop each second and come back (${DEFAULT-VALUE}); every"
              + " second one does not tell the server that it goes.")
  private int reconnects;

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
      split = ",",
      defaultValue = "candy-match",
      description =
          "Which game (${DEFAULT-VALUE}), or several with commas between, or mix: all of them.")
  private List<String> games;

  @Option(
      names = "--stall",
      paramLabel = "SECONDS",
      defaultValue = "0",
      description =
          "After a third of the time, lock the server's store for so long: what waits for it is"
              + " done when it is back, and nothing is lost.")
  private int stall;

  @Option(
      names = "--cluster",
      paramLabel = "N",
      defaultValue = "0",
      description =
          "Play on so many servers that share their tables, on a PostgreSQL of their own, with each"
              + " table's sockets on all of them; in the end kill the one that has founded the house.")
  private int cluster;

  @Option(
      names = "--postgres",
      description = "Let the server keep everything in a PostgreSQL of its own instead of a file.")
  private boolean postgres;

  @Option(names = "--url", description = "A server that runs on this machine already.")
  private @Nullable URI url;

  @Option(
      names = "--server",
      paramLabel = "COMMAND",
      description =
          "Start the server with this command line, to which --port and --data are added; if it is"
              + " given several times, one server after the other.")
  private List<String> servers = List.of();

  @Option(
      names = "--turns",
      defaultValue = "1",
      description = "How often each server has its turn (${DEFAULT-VALUE}).")
  private int turns;

  @Override
  public Integer call() throws Exception {
    check("--tables", tables, 1, 5_000);
    check("--seats", seats, 2, 8);
    check("--bots", bots, 0, 7);
    check("--watchers", watchers, 0, 50);
    check("--reconnects", reconnects, 0, 100);
    check("--seconds", seconds, 1, 600);
    check("--warm-up", warmUp, 0, 600);
    check("--pause", pause, 0, 60_000);
    check("--stall", stall, 0, 300);
    check("--turns", turns, 1, 100);
    check("--cluster", cluster, 0, 9);
    if (stall > 0 && postgres) {
      throw mistake("--stall locks a file: not with --postgres");
    }
    if ((postgres || cluster > 0) && !PostgresStore.isHere()) {
      throw mistake(
          "--cluster and --postgres need the project's sources: start this with ./picknmix load");
    }
    if (cluster > 0) {
      return measureCluster();
    }
    if (url != null) {
      checkIsHere(url);
      return measure(Venue.at(url));
    }
    int status = 0;
    for (int turn = 0; turn < turns; turn++) {
      for (int i = 0; i < Math.max(1, servers.size()); i++) {
        status |= measureServer(i);
      }
    }
    return status;
  }

  private void check(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw mistake("%s must be from %d to %d, not %d".formatted(name, least, most, value));
    }
  }

  /** Others' servers are not ours to try out; and they would limit us, since we are one address. */
  private void checkIsHere(URI server) {
    if (stall > 0 || postgres || !servers.isEmpty()) {
      throw mistake(
          "--stall, --postgres and --server are for servers that this command starts: no --url");
    }
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

  private int measureServer(int number) throws IOException, InterruptedException {
    List<String> command = ServerProcess.ownCommand();
    if (!servers.isEmpty()) {
      String given = servers.get(number);
      spec.commandLine().getOut().printf("%n%s%n", given);
      command = List.of(given.strip().split("\\s+"));
    }
    Path folder = Files.createTempDirectory("picknmix-load");
    if (postgres) {
      return measureOnPostgres(command, folder);
    }
    List<String> where = List.of("--port", "0", "--data", folder.toString());
    try (ServerProcess server =
        ServerProcess.start(command, where, ProcessBuilder.Redirect.INHERIT)) {
      Path file = folder.resolve("picknmix.db");
      return measure(new Venue(List.of(server.url()), List.of(server), file, null, false));
    } finally {
      delete(folder);
    }
  }

  private int measureOnPostgres(List<String> command, Path folder)
      throws IOException, InterruptedException {
    silencePostgres();
    try (PostgresStore store = new PostgresStore(folder)) {
      List<String> where = new ArrayList<>(List.of("--port", "0"));
      where.addAll(store.arguments());
      try (ServerProcess server =
          ServerProcess.start(command, where, ProcessBuilder.Redirect.INHERIT)) {
        return measure(new Venue(List.of(server.url()), List.of(server), null, store, false));
      }
    } finally {
      delete(folder);
    }
  }

  /** Its news are nobody's here, and the servers have logs of their own. */
  private static void silencePostgres() {
    Logger.getLogger("").setLevel(Level.WARNING);
  }

  private int measureCluster() throws IOException, InterruptedException {
    if (stall > 0 || postgres || !servers.isEmpty() || url != null) {
      throw mistake(
          "--cluster starts servers of its own: no --stall, --postgres, --server or --url");
    }
    if (cluster < 3) {
      throw mistake("--cluster must be 3 or more: of fewer none can be killed");
    }
    silencePostgres();
    Path folder = Files.createTempDirectory("picknmix-load");
    try (PostgresStore store = new PostgresStore(folder);
        House house = House.open(cluster, folder, ServerProcess.ownCommand(), store.arguments())) {
      return measure(new Venue(house.urls(), house.servers(), null, store, true));
    } finally {
      delete(folder);
    }
  }

  private int measure(Venue venue) throws IOException, InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    Plan plan =
        new Plan(
            games.equals(List.of("mix")) ? List.of() : games,
            tables,
            seats,
            bots,
            watchers,
            reconnects,
            warmUp,
            seconds,
            pause,
            stall);
    Load.Outcome outcome =
        Load.run(
            plan,
            venue,
            () -> {
              out.printf(
                  "%d tables of %d stand; they play for %d s, of which the first %d warm up%n",
                  tables, seats, warmUp + seconds, warmUp);
              out.flush();
            });
    new LoadFigures(out).print(outcome, plan);
    return outcome.report().isClean() ? 0 : 1;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
