package picknmix.games.candymatch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;

/** States that break an invariant are refused with what is wrong. */
class CandyMatchCodecTest {
  private static final List<Object> NOT_DONE = List.of(false, false, false);

  private static void refused(String why, Given given, Consumer<Map<String, Object>> change) {
    Map<String, Object> state = given.json();
    change.accept(state);
    assertThatThrownBy(() -> load(state))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.code()).isEqualTo(Refused.Code.BAD_STATE);
              assertThat(refused.reason()).contains(why);
            });
  }

  private static CandyMatchState load(Object state) {
    return StateReader.read(Field.of(state, "state", Refused.Code.BAD_STATE));
  }

  private static Given given() {
    return Given.table("B1 C1").deck("G1 L1");
  }

  @Test
  void everyFieldMustBeThereAndOfItsKind() {
    for (String key : given().json().keySet()) {
      if (!key.equals("game")) {
        refused("state lacks \"" + key + "\"", given(), state -> state.remove(key));
        refused("state." + key, given(), state -> state.put(key, 3.5));
      }
    }
    assertThatThrownBy(() -> load(List.of())).hasMessageContaining("state must be an object");
    refused("seats must be a whole number from 2 to 6", given(), s -> s.put("seats", 7));
    refused("seats", given(), s -> s.put("seats", 1));
    refused("has no option \"speed\"", given(), s -> s.put("options", Json.object("speed", 1)));
    refused("must be one of", given(), s -> s.put("options", Json.object("calls", "loud")));
    refused("state.phase must be one of", given(), s -> s.put("phase", "sleeping"));
    refused("state.revealer", given(), s -> s.put("revealer", 3));
    refused("state.revealer", given(), s -> s.put("revealer", -1));
    refused("state.done must have 3 elements", given(), s -> s.put("done", List.of(false)));
    refused("state.done[1]", given(), s -> s.put("done", List.of(false, 0, false)));
    refused("state.piles must have 3 elements", given(), s -> s.put("piles", List.of()));
  }

  @Test
  void missingOptionsTakeTheirDefaults() {
    Map<String, Object> state = given().json();
    state.put("options", Json.object());
    assertThat(load(state).claims).isFalse();
  }

  @Test
  void everyCardIsInOnePlace() {
    refused("is in two places: B1", given(), s -> s.put("deck", List.of("B1", "L1")));
    refused("is in two places: B1", given(), s -> s.put("table", List.of("B1", "B1")));
    refused("lacks cards: C1", given(), s -> s.put("table", List.of("B1")));
    refused("is no card: XX1", given(), s -> s.put("table", List.of("B1", "XX1")));
    refused(
        "state.table[1] must be a string", given(), s -> s.put("table", Arrays.asList("B1", null)));
    refused(
        "is in two places",
        given(),
        s -> s.put("piles", Collections.nCopies(3, new ArrayList<>(List.of("T1")))));
  }

  @Test
  void phasesFitTheirFields() {
    refused("must not be empty in open", Given.table("B1 C1"), s -> {});
    refused("caller must be a seat exactly", given(), s -> s.put("caller", 1));
    refused("caller must be a seat exactly", given(), s -> s.put("phase", "picking"));
    refused("state.caller", given(), s -> s.put("caller", 9));
    refused("done must be all false", given(), s -> s.put("done", List.of(true, false, false)));
    refused("choosers must be there exactly", given(), s -> penalty(s, 0));
    refused("choosers needs a caller", given(), s -> s.put("choosers", List.of(1)));
    refused(
        "choosers must be there exactly",
        given(),
        s -> {
          penalty(s, 0, 1);
          s.put("phase", "picking");
        });
    refused("clockwise", given(), s -> penalty(s, 0, 2, 1));
    refused("clockwise", given(), s -> penalty(s, 0, 1, 1));
    refused("clockwise", given(), s -> penalty(s, 0, 0, 1));
    refused("state.choosers[0]", given(), s -> penalty(s, 0, 3));
    refused("no card left to choose", Given.table(""), s -> penalty(s, 0, 1));
    refused("must have two cards in picking", Given.table("B1").deck("C1"), s -> picking(s));
    refused("cannot be picking in pick-then-call", given().pickThenCall(), s -> picking(s));
    refused("deck must be empty in last-check", given(), s -> s.put("phase", "last-check"));
    refused(
        "must have two cards in last-check", Given.table("B1"), s -> s.put("phase", "last-check"));
    refused(
        "must not be all true",
        Given.table("B1 C1"),
        s -> {
          s.put("phase", "last-check");
          s.put("done", List.of(true, true, true));
        });
    refused("deck must be empty when over", given(), s -> s.put("phase", "over"));
  }

  private static void penalty(Map<String, Object> state, int caller, Integer... choosers) {
    state.put("phase", "penalty");
    state.put("caller", caller);
    state.put("choosers", List.of(choosers));
  }

  private static void picking(Map<String, Object> state) {
    state.put("phase", "picking");
    state.put("caller", 0);
  }

  @Test
  void validStatesLoad() {
    assertThat(load(given().json()).deckSize()).isEqualTo(2);
    Map<String, Object> over = Given.table("B1 C1 G1").json();
    over.put("phase", "over");
    over.put("done", NOT_DONE);
    assertThat(load(over).phase).isEqualTo(CandyMatchState.Phase.OVER);
    Map<String, Object> penalty = given().json();
    penalty(penalty, 1, 2, 0);
    assertThat(load(penalty).chooser()).isEqualTo(2);
    Map<String, Object> browsers = given().json();
    browsers.put("revealer", 2.0); // a browser's numbers are all floating
    assertThat(load(browsers).revealer).isEqualTo(2);
  }
}
