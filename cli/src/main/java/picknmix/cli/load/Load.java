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
   * @param servers at the end
   * @param cpuMicros of the processor that the servers needed for each action, bots' included
   * @param ownMicros and what this program needed, on the same machine
   * @param aftermath when one of several servers was killed; null if none was
   */
  public record Outcome(
      Report report,
      List<ServerFigures> servers,
      double cpuMicros,
      double ownMicros,
      Report.@Nullable Aftermath aftermath) {}

  /** So long it is watched whether tables play on. */
  private static final int AFTERMATH_SECONDS = 30;

  private final Plan plan;
  private final Nodes nodes;
  private final Loop loop;
  private final Figures figures;
  private final @Nullable Path store;
  private final CountDownLatch playing;

  private Load(Plan plan, Nodes nodes, Loop loop, Figures figures, @Nullable Path store) {
    this.plan = plan;
    this.nodes = nodes;
    this.loop = loop;
    this.figures = figures;
    this.store = store;
    this.playing = new CountDownLatch(plan.tables());
  }

  /**
   * Plays, for as long as planned.
   *
   * @param servers one, or several that share their tables
   * @param store the server's file, which is locked for a while if that is planned
   * @param kill kills the last of several servers, after the rest; null to let it live
   * @param progress told when all tables stand, and begin
   */
  public static Outcome run(
      Plan plan,
      List<URI> servers,
      @Nullable Path store,
      @Nullable Runnable kill,
      Runnable progress)
      throws IOException, InterruptedException {
    Figures figures = new Figures();
    try (HttpClient http = HttpClient.newHttpClient();
        Loop loop = Loop.start(failure -> figures.error(failure.toString()))) {
      Nodes nodes = new Nodes(servers, http);
      return new Load(plan, nodes, loop, figures, store).play(kill, progress);
    }
  }

  private Outcome play(@Nullable Runnable kill, Runnable progress)
      throws IOException, InterruptedException {
    List<LoadTable> tables = open();
    try {
      progress.run();
      long start = System.nanoTime() + TimeUnit.SECONDS.toNanos(plan.warmUp());
      long end = start + TimeUnit.SECONDS.toNanos(plan.seconds());
      long last = kill == null ? end : end + TimeUnit.SECONDS.toNanos(AFTERMATH_SECONDS);
      loop.run(() -> figures.countFrom(start));
      loop.run(() -> tables.forEach(table -> table.play(last)));
      TimeUnit.NANOSECONDS.sleep(start - System.nanoTime());
      loop.run(() -> figures.countFrom(start));
      List<ServerFigures> before = servers();
      long ownBefore = ownNanos();
      stall();
      if (kill == null) {
        playing.await();
      } else {
        TimeUnit.NANOSECONDS.sleep(end - System.nanoTime());
      }
      double seconds = (System.nanoTime() - start) / 1e9;
      List<ServerFigures> after = servers();
      Report report = loop.call(() -> figures.report(seconds));
      double perAction = 1 / (1_000.0 * Math.max(1, report.happened()));
      double ownMicros = (ownNanos() - ownBefore) * perAction;
      return new Outcome(
          report,
          after,
          (cpuNanos(after) - cpuNanos(before)) * perAction,
          ownMicros,
          kill == null ? null : kill(kill));
    } finally {
      loop.run(() -> tables.forEach(LoadTable::close));
    }
  }

  private static double cpuNanos(List<ServerFigures> servers) {
    return servers.stream().mapToDouble(ServerFigures::cpuNanos).sum();
  }

  private Report.Aftermath kill(Runnable kill) throws InterruptedException {
    loop.call(
        () -> {
          figures.killed();
          return true;
        });
    nodes.bury(nodes.all().size() - 1);
    kill.run();
    playing.await();
    return loop.call(figures::aftermath);
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
