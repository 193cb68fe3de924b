package picknmix.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTest {
  private static Field field(Object value) {
    return Field.of(value, "here", Refused.Code.BAD_REQUEST);
  }

  @Test
  void writesOneWayOnly() {
    assertThat(Json.write(Json.object("b", 1, "a", null, "c", List.of(true, 2L, 0.5, "x"))))
        .isEqualTo("{\"b\":1,\"a\":null,\"c\":[true,2,0.5,\"x\"]}");
    assertThat(Json.write(Map.of())).isEqualTo("{}");
    assertThat(Json.write(List.of())).isEqualTo("[]");
    assertThat(Json.write(Double.NaN)).isEqualTo("null");
    assertThat(Json.write(Double.POSITIVE_INFINITY)).isEqualTo("null");
    assertThat(Json.write(new BigDecimal("1e400"))).isEqualTo("1E+400");
    assertThatThrownBy(() -> Json.write(new Object())).hasMessageContaining("not JSON");
  }

  @Test
  void escapesWhatMustBe() {
    assertThat(Json.write("a\"b\\c\n\u0001ż")).isEqualTo("\"a\\\"b\\\\c\\u000a\\u0001ż\"");
    assertThat(Json.write("\ud83c\udf6c \ud83c")).isEqualTo("\"\\ud83c\\udf6c \\ud83c\"");
  }

  @Test
  void fieldsSayWhatIsWrongWhere() {
    Field tree = field(Json.object("list", Arrays.asList(1, "two", null), "flag", true));
    assertThat(tree.get("list").list().get(0).number(0, 1)).isEqualTo(1);
    assertThat(tree.get("list").list().get(1).text()).isEqualTo("two");
    assertThat(tree.get("list").list().get(2).isNull()).isTrue();
    assertThat(tree.get("flag").flag()).isTrue();
    assertThat(tree.has("list")).isTrue();
    assertThat(tree.has("more")).isFalse();
    assertThatThrownBy(() -> tree.get("more")).hasMessage("here lacks \"more\"");
    assertThatThrownBy(() -> tree.get("list").list().get(1).number(0, 9))
        .hasMessage("here.list[1] must be a whole number from 0 to 9");
    assertThatThrownBy(() -> tree.get("flag").text()).hasMessage("here.flag must be a string");
    assertThatThrownBy(() -> tree.get("list").flag()).hasMessageContaining("true or false");
    assertThatThrownBy(() -> tree.get("flag").list()).hasMessageContaining("must be an array");
    assertThatThrownBy(() -> tree.get("list").list(2)).hasMessageContaining("2 elements, not 3");
    assertThatThrownBy(() -> tree.get("list").keys()).hasMessageContaining("must be an object");
  }

  @Test
  void wholeNumbersComeInManyForms() {
    for (Object two : new Object[] {2, 2L, 2.0, new BigDecimal("2.00")}) {
      assertThat(field(two).number(2, 2)).isEqualTo(2);
    }
    for (Object no :
        new Object[] {1, 3, 2.5, Double.NaN, 4294967298L, new BigDecimal("1e99"), "2"}) {
      assertThatThrownBy(() -> field(no).number(2, 2)).isInstanceOf(Refused.class);
    }
  }

  @Test
  void optionsAreReadAndFilledIn() {
    List<Option> known =
        List.of(
            Option.choice("mode", "calm", "wild"),
            Option.flag("night"),
            Option.number("rounds", 1, 9, 5),
            Option.dependent("size", "small", "large"));
    Options read = Options.read(known, field(Json.object("mode", "wild", "rounds", 7.0)));
    Options all = read.withDefaults(known);
    assertThat(all.text("mode")).isEqualTo("wild");
    assertThat(all.flag("night")).isFalse();
    assertThat(all.number("rounds")).isEqualTo(7);
    assertThat(all.has("size")).isFalse();
    assertThat(all.toString()).isEqualTo("{mode=wild, night=false, rounds=7}");
    assertThatThrownBy(() -> all.text("size")).hasMessageContaining("not settled");
    assertThatThrownBy(() -> Options.read(known, field(Json.object("sped", 1))))
        .hasMessage("here has no option \"sped\"; there are: mode, night, rounds, size");
    assertThatThrownBy(() -> Options.read(known, field(Json.object("mode", "loud"))))
        .hasMessage("here.mode must be one of [\"calm\",\"wild\"]");
    assertThatThrownBy(() -> Options.read(known, field(Json.object("night", "yes"))))
        .hasMessageContaining("here.night must be one of [false,true]");
    assertThat(Json.write(known.get(2).json())).isEqualTo("{\"min\":1,\"max\":9,\"default\":5}");
    assertThat(Json.write(known.get(3).json()))
        .isEqualTo("{\"values\":[\"small\",\"large\"],\"default\":null}");
  }

  @Test
  void actionListsGrowAndSearch() {
    ActionList list = new ActionList();
    for (long action = 199; action >= 0; action -= 2) {
      list.add(action);
    }
    list.sort(0);
    assertThat(list.size()).isEqualTo(100);
    assertThat(list.contains(77)).isTrue();
    assertThat(list.contains(78)).isFalse();
    list.clear();
    assertThat(list.isEmpty()).isTrue();
    assertThat(list.contains(77)).isFalse();
  }

  @Test
  void outcomesAreAsLikelyAsTheirWeights() {
    Outcomes outcomes = new Outcomes();
    for (int i = 0; i < 100; i++) {
      outcomes.add(i, i == 40 ? 100 : 1);
    }
    FastRandom rng = new FastRandom(1);
    int hits = 0;
    for (int i = 0; i < 10_000; i++) {
      hits += outcomes.draw(rng) == 40 ? 1 : 0;
    }
    assertThat(hits).isBetween(4_700, 5_350);
    assertThat(outcomes.size()).isEqualTo(100);
    assertThat(outcomes.weight(40)).isEqualTo(100);
  }
}
