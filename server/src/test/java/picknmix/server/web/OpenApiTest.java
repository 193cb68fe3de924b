package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The description is true to the server, and whole; and the page about the protocol is, too. */
final class OpenApiTest {
  @TempDir private Path folder;

  @Test
  void whatItDescribesIsThere() throws Exception {
    try (TestServer server = TestServer.in(folder)) {
      JsonNode description = TestServer.JSON.readTree(server.get("/openapi.json").body());
      assertThat(description.get("openapi").asString()).isEqualTo("3.1.0");
      for (var path : description.get("paths").properties()) {
        for (String method : path.getValue().propertyNames()) {
          String table = path.getKey().replace("{table}", "0".repeat(16));
          String asked = table.replace("{seat}", "0").replace("{number}", "0");
          var response = server.ask(method.toUpperCase(Locale.ROOT), asked, null, null);
          // Nothing is sent along, so it may well be refused, but not as unknown.
          assertThat(response.statusCode()).as("%s %s", method, asked).isNotEqualTo(405);
          assertThat(response.body()).doesNotContain("there is nothing here");
        }
      }
    }
  }

  @Test
  void everyReferenceLeadsSomewhere() throws Exception {
    try (TestServer server = TestServer.in(folder)) {
      JsonNode description = TestServer.JSON.readTree(server.get("/openapi.json").body());
      Set<String> references = new TreeSet<>();
      for (JsonNode reference : description.findValues("$ref")) {
        references.add(reference.asString().substring(1));
      }
      assertThat(references).contains("/components/schemas/TableInfo");
      for (String reference : references) {
        assertThat(description.at(reference).isMissingNode()).as(reference).isFalse();
      }
    }
  }

  @Test
  void theProtocolsPageHasEveryRoute() throws Exception {
    String page = Files.readString(Path.of("..", "docs", "protocol.md"));
    try (TestServer server = TestServer.in(folder)) {
      JsonNode paths = TestServer.JSON.readTree(server.get("/openapi.json").body()).get("paths");
      for (String path : paths.propertyNames()) {
        String told = path.replace("{table}", "ID").replace("{seat}", "N").replace("{number}", "N");
        assertThat(page).contains(told);
      }
    }
  }
}
