package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.Deflater;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a real server lets in, over real connections. */
final class EdgeTest {
  private static final String ADDRESS = "X-Forwarded-For: 192.0.2.1";

  @TempDir private Path folder;
  private TestServer server;

  @BeforeEach
  void start() throws IOException {
    server =
        TestServer.in(
            folder,
            new WebServer.Edge(
                List.of("tea.example"), List.of(AddressRange.parse("10.0.0.0/8")), 2, 4));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private String statusOf(String... lines) throws IOException {
    try (RawLine line = new RawLine(server.url("/"))) {
      return line.send(lines).line();
    }
  }

  // ---- The name

  @ParameterizedTest
  @ValueSource(strings = {"/", "/api/me", "/api/socket", "/health/live"})
  void aNameThatIsNotOursIsRefused(String path) throws Exception {
    String request = "GET " + path + " HTTP/1.1";
    assertThat(statusOf(request, "Host: evil.example")).contains(" 421 ");
    assertThat(statusOf(request, "Host: evil.example:8080")).contains(" 421 ");
    assertThat(statusOf(request, "Host: tea.example")).doesNotContain(" 421 ");
    assertThat(statusOf(request, "Host: localhost:8080")).doesNotContain(" 421 ");
  }

  @Test
  void whatIsSmallOnlyWhileItIsCompressedIsNotTaken() throws Exception {
    try (RawLine line = new RawLine(server.url("/"))) {
      String offer = "Sec-WebSocket-Extensions: permessage-deflate";
      assertThat(line.upgrade("Host: localhost", offer)).contains(" 101 ");
      line.sendBytes(compressed(new byte[20_000_000]));
      assertThat(line.rest()).contains("Inflated payload exceeded");
    }
  }

  /** A frame of text, masked with zeros, which change nothing. */
  private static byte[] compressed(byte[] text) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
    deflater.setInput(text);
    byte[] payload = new byte[1 << 16];
    int length = deflater.deflate(payload, 0, payload.length, Deflater.SYNC_FLUSH) - 4;
    deflater.end();
    ByteBuffer frame = ByteBuffer.allocate(8 + length);
    frame.put((byte) 0xc1).put((byte) 0xfe).putShort((short) length).putInt(0);
    return frame.put(payload, 0, length).array();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          permessage-deflate; client_max_window_bits | permessage-deflate
          permessage-deflate; clte                   |
          permessage-deflate; clte; client_max_window_bits |
          permessage-deflate; x=1, permessage-deflate | permessage-deflate
          permessage-deflate; server_max_window_bits=9 |
          nonsense, ;;;                              |
          """)
  void anOfferToCompressIsTakenOrLeft(String offers, String taken) throws Exception {
    try (RawLine line = new RawLine(server.url("/"))) {
      String host = "Host: localhost";
      assertThat(line.upgrade(host, "Sec-WebSocket-Extensions: " + offers)).contains(" 101 ");
      String answer = "";
      for (String next = line.line(); !next.isEmpty(); next = line.line()) {
        answer += next.startsWith("Sec-WebSocket-Extensions: ") ? next.substring(26) : "";
      }
      assertThat(answer).isEqualTo(taken == null ? "" : taken);
    }
  }

  @Test
  void headersThatAreTooLongAreCalledSo() throws Exception {
    try (RawLine line = new RawLine(server.url("/"))) {
      line.send("GET /api/games HTTP/1.1", "Host: localhost", "Cookie: " + "x".repeat(20_000));
      assertThat(line.rest())
          .startsWith("HTTP/1.1 431 ")
          .contains("Fields Too Large\",\"status\":431");
    }
  }

  @Test
  void asASocketToo() throws Exception {
    try (RawLine line = new RawLine(server.url("/"))) {
      assertThat(line.upgrade("Host: evil.example")).contains(" 421 ");
    }
    try (RawLine line = new RawLine(server.url("/"))) {
      assertThat(line.upgrade("Host: evil.example", "Origin: http://evil.example"))
          .contains(" 421 ");
    }
    try (RawLine line = new RawLine(server.url("/"))) {
      assertThat(line.upgrade("Host: tea.example", "Origin: http://tea.example")).contains(" 101 ");
    }
  }

  @Test
  void aRefusedSocketTellsBrowsersWhomToTrustToo() throws Exception {
    try (RawLine line = new RawLine(server.url("/"))) {
      assertThat(
              line.upgrade("Host: localhost", "Origin: http://evil.example", "Connection: close"))
          .contains(" 403 ");
      assertThat(line.rest()).contains("X-Content-Type-Options: nosniff", "frame-ancestors 'none'");
    }
  }

  // ---- The address

  @Test
  void allLinesOfForwardedForCount() throws Exception {
    String[] metrics = {"GET /metrics HTTP/1.1", "Host: localhost"};
    assertThat(statusOf(metrics)).contains(" 200 ");
    assertThat(statusOf(metrics[0], metrics[1], "X-Forwarded-For: 127.0.0.1", ADDRESS))
        .contains(" 403 ");
    assertThat(statusOf(metrics[0], metrics[1], ADDRESS, "X-Forwarded-For: 10.1.2.3", "X-Other: x"))
        .contains(" 403 ");
  }

  @Test
  void behindATrustedProxyTheLimitsAreForWhoIsBehindIt() throws Exception {
    int fresh = triesUntilTooMany("X-Forwarded-For: 192.0.2.1, 10.1.2.3");
    assertThat(fresh).isGreaterThan(5);
    // A slow machine leaves them a try or two between the requests.
    assertThat(triesUntilTooMany(ADDRESS)).isLessThan(fresh / 2);
    assertThat(
            statusOf(
                "DELETE /api/me HTTP/1.1",
                "Host: localhost",
                "X-Forwarded-For: 192.0.2.2, 10.1.2.3"))
        .contains(" 405 ");
  }

  private int triesUntilTooMany(String forwarded) throws Exception {
    for (int tries = 1; tries <= 100; tries++) {
      if (statusOf("DELETE /api/me HTTP/1.1", "Host: localhost", forwarded).contains(" 429 ")) {
        return tries;
      }
    }
    throw new AssertionError("nothing was too much");
  }

  // ---- Sockets

  @Test
  void anAddressMayHaveSoManySocketsAndAllTogetherSoMany() throws Exception {
    try (RawLine one = new RawLine(server.url("/"));
        RawLine two = new RawLine(server.url("/"))) {
      assertThat(one.upgrade("Host: localhost", ADDRESS)).contains(" 101 ");
      assertThat(two.upgrade("Host: localhost", ADDRESS)).contains(" 101 ");
      expectSockets(2);
      assertThat(statusOfUpgrade(ADDRESS)).contains(" 429 ");
      try (RawLine three = new RawLine(server.url("/"));
          RawLine four = new RawLine(server.url("/"))) {
        assertThat(three.upgrade("Host: localhost")).contains(" 101 ");
        assertThat(four.upgrade("Host: localhost")).contains(" 101 ");
        expectSockets(4);
        assertThat(statusOfUpgrade("X-Forwarded-For: 192.0.2.2")).contains(" 503 ");
      }
      expectSockets(2);
      one.reset();
      expectSockets(1);
      assertThat(statusOfUpgrade(ADDRESS)).contains(" 101 ");
    }
  }

  private String statusOfUpgrade(String header) throws IOException {
    try (RawLine line = new RawLine(server.url("/"))) {
      return line.upgrade("Host: localhost", header);
    }
  }

  private void expectSockets(int count) throws Exception {
    String wanted = "picknmix_sockets " + count + ".0";
    long end = System.nanoTime() + TestServer.PATIENCE.toNanos();
    while (!server.get("/metrics").body().contains(wanted)) {
      assertThat(System.nanoTime()).as(wanted).isLessThan(end);
      Thread.sleep(20);
    }
  }

  // ---- Methods

  @ParameterizedTest
  @CsvSource({
    "PATCH, /api/tables, 'GET, HEAD, POST'",
    "DELETE, /api/me, 'GET, HEAD, PUT'",
    "DELETE, /api/tables/0000000000000000/start, POST",
    "POST, /api/tables/0000000000000000/seats/1, 'DELETE, PUT'",
    "POST, /, 'GET, HEAD'",
    "PUT, /how/x, 'GET, HEAD'",
    "TRACE, /, 'GET, HEAD'",
  })
  void anotherMethodIsToldWhichWouldDo(String method, String path, String allowed)
      throws Exception {
    HttpResponse<String> answer = server.ask(method, path, null, null);
    assertThat(answer.statusCode()).isEqualTo(405);
    assertThat(answer.headers().firstValue("Allow")).hasValue(allowed);
  }

  @Test
  void whereThereIsNothingNoMethodWouldDo() throws Exception {
    assertThat(server.ask("POST", "/api/nothing", null, null).statusCode()).isEqualTo(404);
  }
}
