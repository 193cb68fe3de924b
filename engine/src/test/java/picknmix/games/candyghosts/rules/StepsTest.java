package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;
import picknmix.games.candyghosts.box.Kind;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;

/** A player's steps, and what happens on arriving. */
class StepsTest {
  @Test
  @DisplayName("CG-16: a step costs 1 AP and goes to an adjacent square")
  void step() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . 0 .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .ap(5)
        .may("step", "step start", "step 0,0", "step 2,0", "step 1,1")
        .play("step 1,1")
        .asDrawn()
        .has("turn.ap", 4)
        .refuses("step 2,2", "CG-16: a step goes to an adjacent square");
    Given.room().ap(0).refuses("step 1,1", "CG-16: a step costs 1 AP, and you have none left");
  }

  @Test
  @DisplayName("CG-16: another player's square is passed through, not stopped in")
  void passing() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . 1 .|.       0 1 .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .play("step 1,1")
        .may("", "step 1,0", "step 0,1", "step 2,1", "step 1,2")
        .play("step 0,1")
        .asDrawn();
    Given.room()
        .at(1, "1,1")
        .ap(1)
        .refuses("step 1,1", "CG-16: another player's square is only for passing through");
  }

  @Test
  @DisplayName("CG-16, CG-37: nor entered by the possessed if no step towards Start leads on")
  void passingNeedsAWayOn() {
    Given.corridor(
            """
            + + + + +
             . . g|.
            + + + + +
             . . 1|.
            + +-+ + +
            |.|.|h .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .may("step")
        .may("end", "end");
  }

  @Test
  @DisplayName(
      "CG-37, CG-67: a push through a wall is a final action, for the possessed only at need")
  void possessedPush() {
    Given.corridor(
            """
            + + + + + + + + +
             . . .|.
            + + + + + + + + +
             . . .|.
            + +-+ + + + + + +
            |#|.|. .
            +-+ + + + + + + +
             h . . .
            + + + + + + + + +
            """,
            "regina",
            "flo",
            "zip")
        .item("0,2", "wardrobe")
        .may("step", "step 1,3");
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . . .|.
            + +-+ + +
            |#|.|. .
            +-+ + + +
             h . . .
            + + + + +
            """,
            "regina",
            "flo")
        .item("0,2", "wardrobe")
        .may("step", "step 0,2 push");
  }

  @Test
  @DisplayName("CG-16, CG-67: the way on may be a push, also of what was pushed on the way in")
  void passingByPushes() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . #|.
            + + + + +     + + + + +
             . . #|.       . . h|.
            + +-+ + +  →  + +-+ + +
            |.|.|1 .      |.|.|1 .
            +-+ + + +     +-+ + + +
             . . h .       . . . .
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .item("2,1", "wardrobe")
        .may("step", "step 2,2")
        .play("step 2,2")
        .asDrawn();
    String two =
        """
        + + + + + + + + +
         . . .|.
        + + + + + + + + +
         . . 2|.
        + +-+ + + + + + +
        |.|.|1 .
        +-+ + + + + + + +
         . . h .
        + + + + + + + + +
        """;
    Given.corridor(two, "regina", "flo", "zip")
        .item("2,2", "wardrobe")
        .may("step", "step 2,2 push");
    Given.corridor(two, "regina", "flo", "zip")
        .item("2,2", "wardrobe")
        .item("2,0", "vase")
        .may("step")
        .may("end", "end");
  }

  @Test
  @DisplayName("CG-16: it is never entered by a final action: not through a wall")
  void notThroughAWallOntoAPlayer() {
    Given.corridor(
            """
            + + + + +
             . . 0|1
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .refuses("step 3,0", "CG-16: another player's square is only for passing through");
  }

  @Test
  @DisplayName("CG-16: a possessed player's square may be passed; its ghost possesses nobody else")
  void passingThePossessed() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . i .|.       . i 0|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .play("step 1,1", "step 2,1")
        .asDrawn()
        .leavesTurnTo(0);
  }

  @Test
  @DisplayName("CG-16: on a big square one may stop beside others")
  void stoppingOnStart() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .ap(1)
        .play("step start")
        .asDrawn()
        .has("players.0.at", "start")
        .has("players.1.at", "start")
        .endsTurnOf(0);
  }

  @Test
  @DisplayName("CG-16, CG-17: a step through a wall is a final action and ends the turn")
  void throughAWall() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . 0|.       . . .|0
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .play("step 3,0")
        .asDrawn()
        .endsTurnOf(0)
        .has("turn.stage", "ended");
  }

  @Test
  @DisplayName("CG-16, CG-30: a step into a face-down room is final and reveals it")
  void intoTheDark() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . 0 . .       . . . .
            + + + + +     + + + + +
                           . 0 . .
                          + + + + +
                           . . . .
                          + + + + +
                           . . . .
                          + + + + +
                           . . . .
                          + + + + +
            """)
        .under(1, "vase")
        .play("step 1,4")
        .asDrawn()
        .has("items.1,4", "vase")
        .endsTurnOf(0);
  }

  @Test
  @DisplayName("CG-17: only a Speed Demon with a charge is asked on after a final action")
  void speedDemonGoesOn() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . 0|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|0
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "zip",
            "flo")
        .charges(0, 1)
        .play("step 3,0")
        .has("turn.stage", "final")
        .may("", "special", "end")
        .refuses("step 3,1", "CG-17: after a final action only your special or the end of the turn")
        .play("special", "step 3,1")
        .asDrawn();
    Given.room("zip", "flo").at(0, "2,0").play("step 3,0").endsTurnOf(0);
    Given.room("flo", "zip").charges(0, 1).at(0, "2,0").play("step 3,0").endsTurnOf(0);
  }

  @Test
  @DisplayName("GS-8: final are steps through walls, into the dark, onto ghosts, bosses, obstacles")
  void finalSteps() {
    String map =
        """
        + + + + +
         . g .|.
        + + + + +
         # 0 *|.
        + +-+ + +
        |.|.|. .
        +-+ + + +
         . . . .
        + + + + +
        """;
    for (String step : List.of("step 1,0", "step 0,1", "step 1,2")) {
      Given.corridor(map).item("0,1", "mirror").item("2,1", "vase").play(step).endsTurnOf(0);
    }
    Given.corridor(map).item("0,1", "mirror").item("2,1", "vase").play("step 2,1").leavesTurnTo(0);
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . 0 B|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .play("step 2,1")
        .has("turn.stage", "final");
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . 0
            + + + + +
            """)
        .play("step 3,4")
        .endsTurnOf(0);
  }

  @Test
  @DisplayName("GS-8: the possessed do not step onto ghosts or bosses; on big squares they may")
  void possessedOntoAGhost() {
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . . g|.
            + +-+ + +
            |.|.|h .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .may("step")
        .may("end", "end");
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . . B|.
            + +-+ + +
            |.|.|h .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .may("step")
        .may("end", "end");
    Given.corridor(
            """
            + + + + +
             . . h|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .at(1, "3,3")
        .ghost("start")
        .may("step", "step start");
  }

  @Test
  @DisplayName("GS-9: arriving: the item lies at the feet, or on the nearest free square, y then x")
  void itemAtTheFeet() {
    Given given =
        Given.corridor(
                """
                + + + + +     + + + + +
                 . . .|.       . . .|.
                + + + + +     + + + + +
                 . . .|.       . . .|.
                + +-+ + +  →  + +-+ + +
                |.|.|. .      |.|.|. .
                +-+ + + +     +-+ + + +
                 . 0 . .       . . . .
                + + + + +     + + + + +
                               * 0 . .
                              + + + + +
                               . . . .
                              + + + + +
                               . . . .
                              + + + + +
                               . . . .
                              + + + + +
                """)
            .up(1)
            .down(1)
            .item("1,4", "teacup");
    given.session().state().under[1] = (byte) Kind.PLATE.number(); // no game brings both about
    given.play("step 1,4").asDrawn().has("items.1,4", "teacup").has("items.0,4", "plate");
    Given corner =
        Given.corridor(
                """
                + + + + +
                + + + + +
                 . . .|.
                + + + + +
                 . . .|.
                + +-+ + +
                |.|.|. .
                +-+ + + +
                 . . . .
                + + + + +
                """)
            .under(0, "vase")
            .play("step 0,0");
    String card = corner.get("rooms.0.card").replace("\"", "");
    corner
        .tells("stepped seat 0 at 0,0", "revealed room 0,0 card " + card + " item vase at 0,0")
        .has("items.0,0", "vase");
  }

  @Test
  @DisplayName("GS-9: of several ghosts on a big square the lowest-numbered is met, before a boss")
  void meetsTheFirst() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """)
        .bossAt("start")
        .ghost("start")
        .ghost("start")
        .play("step start")
        .asDrawn()
        .has("ghosts.0.host", 0)
        .has("ghosts.1.at", "start")
        .has("boss.at", "start");
  }

  @Test
  @DisplayName("GS-9: if all are on the Exit now they leave before a ghost or Onna can meet anyone")
  void leavingComesFirst() {
    Given.room()
        .up(5)
        .at(0, "2,23")
        .at(1, "exit")
        .possessed(1)
        .bossAt("exit")
        .play("step exit")
        .has("result", "won");
    Given.room()
        .up(5)
        .at(0, "2,23")
        .at(1, "exit")
        .possessed(1)
        .ghost("exit")
        .play("step exit")
        .tells("stepped seat 0 at exit", "left seat 1", "consumed who g1", "left seat 0")
        .has("ghosts.0.at", "exit")
        .has("result", "won");
  }

  @Test
  @DisplayName("GS-8, CG-67: a push is written; from a big square it goes straight in")
  void pushFromStart() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . # .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . # .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .item("1,0", "wardrobe")
        .may("step", "step 0,0", "step 1,0 push", "step 2,0", "step 3,0")
        .refuses(
            "step 1,0",
            "CG-67: push is for the strong, and for furniture that can move; then it must be said")
        .play("step 1,0 push")
        .asDrawn();
  }

  @Test
  @DisplayName("GS-8: whoever passes through several squares pushes all that stands on the way")
  void allThatIsPushedOnTheWayStaysWhereItIsPushed() {
    // Bruno on 0,1 would push the wardrobe to 2,1 and the bookshelf to 1,3, and go on by 2,2; but
    // then the wardrobe is in the way, and cannot be pushed onto the plate
    assertThatThrownBy(() -> roundabout("*").item("2,0", "plate").session())
        .isInstanceOf(Refused.class)
        .hasMessageContaining("leaves nobody anything to do");
    roundabout(".").may("step", "step 1,1 push");
  }

  /** Ghosts all around, so that a possessed player can only pass through others' squares. */
  private static Given roundabout(String behind) {
    return Given.of(
            Options.of("boss", "onna"),
            """
            +-+ + + +
             g|g %s .|
            + + + +-+
             2 3 4 *
            + + + + +
             g 5 0 g
            +-+ + + +
            |. g g|.
            + + + +-+
            """
                .formatted(behind),
            "regina",
            "bruno",
            "wren",
            "pepper",
            "zip",
            "flo")
        .item("1,1", "wardrobe")
        .item("1,2", "bookshelf")
        .item("3,1", "vase")
        .at(1, "0,1")
        .possessed(1)
        .bossy(1, 5);
  }
}
