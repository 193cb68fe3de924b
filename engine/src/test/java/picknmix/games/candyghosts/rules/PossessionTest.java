package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;

/** Possessed players, and those who must respawn. */
class PossessionTest {
  @Test
  @DisplayName("CG-36: who steps onto a ghost is possessed: a final action")
  void possession() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . g .|.       . h .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .play("step 1,1")
        .asDrawn()
        .has("ghosts.0.at", null)
        .has("ghosts.0.host", 0)
        .endsTurnOf(0);
  }

  @Test
  @DisplayName("CG-36: the ghost moves with its host, and no longer by itself")
  void merged() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . h|.
            + +-+ + +  →  + +-+ + +
            |.|.|h .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """)
        .ap(1)
        .play("step 2,1", "end")
        .asDrawn()
        .has("ghosts.0.host", 0);
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|h .
            +-+ + + +
             g . . 1
            + + + + +
            """)
        .ghostsTurn()
        .may("target", "target g2 1");
  }

  @Test
  @DisplayName("CG-36: others attack the ghost in a player, or capture it: the player is free")
  void freed() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . i .|.       . 1 .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .play("capture g1", "roll 2")
        .asDrawn()
        .has("players.0.charges", 1);
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . i .|.       . 1 .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .charges(0, 1)
        .play("attack g1", "roll 2")
        .asDrawn()
        .has("consumed", 2);
  }

  @Test
  @DisplayName("CG-37: the possessed must spend all AP on steps towards Start")
  void towardsStart() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . h|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . h 1       . . . 1
            + + + + +     + + + + +
            """)
        .ap(2)
        .may("step", "step 2,2")
        .may("end")
        .play("step 2,2", "step 2,1")
        .asDrawn();
  }

  @Test
  @DisplayName(
      "CG-37: through a wall only when no other step leads nearer; blocked, the AP are lost")
  void wallsAtNeed() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . h .|.
            + +-+ + +  →  + +-+ + +
            |.|h|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """)
        .may("step", "step 1,1")
        .play("step 1,1")
        .asDrawn()
        .endsTurnOf(0);
    Given.corridor(
            """
            + + + + + + + + +     + + + + + + + + +
             . . .|.               . . .|.
            + + + + + + + + +     + + + + + + + + +
             . . .|.               h . .|.
            + +-+ + + + + + +  →  + +-+ + + + + + +
            |h|.|. .              |.|.|. .
            +-+ + + + + + + +     +-+ + + + + + + +
             . . . .               . . . .
            + + + + + + + + +     + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .ap(1)
        .may("step", "step 0,1")
        .play("step 0,1")
        .asDrawn();
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . . 1|.
            + +-+ + +
            |.|.|h .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .ap(1)
        .may("step")
        .may("end", "end");
  }

  @Test
  @DisplayName("CG-37: on the way sideways is nearer too where Start does not lie straight ahead")
  void sideways() {
    Given.corridor(
            """
            + + + + + + + + +     + + + + + + + + +
             h . .|. . . . 1       . h .|. . . . 1
            + + + + + + + + +     + + + + + + + + +
             . . .|. . . . .       . . .|. . . . .
            + +-+ + + + + + +  →  + +-+ + + + + + +
            |.|.|. . . . . .      |.|.|. . . . . .
            +-+ + + + + + + +     +-+ + + + + + + +
             . . . . . . . 2       . . . . . . . 2
            + + + + + + + + +     + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .ap(1)
        .may("step", "step 1,0")
        .play("step 1,0")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-37: they fight only the ghost in them, which is at distance 6")
  void fightTheOwnGhost() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . h|.       . . 0|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|g .      |.|.|g .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """)
        .charges(0, 1)
        .may("capture", "capture g1")
        .may("attack", "attack g1")
        .may("special", "special g1")
        .refuses("capture g2", "CG-37: the possessed fight only the ghost in them")
        .play("attack g1", "roll 5")
        .has("ghosts.0.host", 0)
        .play("capture g1", "roll 6")
        .asDrawn();
    Given.corridor(
            """
            + + + + +     + + + + +
             . . h|.       . . 0|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """)
        .hand(0, "megaphone")
        .play("capture g1", "roll 5")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-37: before, between or after the steps; once freed the rest is a normal turn")
  void freedOnTheWay() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . h 1       . 0 . 1
            + + + + +     + + + + +
            """)
        .ap(3)
        .play("step 2,2", "capture g1", "roll 6")
        .may("end", "end")
        .play("step 2,3", "step 1,3")
        .asDrawn()
        .has("pending.0.do", "spawn");
  }

  @Test
  @DisplayName("CG-37: no item actions of their own, but others may take from them")
  void itemsOfThePossessed() {
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . * h|.
            + +-+ + +
            |.|.|1 .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .item("1,1", "plate")
        .hand(0, "vase")
        .may("pick")
        .may("drop")
        .may("throw")
        .may("give")
        .refuses(
            "pick 1,1", "CG-37: the possessed only step towards Start or fight the ghost in them");
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . . 0|.
            + +-+ + +
            |.|.|i .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .hand(1, "vase")
        .play("ask 1 vase", "agree")
        .has("players.0.items", List.of("vase"));
  }

  @Test
  @DisplayName("CG-37: no Sacrifice, Speed Demon or Bossypants; Disbelief stays on")
  void specialsOfThePossessed() {
    for (String character : List.of("otto", "zip", "regina")) {
      Given.corridor(
              """
              + + + + +
               . . .|.
              + + + + +
               . . .|.
              + +-+ + +
              |.|.|h .
              +-+ + + +
               . . . 1
              + + + + +
              """,
              character,
              "flo")
          .charges(0, 1)
          .may("special");
    }
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . h .|.
            + +-+ + +  →  + +-+ + +
            |.|h|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """,
            "pim",
            "flo")
        .charges(0, 1)
        .play("step 1,1")
        .asDrawn()
        .leavesTurnTo(0);
  }

  @Test
  @DisplayName("CG-37: Chain Reaction and Boom Voice reach only the own ghost")
  void ownGhostOnly() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . h|.       . . 0|.
            + + + + +     + + + + +
             . . g|.       . . g|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """)
        .charges(0, 1)
        .play("special g1", "roll 6")
        .asDrawn();
    Given.corridor(
            """
            + + + + +     + + + + +
             . . h|.       . . 0|.
            + + + + +     + + + + +
             . . g|.       . . g|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """,
            "bruno",
            "flo")
        .charges(0, 1)
        .play("special", "roll 6", "roll 2")
        .asDrawn();
    Given.corridor(
            """
            + + + + +     + + + + +
             . . h|.       . . h|.
            + + + + +     + + + + +
             . . g|.       . . g|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """,
            "bruno",
            "flo")
        .charges(0, 1)
        .play("special", "roll 5")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-38: who respawns keeps items and charges and lands on no player or ghost")
  void respawn() {
    Given given =
        Given.corridor(
                """
                + + + + +     + + + + +
                 . 0 .|.       . . .|.
                + + + + +     + + + + +
                 . B .|.       . B .|.
                + +-+ + +  →  + +-+ + +
                |.|.|. .      |.|.|0 .
                +-+ + + +     +-+ + + +
                 g . . 1       g . . 1
                + + + + +     + + + + +
                """)
            .hand(0, "vase")
            .charges(0, 1)
            .play("step 1,1", "roll 6 1");
    assertThat(given.legal("respawn"))
        .hasSize(13)
        .doesNotContain("respawn 1,1", "respawn 3,3", "respawn 0,3");
    given
        .play("respawn 2,2")
        .asDrawn()
        .has("players.0.items", List.of("vase"))
        .has("players.0.charges", 1);
  }

  @Test
  @DisplayName(
      "CG-38: respawning in a face-down room reveals it; the active player puts its ghosts")
  void respawnReveals() {
    Given given =
        Given.corridor(
                """
                + + + + +     + + + + +
                 . 0 .|.       . . .|.
                + + + + +     + + + + +
                 . B .|.       . B .|.
                + +-+ + +  →  + +-+ + +
                |.|.|. .      |.|.|. .
                +-+ + + +     +-+ + + +
                 . . . 1       . . . 1
                + + + + +     + + + + +
                              + + + + +
                               . . . .
                              + + + + +
                               . . 0 g
                              + + + + +
                               . . . .
                              + + + + +
                               . . . .
                              + + + + +
                """)
            .ghost("room 0,2")
            .under(2, "vase")
            .play("step 1,1", "roll 4 1");
    assertThat(given.legal("respawn")).hasSize(16);
    given.play("respawn 2,9").has("items.2,9", "vase").play("put g1 3,9").asDrawn();
  }

  @Test
  @DisplayName("CG-38: in the ghosts' turn the leader places the one who respawns")
  void leaderPlaces() {
    Given given =
        Given.corridor(
                """
                + + + + +     + + + + +
                 . 1 B|.       . B .|.
                + + + + +     + + + + +
                 . . .|.       . . .|.
                + +-+ + +  →  + +-+ + +
                |.|.|. .      |.|.|. .
                +-+ + + +     +-+ + + +
                 . . . 0       1 . . 0
                + + + + +     + + + + +
                """)
            .ghostsTurn();
    given.play("target onna 1", "roll 6 1");
    assertThat(given.status("toAct")).isEqualTo("[0]");
    given.play("respawn 0,3").asDrawn();
  }

  @Test
  @DisplayName("CG-38: where no square is free the dice are rolled again")
  void respawnRollsAgain() {
    Given.corridor(
            """
            + + + + +
             g g g|g
            + + + + +
             g g g|g
            + +-+ + +
            |g|g|g g
            +-+ + + +
             g g g g
            + + + + +
            """)
        .bossAt("start")
        .at(0, "exit")
        .ghostsTurn()
        .play("target onna 1", "roll 6 1")
        .has("pending.0.do", "respawn")
        .play("roll 2 1", "respawn 1,16")
        .has("players.1.at", "1,16");
  }

  @Test
  @DisplayName(
      "GS-10, CG-8: one freed on a big square meets a free ghost there at once, not a boss")
  void meeting() {
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
        .possessed(1)
        .ghost("start")
        .play("capture g1", "roll 6")
        .has("ghosts.0.id", "g2")
        .has("ghosts.0.host", 1);
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
        .possessed(1)
        .bossAt("start")
        .play("capture g1", "roll 6")
        .has("players.1.at", "start")
        .has("boss.at", "start");
  }
}
