package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;

/** A player's turn: items, captures, charges, leaving, the end of it. */
class TurnTest {
  @Test
  @DisplayName("CG-15: one turn for each player on the map, clockwise, then the ghosts")
  void round() {
    Given given =
        Given.corridor(
                """
                + + + + + + + + +
                 . 0 .|2
                + + + + + + + + +
                 . . .|.
                + +-+ + + + + + +
                |.|.|. .
                +-+ + + + + + + +
                 . . . .
                + + + + + + + + +
                """,
                "pepper",
                "wren",
                "flo")
            .left(1);
    given.play("end", "roll 1 1").has("turn.seat", 2);
    given.play("end", "roll 2 1").has("turn", null).has("phase", "ghosts");
    assertThat(given.legal("target")).isNotEmpty();
  }

  @Test
  @DisplayName("CG-18: picking up and putting down cost 1 AP each")
  void pickAndDrop() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       * 0 .|.
            + + + + +     + + + + +
             . * .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .item("1,1", "vase")
        .ap(5)
        .play("pick 1,1")
        .has("players.0.items", List.of("vase"))
        .has("turn.ap", 4)
        .may("drop", "drop vase 1,0", "drop vase 0,0", "drop vase 2,0", "drop vase 1,1")
        .play("drop vase 0,0")
        .asDrawn()
        .has("players.0.items", List.of())
        .has("turn.ap", 3);
  }

  @Test
  @DisplayName("CG-18: on your square or beside it, walls or not; one item a square; no limit")
  void withinReach() {
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . . 0|*
            + +-+ + +
            |.|*|* .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .item("2,1", "vase")
        .item("3,1", "plate")
        .item("1,2", "teacup")
        .item("2,2", "torch")
        .hand(0, "vase", "plate", "torch", "teacup", "megaphone")
        .ap(5)
        .may("pick", "pick 2,1", "pick 3,1", "pick 2,2")
        .may("drop vase", "drop vase 1,1", "drop vase 2,0")
        .refuses("drop vase 3,1", "CG-18: put it on a square without an item, yours or beside it")
        .play("pick 2,1", "pick 3,1", "pick 2,2")
        .has(
            "players.0.items",
            List.of("megaphone", "plate", "plate", "teacup", "torch", "torch", "vase", "vase"));
  }

  @Test
  @DisplayName("CG-18: an item is taken from another player beside you who agrees, for 1 AP")
  void take() {
    Given given =
        Given.corridor(
                """
                + + + + +
                 . 0 1|.
                + + + + +
                 . . .|.
                + +-+ + +
                |.|.|. .
                +-+ + + +
                 . . . .
                + + + + +
                """)
            .hand(1, "torch", "vase");
    given.ap(5).may("ask", "ask 1 torch", "ask 1 vase").play("ask 1 torch");
    assertThat(given.status("toAct")).isEqualTo("[1]");
    given.may("", "agree", "refuse").play("agree");
    given.has("players.0.items", List.of("torch")).has("players.1.items", List.of("vase"));
    given.has("turn.ap", 4);
    Given.room().at(1, "2,1").hand(1, "torch").may("ask");
  }

  @Test
  @DisplayName("CG-18: a refused take costs nothing and is not asked again in this turn")
  void refusedTake() {
    Given.corridor(
            """
            + + + + +
             . 0 1|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .hand(1, "torch", "vase")
        .ap(5)
        .play("ask 1 torch", "refuse")
        .has("turn.ap", 5)
        .has("players.1.items", List.of("torch", "vase"))
        .may("ask", "ask 1 vase")
        .refuses("ask 1 torch", "CG-18: they have refused that in this turn")
        .play("end", "roll 1 1")
        .has("turn.refused", List.of())
        .play("end", "roll 1 1")
        .has("phase", "ghosts");
  }

  @Test
  @DisplayName("CG-19: throwing and using what one carries is free, and needs no AP")
  void freeItems() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|! .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .hand(0, "vase", "fan")
        .atmosphere("moonlight")
        .ap(0)
        .may("drop")
        .may("give vase", "give vase 1")
        .play("use fan", "throw vase 2,2", "roll 3")
        .asDrawn()
        .has("turn.ap", 0)
        .has("discarded", List.of("fan", "vase"));
    Given.room().refuses("throw vase 2,2", "CG-19: you carry no vase");
  }

  @Test
  @DisplayName("CG-20: one capture a turn, free, whether it succeeds or not")
  void capture() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . g|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             g . . .       g . . .
            + + + + +     + + + + +
            """)
        .ap(0)
        .may("capture", "capture g1", "capture g2")
        .play("capture g1", "roll 2")
        .asDrawn()
        .has("players.0.charges", 1)
        .refuses("capture g2", "CG-20: one capture in a turn");
    Given.room()
        .ghost("2,1")
        .play("capture g1", "roll 1")
        .refuses("capture g1", "CG-20: one capture in a turn");
  }

  @Test
  @DisplayName("CG-21: charges are spent for free as often as there are any, fresh ones too")
  void charges() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . g|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             g . . g       . . . g
            + + + + +     + + + + +
            """)
        .ap(0)
        .refuses("attack g2", "CG-21: an attack takes a charge")
        .play("capture g1", "roll 2", "attack g2", "roll 6")
        .asDrawn()
        .has("players.0.charges", 0)
        .has("consumed", 2);
    Given.room()
        .ghost("2,1")
        .charges(0, 2)
        .play("attack g1", "roll 1", "special g1", "roll 1")
        .has("players.0.charges", 0)
        .refuses("special g1", "CG-21: a special takes a charge");
  }

  @Test
  @DisplayName("CG-22: a player on the Exit may leave for 1 AP")
  void leave() {
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . 1
            + + + + +
            """)
        .at(0, "exit")
        .ap(1)
        .play("leave")
        .tells("left seat 0")
        .has("players.0.left", 1)
        .has("players.0.at", null)
        .endsTurnOf(0)
        .has("result", null);
    Given.room().refuses("leave", "CG-22: leave from the Exit");
    Given.room().at(0, "exit").ap(0).may("leave");
  }

  @Test
  @DisplayName("CG-22: if all players on the map stand on the Exit they all leave at once")
  void leaveTogether() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            + + + + +     + + + + +
            + + + + +     + + + + +
            + + + + +     + + + + +
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . 0       . . . .
            + + + + +     + + + + +
            """)
        .at(1, "exit")
        .play("step exit")
        .asDrawn()
        .has("players.0.at", null)
        .has("players.1.at", null)
        .has("result", "won");
  }

  @Test
  @DisplayName("CG-22: the possessed on the Exit leave with the rest, but buy no way out")
  void possessedOnTheExit() {
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +
            + + + + +
            + + + + +
            + + + + +
            + + + + +
             . . . .
            + + + + +
             . . . .
            + + + + +
             . . . .
            + + + + +
             . . . 0
            + + + + +
            """)
        .at(1, "exit")
        .possessed(1)
        .play("step exit")
        .has("players.1.left", 1)
        .has("result", "won");
    Given.room()
        .at(0, "exit")
        .possessed(0)
        .may("leave")
        .refuses(
            "leave", "CG-37: the possessed only step towards Start or fight the ghost in them");
  }

  @Test
  @DisplayName("CG-23: at the end of a turn a ghost spawns")
  void spawn() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|g .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .play("end")
        .has("pending.0.do", "spawn")
        .play("roll 6 1", "spawn 2,2")
        .asDrawn()
        .has("turn.seat", 1);
  }

  @Test
  @DisplayName(
      "CG-23: so it does for one who has just left, who still puts it; not for the possessed")
  void spawnAfterLeaving() {
    Given given =
        Given.corridor(
                """
                + + + + +     + + + + +
                 . . .|.       . . .|.
                + + + + +     + + + + +
                 . . .|.       . . .|.
                + +-+ + +  →  + +-+ + +
                |.|.|. .      |.|.|g .
                +-+ + + +     +-+ + + +
                 . . . .       . . . .
                + + + + +     + + + + +
                """)
            .at(0, "exit");
    given.play("leave", "roll 6 1");
    assertThat(given.status("toAct")).isEqualTo("[0]");
    given.play("spawn 2,2").asDrawn();
    Given.corridor(
            """
            + + + + +
             . . h|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . 1
            + + + + +
            """)
        .ap(1)
        .play("step start", "end")
        .has("turn.seat", 1)
        .has("pending", List.of());
  }

  @Test
  @DisplayName("GS-5: the group's decisions are the leader's, who rotates, possessed or not")
  void leader() {
    String map =
        """
        + + + + +
         . . .|.
        + + + + +
         . . .|.
        + +-+ + +
        |.|.|. .
        +-+ + + +
         g . g .
        + + + + +
        """;
    assertThat(Given.corridor(map).ghostsTurn().status("toAct")).isEqualTo("[0]");
    Given second = Given.corridor(map).round(2).ghostsTurn();
    assertThat(second.status("toAct")).isEqualTo("[1]");
    Given possessed = Given.corridor(map).possessed(0).ghostsTurn();
    assertThat(possessed.status("toAct")).isEqualTo("[0]");
    Given gone = Given.corridor(map).left(0).ghostsTurn();
    assertThat(gone.status("toAct")).isEqualTo("[1]");
    Given anyone = Given.corridor(map).anyone().ghostsTurn();
    assertThat(anyone.status("toAct")).isEqualTo("[0,1]");
  }

  @Test
  @DisplayName("GS-5: dice and draws are chance's: a die, two dice, a card of the pack")
  void chance() {
    Given spawn = Given.room().play("end");
    assertThat(spawn.status("toAct")).isEqualTo("\"chance\"");
    spawn.refuses("roll 3", "GS-5: the dice or cards now are others");
    Given capture = Given.room().ghost("1,1").play("capture g1");
    capture.refuses("roll 3 3", "GS-5: the dice or cards now are others");
    Given draw = Given.room().atmosphere("fog").ghostsTurn();
    draw.ghost("room 0,5").noise("1,0").play("target g1 noise");
    assertThat(draw.status("toAct")).isEqualTo("\"chance\"");
    draw.refuses("draw fog", "GS-5: the dice or cards now are others");
    assertThat(draw.refusal("draw moonlight")).isNull();
    Given next = Given.room().atmosphere("moonlight").ghostsTurn();
    next.ghost("room 0,5").noise("1,0").play("target g1 noise", "draw fog");
    next.has("atmosphere.used", List.of("moonlight"));
  }

  @Test
  @DisplayName("GS-6: what leaves no choice is carried out by itself and not logged")
  void forced() {
    Given given =
        Given.corridor(
                """
                + + + + +     + + + + +
                 . . 0|.       . 0 .|.
                + + + + +     + + + + +
                 . . .|.       . . .|.
                + +-+ + +  →  + +-+ + +
                |.|.|. .      |.|.|. .
                +-+ + + +     +-+ + + +
                 . . . .       . . . .
                + + + + +     + + + + +
                """)
            .ap(1);
    given.play("step 1,0").asDrawn().has("turn.stage", "ended");
    assertThat(given.session().moves()).as("its end was not asked").hasSize(1);
  }

  @Test
  @DisplayName("GS-7: after every action charges over storage are consumed, of those on the map")
  void afterEveryAction() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . * .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "pim",
            "flo")
        .hand(0, "lunchbox")
        .charges(0, 2)
        .play("drop lunchbox 1,1")
        .asDrawn()
        .has("players.0.charges", 1)
        .has("consumed", 1);
  }

  @Test
  @DisplayName("GS-7: the end empties turn, pending and moved")
  void theEndEmpties() {
    Given.corridor(
            """
            + + + + +
             . 0 .|.
            + + + + +
             . g .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             g . . i
            + + + + +
            """)
        .play("step 1,1")
        .has("phase", "over")
        .has("turn", null)
        .has("pending", List.of())
        .has("moved", List.of());
  }
}
