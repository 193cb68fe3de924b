package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.server.table.Player;

final class NewcomersTest {
  @Test
  void theirNamesAreInTheFirstLanguageThatWeHave() {
    assertThat(Newcomers.any("de,uk-UA;q=0.9,en;q=0.8").name()).matches("[\\p{IsCyrillic}’]+");
    assertThat(Newcomers.any("en-GB,uk;q=0.5").name()).matches("[A-Z][a-z]+");
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "*", "xx", "???"})
  void withoutALanguageOfOursItIsEnglish(String languages) {
    Player player = Newcomers.any(languages);
    assertThat(player.name()).matches("[A-Z][a-z]+");
    assertThat(player.checked()).isEqualTo(player);
  }
}
