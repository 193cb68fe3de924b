package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PlayIT {
  @Test
  void withoutATerminalOrInputTheTableIsLaidAndLeft() throws Exception {
    var result = Launcher.run("play", "candy-match");
    assertThat(result.status()).isZero();
    assertThat(result.out()).startsWith("Candy Match for 4: you are seat 0");
    assertThat(result.err()).isEmpty();
  }
}
