package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AnimalTest {
  /** So many letters fit the page's header, and a seat at the table, on the smallest phone. */
  private static final int FITS = 9;

  @Test
  void theirNamesAreInTheFirstLanguageThatWeHave() {
    assertThat(Language.preferred("de,uk-UA;q=0.9,en;q=0.8")).isEqualTo(Language.UK);
    assertThat(Language.preferred("en-GB,uk;q=0.5")).isEqualTo(Language.EN);
    assertThat(Animal.newcomer(Language.UK).name()).matches("[\\p{IsCyrillic}’]+");
    assertThat(Animal.newcomer(Language.EN).name()).matches("[A-Z][a-z]+");
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "*", "xx", "???"})
  void withoutALanguageOfOursItIsEnglish(String languages) {
    assertThat(Language.preferred(languages)).isEqualTo(Language.EN);
  }

  @ParameterizedTest
  @EnumSource
  void theirPictureAndColourAreOursAndTheirNameIsShort(Language language) {
    for (int i = 0; i < 100; i++) {
      Player player = Animal.newcomer(language);
      assertThat(player.checked()).isEqualTo(player);
      assertThat(Player.COLORS).contains(player.color());
      assertThat(Animal.values()).extracting(Animal::avatar).contains(player.avatar());
      assertThat(player.name()).hasSizeLessThan(FITS);
    }
  }
}
