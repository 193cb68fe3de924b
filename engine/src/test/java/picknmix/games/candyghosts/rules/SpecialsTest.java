package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;

/** The eight specials, each in a small position. */
class SpecialsTest {
  @Test
  @DisplayName("CG-50: Ghost Whisperer: a sure attack on any ghost possessing anyone, anywhere")
  void whisperer() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . g .|.       . g .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . i       . . . 1
            + + + + +     + + + + +
            """,
            "wren",
            "flo")
        .charges(0, 1)
        .may("special", "special g2")
        .play("special g2")
        .asDrawn()
        .has("players.0.charges", 0)
        .has("consumed", 2);
  }

  @Test
  @DisplayName("CG-51: Sacrifice: a noise at your feet")
  void sacrifice() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . ! 0|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "otto",
            "flo")
        .charges(0, 1)
        .play("special", "step 2,0")
        .asDrawn()
        .has("players.0.charges", 0);
  }

  @Test
  @DisplayName("CG-52: Chain Reaction: every ghost beside a consumed one is consumed, and so on")
  void chain() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 g|.       . 0 .|.
            + + + + +     + + + + +
             . . .|g       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|g .      |.|.|. .
            +-+ + + +     +-+ + + +
             g . . .       g . . .
            + + + + +     + + + + +
            """)
        .charges(0, 1)
        .play("special g1", "roll 2")
        .asDrawn();
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|g|g .      |.|g|g .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .charges(0, 1)
        .play("special g1", "roll 2")
        .asDrawn()
        .has("players.0.charges", 0);
  }

  @Test
  @DisplayName("CG-52: merged ghosts are hit and free their players; not those in face-down rooms")
  void chainThroughPlayers() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . g|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|i .      |.|.|1 .
            +-+ + + +     +-+ + + +
             . . g .       . . . .
            + + + + +     + + + + +
            """)
        .ghost("room 0,1")
        .charges(0, 1)
        .play("special g1", "roll 2")
        .asDrawn()
        .has("ghosts.0.at", "room 0,1");
  }

  @Test
  @DisplayName("CG-53: Speed Demon: all AP again; no second capture")
  void speed() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       0 . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             g . . .       g . . .
            + + + + +     + + + + +
            """,
            "zip",
            "flo")
        .charges(0, 1)
        .play("capture g1", "roll 1", "step 0,0")
        .has("turn.ap", 3)
        .play("special")
        .asDrawn()
        .has("turn.ap", 4)
        .refuses("capture g1", "CG-20: one capture in a turn");
  }

  @Test
  @DisplayName("CG-53: even right after a final action")
  void speedAfterAFinalAction() {
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
        .play("step 3,0", "special", "step 3,1")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-54: Bossypants: move another player now, with their full AP; steps only")
  void bossy() {
    Given given =
        Given.corridor(
            """
            + + + + +     + + + + +
             1 0 .|.       . 0 .|.
            + + + + +     + + + + +
             * . .|.       * 1 .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "regina",
            "flo");
    given.charges(0, 1).hand(1, "vase").item("0,1", "plate").play("special 1");
    given.has("pending.0.ap", 4).may("", "step start", "step 0,1", "step 1,0", "stop");
    assertThat(given.status("toAct")).as("the mover makes all choices").isEqualTo("[0]");
    given.play("step 0,1", "step 1,1", "stop").asDrawn().has("turn.ap", 5).leavesTurnTo(0);
    given.has("pending", List.of());
  }

  @Test
  @DisplayName("CG-54: a final action ends it, and the target spawns nothing; not oneself")
  void bossyFinalAction() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 1|.       . 0 .|1
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .charges(0, 1)
        .may("special", "special 1")
        .play("special 1", "step 3,0")
        .asDrawn()
        .has("pending", List.of())
        .leavesTurnTo(0);
  }

  @Test
  @DisplayName("CG-54: the possessed are moved in any direction, ghost included; none in a belly")
  void bossyForThePossessed() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . i .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . i .
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .charges(0, 1)
        .play("special 1", "step 2,1", "step 2,2", "step 2,3", "stop")
        .asDrawn();
    Given.pigin(
            """
            + + + + +
             . 0 .|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . B
            + + + + +
            """,
            "regina",
            "flo")
        .charges(0, 1)
        .swallowed(1)
        .may("special");
  }

  @Test
  @DisplayName("CG-55: Disbelief: with a charge, no walls for anyone in the room you are in")
  void disbelief() {
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
            "pim",
            "flo")
        .charges(0, 1)
        .play("step 3,0", "step 3,1")
        .asDrawn()
        .has("players.0.charges", 1);
    Given.corridor(
            """
            + + + + +     + + + + +
             0 . .|.       0 . .|.
            + + + + +     + + + + +
             . . 1|.       . . .|1
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "pim",
            "flo")
        .charges(0, 1)
        .turn(1)
        .play("step 3,1")
        .asDrawn()
        .leavesTurnTo(1);
  }

  @Test
  @DisplayName("CG-55: not without a charge, and not for those in another room")
  void belief() {
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
            """,
            "pim",
            "flo")
        .play("step 3,0")
        .asDrawn()
        .endsTurnOf(0);
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . . 1|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +
             0 . . .
            + + + + +
             . . . .
            + + + + +
             . . . .
            + + + + +
             . . . .
            + + + + +
            """,
            "pim",
            "flo")
        .charges(0, 1)
        .turn(1)
        .play("step 3,1")
        .endsTurnOf(1);
  }

  @Test
  @DisplayName("CG-56: Whistler: two dice added; only two 1s fumble, only two 6s crit")
  void whistler() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . g . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "flo",
            "zip")
        .charges(0, 1)
        .play("special g1", "roll 1 6")
        .asDrawn()
        .tells(
            "rolled seat 0 dice [1, 6] success true need 7 modifier 0 total 7 distance 7",
            "consumed who g1");
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . g . .       . g . .
            + + + + +     + + + + +
            """,
            "flo",
            "zip")
        .charges(0, 1)
        .play("special g1", "roll 6 1")
        .asDrawn();
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . g .|.       . g .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "flo",
            "zip")
        .charges(0, 1)
        .play("special g1", "roll 1 1")
        .asDrawn();
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            + + + + +     + + + + +
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . g . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "flo",
            "zip")
        .charges(0, 1)
        .play("special g1", "roll 6 6")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-57: Boom Voice: again after each 6; every ghost within the sum is consumed")
  void boom() {
    Given.corridor(
            """
            + + + + +     + + + + +
             g 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . g . .       . . . .
            + + + + +     + + + + +
             . . g .       . . g .
            + + + + +     + + + + +
            """,
            "bruno",
            "flo")
        .charges(0, 1)
        .play("special", "roll 6")
        .tells("rolled seat 0 dice [6] success true need null modifier 0 total 6 distance null")
        .has("pending.0.sum", 6)
        .play("roll 1")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-34, CG-56, CG-57: what one carries changes these rolls too")
  void megaphone() {
    Given whistler = Given.room("flo", "zip").ghost("3,3").charges(0, 1);
    whistler.play("special g1", "roll 1 2").has("ghosts.0.at", "3,3");
    whistler = Given.room("flo", "zip").ghost("3,3").charges(0, 1).hand(0, "megaphone");
    whistler.play("special g1", "roll 1 2").has("ghosts", List.of());
    Given boom = Given.room("bruno", "flo").possessed(0).charges(0, 1);
    boom.play("special", "roll 5").has("ghosts.0.host", 0);
    boom = Given.room("bruno", "flo").possessed(0).charges(0, 1).hand(0, "megaphone");
    boom.play("special", "roll 5").has("ghosts", List.of());
  }

  @Test
  @DisplayName("CG-21, CG-52, CG-57: a second special in a turn is one of its own")
  void twice() {
    Given.room("pepper", "flo")
        .ghost("0,3")
        .ghost("3,3")
        .hand(0, "lunchbox")
        .charges(0, 2)
        .play("special g1", "roll 6", "special g2", "roll 6")
        .has("ghosts", List.of());
    Given.room("bruno", "flo")
        .ghost("1,1")
        .ghost("3,3")
        .charges(0, 2)
        .play("special", "roll 2", "special", "roll 4")
        .has("ghosts", List.of());
  }

  @Test
  @DisplayName(
      "CG-57: a 1 is no failure: it reaches your own square; merged ghosts free their hosts")
  void boomAtHand() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . g .|.       . g .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "bruno",
            "flo")
        .charges(0, 1)
        .play("special", "roll 1")
        .asDrawn();
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . i .|.       . 1 .|.
            + +-+ + +  →  + +-+ + +
            |.|g|. .      |.|g|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "bruno",
            "flo")
        .charges(0, 1)
        .play("special", "roll 2")
        .asDrawn();
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
            """,
            "bruno",
            "flo")
        .possessed(1)
        .charges(0, 1)
        .play("special", "roll 1")
        .has("ghosts", List.of());
  }
}
