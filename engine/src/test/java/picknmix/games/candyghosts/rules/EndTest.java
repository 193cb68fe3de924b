package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.CandyGhostsSeries;
import picknmix.games.candyghosts.Given;
import picknmix.kernel.Seat;

/** Roles, scores, the end. */
class EndTest {
  private static final String BEHIND =
      """
      + + + + +
       . . .|.
      + + + + +
       . . .|.
      + +-+ + +
      |.|.|. .
      +-+ + + +
       . . . i
      + + + + +
      """;

  /** Seat 0 leaves with a vase and a torch, seat 1 is lost: it had a plate. */
  private static Given alone(String role, String character) {
    return Given.corridor(BEHIND, character, "flo")
        .role(0, role)
        .role(1, "hoarder")
        .at(0, "exit")
        .hand(0, "vase", "torch")
        .hand(1, "plate")
        .play("leave");
  }

  @Test
  @DisplayName("CG-70: a role is active with one of its traits, else its owner is a friend")
  void activeRoles() {
    assertThat(alone("traitor-2", "pepper").status("scores")).as("smart").isEqualTo("[2,0]");
    assertThat(alone("traitor-2", "otto").status("scores")).as("a friend").isEqualTo("[1,0]");
  }

  @Test
  @DisplayName("CG-70: roles are secret until the end")
  void secretRoles() {
    Given given = Given.room().role(0, "traitor-2").role(1, "hoarder");
    assertThat(given.seen(0, "players.0.role")).isEqualTo("\"traitor-2\"");
    assertThat(given.seen(1, "players.0.role")).isEqualTo("\"?\"");
    assertThat(given.seen(Seat.SPECTATOR, "players.1.role")).isEqualTo("\"?\"");
    assertThat(alone("traitor-2", "pepper").seen(1, "players.0.role")).isEqualTo("\"traitor-2\"");
  }

  @Test
  @DisplayName("CG-70: all but the friend score nothing unless they escape")
  void onlyFriendsScoreBehind() {
    Given given = Given.corridor(BEHIND, "pepper", "otto").role(0, "coward-2").role(1, "traitor-2");
    given.at(0, "exit").play("leave");
    assertThat(given.status("scores")).as("seat 1 is a friend").isEqualTo("[0,1]");
    given = Given.corridor(BEHIND, "pepper", "otto").role(0, "coward-2").role(1, "traitor-1");
    given.at(0, "exit").play("leave");
    assertThat(given.status("scores")).as("seat 1 is a traitor").isEqualTo("[0,0]");
  }

  @Test
  @DisplayName("CG-71: what each role scores for one who escaped alone, with two items")
  void roles() {
    assertThat(alone("introvert", "pepper").status("scores")).as("friend").isEqualTo("[1,0]");
    assertThat(alone("traitor-1", "pepper").status("scores")).isEqualTo("[2,0]");
    Given given =
        Given.corridor(
            """
            + + + + + + + + +
             . . .|.
            + + + + + + + + +
             . . .|.
            + +-+ + + + + + +
            |.|.|. .
            +-+ + + + + + + +
             . . i j
            + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip");
    given.role(0, "traitor-1").role(1, "hoarder").role(2, "vandal").at(0, "exit").play("leave");
    assertThat(given.status("scores")).startsWith("[4,");
    var session = given.session();
    assertThat(session.game().rules().sheet(session.state()).json())
        .containsEntry("traitor", List.of(4, 0, 0));
    assertThat(alone("coward-2", "pepper").status("scores")).isEqualTo("[0,0]");
    assertThat(alone("vandal", "zip").status("scores")).isEqualTo("[0,0]");
    assertThat(alone("explorer", "pepper").status("scores")).isEqualTo("[1,0]");
    assertThat(alone("introvert", "wren").status("scores")).isEqualTo("[10,0]");
  }

  @Test
  @DisplayName("CG-71: hoarder: 1 for each item that anyone escapes with")
  void hoarder() {
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
            .role(0, "hoarder")
            .role(1, "vandal");
    given.at(1, "exit").hand(0, "vase").hand(1, "torch", "plate").play("step exit").asDrawn();
    assertThat(given.status("scores")).isEqualTo("[3,0]");
  }

  @Test
  @DisplayName("CG-71: vandal: 1 for each item discarded; coward: 2 for each who comes after")
  void vandalAndCoward() {
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
                 . . . .       . . . .
                + + + + +     + + + + +
                + + + + +     + + + + +
                + + + + +     + + + + +
                + + + + +     + + + + +
                + + + + +     + + + + +
                 . . . .       g . . .
                + + + + +     + + + + +
                 . . . .       . . . .
                + + + + +     + + + + +
                 . . . .       . . . .
                + + + + +     + + + + +
                 . . . 1       . . . .
                + + + + +     + + + + +
                """,
                "pepper",
                "zip")
            .role(0, "coward-2")
            .role(1, "vandal")
            .at(0, "exit")
            .hand(0, "vase")
            .play("throw vase exit", "roll 6", "leave", "roll 1 1", "spawn 0,20", "step exit")
            .asDrawn()
            .has("result", "won");
    assertThat(given.status("scores")).isEqualTo("[2,1]");
    assertThat(given.status("winners")).isEqualTo("[0]");
  }

