package picknmix.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.kernel.Adaptive;

final class AdaptiveFileTest {
  @TempDir private Path temp;

  @Test
  void itIsKeptForEachGame() {
    Path path = temp.resolve("new").resolve("adaptive.properties");
    Adaptive stronger = new Adaptive(42, 1, 12);
    new AdaptiveFile(path).keep("cukierki", stronger);
    assertThat(new AdaptiveFile(path).of("cukierki")).isEqualTo(stronger);
    assertThat(new AdaptiveFile(path).of("candy-match")).isEqualTo(Adaptive.NEW);
  }

  @Test
  void whatMakesNoSenseIsABeginning() throws IOException {
    Path path = temp.resolve("adaptive.properties");
    Files.writeString(path, "cukierki=300 1 0\ncandy-match=what\n");
    assertThat(new AdaptiveFile(path).of("cukierki")).isEqualTo(Adaptive.NEW);
    assertThat(new AdaptiveFile(path).of("candy-match")).isEqualTo(Adaptive.NEW);
  }

  @Test
  void itSaysWhatItIsDoing() {
    assertThat(AdaptiveFile.told(Adaptive.NEW)).contains("begin easy");
    assertThat(AdaptiveFile.told(new Adaptive(42, 1, 12))).contains("stronger");
    assertThat(AdaptiveFile.told(new Adaptive(18, 2, -6))).contains("weaker");
    assertThat(AdaptiveFile.told(new Adaptive(0, 9, 0))).contains("as last time");
  }
}
