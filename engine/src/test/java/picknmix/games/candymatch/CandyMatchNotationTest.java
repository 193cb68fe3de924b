package picknmix.games.candymatch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.kernel.Refused;

/** Numbers, records and notation of Candy Match's actions. */
class CandyMatchNotationTest {
  private final CandyMatchNotation actions = new CandyMatchNotation();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "reveal",
        "call",
        "miss",
        "decline",
        "done",
        "timeup",
        "pick deck",
        "pick BGT1",
        "pick B1",
        "take B1",
        "take GMT1",
        "take B1 C1 BC1",
        "claim B1 B2",
        "claim GMT1"
      })
  void threeForms(String text) {
    long action = actions.parse(text);
    assertThat(action).isNotNegative();
    assertThat(actions.text(action)).isEqualTo(text);
    assertThat(CandyMatchNotation.encode(CandyMatchNotation.decode(action))).isEqualTo(action);
  }

  @Test
  void theOrderOfCardsIsFree() {
    assertThat(actions.parse("take BC1 C1 B1")).isEqualTo(actions.parse("take B1 C1 BC1"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "Reveal",
        "reveal ",
        " reveal",
        "reveal B1",
        "take",
        "take ",
        "take  B1",
        "claim",
        "take B1 B1",
        "take b1",
        "take B3",
        "take BCG1",
        "pick",
        "pick B1 B2",
        "pick Deck",
        "call me",
        "take B1 ",
        "take deck",
        "pass",
        "take\tB1",
        "pick B1\n"
      })
  void badNotationIsRefused(String text) {
    assertThatThrownBy(() -> actions.parse(text))
        .isInstanceOfSatisfying(
            Refused.class, e -> assertThat(e.code()).isEqualTo(Refused.Code.BAD_ACTION));
  }

  @Test
  void numbersThatAreNoActionsAreAnError() {
    assertThatThrownBy(() -> CandyMatchNotation.decode(99))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
