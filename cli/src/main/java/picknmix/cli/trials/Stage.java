package picknmix.cli.trials;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.House;
import picknmix.cli.client.ServerProcess;
import picknmix.cli.client.Store;

/** A server with its store, and the crowd that plays there. */
final class Stage implements AutoCloseable {
  /** Starts quickly, and is killed before the better compiler would have paid. */
  private static final String[] QUICK = {
    "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto", "-Xmx256m"
  };

  static final int PATIENCE = 30;
  static final int NODES = 3;

  private final Path folder;
  private final Store store;
  private final boolean brief;
  private final Random random;
  private final int port;
  private final Crowd crowd;
  private List<String> command = ServerProcess.ownCommand(QUICK);
  private @Nullable ServerProcess server;

  /**
   * @param brief whether to be done in a few seconds
   */
  Stage(Path folder, Store store, long seed, boolean brief) throws IOException {
    this.folder = folder;
    this.store = store;
    this.brief = brief;
    this.random = new Random(seed);
    this.port = House.freePort();
    this.crowd = new Crowd(URI.create("http://127.0.0.1:" + port + "/"), random.nextLong());
  }

  /** Several servers that share their tables, with the crowd on all of them. */
  House openHouse() throws IOException, InterruptedException {
    House house = House.open(NODES, folder, ServerProcess.ownCommand(QUICK), store.arguments());
    crowd.playOn(house.urls());
    return house;
  }

  boolean isBrief() {
    return brief;
  }

  Random random() {
    return random;
  }

  Store store() {
    return store;
  }

  Crowd crowd() {
    return crowd;
  }

  /** Servers are started with this main class instead. */
  void useMain(String main, String... options) {
    List<String> all = new ArrayList<>(ServerProcess.ownCommand(QUICK));
    all.set(all.indexOf("picknmix.cli.Main"), main);
    all.addAll(1, List.of(options));
    command = all;
  }

  /** Starts a server; it may not be ready yet. */
  ServerProcess launch() throws IOException {
    List<String> where = new ArrayList<>(List.of("--port", Integer.toString(port)));
    where.addAll(store.arguments());
    ServerProcess started =
        ServerProcess.start(
            command, where, ProcessBuilder.Redirect.appendTo(folder.resolve("log").toFile()));
    server = started;
    return started;
  }

  /** Starts a server and lets the crowd sit down and play. */
  ServerProcess open(int tables) throws IOException, InterruptedException, TrialFailed {
    ServerProcess started = launch();
    var _ = started.url();
    crowd.awaitAllHere(PATIENCE);
    crowd.fill(tables);
    crowd.awaitAllHere(PATIENCE);
    return started;
  }

  /** What must be so after every fault. */
  void checkAll() throws InterruptedException, TrialFailed {
    crowd.checkNothingFailed();
    crowd.awaitProgress(PATIENCE);
    crowd.checkAgreement(PATIENCE);
    crowd.ledger().check(store.url());
  }

  /** Nothing in the log is an error; for faults that are none of the server's business. */
  void checkLogIsClean() throws IOException, TrialFailed {
    try (Stream<String> lines = Files.lines(folder.resolve("log"))) {
      String bad =
          lines
              .filter(line -> line.contains("\"level\":\"error\"") || !line.startsWith("{"))
              .findFirst()
              .orElse(null);
      if (bad != null) {
        throw new TrialFailed("the server's log says: " + bad);
      }
    }
  }

  @Override
  public void close() throws IOException {
    crowd.close();
    if (server != null) {
      server.kill();
    }
    store.close();
  }
}
