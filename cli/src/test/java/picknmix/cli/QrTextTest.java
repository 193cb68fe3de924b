package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class QrTextTest {
  @Test
  void drawsASquareWithLightAroundIt() {
    List<String> lines = QrText.of("http://192.168.0.7:8080/").lines().toList();
    List<String> blocks =
        lines.stream().map(line -> line.replaceAll("\u001b\\[[0-9;]*m", "")).toList();
    // Version 2 is 25 modules wide; two of margin on each side, two rows to a line of text.
    assertThat(blocks).hasSize(15).allSatisfy(line -> assertThat(line).hasSize(29));
    assertThat(blocks.getFirst()).isBlank();
    // The upper left corner's finder: seven dark modules, then light.
    assertThat(blocks.get(1)).startsWith("  █▀▀▀▀▀█ ");
  }
}
