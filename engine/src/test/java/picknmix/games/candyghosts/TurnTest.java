package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A player's turn: steps, items, captures, leaving, the end of it. */
class TurnTest {
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

  @Test
  @DisplayName("CG-15: one turn for each player, clockwise, then the ghosts")
  void round() {
    Given given = Given.corridor(ROOM, "pepper", "flo");
    given.play("end", "roll 1 1");
    assertThat(given.get("turn.seat")).isEqualTo("1");
    given.play("end", "roll 2 1");
    assertThat(given.get("turn")).isEqualTo("null");
    assertThat(given.get("phase")).isEqualTo("\"ghosts\"");
    assertThat(given.legal("target")).isNotEmpty();
  }

  @Test
  @DisplayName("CG-16: a step costs 1 AP and goes to an adjacent square")
  void step() {
    Given given = Given.corridor(ROOM, "pepper", "flo").play("step 1,1");
    assertThat(given.map())
        .isEqualTo(
            """
            + + + + +
             . . .|.
            + + + + +
             . 0 .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +""");
    assertThat(given.get("turn.ap")).isEqualTo("4");
    assertThat(given.refusal("step 3,3")).isEqualTo("CG-16: a step goes to an adjacent square");
  }

  @Test
  @DisplayName("CG-16: another player's square is passed through, not stopped in")
  void passing() {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(1, "1,1").play("step 1,1");
    assertThat(given.legal("end")).isEmpty();
    assertThat(given.legal("capture")).isEmpty();
    assertThat(given.legal("step"))
        .containsExactlyInAnyOrder("step 1,0", "step 0,1", "step 2,1", "step 1,2");
    Given last = Given.corridor(ROOM, "pepper", "flo").at(1, "1,1").ap(1);
    assertThat(last.legal("step")).doesNotContain("step 1,1");
    assertThat(last.refusal("step 1,1"))
        .isEqualTo("CG-16: another player's square is only for passing through");
  }

  @Test
  @DisplayName("CG-17: a final action, such as a step through a wall, ends the turn")
  void throughAWall() {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(0, "2,0").play("step 3,0");
    assertThat(given.get("turn.stage")).isEqualTo("\"ended\"");
    assertThat(given.get("pending")).isEqualTo("[{\"do\":\"spawn\"}]");
  }

  @Test
  @DisplayName("CG-18: pick up, put down, or take from one who agrees, for 1 AP each")
  void items() {
    Given given = Given.corridor(ROOM, "pepper", "flo").item("1,1", "vase").at(1, "2,0");
    given.hand(1, "torch", "teacup").play("pick 1,1", "drop vase 0,0");
    assertThat(given.get("items")).isEqualTo("{\"0,0\":\"vase\"}");
    assertThat(given.get("turn.ap")).isEqualTo("3");
    given.play("ask 1 torch");
    assertThat(given.status("toAct")).isEqualTo("[1]");
    given.play("agree");
    assertThat(given.get("players.0.items")).isEqualTo("[\"torch\"]");
    assertThat(given.get("turn.ap")).isEqualTo("2");
  }

  @Test
  @DisplayName("CG-18: a refused take costs nothing and is not asked again in this turn")
  void refusedTake() {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(1, "2,0").hand(1, "torch", "vase");
    given.play("ask 1 torch", "refuse");
    assertThat(given.get("turn.ap")).isEqualTo("5");
    assertThat(given.get("turn.refused")).isEqualTo("[[1,\"torch\"]]");
    assertThat(given.legal("ask")).containsExactly("ask 1 vase");
    assertThat(given.refusal("ask 1 torch"))
        .isEqualTo("CG-18: they have refused that in this turn");
  }

  @Test
  @DisplayName("CG-19: using and throwing what one carries is free")
  void freeItems() {
    Given given = Given.corridor(ROOM, "pepper", "flo").hand(0, "vase").ap(0);
    assertThat(given.legal("throw vase 2,3")).isNotEmpty();
    assertThat(given.legal("give")).containsExactly("give vase 1");
    assertThat(given.legal("drop")).isEmpty();
  }

  @Test
  @DisplayName("CG-20: one capture a turn, free")
  void capture() {
    Given given = Given.corridor(ROOM, "pepper", "flo").ghost("2,1").ghost("0,3").ap(0);
    assertThat(given.legal("capture")).containsExactly("capture g1", "capture g2");
    given.play("capture g1", "roll 2");
    assertThat(given.get("players.0.charges")).isEqualTo("1");
    assertThat(given.refusal("capture g2")).isEqualTo("CG-20: one capture in a turn");
  }

