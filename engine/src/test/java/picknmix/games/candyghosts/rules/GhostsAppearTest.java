package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;

/** Ghosts spawn, and are found in revealed rooms. */
class GhostsAppearTest {
  @Test
  @DisplayName("CG-24: a ghost spawns on any square of the rolled room that has no ghost yet")
  void spawn() {
    Given given =
        Given.corridor(
                """
                + + + + +     + + + + +
                 . 0 .|.       . 0 .|.
                + + + + +     + + + + +
                 . . .|.       . . g|.
                + +-+ + +  →  + +-+ + +
                |.|.|. .      |.|.|. .
                +-+ + + +     +-+ + + +
                 g . . .       g . . .
                + + + + +     + + + + +
                """)
            .play("end", "roll 6 1");
    assertThat(given.legal("spawn")).hasSize(15).doesNotContain("spawn 0,3");
    given.play("spawn 2,1").asDrawn();
  }

  @Test
  @DisplayName("CG-24: a player on its square is possessed")
  void spawnOnAPlayer() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . h .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .play("end", "roll 6 1", "spawn 1,0")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-24: in a face-down room it is just in the room; the dice wrap around")
  void spawnInTheDark() {
    Given.corridor(
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
            """)
        .play("end", "roll 2 6")
        .has("ghosts.0.at", "room 0,4");
    Given.corridor(
            """
            + + + + + + + + +
             . 0 .|.
            + + + + + + + + +
             . . .|.
            + +-+ + + + + + +
            |.|.|. .
            +-+ + + + + + + +
             . . . .
            + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .play("end", "roll 1 4")
        .has("ghosts.0.at", "room 1,5");
  }

  @Test
  @DisplayName("CG-24: if no square is free nothing spawns")
  void spawnNowhere() {
    Given.corridor(
            """
            + + + + +
             1 g g|g
            + + + + +
             g g g|g
            + +-+ + +
            |g|g|g g
            +-+ + + +
             g g g g
            + + + + +
            """)
        .possessed(1)
        .play("end", "roll 6 1")
        .has("made", 16)
        .has("turn.seat", 1);
  }

  @Test
  @DisplayName(
      "CG-30: reveal: its ghosts are put one to a square, without a player while there is any")
  void reveal() {
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
                               . 0 . .
                              + + + + +
                               . . . .
                              + + + + +
                               . . . .
                              + + + + +
                               g . . g
                              + + + + +
                """)
            .ghost("room 0,1")
            .ghost("room 0,1")
            .under(1, "rug")
            .play("step 1,4");
    assertThat(given.legal("put g1")).hasSize(15).doesNotContain("put g1 1,4");
    given.play("put g1 0,7");
    assertThat(given.legal("put g2")).hasSize(14).doesNotContain("put g2 0,7");
    given.play("put g2 3,7").asDrawn().has("items.1,4", "rug").has("pending.0.do", "spawn");
  }

  @Test
  @DisplayName(
      "CG-30: in a full room the last ghost meets the player, and a further one is consumed")
  void fullRoom() {
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
             0 . . .       . . . .
            + + + + +     + + + + +
                           h g g g
                          + + + + +
                           g g g g
                          + + + + +
                           g g g g
                          + + + + +
                           g g g g
                          + + + + +
            """);
    for (int ghost = 1; ghost <= 17; ghost++) {
      given.ghost("room 0,1");
    }
    given.play("step 0,4");
    for (int ghost = 1; ghost <= 14; ghost++) {
      given.play("put g" + ghost + " " + ghost % 4 + "," + (4 + ghost / 4));
    }
    given.asDrawn().has("ghosts.15.host", 0).has("consumed", 1).has("turn.seat", 1);
  }

  @Test
  @DisplayName("CG-30: in the ghosts' turn the leader places")
  void leaderPuts() {
    Given given =
        Given.corridor(
                """
                + + + + +     + + + + +
                 . 1 .|.       . B .|.
                + + + + +     + + + + +
                 . . .|.       . . .|.
                + +-+ + +  →  + +-+ + +
                |.|.|. .      |.|.|. .
                +-+ + + +     +-+ + + +
                 . B . 0       . . . 0
                + + + + +     + + + + +
                               1 . . .
                              + + + + +
                               . . . .
                              + + + + +
                               . . . .
                              + + + + +
                               . . . g
                              + + + + +
                """)
            .ghost("room 0,1")
            .noise("1,0")
            .ghostsTurn();
    given.play("target onna noise", "roll 5 1", "respawn 0,4");
    assertThat(given.status("toAct")).isEqualTo("[0]");
    given.play("put g1 3,7").asDrawn();
  }
}
