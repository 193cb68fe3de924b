package picknmix.cli.trials;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picknmix.cli.client.ServerProcess;

/** Several servers that share their tables, with one crowd on all of them. */
final class House implements AutoCloseable {
  static final int NODES = 3;
  private static final int READY_SECONDS = 60;
  private static final int POLL_MILLIS = 100;

  private final Stage stage;
  private final List<Integer> webPorts = new ArrayList<>();
  private final List<Integer> clusterPorts = new ArrayList<>();
  private final List<@Nullable ServerProcess> servers = new ArrayList<>();
  private final HttpClient http = HttpClient.newHttpClient();
  private int mended;

  /** Starts them, and waits until all are ready. */
  House(Stage stage) throws IOException, InterruptedException, TrialFailed {
    this.stage = stage;
    for (int node = 0; node < NODES; node++) {
      webPorts.add(Stage.freePort());
      clusterPorts.add(Stage.freePort());
      servers.add(null);
    }
    for (int node = 0; node < NODES; node++) {
      start(node);
    }
    for (int node = 0; node < NODES; node++) {
      awaitReady(node);
    }
    stage.crowd().playOn(List.copyOf(urls()));
  }

  private List<URI> urls() {
    return webPorts.stream().map(port -> URI.create("http://127.0.0.1:" + port + "/")).toList();
  }

  ServerProcess server(int node) {
    ServerProcess server = servers.get(node);
    if (server == null) {
      throw new IllegalStateException("server " + node + " was not started");
    }
    return server;
  }

  /** Starts one; it may not be ready yet. */
  void start(int node) throws IOException {
    List<String> where = new ArrayList<>(List.of("--port", Integer.toString(webPorts.get(node))));
    where.addAll(stage.store().arguments());
    where.addAll(List.of("--cluster", "127.0.0.1:" + clusterPorts.get(node)));
    where.addAll(
        List.of(
            "--seeds",
            clusterPorts.stream()
                .map(port -> "127.0.0.1:" + port)
                .collect(Collectors.joining(","))));
    servers.set(
        node,
        ServerProcess.start(
            ServerProcess.ownCommand(Stage.QUICK),
            where,
            ProcessBuilder.Redirect.appendTo(
                stage.folder().resolve("log-" + (node + 1)).toFile())));
  }

  void awaitReady(int node) throws InterruptedException, TrialFailed {
    URI ready = urls().get(node).resolve("/health/ready");
    HttpRequest request = HttpRequest.newBuilder(ready).build();
    for (int i = 0; i < READY_SECONDS * 1_000 / POLL_MILLIS; i++) {
      try {
        if (http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200) {
          return;
        }
      } catch (IOException e) {
        // not yet
      }
      TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
    }
    throw new TrialFailed("server %d is not ready after %d s".formatted(node + 1, READY_SECONDS));
  }

  /** Starts again those that have stopped by themselves, as an operator's tools would. */
  void mend() throws IOException, InterruptedException, TrialFailed {
    for (int node = 0; node < NODES; node++) {
      if (!server(node).isAlive()) {
        if (!hasSaid(node, "have given this one up")) {
          throw new TrialFailed("server %d stopped without a word".formatted(node + 1));
        }
        mended++;
        start(node);
        awaitReady(node);
      }
    }
  }

  /** How often one had stopped by itself, the machine being too busy to keep it in touch. */
  int mended() {
    return mended;
  }

  /** Whether that server has said so in its log. */
  boolean hasSaid(int node, String words) throws IOException {
    try (Stream<String> lines = Files.lines(stage.folder().resolve("log-" + (node + 1)))) {
      return lines.anyMatch(line -> line.contains(words));
    }
  }

  @Override
  public void close() {
    for (ServerProcess server : servers) {
      if (server != null) {
        server.kill();
      }
    }
  }
}
