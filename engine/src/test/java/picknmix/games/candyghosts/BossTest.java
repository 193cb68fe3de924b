package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Onna and Pigin. */
class BossTest {
  private static Given onna() {
    return Given.corridor(Given.ROOM, "pepper", "flo");
  }

  private static Given pigin() {
    return Given.pigin(Given.ROOM, "pepper", "flo");
  }

  @Test
  @DisplayName("CG-40: the boss appears when a room that touches the Exit is revealed, once")
  void appears() {
    Given given = onna().up(4).at(0, "1,19").play("step 1,20");
    assertThat(given.get("boss.met")).isEqualTo("true");
    assertThat(given.get("pending.0.who")).isEqualTo("\"onna\"");
    given.play("put onna 3,23");
    assertThat(given.get("boss.at")).isEqualTo("\"3,23\"");
  }

  @Test
  @DisplayName("CG-40: obstacles stop Onna by her traits: she is vain")
  void stoppedByTrait() {
    Given given = onna().bossAt("1,3").item("1,2", "mirror").at(1, "3,3").noise("1,0");
    given.ghostsTurn().play("target onna noise");
    assertThat(given.get("boss.at")).isEqualTo("\"1,2\"");
    assertThat(given.get("pending")).isEqualTo("[{\"do\":\"draw\"}]");
  }

  @Test
  @DisplayName("CG-41: Onna takes five steps, chases players away, and respawns when hit")
  void onnaMoves() {
    Given given = onna().bossAt("3,3").ghostsTurn().play("target onna 0");
    assertThat(given.get("pending.0.steps")).isEqualTo("5");
    given.play("ghost onna 2,3", "ghost onna 2,2", "ghost onna 2,1", "ghost onna 2,0");
    assertThat(given.get("players.0.at")).isEqualTo("null");
    assertThat(given.get("boss.at")).isEqualTo("\"1,0\"");
    given.play("roll 6 1", "respawn 3,3");
    assertThat(given.get("players.0.at")).isEqualTo("\"3,3\"");
    Given hit = onna().bossAt("1,1").play("capture onna", "roll 6");
    assertThat(hit.get("pending")).isEqualTo("[{\"do\":\"respawn\",\"who\":\"onna\"}]");
    assertThat(hit.get("players.0.charges")).isEqualTo("0");
    hit.play("roll 1 1");
    assertThat(hit.get("boss.at")).isEqualTo("\"room 0,5\"");
  }

  @Test
  @DisplayName("CG-42: Pigin jumps onto the nearest player or ghost and eats it")
  void piginEats() {
    Given ghost = pigin().bossAt("1,3").ghost("2,3").ghostsTurn().play("target pigin g1");
    assertThat(ghost.get("boss"))
        .isEqualTo("{\"name\":\"pigin\",\"met\":true,\"at\":\"2,3\",\"stored\":1,\"belly\":[]}");
    Given player = pigin().bossAt("1,3").charges(0, 1).ghostsTurn().play("target pigin 0");
    assertThat(player.get("boss.belly")).isEqualTo("[0]");
    assertThat(player.get("boss.stored")).isEqualTo("1");
    assertThat(player.get("players.0.at")).isEqualTo("null");
    assertThat(pigin().bossAt("1,1").legal("capture")).isEmpty();
  }

  @Test
  @DisplayName("CG-42: eating more than its storage makes it explode and sets the eaten free")
  void piginExplodes() {
    Given given = pigin().bossAt("1,3").swallowed(1).stored(4).ghost("2,3");
    given.ghostsTurn().play("target pigin g5");
    assertThat(given.get("boss.at")).isEqualTo("null");
    assertThat(given.get("boss.belly")).isEqualTo("[]");
    assertThat(given.get("players.1.at")).isEqualTo("\"2,3\"");
    assertThat(given.get("consumed")).isEqualTo("5");
  }

  @Test
  @DisplayName("GS-13: on one big square with her target Onna meets them instead of moving")
  void onnaOnStart() {
    Given given = onna().at(0, "3,3").bossAt("start").ghostsTurn().play("target onna 1");
    assertThat(given.get("players.1.at")).isEqualTo("null");
    assertThat(given.get("pending")).isEqualTo("[{\"do\":\"respawn\",\"who\":1}]");
  }

  @Test
  @DisplayName(
      "GS-14: Pigin goes for the noise only if it is nearer than all, and not onto the possessed")
  void piginAndNoise() {
    Given near = pigin().at(0, "0,0").bossAt("2,3").noise("2,2").ghostsTurn();
    assertThat(near.legal("target")).containsExactly("target pigin noise");
    Given equal = pigin().at(0, "1,1").bossAt("2,3").noise("3,1").ghostsTurn();
    assertThat(equal.legal("target")).containsExactly("target pigin 0");
    Given held = pigin().at(0, "2,2").possessed(0).bossAt("2,3").noise("2,2").ghostsTurn();
    held.play("target pigin noise");
    assertThat(held.get("boss.at")).isEqualTo("\"2,3\"");
  }
}
