package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients that go away in the middle of a request: their right, and no news. */
final class HangUpTest {
  private static final String[] BEGUN = {
    "PUT /api/me HTTP/1.1",
    "Host: localhost",
    "Content-Type: application/json",
    "Content-Length: 1000"
  };

  @TempDir private Path folder;

  @Test
  void whatWasBrokenOffIsNotInTheLog() throws Exception {
    try (TestServer server = TestServer.in(folder);
        LogOf log = LogOf.everything()) {
      for (int i = 0; i < 5; i++) {
        try (RawLine line = new RawLine(server.url("/"))) {
          line.send(BEGUN).sendText("{\"name\":");
        }
        RawLine rude = new RawLine(server.url("/"));
        rude.send(BEGUN).sendText("{\"name\":").reset();
        try (RawLine nonsense = new RawLine(server.url("/"))) {
          nonsense
              .send(BEGUN[0], BEGUN[1], BEGUN[2], "Transfer-Encoding: chunked")
              .sendText("no number\r\n\r\n");
          assertThat(nonsense.line()).contains(" 400 ");
        }
      }
      expectBroken(server, 15);
      assertThat(log.lines()).isEmpty();
    }
  }

  private static void expectBroken(TestServer server, int count) throws Exception {
    Pattern wanted =
        Pattern.compile("http_requests_seconds_count\\{[^}]*status=\"400\"[^}]*} " + count);
    long end = System.nanoTime() + TestServer.PATIENCE.toNanos();
    while (!wanted.matcher(server.get("/metrics").body()).find()) {
      assertThat(System.nanoTime()).as("all were dealt with").isLessThan(end);
      Thread.sleep(20);
    }
  }
}
