package picknmix.cli.trials;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import picknmix.cli.client.PostgresStore;
import picknmix.cli.client.ServerProcess;
import picknmix.cli.client.Signals;
import picknmix.cli.client.StoreLock;

/**
 * The store does not answer for a while. Lines stay alive, readiness tells the truth, and play goes
 * on within a few seconds of its return.
 */
record StoreAway(Fault fault) implements Trial {
  private static final int TABLES = 4;
  private static final int LONG_SECONDS = 60;
  private static final int BRIEF_SECONDS = 3;
  private static final int SOON = 5;
  private static final int WELL = 200;
  private static final int UNAVAILABLE = 503;

  /** What happens to the store. */
  interface Fault {
    /** Begins; what it gives ends it. */
    End begin(Stage stage, ServerProcess server) throws IOException, InterruptedException;
  }

  /** Ends a fault. */
  interface End {
    void now() throws IOException, InterruptedException;
  }

  static End lock(Stage stage, ServerProcess server) throws IOException {
    return StoreLock.on(((SqliteStore) stage.store()).file())::close;
  }

  static End fillDisk(Stage stage, ServerProcess server) throws IOException, InterruptedException {
    Path file = ((SqliteStore) stage.store()).file();
    Path journal = file.resolveSibling(file.getFileName() + "-wal");
    long size = Math.max(Files.size(file), Files.size(journal));
    Signals.limitFiles(server.pid(), Long.toString(size));
    return () -> Signals.limitFiles(server.pid(), "unlimited");
  }

  static End hold(Stage stage, ServerProcess server) throws IOException, InterruptedException {
    PostgresStore store = (PostgresStore) stage.store();
    store.hold(true);
    return () -> store.hold(false);
  }

  static End stop(Stage stage, ServerProcess server) throws IOException {
    PostgresStore store = (PostgresStore) stage.store();
    store.stop();
    return store::comeBack;
  }

  @Override
  public String run(Stage stage, Consumer<String> progress)
      throws IOException, InterruptedException, TrialFailed {
    Crowd crowd = stage.crowd();
    ServerProcess server = stage.open(TABLES);
    crowd.awaitActions(4 * TABLES, Stage.PATIENCE);
    int seconds = stage.isBrief() ? BRIEF_SECONDS : LONG_SECONDS;
    Map<Actor, Integer> pings = new HashMap<>();
    crowd.each(actor -> pings.put(actor, actor.pings()));
    End end = fault.begin(stage, server);
    boolean truthful = false;
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (System.nanoTime() - until < 0) {
      progress.accept("without its store");
      TimeUnit.MILLISECONDS.sleep(500);
      truthful |= crowd.api().status("/health/ready") == UNAVAILABLE;
    }
    end.now();
    crowd.awaitProgress(stage.isBrief() ? Stage.PATIENCE : SOON);
    if (!stage.isBrief()) {
      check(truthful, "the server called itself ready all the while");
      crowd.each(actor -> pings.computeIfPresent(actor, (who, n) -> actor.pings() - n));
      check(!pings.containsValue(0), "somebody was not pinged all the while");
    }
    stage.checkAll();
    check(
        crowd.api().status("/health/ready") == WELL, "the server does not call itself ready again");
    return "%d s, %d acknowledged actions".formatted(seconds, crowd.ledger().acknowledged());
  }

  private static void check(boolean so, String otherwise) throws TrialFailed {
    if (!so) {
      throw new TrialFailed(otherwise);
    }
  }
}
