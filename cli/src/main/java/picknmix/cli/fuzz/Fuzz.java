package picknmix.cli.fuzz;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import picknmix.cli.client.Api;
import picknmix.cli.client.Loop;
import picknmix.cli.client.ServerProcess;

/** Everything that comes from outside, in turns, on a server of its own and on the engine. */
public final class Fuzz {
  /** After so many the tables of the traffic have suffered enough, and there are others. */
  private static final long FRESH = 10_000;

  /** So many of a hundred, well mixed. */
  private static String way(long number) {
    int place = (int) (number * 37 % 100);
    if (place < 40) {
      return "engine";
    }
    if (place < 55) {
      return "transcripts";
    }
    if (place < 80) {
      return "socket";
    }
    // Two tables and the disk are asked each time, so this is for the patient.
    return place < 98 ? "http" : "two-worlds";
  }

  private final long seed;
  private final Path folder;

  public Fuzz(long seed, Path folder) {
    this.seed = seed;
    this.folder = folder;
  }

  /**
   * Feeds so many inputs.
   *
   * @param progress told how many it were
   * @return how many went which way
   */
  public Map<String, Long> run(long inputs, LongConsumer progress)
      throws IOException, InterruptedException, FuzzFailed {
    List<String> where = List.of("--port", "0", "--data", folder.toString());
    Path log = folder.resolve("log");
    try (HttpClient http = HttpClient.newHttpClient();
        ServerProcess server =
            ServerProcess.start(
                ServerProcess.ownCommand("-Xmx256m", "-XX:+ExitOnOutOfMemoryError"),
                where,
                ProcessBuilder.Redirect.to(log.toFile()));
        Loop loop = Loop.start(Throwable::printStackTrace)) {
      Api api = new Api(server.url(), http);
      Samples samples = Samples.of(seed);
      Traffic traffic = new Traffic(server.url(), loop);
      Map<String, Target> targets =
          Map.of(
              "engine",
              new EngineTarget(samples),
              "transcripts",
              new TranscriptTarget(samples),
              "http",
              new HttpTarget(server.url(), traffic),
              "socket",
              new SocketTarget(server.url(), loop, traffic),
              "two-worlds",
              new TwoWorlds(api, loop, folder.resolve("picknmix.db")));
      Map<String, Long> fed = feed(targets, traffic, inputs, server, api, progress);
      check(server, api, log);
      return fed;
    }
  }

  private Map<String, Long> feed(
      Map<String, Target> targets,
      Traffic traffic,
      long inputs,
      ServerProcess server,
      Api api,
      LongConsumer progress)
      throws IOException, InterruptedException, FuzzFailed {
    Map<String, Long> fed = new LinkedHashMap<>();
    Memory early = new Memory(0, 0);
    for (long i = 0; i < inputs; i++) {
      if (i % FRESH == 0) {
        traffic.record(new SplittableRandom(seed + i));
      }
      String way = way(i);
      try {
        Objects.requireNonNull(targets.get(way)).feed(new SplittableRandom(seed * 1_000_003 + i));
      } catch (FuzzFailed failure) {
        throw new FuzzFailed("input %d (%s): %s".formatted(i, way, failure.getMessage()));
      }
      fed.merge(way, 1L, Long::sum);
      if (i == inputs / 5) {
        early = Memory.of(server, api);
      }
      progress.accept(i + 1);
    }
    Memory.of(server, api).checkAfter(early);
    return fed;
  }

  private static void check(ServerProcess server, Api api, Path log)
      throws IOException, InterruptedException, FuzzFailed {
    if (!server.isAlive() || api.status("/health/ready") != 200) {
      throw new FuzzFailed("the server is not well");
    }
    try (Stream<String> lines = Files.lines(log)) {
      String bad =
          lines
              .filter(line -> !line.contains("\"level\":\"info\"") || line.contains("u0009at "))
              .findFirst()
              .orElse(null);
      if (bad != null) {
        throw new FuzzFailed("the server's log says: " + bad);
      }
    }
  }
}
