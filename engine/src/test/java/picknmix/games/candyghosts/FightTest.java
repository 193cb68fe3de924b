package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Captures, attacks, throws, noises, possession. */
class FightTest {
  private static final String ROOM =
      """
      + + + + +
       . 0 .|.
      + + + + +
       . . .|.
      + +-+ + +
      |.|.|. .
      +-+ + + +
       . . . .
      + + + + +
      """;

  private static Given given(String... characters) {
    return Given.corridor(ROOM, characters);
  }

  @Test
  @DisplayName(
      "CG-31: a capture reaches its roll; 1 fails, 6 succeeds; a charge or, full, consumed")
  void capture() {
    Given near = given("pepper", "flo").ghost("1,3").play("capture g1", "roll 3");
    assertThat(near.get("players.0.charges")).as("3 does not reach 4").isEqualTo("0");
    near = given("pepper", "flo").ghost("1,3").play("capture g1", "roll 4");
    assertThat(near.get("players.0.charges")).isEqualTo("1");
    assertThat(near.get("ghosts")).isEqualTo("[]");
    Given crit = given("pepper", "flo").up(1).ghost("1,7").play("capture g1", "roll 6");
    assertThat(crit.get("players.0.charges")).isEqualTo("1");
    Given beside = given("pepper", "flo").ghost("1,1").play("capture g1", "roll 1");
    assertThat(beside.get("players.0.charges")).isEqualTo("0");
    Given full = given("pim", "flo").ghost("1,1").charges(0, 1).play("capture g1", "roll 2");
    assertThat(full.get("players.0.charges")).isEqualTo("1");
    assertThat(full.get("consumed")).isEqualTo("1");
    Given hidden = given("pepper", "flo").ghost("room 0,1");
    assertThat(hidden.legal("capture")).isEmpty();
  }

  @Test
  @DisplayName("CG-32: an attack is rolled like a capture, and the ghost is consumed")
  void attack() {
    Given given = given("pepper", "flo").ghost("1,3").charges(0, 1);
    given.play("attack g1");
    assertThat(given.get("pending"))
        .isEqualTo("[{\"do\":\"roll\",\"dice\":1,\"for\":\"attack g1\"}]");
    given.play("roll 5");
    assertThat(given.get("ghosts")).isEqualTo("[]");
    assertThat(given.get("consumed")).as("the ghost and the charge").isEqualTo("2");
  }

  @Test
  @DisplayName("CG-33: a throw smashes there, or at the feet; thrown to a player it is handed over")
  void throwing() {
    Given hit = given("pepper", "flo").hand(0, "vase").play("throw vase 1,3", "roll 4");
    assertThat(hit.get("noise")).isEqualTo("\"1,3\"");
    assertThat(hit.get("discarded")).isEqualTo("[\"vase\"]");
    Given miss = given("pepper", "flo").hand(0, "vase").play("throw vase 1,3", "roll 2");
    assertThat(miss.get("noise")).isEqualTo("\"1,0\"");
    Given caught = given("pepper", "flo").hand(0, "vase").play("give vase 1", "roll 2");
    assertThat(caught.get("players.1.items")).isEqualTo("[\"vase\"]");
    Given dropped = given("pepper", "flo").hand(0, "vase").play("give vase 1", "roll 1");
    assertThat(dropped.get("players.1.items")).isEqualTo("[]");
    assertThat(dropped.get("noise")).isEqualTo("\"1,0\"");
  }

  @Test
  @DisplayName("CG-34: modifiers never change a natural 1 or 6")
  void modifiers() {
    Given one = given("pepper", "flo").hand(0, "megaphone").ghost("1,1");
    one.play("capture g1", "roll 1");
    assertThat(one.get("players.0.charges")).isEqualTo("0");
    Given better = given("pepper", "flo").hand(0, "megaphone").ghost("1,3");
    better.play("capture g1", "roll 3");
    assertThat(better.get("players.0.charges")).as("3 and 1 reach 4").isEqualTo("1");
    Given six = given("pepper", "flo").hand(0, "cursed-lunchbox").up(1).ghost("1,7");
    six.play("capture g1", "roll 6");
    assertThat(six.get("players.0.charges")).isEqualTo("1");
  }

