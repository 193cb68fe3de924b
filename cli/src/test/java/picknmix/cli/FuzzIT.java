package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Some spoilt inputs of every kind: nothing breaks, and no seat learns another's secrets. */
final class FuzzIT {
  @Test
  void spoiltInputsDoNoHarm() throws Exception {
    var result = Launcher.run("fuzz", "--inputs", "5000");
    assertThat(result.status()).as(result.out() + result.err()).isZero();
    assertThat(result.out()).contains("engine", "transcripts", "socket", "http", "two-worlds");
  }
}
