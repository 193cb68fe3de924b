package picknmix.cli.fuzz;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody's browser: has a cookie and a language, and remembers what it has seen. */
final class Browser {
  private static final JsonMapper JSON = new JsonMapper();
  private static final Pattern COOKIE = Pattern.compile("(?mi)^Set-Cookie: ([^;\r]*)");
  private static final Pattern ETAG = Pattern.compile("(?mi)^ETag: ([^\r]*)");

  private final URI url;
  private final String language;
  private final Consumer<Request> sent;
  private final Map<String, String> etags = new HashMap<>();
  private @Nullable String cookie;

  /**
   * @param sent told every request, as it is sent
   */
  Browser(URI url, String language, Consumer<Request> sent) {
    this.url = url;
    this.language = language;
    this.sent = sent;
  }

  /** Asks for what it must get. */
  JsonNode ask(String method, String path, @Nullable String secret, @Nullable Object body)
      throws IOException, FuzzFailed {
    String answer = send(request(method, path, secret, body));
    if (!isGood(answer)) {
      throw new FuzzFailed(
          "%s %s with %s is real traffic, and answered with%n%s"
              .formatted(method, path, body, answer));
    }
    return json(answer);
  }

  /** Asks for what it may not get; null if it does not. */
  @Nullable JsonNode tries(
      String method, String path, @Nullable String secret, @Nullable Object body)
      throws IOException, FuzzFailed {
    String answer = send(request(method, path, secret, body));
    return isGood(answer) ? json(answer) : null;
  }

  private static boolean isGood(String answer) {
    return answer.startsWith("HTTP/1.1 20");
  }

  private static JsonNode json(String answer) {
    return JSON.readTree(answer.substring(answer.indexOf("\r\n\r\n")));
  }

  private Request request(
      String method, String path, @Nullable String secret, @Nullable Object body) {
    List<String> headers = usual("application/json", secret);
    if (!method.equals("GET")) {
      headers.add(origin());
    }
    if (body != null) {
      headers.add("Content-Type: application/json");
    }
    return new Request(method, path, headers, body == null ? "" : Json.write(body));
  }

  /** Looks at a page, a picture or a text. */
  void visit(String path, @Nullable String secret) throws IOException, FuzzFailed {
    List<String> headers = usual("text/html, image/*;q=0.9, */*;q=0.8", secret);
    headers.add("Accept-Encoding: gzip, br");
    String etag = etags.get(path);
    if (etag != null) {
      headers.add("If-None-Match: " + etag);
    }
    send(new Request("GET", path, headers, ""));
  }

  /** Asks for a socket, and is gone before it has one. */
  void knock() throws IOException, FuzzFailed {
    List<String> headers = usual("*/*", null);
    headers.set(1, "Connection: Upgrade");
    headers.add(origin());
    headers.add("Upgrade: websocket");
    headers.add("Sec-WebSocket-Key: cGljayAmIG1peCBzd2VldA==");
    headers.add("Sec-WebSocket-Version: 13");
    headers.add("Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits");
    send(new Request("GET", "/api/socket", headers, ""));
  }

  private String origin() {
    return "Origin: http://" + url.getRawAuthority();
  }

  private List<String> usual(String accepted, @Nullable String secret) {
    List<String> headers = new ArrayList<>();
    headers.add("Host: " + url.getRawAuthority());
    headers.add("Connection: close");
    headers.add("Accept: " + accepted);
    headers.add("Accept-Language: " + language);
    if (cookie != null) {
      headers.add("Cookie: other=1; " + cookie);
    }
    if (secret != null) {
      headers.add("Authorization: Seat " + secret);
    }
    return headers;
  }

  private String send(Request request) throws IOException, FuzzFailed {
    sent.accept(request);
    String answer = Wire.ask(url, request.text());
    Matcher given = COOKIE.matcher(answer);
    if (given.find()) {
      cookie = given.group(1);
    }
    Matcher etag = ETAG.matcher(answer);
    if (etag.find()) {
      etags.put(request.path(), etag.group(1));
    }
    return answer;
  }
}
