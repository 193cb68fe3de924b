package picknmix.games.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.kernel.Refused;

/** What is no action is refused with the reason. */
class TemplateNotationTest {
  private final TemplateNotation actions = new TemplateNotation();

  @ParameterizedTest
  @ValueSource(strings = {"eat B1", "eat M4", "hide L2", "roll 1", "roll 6"})
  void roundTrip(String text) {
    assertThat(actions.text(actions.parse(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "eat, two words",
    "chew B1, is no action",
    "eat B5, there is no sweet",
    "eat b1, there is no sweet",
    "eat B1 B2, there is no sweet",
    "hide ?, there is no sweet",
    "roll 0, 1 to 6",
    "roll 7, 1 to 6",
    "roll 11, 1 to 6",
  })
  void badTextIsRefused(String text, String why) {
    assertThatThrownBy(() -> actions.parse(text))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.code()).isEqualTo(Refused.Code.BAD_ACTION);
              assertThat(refused.reason()).contains(why);
            });
  }
}
