package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Ghosts appear and move. */
class GhostsTurnTest {
  private static Given given() {
    return Given.corridor(Given.ROOM, "pepper", "flo");
  }

  @Test
  @DisplayName("CG-24: a ghost spawns in the rolled room, on a square without a ghost")
  void spawn() {
    Given given = given().ghost("0,3").play("end", "roll 6 5");
    assertThat(given.legal("spawn")).hasSize(15).contains("spawn 1,0").doesNotContain("spawn 0,3");
    given.play("spawn 2,1");
    assertThat(given.map())
        .isEqualTo(
            """
            + + + + +
             . 0 .|.
            + + + + +
             . . g|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             g . . .
            + + + + +""");
    Given hidden = given().play("end", "roll 1 1");
    assertThat(hidden.get("ghosts.0.at")).as("just in the room").isEqualTo("\"room 0,5\"");
    Given met = given().play("end", "roll 6 1", "spawn 1,0");
    assertThat(met.get("ghosts.0.host")).as("a player on it is possessed").isEqualTo("0");
  }

  @Test
  @DisplayName("CG-25: every ghost moves once, in the order that the leader likes")
  void order() {
    Given given = given().at(0, "0,0").ghost("0,3").ghost("2,3").ghostsTurn();
    assertThat(given.legal("target")).containsExactly("target g1 0", "target g2 0");
    given.play("target g2 0");
    assertThat(given.get("moved")).isEqualTo("[\"g2\"]");
  }

  @Test
  @DisplayName("CG-26: the nearest unpossessed player, ties by choice; a noise instead of all")
  void targets() {
    Given tie = given().at(0, "0,1").at(1, "2,1").ghost("1,3").ghostsTurn();
    assertThat(tie.legal("target")).containsExactly("target g1 0", "target g1 1");
    Given possessed = given().at(0, "0,1").at(1, "2,1").possessed(1).ghost("1,3").ghostsTurn();
    possessed.ghost("3,3");
    assertThat(possessed.legal("target")).containsExactly("target g2 0", "target g3 0");
    Given noise = given().ghost("1,3").ghost("2,3").noise("3,3").ghostsTurn();
    assertThat(noise.legal("target")).containsExactly("target g1 noise", "target g2 noise");
  }

  @Test
  @DisplayName("CG-27: out of a face-down room a ghost comes to a free square of the edge")
  void outOfTheDark() {
    Given given = given().ghost("room 0,1").ghost("1,3").noise("1,0").ghostsTurn();
    given.play("target g1 noise");
    assertThat(given.legal("ghost"))
        .containsExactlyInAnyOrder("ghost g1 0,3", "ghost g1 2,3", "ghost g1 3,3");
    given.play("ghost g1 0,3");
    assertThat(given.get("ghosts.0.at")).isEqualTo("\"0,3\"");
    Given far = given().ghost("room 0,3").ghostsTurn().play("target g1 0");
    assertThat(far.get("ghosts.0.at")).as("one whole card").isEqualTo("\"room 0,2\"");
  }

  @Test
  @DisplayName("CG-28: four steps, each nearer; walls do not stop it; it possesses and stops")
  void fourSteps() {
    Given given = given().ghost("3,3").ghostsTurn().play("target g1 0");
    assertThat(given.legal("ghost")).containsExactlyInAnyOrder("ghost g1 3,2", "ghost g1 2,3");
    given.play("ghost g1 2,3", "ghost g1 2,2", "ghost g1 2,1", "ghost g1 2,0");
    assertThat(given.map())
        .isEqualTo(
            """
            + + + + +
             . 0 g|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +""");
    Given near = given().at(1, "3,3").ghost("2,1").ghostsTurn();
    near.play("target g1 0", "ghost g1 1,1");
    assertThat(near.get("ghosts.0.host")).isEqualTo("0");
  }

  @Test
  @DisplayName("CG-29: then the next atmosphere, the noise goes, the round ends")
  void endOfRound() {
    Given given = given().noise("2,1").atmosphere("fog").ghostsTurn().ghost("room 0,5");
    given.play("target g1 noise", "draw moonlight");
    assertThat(given.get("atmosphere.now")).isEqualTo("\"moonlight\"");
    assertThat(given.get("atmosphere.used")).isEqualTo("[\"fog\"]");
    assertThat(given.get("noise")).isEqualTo("null");
    assertThat(given.get("round")).isEqualTo("2");
    assertThat(given.get("turn.seat")).isEqualTo("0");
  }

  @Test
  @DisplayName("CG-30: reveal: ghosts in the room are put on squares without a player")
  void reveal() {
    Given given = given().at(0, "1,3").ghost("room 0,1").ghost("room 0,1").under(1, "rug");
    given.play("step 1,4");
    assertThat(given.get("pending.0"))
        .isEqualTo("{\"do\":\"put\",\"who\":\"g1\",\"room\":\"0,1\"}");
    assertThat(given.legal("put g1")).hasSize(15).doesNotContain("put g1 1,4");
    given.play("put g1 0,7");
    assertThat(given.legal("put g2")).hasSize(14);
    given.play("put g2 3,7");
    assertThat(given.get("items")).isEqualTo("{\"1,4\":\"rug\"}");
    assertThat(given.get("pending")).isEqualTo("[{\"do\":\"spawn\"}]");
  }

  @Test
  @DisplayName(
      "GS-11: targeted is moved; a face-down room is entered as a whole, and ends the move")
  void intoTheDark() {
    Given given = given().ghost("1,3").noise("1,8").up(2).ghostsTurn().play("target g1 noise");
    assertThat(given.get("ghosts.0.at")).isEqualTo("\"room 0,1\"");
    assertThat(given.get("phase")).isEqualTo("\"ghosts\"");
    assertThat(given.get("moved")).isEqualTo("[\"g1\"]");
    assertThat(given.get("pending")).isEqualTo("[{\"do\":\"draw\"}]");
  }

  @Test
  @DisplayName("GS-12: cards are counted by edges, Start and Exit are cards too")
  void cards() {
    Given given = given().at(0, "start").ghost("room 0,1").ghostsTurn();
    given.play("target g1 0", "ghost g1 2,3");
    assertThat(given.get("ghosts.0.at")).isEqualTo("\"2,3\"");
    CandyGhostsState s = given.session().state();
    assertThat(Space.cardSteps(s, Space.START_CARD, 3)).isEqualTo(4);
    assertThat(Space.cardSteps(s, Space.START_CARD, Space.EXIT_CARD)).isEqualTo(7);
  }
}
