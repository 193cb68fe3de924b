package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The eight specials, each in a small position. */
class SpecialsTest {
  private static Given given(String character) {
    return Given.corridor(Given.ROOM, character, character.equals("flo") ? "zip" : "flo");
  }

  @Test
  @DisplayName("CG-50: Ghost Whisperer: a sure attack on any ghost possessing anyone, anywhere")
  void whisperer() {
    Given given = given("wren").possessed(1).ghost("1,1").charges(0, 1);
    assertThat(given.legal("special")).containsExactly("special g1");
    given.play("special g1");
    assertThat(given.get("ghosts")).isEqualTo("[{\"id\":\"g2\",\"at\":\"1,1\",\"host\":null}]");
    assertThat(given("wren").possessed(1).refusal("special g1"))
        .isEqualTo("CG-21: a special takes a charge");
  }

  @Test
  @DisplayName("CG-51: Sacrifice: a noise at your feet")
  void sacrifice() {
    Given given = given("otto").charges(0, 1).play("special");
    assertThat(given.get("noise")).isEqualTo("\"1,0\"");
    assertThat(given.get("players.0.charges")).isEqualTo("0");
  }

  @Test
  @DisplayName("CG-52: Chain Reaction: every ghost beside a consumed one is consumed, and so on")
  void chain() {
    Given given =
        Given.corridor(
                """
                + + + + +
                 . 0 g|.
                + + + + +
                 . . .|g
                + +-+ + +
                |.|.|g .
                +-+ + + +
                 g . . .
                + + + + +
                """,
                "pepper",
                "flo")
            .charges(0, 1);
    given.play("special g1", "roll 2");
    assertThat(given.map())
        .isEqualTo(
            """
            + + + + +
             . 0 .|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             g . . .
            + + + + +""");
  }

  @Test
  @DisplayName("CG-53: Speed Demon: all AP again, even right after a final action")
  void speed() {
    Given given = given("zip").charges(0, 1).at(0, "2,0").play("step 3,0");
    assertThat(given.get("turn.stage")).isEqualTo("\"final\"");
    assertThat(given.legal("end")).containsExactly("end");
    assertThat(given.refusal("step 3,1"))
        .isEqualTo("CG-17: after a final action only your special or the end of the turn");
    given.play("special");
    assertThat(given.get("turn.ap")).isEqualTo("4");
    assertThat(given.get("turn.stage")).isEqualTo("\"open\"");
  }

  @Test
  @DisplayName("CG-54: Bossypants: move another player with their full AP; steps only")
  void bossy() {
    Given given = given("regina").charges(0, 1).at(1, "0,0").hand(1, "vase");
    given.play("special 1");
    assertThat(given.get("pending")).isEqualTo("[{\"do\":\"bossy\",\"seat\":1,\"ap\":5}]");
    assertThat(given.status("toAct")).isEqualTo("[0]");
    assertThat(given.legal("throw")).isEmpty();
    given.play("step 0,1", "step 1,1", "stop");
    assertThat(given.get("players.1.at")).isEqualTo("\"1,1\"");
    assertThat(given.get("turn.ap")).as("the own points are untouched").isEqualTo("5");
  }

  @Test
  @DisplayName("CG-55: Disbelief: with a charge, no walls for anyone in the room you are in")
  void disbelief() {
    Given given = given("pim").charges(0, 1).at(0, "2,0").play("step 3,0");
    assertThat(given.isOver(0)).isFalse();
    assertThat(given.get("players.0.charges")).as("it is not spent").isEqualTo("1");
    Given friend = given("pim").charges(0, 1).at(1, "2,1").turn(1).play("step 3,1");
    assertThat(friend.isOver(1)).isFalse();
    Given without = given("pim").at(0, "2,0").play("step 3,0");
    assertThat(without.isOver(0)).isTrue();
  }

  @Test
  @DisplayName("CG-56: Whistler: two dice added; only two 1s fumble, only two 6s crit")
  void whistler() {
    Given hit = given("flo").up(1).ghost("1,6").charges(0, 1);
    hit.play("special g1");
    assertThat(hit.get("pending"))
        .isEqualTo("[{\"do\":\"roll\",\"dice\":2,\"for\":\"special g1\"}]");
    hit.play("roll 1 6");
    assertThat(hit.get("ghosts")).as("7 reaches 7").isEqualTo("[]");
    Given fumble = given("flo").ghost("1,1").charges(0, 1).play("special g1", "roll 1 1");
    assertThat(fumble.get("ghosts")).isNotEqualTo("[]");
    Given one = given("flo").ghost("1,1").charges(0, 1).play("special g1", "roll 1 2");
    assertThat(one.get("ghosts")).as("a single 1 is no fumble").isEqualTo("[]");
  }

  @Test
  @DisplayName("CG-57: Boom Voice: again after each 6; every ghost within the sum is consumed")
  void boom() {
    Given given = given("bruno").up(1).ghost("0,0").ghost("1,6").ghost("2,7").charges(0, 1);
    given.play("special", "roll 6");
    assertThat(given.get("pending"))
        .isEqualTo("[{\"do\":\"roll\",\"dice\":1,\"for\":\"special\",\"sum\":6}]");
    given.play("roll 1");
    assertThat(given.get("ghosts")).isEqualTo("[{\"id\":\"g3\",\"at\":\"2,7\",\"host\":null}]");
    Given one = given("bruno").ghost("0,0").charges(0, 1).play("special", "roll 1");
    assertThat(one.get("ghosts")).as("1 reaches the own square").isNotEqualTo("[]");
  }
}
