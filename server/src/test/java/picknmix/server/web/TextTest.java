package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.kernel.Json;

/** Names from Poland and Ukraine, all the way: every text that goes out is UTF-8 and says so. */
final class TextTest {
  private static final String NAME = "Wiewiórka Їжак";

  @TempDir private Path folder;
  private TestServer server;
  private final HttpClient http = HttpClient.newHttpClient();

  @BeforeEach
  void start() throws IOException {
    server = TestServer.in(folder);
  }

  @AfterEach
  void stop() {
    http.close();
    server.close();
  }

  @Test
  void aNameComesBackFromTheCookieTheTableTheSocketAndTheTranscript() throws Exception {
    Map<String, Object> player = Json.object("name", NAME, "color", "#c2185b", "avatar", "bonbon");
    HttpResponse<byte[]> changed =
        answer(
            "/api/me",
            "PUT",
            Json.write(player),
            "Content-Type",
            "application/json; charset=iso-8859-2"); // which JSON never is
    assertThat(text(changed)).contains(NAME);
    String header = changed.headers().firstValue("Set-Cookie").orElseThrow();
    String cookie = header.substring(0, header.indexOf(';'));
    assertThat(text(answer("/api/me", "GET", "", "Cookie", cookie))).contains(NAME);
    Map<String, Object> wish =
        Json.object("game", "candy-match", "seats", 2, "bots", Map.of("1", "easy"), "start", true);
    HttpResponse<byte[]> taken =
        answer(
            "/api/tables",
            "POST",
            Json.write(wish),
            "Cookie",
            cookie,
            "Content-Type",
            "application/json");
    assertThat(text(taken)).contains(NAME);
    String table = TestServer.JSON.readTree(text(taken)).at("/table/id").asString();
    assertThat(text(answer("/api/tables/" + table, "GET", ""))).contains(NAME);
    assertThat(server.connect().watch(table, null, null).next("table").at("/table/seats/0/name"))
        .hasToString("\"" + NAME + "\"");
    assertThat(text(answer("/api/tables/" + table + "/transcript", "GET", ""))).contains(NAME);
  }

  @Test
  void problemsAreTextToo() throws Exception {
    Map<String, Object> wish = Json.object("game", NAME, "seats", 2);
    HttpResponse<byte[]> refused =
        answer("/api/tables", "POST", Json.write(wish), "Content-Type", "application/json");
    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(text(refused)).contains(NAME);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/", "/api/games", "/openapi.json", "/metrics", "/api/nothing", "/%2e%2e/x"})
  void everyTextSaysThatItIsUtf8(String path) throws Exception {
    assertThat(text(answer(path, "GET", ""))).isNotEmpty();
  }

  private HttpResponse<byte[]> answer(String path, String method, String body, String... headers)
      throws Exception {
    var request = server.request(path).method(method, BodyPublishers.ofString(body));
    for (int i = 0; i < headers.length; i += 2) {
      request.header(headers[i], headers[i + 1]);
    }
    return http.send(request.build(), BodyHandlers.ofByteArray());
  }

  private static String text(HttpResponse<byte[]> answer) {
    assertThat(answer.headers().firstValue("Content-Type").orElseThrow())
        .matches(".*; ?charset=utf-8");
    return new String(answer.body(), StandardCharsets.UTF_8);
  }

  @Test
  void theLogIsUtf8WhateverTheLocaleIs() {
    PrintStream before = System.err;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    System.setErr(new PrintStream(written, true, StandardCharsets.US_ASCII));
    try {
      Handler log = JsonLines.console();
      log.publish(new LogRecord(Level.SEVERE, NAME));
    } finally {
      System.setErr(before);
    }
    assertThat(written.toString(StandardCharsets.UTF_8)).contains(NAME);
  }
}
