package picknmix.cli.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class TwinsTest {
  /** In Cukierki so much lies open from the start that no two of a few deals look alike. */
  @Test
  void thereAreSomeOfEveryGameThatHidesMuch() {
    assertThat(Twins.find().stream().map(twins -> twins.game().id()).collect(Collectors.toSet()))
        .containsExactlyInAnyOrder("candy-match", "candy-hunters", "candy-ghosts");
  }
}
