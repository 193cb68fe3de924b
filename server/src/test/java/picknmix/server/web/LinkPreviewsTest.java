package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;

/** What a messenger shows of a link, with the words of {@code web/previews.json} for tests. */
final class LinkPreviewsTest {
  private static final String POLISH = "pl-PL,pl;q=0.9";

  @TempDir private Path folder;
  private TestServer server;

  @BeforeEach
  void start() throws IOException {
    server = TestServer.in(folder, URI.create("https://candy.example"));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource({
    "/, Sweet games, home",
    "/settings, Sweet games, home",
    "/nothing/here, Sweet games, home",
    "/solo/candy-match, Candy Match, candy-match",
    "/how/candy-match, Candy Match, candy-match",
    "/learn/candy-match, Candy Match, candy-match",
    "/solo/chess, Sweet games, home",
    "/puzzles, Puzzles, home",
    "/puzzle/a3, Puzzles, home",
    "/t/0123456789abcdef, Sweet games, home",
    "/t/..., Sweet games, home",
  })
  void everyPageHasATitleAndAPicture(String path, String title, String picture) throws Exception {
    String page = page(path, "en");
    assertThat(page)
        .contains("<title>" + title + "</title>")
        .contains(meta("og:title", title))
        .contains(meta("og:url", "https://candy.example" + path))
        .contains(meta("og:image", "https://candy.example/previews/" + picture + ".png"))
        .contains("<meta name=\"twitter:card\" content=\"summary_large_image\" />")
        .doesNotContain("As it was built", "preview -->");
  }

  @Test
  void aTableInvitesInTheLanguageOfWhoOpenedItWhoeverLooks() throws Exception {
    String table = open("pl");
    assertThat(page("/t/" + table, "en"))
        .contains(meta("og:title", "Zagraj z nami"))
        .contains(meta("og:locale", "pl_PL"))
        .contains("/previews/candy-match.png");
    assertThat(page("/replay/" + table, "en")).contains(meta("og:title", "Candy Match po polsku"));
    assertThat(page("/t/" + open(null), POLISH)).contains(meta("og:title", "Zagraj z nami"));
    assertThat(page("/t/" + open("uk"), "en")).as("no words").contains("As it was built");
  }

  @Test
  void aPageWithoutATableIsInTheLanguageOfWhoLooks() throws Exception {
    assertThat(page("/", POLISH))
        .contains(meta("og:title", "Słodkie gry"))
        .contains("<html lang=\"pl\">");
    assertThat(page("/", "de"))
        .contains(meta("og:title", "Sweet games"))
        .contains("<html lang=\"en\">");
  }

  @Test
  void nothingThatIsSaidBecomesMarkup() throws Exception {
    assertThat(page("/t/" + open("en"), "en"))
        .contains(meta("og:title", "Come and play &quot;Candy&quot; &lt;Match&gt;"))
        .contains(meta("og:description", "Pairs &amp; $1"))
        .contains(meta("og:site_name", "Pick &amp; Mix"));
    assertThat(page("/t/%22%3E%3Cscript%3E", "en")).doesNotContain("<script", "\"><");
  }

  @Test
  void nothingOfThoseAtTheTableIsTold() throws Exception {
    JsonNode taken = create("en");
    String page = page("/t/" + taken.get("table").get("id").asString(), "en");
    assertThat(page)
        .doesNotContain(
            taken.get("secret").asString(),
            taken.get("table").get("commitment").asString(),
            taken.get("table").get("seats").get(0).get("name").asString());
  }

  @Test
  void itIsKeptByBrowsersAsLongAsItIsTheSame() throws Exception {
    HttpResponse<String> first = server.get("/");
    assertThat(first.headers().firstValue("Cache-Control")).contains("no-cache");
    assertThat(first.headers().firstValue("Vary")).contains("Accept-Encoding, Accept-Language");
    String etag = first.headers().firstValue("ETag").orElseThrow();
    var again = server.request("/").header("If-None-Match", etag);
    assertThat(server.send(again).statusCode()).isEqualTo(304);
    var polish = server.request("/").header("If-None-Match", etag).header("Accept-Language", "pl");
    assertThat(server.send(polish).statusCode()).isEqualTo(200);
    var zipped = server.send(server.request("/").header("Accept-Encoding", "br, gzip"));
    assertThat(zipped.headers().firstValue("Content-Encoding")).contains("gzip");
  }

  @Test
  void otherPeoplesPagesMayShowThePicture() throws Exception {
    HttpResponse<String> picture = server.get("/previews/home.png");
    assertThat(picture.headers().firstValue("Content-Type")).contains("image/png");
    assertThat(picture.headers().firstValue("Cross-Origin-Resource-Policy"))
        .contains("cross-origin");
    assertThat(server.get("/").headers().firstValue("Cross-Origin-Resource-Policy"))
        .contains("same-origin");
  }

  @Test
  void withoutABaseUrlTheAddressIsTheOneThatWasAsked() throws Exception {
    try (TestServer here = TestServer.in(Files.createDirectory(folder.resolve("here")))) {
      String page = here.get("/").body();
      assertThat(page).contains(meta("og:url", here.url("/").toString()));
    }
  }

  private String open(String language) throws Exception {
    return create(language).get("table").get("id").asString();
  }

  private JsonNode create(String language) throws Exception {
    return server.json(
        "POST",
        "/api/tables",
        null,
        Json.object("game", "candy-match", "seats", 2, "open", false, "language", language));
  }

  private String page(String path, String languages) throws Exception {
    var request = server.request(path).header("Accept-Language", languages);
    return server.send(request.header("Accept", "text/html")).body();
  }

  private static String meta(String name, String content) {
    return "<meta property=\"%s\" content=\"%s\" />".formatted(name, content);
  }
}
