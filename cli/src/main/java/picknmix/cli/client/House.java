package picknmix.cli.client;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Several servers in processes of their own that share their tables. */
public final class House implements AutoCloseable {
  /** A server did not come, or went without a word. */
  public static final class Broken extends IOException {
    Broken(String message) {
      super(message);
    }
  }

  private static final int READY_SECONDS = 60;
  private static final int POLL_MILLIS = 100;
  private static final String GIVEN_UP = "have given this one up";

  private final Path folder;
  private final List<String> command;
  private final List<String> store;
  private final List<Integer> webPorts = new ArrayList<>();
  private final List<Integer> clusterPorts = new ArrayList<>();
  private final List<@Nullable ServerProcess> servers = new ArrayList<>();
  private final HttpClient http = HttpClient.newHttpClient();
  private int mended;

  private House(Path folder, List<String> command, List<String> store) {
    this.folder = folder;
    this.command = command;
    this.store = store;
  }

  /**
   * Starts so many, and waits until all are ready.
   *
   * @param folder for their logs
   * @param command that starts one
   * @param store what they are told about it
   */
  public static House open(int count, Path folder, List<String> command, List<String> store)
      throws IOException, InterruptedException {
    House house = new House(folder, command, store);
    try {
      for (int node = 0; node < count; node++) {
        house.webPorts.add(freePort());
        house.clusterPorts.add(freePort());
        house.servers.add(null);
      }
      for (int node = 0; node < count; node++) {
        house.start(node);
      }
      for (int node = 0; node < count; node++) {
        house.awaitReady(node);
      }
      return house;
    } catch (IOException | InterruptedException | RuntimeException failure) {
      house.close();
      throw failure;
    }
  }

  /** Servers come and go, and are always found at the same place. */
  public static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  public int size() {
    return servers.size();
  }

  public List<URI> urls() {
    return webPorts.stream().map(port -> URI.create("http://127.0.0.1:" + port + "/")).toList();
  }

  public List<ServerProcess> servers() {
    return IntStream.range(0, size()).mapToObj(this::server).toList();
  }

  public ServerProcess server(int node) {
    ServerProcess server = servers.get(node);
    if (server == null) {
      throw new IllegalStateException("server " + node + " was not started");
    }
    return server;
  }

  /** Starts one; it may not be ready yet. */
  public void start(int node) throws IOException {
    List<String> where = new ArrayList<>(List.of("--port", Integer.toString(webPorts.get(node))));
    where.addAll(store);
    where.addAll(List.of("--cluster", "127.0.0.1:" + clusterPorts.get(node)));
    where.add("--seeds");
    where.add(
        clusterPorts.stream().map(port -> "127.0.0.1:" + port).collect(Collectors.joining(",")));
    servers.set(
        node,
        ServerProcess.start(command, where, ProcessBuilder.Redirect.appendTo(log(node).toFile())));
  }

  private Path log(int node) {
    return folder.resolve("log-" + (node + 1));
  }

  public void awaitReady(int node) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(urls().get(node).resolve("/health/ready")).build();
    for (int i = 0; i < READY_SECONDS * 1_000 / POLL_MILLIS; i++) {
      try {
        if (http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200) {
          return;
        }
      } catch (IOException notYet) {
        // it has not come so far
      }
      TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
    }
    throw new Broken("server %d is not ready after %d s".formatted(node + 1, READY_SECONDS));
  }

  /** Starts again those that have stopped by themselves, as an operator's tools would. */
  public void mend() throws IOException, InterruptedException {
    for (int node = 0; node < size(); node++) {
      if (!server(node).isAlive()) {
        checkGaveUp(node);
        mended++;
        start(node);
        awaitReady(node);
      }
    }
  }

  /** How often one had stopped by itself, the machine being too busy to keep it in touch. */
  public int mended() {
    return mended;
  }

  /** One that the others have given up has said so. */
  public void checkGaveUp(int node) throws IOException {
    try (Stream<String> lines = Files.lines(log(node))) {
      if (lines.noneMatch(line -> line.contains(GIVEN_UP))) {
        throw new Broken("server %d stopped without a word".formatted(node + 1));
      }
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
