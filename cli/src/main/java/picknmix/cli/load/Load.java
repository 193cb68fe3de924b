package picknmix.cli.load;

import java.io.IOException;
import java.net.URI;
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
import picknmix.cli.client.StoreLock;

/** Many tables at one server, with a real socket for each seat and each watcher. */
public final class Load {
  /**
   * What came of it.
   *
   * @param server at the end
   * @param cpuMicros of the processor that the server needed for each action, bots' included
   * @param ownMicros and what this program needed, on the same machine
   */
  public record Outcome(Report report, ServerFigures server, double cpuMicros, double ownMicros) {}

  private final Plan plan;
  private final Api api;
  private final Loop loop;
  private final Figures figures;
  private final @Nullable Path store;
  private final CountDownLatch playing;

  private Load(Plan plan, Api api, Loop loop, Figures figures, @Nullable Path store) {
    this.plan = plan;
    this.api = api;
    this.loop = loop;
    this.figures = figures;
    this.store = store;
    this.playing = new CountDownLatch(plan.tables());
  }

  /**
   * Plays, for as long as planned.
   *
   * @param store the server's file, which is locked for a while if that is planned
   * @param progress told when all tables stand, and begin
   */
  public static Outcome run(Plan plan, URI server, @Nullable Path store, Runnable progress)
      throws IOException, InterruptedException {
    Figures figures = new Figures();
    try (HttpClient http = HttpClient.newHttpClient();
        Loop loop = Loop.start(failure -> figures.error(failure.toString()))) {
      return new Load(plan, new Api(server, http), loop, figures, store).play(progress);
    }
  }

  private Outcome play(Runnable progress) throws IOException, InterruptedException {
    List<LoadTable> tables = open();
    try {
      progress.run();
      long start = System.nanoTime() + TimeUnit.SECONDS.toNanos(plan.warmUp());
      long end = start + TimeUnit.SECONDS.toNanos(plan.seconds());
      loop.run(() -> figures.countFrom(start));
      loop.run(() -> tables.forEach(table -> table.play(end)));
      TimeUnit.NANOSECONDS.sleep(start - System.nanoTime());
      loop.run(() -> figures.countFrom(start));
      ServerFigures before = server();
      long ownBefore = ownNanos();
      stall();
      playing.await();
      double seconds = (System.nanoTime() - start) / 1e9;
      ServerFigures after = server();
      Report report = loop.call(() -> figures.report(seconds));
      double perAction = 1 / (1_000.0 * Math.max(1, report.happened()));
      return new Outcome(
          report,
          after,
          (after.cpuNanos() - before.cpuNanos()) * perAction,
          (ownNanos() - ownBefore) * perAction);
    } finally {
      loop.run(() -> tables.forEach(LoadTable::close));
    }
  }

  private List<LoadTable> open() throws IOException, InterruptedException {
    List<Wish> wishes = Wish.all(plan, api.get("/api/games"));
    List<LoadTable> tables = new ArrayList<>();
    for (int i = 0; i < plan.tables(); i++) {
      LoadTable table = new LoadTable(loop, api, figures, plan, i, playing::countDown);
      tables.add(table);
      table.open(wishes.get(i % wishes.size()));
    }
    return tables;
  }

  /** In the middle of what is measured. */
  private void stall() throws IOException, InterruptedException {
    if (store == null || plan.stall() == 0) {
      return;
    }
    TimeUnit.SECONDS.sleep(plan.seconds() / 3);
    try (StoreLock _ = StoreLock.on(store)) {
      loop.run(() -> figures.stalls(true));
      TimeUnit.SECONDS.sleep(plan.stall());
    }
    loop.run(() -> figures.stalls(false));
  }

  private ServerFigures server() throws IOException, InterruptedException {
    return ServerFigures.of(api.text("/metrics", null));
  }

  private static long ownNanos() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
  }
}
