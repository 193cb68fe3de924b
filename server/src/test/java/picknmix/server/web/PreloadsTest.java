package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;

/** What a page names of its files, with {@code web/preloads.json} for tests. */
final class PreloadsTest {
  private static final Pattern LINK =
      Pattern.compile("<link rel=\"(\\w+)\"[^>]* crossorigin href=\"/assets/([^\"]+)\">");

  @TempDir private Path folder;
  private TestServer server;

  @BeforeEach
  void start() throws IOException {
    server = TestServer.in(folder);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @Test
  void aPageNamesItsCodeItsStyleAndTheReadersWords() throws Exception {
    assertThat(named("/", "en"))
        .containsExactly("modulepreload Home-1.js", "preload Home-1.css", "modulepreload en-1.js");
    assertThat(named("/", "pl")).contains("modulepreload pl-1.js");
    assertThat(named("/nothing/here", "en")).containsExactly("modulepreload en-1.js");
  }

  @Test
  void aGameThatWillBeShownIsNamedWithItsWordsAndNothingTwice() throws Exception {
    assertThat(named("/solo/candy-match", "pl"))
        .containsExactly(
            "modulepreload Solo-1.js",
            "modulepreload shared-1.js",
            "modulepreload pl-1.js",
            "modulepreload candy-match-1.js",
            "modulepreload candy-match-pl-1.js");
    assertThat(named("/solo/chess", "en")).doesNotContain("modulepreload candy-match-1.js");
  }

  @Test
  void aTableNamesItsLobbyAndOnceItHasBegunItsGame() throws Exception {
    assertThat(named("/t/" + open(false), "en"))
        .containsExactly(
            "modulepreload Table-1.js", "modulepreload Lobby-1.js", "modulepreload en-1.js");
    assertThat(named("/t/" + open(true), "en"))
        .containsExactly(
            "modulepreload Table-1.js",
            "modulepreload shared-1.js",
            "modulepreload en-1.js",
            "modulepreload candy-match-1.js");
    assertThat(page("/t/" + open(true), "en"))
        .as("the page itself comes first")
        .contains("fetchpriority=\"low\" crossorigin href=\"/assets/candy-match-1.js\"")
        .contains("<link rel=\"modulepreload\" crossorigin href=\"/assets/Table-1.js\"");
  }

  private String open(boolean started) throws Exception {
    JsonNode taken =
        server.json(
            "POST",
            "/api/tables",
            null,
            Json.object(
                "game",
                "candy-match",
                "seats",
                2,
                "bots",
                Json.object("1", "easy"),
                "start",
                started));
    return taken.get("table").get("id").asString();
  }

  private String page(String path, String language) throws Exception {
    var request = server.request(path).header("Accept-Language", language);
    String page = server.send(request.header("Accept", "text/html")).body();
    assertThat(page).contains("</head>");
    return page;
  }

  private List<String> named(String path, String language) throws Exception {
    return LINK.matcher(page(path, language))
        .results()
        .map(link -> link.group(1) + ' ' + link.group(2))
        .toList();
  }
}