  @Test
  @DisplayName("CG-72: leaving together they go in turn order from the player who is next")
  void leavingOrder() {
    Given.corridor(
            """
            + + + + + + + + +     + + + + + + + + +
             . . .|.               . . .|.
            + + + + + + + + +     + + + + + + + + +
             . . .|.               . . .|.
            + +-+ + + + + + +  →  + +-+ + + + + + +
            |.|.|. .              |.|.|. .
            +-+ + + + + + + +     +-+ + + + + + + +
             . . . .               . . . .
            + + + + + + + + +     + + + + + + + + +
            + + + + + + + + +     + + + + + + + + +
            + + + + + + + + +     + + + + + + + + +
            + + + + + + + + +     + + + + + + + + +
            + + + + + + + + +     + + + + + + + + +
                     . . . .               . . . .
            + + + + + + + + +     + + + + + + + + +
                     . . . .               . . . .
            + + + + + + + + +     + + + + + + + + +
                     . . . .               . . . .
            + + + + + + + + +     + + + + + + + + +
                     1 . . .               . . . .
            + + + + + + + + +     + + + + + + + + +
            """,
            "pepper",
            "zip",
            "flo")
        .at(0, "exit")
        .at(2, "exit")
        .turn(1)
        .play("step exit")
        .asDrawn()
        .has("players.2.left", 1)
        .has("players.0.left", 2)
        .has("players.1.left", 3);
  }

  @Test
  @DisplayName("CG-72: a series of as many games as players; the lowest total starts the next")
  void series() {
    CandyGhostsSeries series = CandyGhostsSeries.start(2);
    assertThat(series.first()).isNull();
    series = series.after(List.of(3, 1), List.of(0));
    assertThat(series.first()).isEqualTo(1);
    assertThat(series.winners()).isEmpty();
    series = series.after(List.of(0, 2), List.of(1));
    assertThat(series.isOver()).isTrue();
    assertThat(series.totals()).containsExactly(3, 3);
    assertThat(series.winners()).containsExactly(0, 1);
  }

  @Test
  @DisplayName("CG-80: won when every player has left by the Exit")
  void won() {
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
            .play("step exit");
    given.asDrawn().has("result", "won").has("phase", "over");
    assertThat(given.status("winners")).isEqualTo("[0,1]");
    assertThat(given.status("scores")).isEqualTo("[2,2]");
  }

  @Test
  @DisplayName("CG-80: lost when every player still on the map is possessed")
  void lost() {
    Given given =
        Given.corridor(
                """
                + + + + +     + + + + +
                 . 0 .|.       . . .|.
                + + + + +     + + + + +
                 . g .|.       . h .|.
                + +-+ + +  →  + +-+ + +
                |.|.|. .      |.|.|. .
                +-+ + + +     +-+ + + +
                 . . . i       . . . i
                + + + + +     + + + + +
                """)
            .play("step 1,1");
    given.asDrawn().has("result", "lost");
    assertThat(given.status("winners")).isEqualTo("[]");
  }

  @Test
  @DisplayName("CG-80: the last free player who leaves alone loses the game for those behind")
  void leavingOthersBehind() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . i       . . . i
            + + + + +     + + + + +
            """)
        .at(0, "exit")
        .play("leave")
        .has("pending", List.of())
        .asDrawn()
        .has("players.0.left", 1)
        .has("result", "lost");
  }

  @Test
  @DisplayName(
      "GS-16: a ghost that leaves in its host is consumed; before the end all have one score")
  void leavingPossessed() {
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
            .possessed(1);
    assertThat(given.status("scores")).isEqualTo("[0,0]");
    given.play("step exit").asDrawn().has("ghosts", List.of()).has("consumed", 1);
    assertThat(given.status("winners")).isEqualTo("[0,1]");
  }

  @Test
  @DisplayName("GS-16: before the end the score is the number escaped, for all")
  void scoresBeforeTheEnd() {
    Given given =
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
            .play("leave");
    assertThat(given.status("scores")).isEqualTo("[1,1]");
  }

  @Test
  @DisplayName("GS-16: one in a belly is not on the Exit: the others do not leave together")
  void notWithoutTheEaten() {
    Given.pigin(
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
             B . . .       B . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . 0       . . . .
            + + + + +     + + + + +
            """)
        .swallowed(1)
        .play("step exit")
        .asDrawn()
        .has("players.0.at", "exit")
        .has("result", null);
  }

  @Test
  @DisplayName("GS-16: with roles the highest above 0 wins, ties shared; with none above 0 nobody")
  void winners() {
    Given tie = Given.corridor(BEHIND, "pepper", "otto").role(0, "explorer").role(1, "traitor-2");
    tie.at(0, "exit").play("leave");
    assertThat(tie.status("scores")).isEqualTo("[1,1]");
    assertThat(tie.status("winners")).isEqualTo("[0,1]");
    Given none = alone("coward-2", "pepper");
    assertThat(none.status("winners")).isEqualTo("[]");
  }

  @Test
  @DisplayName("CG-80, GS-17: dawn: after the ghosts' turn of the last round the game is lost")
  void dawn() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|! .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .ghost("room 0,5")
        .ghostsTurn()
        .rounds(3)
        .round(3)
        .play("target g1 noise", "draw fog")
        .asDrawn()
        .has("result", "lost")
        .has("phase", "over");
  }

  @Test
  @DisplayName("GS-7, GS-17: the last card is drawn as any other: it may still shrink a storage")
  void lastCardShrinksStorage() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|! .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .ghost("room 0,5")
        .charges(0, 2)
        .ghostsTurn()
        .rounds(3)
        .round(3)
        .play("target g1 noise", "draw sticky-air")
        .asDrawn()
        .has("result", "lost")
        .has("round", 4)
        .has("players.0.charges", 1);
  }
}
