package picknmix.cli.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A server, as its clients reach it. */
final class Api {
  static final JsonMapper JSON = new JsonMapper();
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final URI url;
  private final HttpClient http;

  Api(URI url, HttpClient http) {
    this.url = url;
    this.http = http;
  }

  JsonNode get(String path) throws IOException, InterruptedException {
    return JSON.readTree(send(request(path).GET().build()));
  }

  String text(String path) throws IOException, InterruptedException {
    return send(request(path).GET().build());
  }

  /**
   * Asks for something to be done.
   *
   * @param secret of a seat
   * @param body a JSON tree
   */
  JsonNode post(String path, @Nullable String secret, Object body)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(Json.write(body)));
    if (secret != null) {
      request.header("Authorization", "Seat " + secret);
    }
    return JSON.readTree(send(request.build()));
  }

  void connect(WebSocket.Listener listener) {
    URI socket = URI.create("ws://" + url.getRawAuthority()).resolve("/api/socket");
    var _ = http.newWebSocketBuilder().connectTimeout(PATIENCE).buildAsync(socket, listener).join();
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(url.resolve(path)).timeout(PATIENCE);
  }

  private String send(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<String> response = http.send(request, BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      throw new IOException(
          "%s %s: %d %s"
              .formatted(
                  request.method(),
                  request.uri().getPath(),
                  response.statusCode(),
                  response.body()));
    }
    return response.body();
  }
}
