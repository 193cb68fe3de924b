package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Consumables, equipment, obstacles. */
class ItemsTest {
  private static Given given(String... characters) {
    return Given.corridor(Given.ROOM, characters);
  }

  /** Whether entering that item's square ends the character's turn. */
  private static boolean stops(String kind, String character) {
    String other = character.equals("flo") ? "zip" : "flo";
    return given(character, other).item("1,1", kind).play("step 1,1").isOver(0);
  }

  @Test
  @DisplayName("CG-60: teacup, vase and plate are only thrown")
  void crockery() {
    Given given = given("pepper", "flo").hand(0, "teacup", "vase", "plate");
    assertThat(given.legal("throw teacup 0,0")).isNotEmpty();
    assertThat(given.legal("throw plate 0,0")).isNotEmpty();
    assertThat(given.legal("throw vase 0,7")).as("not into the dark").isEmpty();
    assertThat(given.legal("use")).isEmpty();
  }

  @Test
  @DisplayName("CG-61: a torch reveals the face-down room that it hits; a failed throw does not")
  void torch() {
    Given hit = given("pepper", "flo").hand(0, "torch").under(1, "rug");
    hit.play("throw torch 1,4", "roll 5");
    assertThat(hit.get("rooms.1.up")).isEqualTo("true");
    assertThat(hit.get("items")).isEqualTo("{\"1,4\":\"rug\"}");
    assertThat(hit.get("noise")).isEqualTo("\"1,4\"");
    assertThat(hit.isOver(0)).as("not a final action").isFalse();
    Given miss = given("pepper", "flo").hand(0, "torch").play("throw torch 1,4", "roll 4");
    assertThat(miss.get("rooms.1.up")).isEqualTo("false");
    assertThat(miss.get("noise")).isEqualTo("\"1,0\"");
  }

  @Test
  @DisplayName(
      "CG-62: the kit frees a possessed player anywhere; the fan blows the atmosphere away")
  void kitAndFan() {
    Given kit = given("pepper", "flo").hand(0, "kit").possessed(1).play("use kit 1");
    assertThat(kit.get("ghosts")).isEqualTo("[]");
    assertThat(kit.get("consumed")).isEqualTo("1");
    assertThat(kit.get("discarded")).isEqualTo("[\"kit\"]");
    Given fan = given("pepper", "flo").hand(0, "fan").atmosphere("fog").play("use fan");
    assertThat(fan.get("atmosphere.now")).isEqualTo("null");
    assertThat(fan.get("atmosphere.out")).isEqualTo("[\"fog\"]");
    assertThat(given("pepper", "flo").hand(0, "fan").refusal("use fan"))
        .isEqualTo("CG-62: there is no atmosphere to blow away");
  }

  @Test
  @DisplayName("CG-63: equipment adds to rolls, AP, storage; the cursed also take away")
  void equipment() {
    CandyGhostsState s =
        given("pepper", "flo")
            .hand(0, "espresso", "cursed-espresso", "megaphone", "cursed-megaphone", "lunchbox")
            .hand(1, "cursed-lunchbox")
            .session()
            .state();
    assertThat(Powers.ap(s, 0)).isEqualTo(5 + 2);
    assertThat(Powers.roll(s, 0)).isEqualTo(2 - 1);
    assertThat(Powers.storage(s, 0)).isEqualTo(2 - 1 + 1);
    assertThat(Powers.storage(s, 1)).isEqualTo(2 + 1);
    assertThat(Powers.roll(s, 1)).isEqualTo(-1);
    Given later = given("pepper", "flo").item("1,1", "espresso").play("pick 1,1");
    assertThat(later.get("turn.full")).as("AP are fixed at the start").isEqualTo("5");
  }

  @Test
  @DisplayName("CG-64: a mirror stops the vain; the smart may smash it for 1 AP, with a noise")
  void mirror() {
    assertThat(stops("mirror", "pepper")).isTrue();
    assertThat(stops("mirror", "flo")).isFalse();
    Given given = given("pim", "flo").item("1,1", "mirror").play("smash 1,1");
    assertThat(given.get("noise")).isEqualTo("\"1,1\"");
    assertThat(given.get("discarded")).isEqualTo("[\"mirror\"]");
    assertThat(given.get("turn.ap")).isEqualTo("4");
    assertThat(given("flo", "pim").item("1,1", "mirror").legal("smash")).isEmpty();
  }

  @Test
  @DisplayName("CG-65: a low ceiling stops everyone who is not short")
  void ceiling() {
    assertThat(stops("ceiling", "pepper")).isTrue();
    assertThat(stops("ceiling", "flo")).isTrue();
    assertThat(stops("ceiling", "zip")).isFalse();
  }

  @Test
  @DisplayName("CG-66: a rug stops the clumsy; the anxious may remove it")
  void rug() {
    assertThat(stops("rug", "otto")).isTrue();
    assertThat(stops("rug", "pepper")).isFalse();
    Given given = given("wren", "flo").item("1,1", "rug").play("remove 1,1");
    assertThat(given.get("items")).isEqualTo("{}");
    assertThat(given.get("noise")).isEqualTo("null");
  }

  @Test
  @DisplayName("CG-67: the strong push a wardrobe, the agile pass, others are stopped")
  void wardrobe() {
    Given strong = given("regina", "flo").item("1,1", "wardrobe");
    assertThat(strong.legal("step")).contains("step 1,1 push").doesNotContain("step 1,1");
    strong.play("step 1,1 push");
    assertThat(strong.get("items")).as("through walls").isEqualTo("{\"1,2\":\"wardrobe\"}");
    assertThat(strong.isOver(0)).isFalse();
    assertThat(stops("wardrobe", "zip")).isFalse();
    assertThat(stops("bookshelf", "pepper")).isTrue();
    Given stuck = given("regina", "flo").item("1,1", "wardrobe").item("1,2", "vase");
    assertThat(stuck.legal("step")).contains("step 1,1").doesNotContain("step 1,1 push");
    assertThat(stuck.play("step 1,1").isOver(0)).isTrue();
  }

  @Test
  @DisplayName("CG-67: a wardrobe before and after a push")
  void push() {
    Given given =
        Given.corridor(
                """
                + + + + +
                 0 # .|.
                + + + + +
                 . . .|.
                + +-+ + +
                |.|.|. .
                +-+ + + +
                 . . . .
                + + + + +
                """,
                "regina",
                "flo")
            .item("1,0", "wardrobe");
    given.play("step 1,0 push", "step 2,0 push");
    assertThat(given.map())
        .isEqualTo(
            """
            + + + + +
             . . 0|#
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +""");
    assertThat(given.legal("step 3,0")).as("never off the map").containsExactly("step 3,0");
  }

  @Test
  @DisplayName("CG-68: dog and cat stop the anxious; a pet-lover may remove them")
  void pets() {
    assertThat(stops("dog", "bruno")).isTrue();
    assertThat(stops("cat", "pepper")).isFalse();
    assertThat(given("flo", "zip").item("1,1", "cat").legal("remove"))
        .containsExactly("remove 1,1");
    assertThat(given("bruno", "zip").item("1,1", "cat").legal("remove")).isEmpty();
  }
}