  @Test
  @DisplayName("CG-35: only the last noise counts, until the end of the ghosts' turn")
  void noise() {
    Given given = given("pepper", "flo").hand(0, "vase", "plate");
    given.play("throw vase 0,1", "roll 3", "throw plate 2,1", "roll 3");
    assertThat(given.get("noise")).isEqualTo("\"2,1\"");
    given.play("end", "roll 1 1", "end", "roll 1 1", "target g1 noise");
    given.play("draw moonlight");
    assertThat(given.get("noise")).isEqualTo("null");
  }

  @Test
  @DisplayName("CG-36: a player who steps onto a ghost is possessed; it moves with its host")
  void possession() {
    Given given = given("pepper", "flo").ghost("1,1").play("step 1,1");
    assertThat(given.map())
        .isEqualTo(
            """
            + + + + +
             . . .|.
            + + + + +
             . h .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +""");
    assertThat(given.get("ghosts")).isEqualTo("[{\"id\":\"g1\",\"at\":null,\"host\":0}]");
  }

  @Test
  @DisplayName("CG-36: others capture or attack the ghost in a player and free them")
  void freed() {
    Given given = given("pepper", "flo").at(1, "1,1").possessed(1);
    given.play("capture g1", "roll 2");
    assertThat(given.get("players.0.charges")).isEqualTo("1");
    assertThat(given.get("ghosts")).isEqualTo("[]");
  }

  @Test
  @DisplayName("CG-37: the possessed step towards Start and fight only the ghost in them")
  void possessed() {
    Given given = given("pepper", "flo").at(0, "2,3").possessed(0).ghost("2,1");
    assertThat(given.legal("step")).containsExactly("step 2,2");
    assertThat(given.legal("capture")).containsExactly("capture g1");
    assertThat(given.legal("end")).as("all AP must be spent").isEmpty();
    given.play("capture g1", "roll 5");
    assertThat(given.get("ghosts.0.host")).as("it is at distance 6").isEqualTo("0");
    assertThat(given.get("players.0.at")).as("the only step").isEqualTo("\"2,2\"");
    assertThat(given.get("turn.seat")).as("blocked: the AP left are lost").isEqualTo("1");
  }

  @Test
  @DisplayName("CG-37: a wall is for the possessed when there is no other way")
  void possessedThroughWall() {
    Given given = given("pepper", "flo").at(0, "1,2").possessed(0);
    assertThat(given.legal("step")).containsExactly("step 1,1");
    assertThat(given.play("step 1,1").isOver(0)).isTrue();
  }

  @Test
  @DisplayName("CG-38: who respawns keeps all, lands on a free square and reveals the room")
  void respawn() {
    Given given = given("pepper", "flo").bossAt("1,1").hand(0, "vase");
    given.play("step 1,1", "roll 1 1");
    assertThat(given.legal("respawn")).hasSize(16).contains("respawn 2,20");
    given.play("respawn 2,20");
    assertThat(given.get("players.0.at")).isEqualTo("\"2,20\"");
    assertThat(given.get("players.0.items")).isEqualTo("[\"vase\"]");
    assertThat(given.get("rooms.5.up")).isEqualTo("true");
  }

  @Test
  @DisplayName("GS-10: a ghost merges, Onna makes respawn; one freed on Start meets the next ghost")
  void meeting() {
    Given given = given("pepper", "flo").possessed(1).ghost("start").play("capture g1", "roll 6");
    assertThat(given.get("ghosts")).isEqualTo("[{\"id\":\"g2\",\"at\":null,\"host\":1}]");
    Given onna = given("pepper", "flo").bossAt("1,1").play("step 1,1");
    assertThat(onna.get("pending")).isEqualTo("[{\"do\":\"respawn\",\"who\":0}]");
    assertThat(onna.get("players.0.at")).isEqualTo("null");
  }
}
