package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The atmosphere cards. */
class AtmosphereTest {
  private static Given given(String atmosphere, String... characters) {
    return Given.corridor(Given.ROOM, characters).atmosphere(atmosphere);
  }

  @Test
  @DisplayName(
      "CG-44: one atmosphere at a time changes AP, rolls or storage of those with the trait")
  void numbers() {
    CandyGhostsState moon = given("moonlight", "pepper", "flo").session().state();
    assertThat(Powers.ap(moon, 1)).as("agile").isEqualTo(6);
    assertThat(Powers.ap(moon, 0)).isEqualTo(5);
    assertThat(Powers.roll(moon, 0)).as("vain").isEqualTo(1);
    CandyGhostsState sticky = given("sticky-air", "pepper", "flo").session().state();
    assertThat(Powers.storage(sticky, 0)).isEqualTo(1);
  }

  @Test
  @DisplayName("CG-44: or it changes a rule: captures, attacks, specials, spawning, walls, footing")
  void rules() {
    assertThat(given("fog", "pepper", "flo").ghost("1,1").legal("capture")).isEmpty();
    assertThat(given("fog", "otto", "flo").ghost("1,1").charges(0, 1).legal("attack")).isEmpty();
    assertThat(given("sticky-air", "zip", "flo").charges(0, 1).legal("special")).isEmpty();
    assertThat(given("lullaby", "wren", "flo").play("end").get("pending")).isEqualTo("[]");
    Given thin = given("thin-plaster", "zip", "flo").at(0, "2,0").play("step 3,0");
    assertThat(thin.isOver(0)).isFalse();
    Given solid = given("whispering-bricks", "zip", "flo").at(0, "2,0");
    assertThat(solid.legal("step")).doesNotContain("step 3,0");
    Given brave = given("brave-hearts", "bruno", "flo").item("1,1", "dog").play("step 1,1");
    assertThat(brave.isOver(0)).isFalse();
  }

  @Test
  @DisplayName("CG-44: the ghosts' steps change too")
  void steps() {
    Given given = given("thunder", "pepper", "flo").ghost("3,3").ghostsTurn();
    assertThat(given.play("target g1 0").get("pending.0.steps")).isEqualTo("7");
    Given slow = given("lullaby", "pepper", "flo").ghost("3,3").ghostsTurn();
    assertThat(slow.play("target g1 0").get("pending.0.steps")).isEqualTo("3");
  }

  @Test
  @DisplayName("CG-45: Transmogrify turns every face-up room without a player face down again")
  void transmogrify() {
    Given given = Given.corridor(Given.ROOM, "pepper", "flo").up(1).up(2).ghost("2,9").ghostsTurn();
    given.item("1,5", "vase").noise("2,9").play("target g1 noise", "draw transmogrify");
    assertThat(given.get("rooms.0.up")).isEqualTo("true");
    assertThat(given.get("rooms.1.up")).isEqualTo("false");
    assertThat(given.get("rooms.1.seen")).isEqualTo("true");
    assertThat(given.get("ghosts.0.at")).isEqualTo("\"room 0,2\"");
    assertThat(given.get("items")).as("items keep their squares").isEqualTo("{\"1,5\":\"vase\"}");
  }

  @Test
  @DisplayName("GS-15: the old card goes to the used; an empty pack first takes all of them")
  void emptyPack() {
    Given given = given("fog", "pepper", "flo").ghost("room 0,5").noise("1,0").ghostsTurn();
    CandyGhostsState s = given.session().state();
    s.used = s.pack;
    s.pack = 0;
    given.play("target g1 noise");
    assertThat(Integer.bitCount(Flow.drawable(s))).isEqualTo(14);
    given.play("draw fog");
    assertThat(given.get("atmosphere.now")).isEqualTo("\"fog\"");
    assertThat(given.get("atmosphere.used")).isEqualTo("[]");
    assertThat(Integer.bitCount(given.session().state().pack)).isEqualTo(13);
  }
}