  @Test
  @DisplayName("CG-21: charges are spent on attacks and specials, as often as there are any")
  void charges() {
    Given given = Given.corridor(ROOM, "pepper", "flo").ghost("2,1").ghost("0,3").charges(0, 2);
    given.play("attack g1", "roll 6", "attack g2", "roll 1");
    assertThat(given.get("players.0.charges")).isEqualTo("0");
    assertThat(given.refusal("attack g2")).isEqualTo("CG-21: an attack takes a charge");
  }

  @Test
  @DisplayName("CG-22: leave from the Exit for 1 AP; all at once if all stand there")
  void leave() {
    Given alone = Given.corridor(ROOM, "pepper", "flo").at(0, "exit").play("leave");
    assertThat(alone.get("players.0.left")).isEqualTo("1");
    assertThat(alone.get("turn.ap")).as("stays as it was").isEqualTo("5");
    assertThat(Given.corridor(ROOM, "pepper", "flo").refusal("leave"))
        .isEqualTo("CG-22: leave from the Exit");
    Given together = Given.corridor(ROOM, "pepper", "flo").up(5).at(0, "3,23").at(1, "exit");
    together.play("step exit");
    assertThat(together.get("result")).isEqualTo("\"won\"");
    assertThat(together.get("players.1.left")).as("who is next goes first").isEqualTo("1");
    assertThat(together.get("players.0.left")).isEqualTo("2");
  }

  @Test
  @DisplayName("CG-23: at the end of a turn a ghost spawns, also for one who has left")
  void spawn() {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(0, "exit").play("leave", "roll 6 1");
    assertThat(given.status("toAct")).as("even after leaving").isEqualTo("[0]");
    given.play("spawn 2,2");
    assertThat(given.get("ghosts")).isEqualTo("[{\"id\":\"g1\",\"at\":\"2,2\",\"host\":null}]");
    Given possessed = Given.corridor(ROOM, "pepper", "flo").at(0, "start").possessed(0);
    possessed.play("end");
    assertThat(possessed.get("pending")).isEqualTo("[]");
    assertThat(possessed.get("turn.seat")).isEqualTo("1");
  }

  @Test
  @DisplayName("GS-5: dice and draws are chance's; the group's decisions the leader's or anyone's")
  void deciders() {
    Given given = Given.corridor(ROOM, "pepper", "flo").ghost("0,3").ghost("2,3").ghostsTurn();
    assertThat(given.status("toAct")).isEqualTo("[0]");
    Given next = Given.corridor(ROOM, "pepper", "flo").ghost("0,3").ghost("2,3").ghostsTurn();
    assertThat(next.round(2).status("toAct")).as("the lead goes round").isEqualTo("[1]");
    Given any = Given.corridor(ROOM, "pepper", "flo").ghost("0,3").ghost("2,3").ghostsTurn();
    assertThat(any.anyone().status("toAct")).isEqualTo("[0,1]");
    Given roll = Given.corridor(ROOM, "pepper", "flo").play("end");
    assertThat(roll.status("toAct")).isEqualTo("\"chance\"");
  }

  @Test
  @DisplayName("GS-6: what leaves no choice is carried out by itself and not logged")
  void forced() {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(0, "2,0").ap(1);
    given.play("step 1,0", "roll 6 1");
    assertThat(given.get("pending")).as("its end was not asked").contains("spawn");
    assertThat(given.session().moves()).hasSize(2);
  }

  @Test
  @DisplayName("GS-7: after every action charges over storage go, then all on the Exit leave")
  void afterEveryAction() {
    Given given = Given.corridor(ROOM, "pim", "flo").hand(0, "lunchbox").charges(0, 2);
    given.play("drop lunchbox 1,0");
    assertThat(given.get("players.0.charges")).isEqualTo("1");
    assertThat(given.get("consumed")).isEqualTo("1");
  }

  @Test
  @DisplayName("GS-8: a step is final through a wall, onto a ghost, an obstacle, a face-down room")
  void finalSteps() {
    Given given = Given.corridor(ROOM, "pepper", "flo").item("0,0", "mirror").ghost("1,1");
    for (String step : new String[] {"step 0,0", "step 1,1"}) {
      Given tried = Given.corridor(ROOM, "pepper", "flo").item("0,0", "mirror").ghost("1,1");
      assertThat(tried.play(step).isOver(0)).as(step).isTrue();
    }
    assertThat(given.play("step 2,0").isOver(0)).isFalse();
  }

  @Test
  @DisplayName("GS-9: arriving reveals the room; its item lies at the revealer's feet")
  void arriving() {
    Given given = Given.corridor(ROOM, "pepper", "flo").at(0, "1,3").under(1, "vase");
    given.play("step 1,4");
    assertThat(given.get("rooms.1.up")).isEqualTo("true");
    assertThat(given.get("items")).isEqualTo("{\"1,4\":\"vase\"}");
    assertThat(given.get("turn.stage")).isEqualTo("\"ended\"");
  }
}
