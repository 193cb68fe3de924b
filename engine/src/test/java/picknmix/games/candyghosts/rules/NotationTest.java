package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.kernel.Refused;

/** Actions in notation: what can be one, and what never can. */
class NotationTest {
  private final CandyGhostsNotation actions = new CandyGhostsNotation();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "choose wren",
        "step 2,9",
        "step exit",
        "step 2,9 push",
        "leave",
        "pick 0,0",
        "drop vase 3,4",
        "ask 1 torch",
        "smash 0,23",
        "remove 19,19",
        "throw cursed-espresso start",
        "give plate 5",
        "use kit 0",
        "use fan",
        "capture g3",
        "capture onna",
        "attack g12",
        "special",
        "special g4",
        "special onna",
        "special 2",
        "end",
        "agree",
        "refuse",
        "roll 6",
        "roll 1 6",
        "put g3 2,9",
        "put onna 2,9",
        "put pigin 2,9",
        "spawn 2,9",
        "respawn 2,9",
        "stop",
        "target g2 1",
        "target g2 noise",
        "target onna 0",
        "target pigin g4",
        "target pigin noise",
        "target pigin 3",
        "ghost g2 3,5",
        "ghost g2 start",
        "ghost onna room 0,3",
        "possess 2",
        "draw fog"
      })
  void areRead(String text) {
    assertThat(actions.text(actions.parse(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "walk 1,1",
        "step",
        "step 2,9 pull",
        "step start push",
        "step 20,20",
        "step 13,20",
        "step 02,9",
        "step room 0,3",
        "pick start",
        "drop mirror 1,1",
        "throw wardrobe 1,1",
        "ask 6 vase",
        "give vase g1",
        "use torch",
        "use kit",
        "capture pigin",
        "capture g0",
        "capture g01",
        "special g",
        "roll 0",
        "roll 7",
        "roll 1 2 3",
        "put 1,1 g3",
        "spawn exit",
        "target g2 g3",
        "target pigin onna",
        "target onna g1",
        "ghost pigin 1,1",
        "ghost g1 room 3,0",
        "possess 6",
        "draw nothing",
        "choose onna",
        "end now",
        "step 2,9 "
      })
  void areNoActions(String text) {
    assertThatThrownBy(() -> actions.parse(text))
        .isInstanceOfSatisfying(
            Refused.class, e -> assertThat(e.code()).isEqualTo(Refused.Code.BAD_ACTION));
  }

  @ParameterizedTest
  @EnumSource(Verb.class)
  void haveExamples(Verb verb) {
    assertThat(CandyGhostsNotation.verb(actions.parse(verb.example()))).isEqualTo(verb);
  }

  @Test
  void refusalsSayHowItIsWritten() {
    assertThatThrownBy(() -> actions.parse("use vase"))
        .hasMessageContaining("one looks like \"use kit 1\" or \"use fan\"");
    assertThatThrownBy(() -> actions.parse("walk 1,1"))
        .hasMessageContaining("there are end, leave");
  }
}
