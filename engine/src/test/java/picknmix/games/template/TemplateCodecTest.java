package picknmix.games.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;

/** States that break an invariant are refused with what is wrong. */
class TemplateCodecTest {
  private static void refused(String why, String key, Object value) {
    Map<String, Object> state = Given.json("M4", "B1 B2", "L1 L2");
    state.put(key, value);
    refused(why, state);
  }

  private static void refused(String why, Map<String, Object> state) {
    Field field = Field.of(state, "state", Refused.Code.BAD_STATE);
    assertThatThrownBy(() -> StateReader.read(field))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.code()).isEqualTo(Refused.Code.BAD_STATE);
              assertThat(refused.reason()).contains(why);
            });
  }

  @Test
  void everyFieldMustBeThereAndOfItsKind() {
    Map<String, Object> good = Given.json("M4", "B1 B2", "L1 L2");
    good.remove("game"); // the caller has read it
    for (String key : good.keySet()) {
      Map<String, Object> lacking = Json.object();
      lacking.putAll(good);
      lacking.remove(key);
      refused("state lacks \"" + key + "\"", lacking);
      refused("state." + key, key, 3.5);
    }
    refused("state.seats must be a whole number from 2 to 4", "seats", 5);
    refused("state.turn must be a whole number from 0 to 1", "turn", 2);
    refused("state.options.jar must be a whole number from 1 to 3", "options", Map.of("jar", 0));
  }

  @Test
  void everySweetIsInExactlyOnePlace() {
    refused("state.deck[0] is in two places: B1", "deck", List.of("B1"));
    refused("state.deck[1] is in two places: M4", "deck", List.of("M4", "M4"));
    refused("state.hands[1][0] is in two places: B1", "hands", hands("B1 B2", "B1 L2"));
    refused("state.jars[0][0] is in two places: L1", "jars", hands("L1", ""));
    refused("state.eaten[1][0] is in two places: L1", "eaten", hands("", "L1"));
    refused("state.lost[0] is in two places: L1", "lost", List.of("L1"));
    refused("state.biting is in two places: L1", "biting", "L1");
    refused("state.deck[0] is no sweet: X9", "deck", List.of("X9"));
    refused("state lacks sweets: M4", "deck", List.of());
  }

  @Test
  void jarsHoldNoMoreThanTheOptionSays() {
    refused("state.jars[1] must have at most 1 sweets (TG-3)", "jars", hands("", "M1 M2"));
  }

  @Test
  void handsAreAsTheTurnsLeaveThem() {
    refused("state lacks sweets: B2", "hands", hands("B1", "L1 L2"));
    refused("state.hands[0] must have two sweets", Given.json("M4", "B1 B2 B3", "L1 L2"));
    refused("state.hands[0] must have two sweets", Given.json("M4", "B1", "L1"));
    refused("state.hands[1] must have as many sweets", Given.json("M4", "B1 B2", "L1"));
    refused("state.hands[1] must have as many sweets", Given.json("", "B1", "L1 L2"));
    refused("state.hands[1] must have as many sweets", Given.json("", "B1 B2", ""));
    refused("state.hands[2] must have as many sweets", Given.json("", "B1 B2", "L1", "M1 M2"));
  }

  private static List<List<String>> hands(String first, String second) {
    return List.of(Given.words(first), Given.words(second));
  }
}
