package picknmix.cli.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;

/** Many tables at one server, with a real socket for each seat. */
public final class Load {
  /**
   * How much.
   *
   * @param warmUp seconds before those that are measured
   * @param pauseMillis between two actions at a table, on average
   */
  public record Plan(
      String game, int tables, int seats, int warmUp, int seconds, int pauseMillis) {}

  private final Plan plan;
  private final Api api;
  private final Figures figures = new Figures();

  private Load(Plan plan, Api api) {
    this.plan = plan;
    this.api = api;
  }

  /**
   * Plays, for as long as planned.
   *
   * @param progress told when all tables stand, and begin
   */
  public static Report run(Plan plan, URI server, Runnable progress)
      throws IOException, InterruptedException {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        HttpClient http = HttpClient.newBuilder().executor(threads).build()) {
      return new Load(plan, new Api(server, http)).play(threads, progress);
    }
  }

  /** What the server tells about itself. */
  public static ServerFigures server(URI server) throws IOException, InterruptedException {
    try (HttpClient http = HttpClient.newHttpClient()) {
      return ServerFigures.of(new Api(server, http).text("/metrics"));
    }
  }

  private Report play(ExecutorService threads, Runnable progress)
      throws IOException, InterruptedException {
    Object wish = wish();
    List<LoadTable> tables = new ArrayList<>();
    try {
      for (int i = 0; i < plan.tables(); i++) {
        LoadTable table = new LoadTable(api, figures, i, plan.pauseMillis(), plan.seats());
        tables.add(table);
        table.open(wish);
      }
      progress.run();
      long start = System.nanoTime() + TimeUnit.SECONDS.toNanos(plan.warmUp());
      long end = start + TimeUnit.SECONDS.toNanos(plan.seconds());
      figures.countFrom(start);
      List<Future<?>> played = new ArrayList<>();
      for (LoadTable table : tables) {
        played.add(threads.submit(() -> playOne(table, end)));
      }
      for (Future<?> table : played) {
        table.get();
      }
      return figures.report((System.nanoTime() - start) / 1e9);
    } catch (ExecutionException e) {
      throw new IOException("a table broke", e);
    } finally {
      tables.forEach(LoadTable::close);
    }
  }

  private @Nullable Void playOne(LoadTable table, long end) throws InterruptedException {
    try {
      table.play(end);
    } catch (IOException e) {
      figures.error(String.valueOf(e.getMessage()));
    }
    return null;
  }

  /** A table without clocks: nobody but our clients acts. */
  private Object wish() throws IOException, InterruptedException {
    for (JsonNode game : api.get("/api/games")) {
      if (game.get("id").asString().equals(plan.game())) {
        Map<String, Object> pace = new LinkedHashMap<>();
        game.get("pace").propertyNames().forEach(word -> pace.put(word, 0));
        return Json.object(
            "game",
            plan.game(),
            "seats",
            plan.seats(),
            "pace",
            pace,
            "open",
            false,
            "start",
            false);
      }
    }
    throw new IOException("the server has no game '" + plan.game() + "'");
  }
}
