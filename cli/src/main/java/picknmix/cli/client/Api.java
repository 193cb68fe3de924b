package picknmix.cli.client;

import java.io.IOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A server's HTTP part. Whatever is not answered with success is an {@link IOException}. */
public final class Api {
  private static final JsonMapper JSON = new JsonMapper();
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private static final Duration SHORT_PATIENCE = Duration.ofSeconds(5);

  private final URI url;
  private final HttpClient http;

  public Api(URI url, HttpClient http) {
    this.url = url;
    this.http = http;
  }

  public URI url() {
    return url;
  }

  public JsonNode get(String path) throws IOException, InterruptedException {
    return JSON.readTree(text(path, null));
  }

  /**
   * A text as it is.
   *
   * @param secret of a seat
   */
  public String text(String path, @Nullable String secret)
      throws IOException, InterruptedException {
    return send(request(path, secret).GET().build());
  }

  /**
   * Asks for something to be done.
   *
   * @param secret of a seat
   * @param body a JSON tree
   */
  public JsonNode post(String path, @Nullable String secret, Object body)
      throws IOException, InterruptedException {
    return JSON.readTree(
        send(
            request(path, secret)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(Json.write(body)))
                .build()));
  }

  /** What a game's table is asked for with when nobody but the players is to act: no clocks. */
  public static Map<String, Object> withoutClocks(JsonNode game) {
    Map<String, Object> pace = new LinkedHashMap<>();
    game.get("pace").propertyNames().forEach(word -> pace.put(word, 0));
    return pace;
  }

  /** How a question is answered; 0 if it is not, within a few seconds. */
  public int status(String path) throws InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(url.resolve(path)).timeout(SHORT_PATIENCE).build();
    try {
      return http.send(request, BodyHandlers.discarding()).statusCode();
    } catch (IOException silence) {
      return 0;
    }
  }

  private HttpRequest.Builder request(String path, @Nullable String secret) {
    HttpRequest.Builder request = HttpRequest.newBuilder(url.resolve(path)).timeout(PATIENCE);
    return secret == null ? request : request.header("Authorization", "Seat " + secret);
  }

  private String send(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<String> response;
    try {
      response = http.send(request, BodyHandlers.ofString());
    } catch (ConnectException nobody) { // which says nothing by itself
      throw new IOException("no server answers at " + url, nobody);
    }
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
