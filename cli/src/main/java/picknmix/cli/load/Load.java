package picknmix.cli.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.Api;
import picknmix.cli.client.Loop;
import picknmix.cli.client.PostgresStore;
import picknmix.cli.client.ServerFigures;
import picknmix.cli.client.StoreLock;

/** Many tables at one server, with a real socket for each seat and each watcher. */
public final class Load {
  /**
   * What came of it.
   *
   * @param costs of each server
   * @param appendMillis until an action is on disk, on average
   * @param ownMicros of the processor that this program needed for each action, on the same machine
   * @param store what it cost there; null if it is none of our PostgreSQLs
   * @param aftermath when one of several servers was killed; null if none was
   */
  public record Outcome(
      Report report,
      List<ServerCosts> costs,
      double appendMillis,
      double ownMicros,
      @Nullable StoreCosts store,
      Report.@Nullable Aftermath aftermath) {}

  /** So long it is watched whether tables play on. */
  private static final int AFTERMATH_SECONDS = 30;

  private static final int AFTERMATH_POLL_MILLIS = 100;

  private final Plan plan;
  private final Nodes nodes;
  private final Loop loop;
  private final Figures figures;
  private final Venue venue;
  private final CountDownLatch playing;

  private Load(Plan plan, Nodes nodes, Loop loop, Figures figures, Venue venue) {
    this.plan = plan;
    this.nodes = nodes;
    this.loop = loop;
    this.figures = figures;
    this.venue = venue;
    this.playing = new CountDownLatch(plan.tables());
  }

  /**
   * Plays, for as long as planned.
   *
   * @param progress told when all tables stand, and begin
   */
  public static Outcome run(Plan plan, Venue venue, Runnable progress)
      throws IOException, InterruptedException {
    Figures figures = new Figures();
    try (HttpClient http = HttpClient.newHttpClient();
        Loop loop = Loop.start(failure -> figures.error(failure.toString()))) {
      Nodes nodes = new Nodes(venue.urls(), http);
      return new Load(plan, nodes, loop, figures, venue).play(progress);
    }
  }

  private Outcome play(Runnable progress) throws IOException, InterruptedException {
    List<LoadTable> tables = open();
    try {
      progress.run();
      long start = System.nanoTime() + TimeUnit.SECONDS.toNanos(plan.warmUp());
      long end = start + TimeUnit.SECONDS.toNanos(plan.seconds());
      long last = venue.kills() ? end + TimeUnit.SECONDS.toNanos(AFTERMATH_SECONDS) : end;
      loop.run(() -> figures.countFrom(start));
      loop.run(() -> tables.forEach(table -> table.play(last)));
      TimeUnit.NANOSECONDS.sleep(start - System.nanoTime());
      loop.run(() -> figures.countFrom(start));
      List<ServerFigures> before = servers();
      PostgresStore.@Nullable Use storeBefore = venue.storeUse();
      long ownBefore = ownNanos();
      stall();
      if (venue.kills()) {
        TimeUnit.NANOSECONDS.sleep(end - System.nanoTime());
      } else {
        playing.await();
      }
      double seconds = (System.nanoTime() - start) / 1e9;
      List<ServerFigures> after = servers();
      PostgresStore.@Nullable Use storeAfter = venue.storeUse();
      long own = ownNanos() - ownBefore;
      Report report = loop.call(() -> figures.report(seconds));
      List<ServerFigures> needed = venue.collectGarbage() ? servers() : null;
      return new Outcome(
          report,
          ServerCosts.of(before, after, needed, seconds),
          after.stream().mapToDouble(ServerFigures::appendMillis).average().orElse(0),
          own / (1_000.0 * Math.max(1, report.happened())),
          StoreCosts.between(storeBefore, storeAfter, report.happened()),
          venue.kills() ? killOne() : null);
    } finally {
      loop.run(() -> tables.forEach(LoadTable::close));
    }
  }

  private Report.Aftermath killOne() throws InterruptedException {
    loop.call(
        () -> {
          figures.killed();
          return true;
        });
    nodes.bury(0);
    venue.killFirst();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(AFTERMATH_SECONDS);
    Report.Aftermath aftermath;
    do {
      TimeUnit.MILLISECONDS.sleep(AFTERMATH_POLL_MILLIS);
      aftermath = loop.call(figures::aftermath);
    } while (aftermath.tables() < plan.tables() && System.nanoTime() - end < 0);
    return aftermath;
  }

  private List<LoadTable> open() throws IOException, InterruptedException {
    List<Wish> wishes = Wish.all(plan, nodes.at(0).get("/api/games"));
    List<LoadTable> tables = new ArrayList<>();
    for (int i = 0; i < plan.tables(); i++) {
      LoadTable table = new LoadTable(loop, nodes, figures, plan, i, playing::countDown);
      tables.add(table);
      table.open(wishes.get(i % wishes.size()));
    }
    return tables;
  }

  /** In the middle of what is measured. */
  private void stall() throws IOException, InterruptedException {
    Path file = venue.file();
    if (file == null || plan.stall() == 0) {
      return;
    }
    TimeUnit.SECONDS.sleep(plan.seconds() / 3);
    try (StoreLock _ = StoreLock.on(file)) {
      loop.run(() -> figures.stalls(true));
      TimeUnit.SECONDS.sleep(plan.stall());
    }
    loop.run(() -> figures.stalls(false));
  }

  private List<ServerFigures> servers() throws IOException, InterruptedException {
    List<ServerFigures> all = new ArrayList<>();
    for (Api api : nodes.all()) {
      all.add(ServerFigures.of(api.text("/metrics", null)));
    }
    return all;
  }

  private static long ownNanos() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
  }
}
