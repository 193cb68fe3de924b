package picknmix.games.candyhunters.box;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The data file is what {@link PatternMaker} makes; {@code ./picknmix golden} writes it anew. */
class GoldenPatternsTest {
  private static final Path FILE =
      Path.of("src/main/java/picknmix/games/candyhunters/box/patterns.txt");

  @Test
  void patternsAreAsTheyWereMade() throws IOException {
    if ("write".equals(System.getProperty("picknmix.golden"))) {
      Files.writeString(FILE, PatternMaker.file());
    }
    assertThat(FILE).hasContent(PatternMaker.file());
  }
}
