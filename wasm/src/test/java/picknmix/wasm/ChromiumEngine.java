package picknmix.wasm;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

/**
 * The WebAssembly in Chromium, under the policy that the client has. The page fetches some
 * requests, and brings the replies when it comes for the next ones.
 */
final class ChromiumEngine implements CompiledEngine {
  private static final String POLICY =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

  private final BlockingQueue<String> requests = new SynchronousQueue<>();
  private final BlockingQueue<String> replies = new SynchronousQueue<>();
  private final HttpServer server;
  private final Process chromium;

  ChromiumEngine() {
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    server.createContext("/", exchange -> send(exchange, file(exchange.getRequestURI().getPath())));
    server.createContext("/next", this::next);
    server.start();
    chromium = chromium("http://localhost:" + server.getAddress().getPort() + "/");
    String kind = reply();
    if (!kind.equals("wasm")) {
      close();
      throw new AssertionError("Chromium runs the engine as " + kind);
    }
  }

  private static Process chromium(String url) {
    Path profile = newFolder();
    List<String> command =
        List.of(
            "chromium",
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-first-run",
            "--user-data-dir=" + profile,
            url);
    try {
      return new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(profile.resolve("chromium.log").toFile())
          .start();
    } catch (IOException e) {
      throw new AssertionError(
          "these tests need chromium on the PATH: apt-get install chromium", e);
    }
  }

  private static Path newFolder() {
    try {
      return Files.createTempDirectory(Path.of("target").toAbsolutePath(), "chromium");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public List<String> answer(List<String> lines) {
    try {
      requests.put(String.join("\n", lines));
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return List.of(reply().split("\n", -1));
  }

  private String reply() {
    try {
      String reply = replies.poll(60, TimeUnit.SECONDS);
      if (reply == null) {
        close();
        throw new AssertionError("Chromium does not answer");
      }
      return reply;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void next(HttpExchange exchange) throws IOException {
    try {
      replies.put(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
      send(exchange, requests.take().getBytes(StandardCharsets.UTF_8));
    } catch (InterruptedException e) {
      exchange.close();
    }
  }

  private static byte[] file(String path) throws IOException {
    if (path.startsWith("/engine/")) {
      return Files.readAllBytes(FOLDER.resolve(path.substring("/engine/".length())));
    }
    return switch (path) {
      case "/" -> Files.readAllBytes(SCRIPTS.resolve("page.html"));
      case "/page.js" -> Files.readAllBytes(SCRIPTS.resolve("page.js"));
      default -> new byte[0];
    };
  }

  private static void send(HttpExchange exchange, byte[] body) throws IOException {
    String path = exchange.getRequestURI().getPath();
    String type =
        path.endsWith(".js") ? "text/javascript" : path.equals("/") ? "text/html" : "text/plain";
    exchange.getResponseHeaders().set("Content-Type", type + "; charset=utf-8");
    exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
    exchange.sendResponseHeaders(200, body.length == 0 ? -1 : body.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(body);
    }
  }

  @Override
  public void close() {
    chromium.destroy();
    server.stop(0);
    try {
      chromium.waitFor();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
