package picknmix.games.candyghosts.rules;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;

/** Pigin, the boss that jumps and eats. */
class PiginTest {
  @Test
  @DisplayName("CG-42: Pigin jumps onto the nearest player or ghost; an eaten ghost fills storage")
  void piginEatsAGhost() {
    Given.pigin(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . B g .       . . B .
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .play("target pigin g1")
        .asDrawn()
        .has("boss.stored", 1);
  }

  @Test
  @DisplayName(
      "CG-42: an eaten player sits in its belly, counts as possessed, loses all charges to it")
  void piginEatsAPlayer() {
    Given.pigin(
            """
            + + + + +     + + + + +
             . 0 .|.       . B .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . B . .       . . . .
            + + + + +     + + + + +
            """)
        .charges(0, 1)
        .ghostsTurn()
        .play("target pigin 0")
        .asDrawn()
        .has("boss.belly", List.of(0))
        .has("boss.stored", 1)
        .has("players.0.charges", 0)
        .play("draw moonlight")
        .has("turn.seat", 1);
  }

  @Test
  @DisplayName(
      "CG-42: stepping onto it means being eaten; when all are possessed or eaten all is lost")
  void steppingOntoPigin() {
    Given.pigin(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . B .|.       . B .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .play("step 1,1")
        .asDrawn()
        .has("boss.belly", List.of(0))
        .endsTurnOf(0);
    Given.pigin(
            """
            + + + + +
             . 0 .|.
            + + + + +
             . B .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . i
            + + + + +
            """)
        .play("step 1,1")
        .has("result", "lost");
  }

  @Test
  @DisplayName("CG-42: it ignores possessed players and ghosts in face-down rooms")
  void piginIgnores() {
    Given.pigin(
            """
            + + + + +
             0 . .|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . i B
            + + + + +
            """)
        .ghost("room 0,1")
        .ghostsTurn()
        .may("target", "target g2 0", "target pigin 0");
  }

  @Test
  @DisplayName("CG-42: it cannot be captured or attacked, and specials do not touch it")
  void piginIsSafe() {
    Given.pigin(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . B g|.       . B .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .charges(0, 1)
        .may("capture", "capture g1")
        .may("attack", "attack g1")
        .may("special", "special g1")
        .play("special g1", "roll 2")
        .asDrawn();
    Given.pigin(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . B .|.       . B .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "bruno",
            "flo")
        .charges(0, 1)
        .play("special", "roll 5")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-42: over its storage of 4 it explodes: it leaves the game, the eaten are free")
  void piginExplodes() {
    Given.pigin(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . B g .       . . 1 .
            + + + + +     + + + + +
            """)
        .swallowed(1)
        .stored(4)
        .ghostsTurn()
        .play("target pigin g1")
        .asDrawn()
        .tells("jumped who pigin at 2,3", "eaten who g1", "exploded who pigin at 2,3")
        .tells("exploded who pigin at 2,3", "landed seat 1 at 2,3")
        .has("boss.at", null)
        .has("boss.belly", List.of())
        .has("boss.stored", 0)
        .has("consumed", 5);
    Given.pigin(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . B g .       . . B .
            + + + + +     + + + + +
            """)
        .stored(3)
        .ghostsTurn()
        .play("target pigin g1")
        .asDrawn()
        .has("boss.stored", 4);
  }

  @Test
  @DisplayName(
      "GS-14: Pigin goes for the noise only if it is nearer than all, and eats nothing there")
  void piginAndNoise() {
    Given.pigin(
            """
            + + + + +     + + + + +
             0 . .|.       0 . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|! .      |.|.|B .
            +-+ + + +     +-+ + + +
             . . B .       . . . .
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .play("target pigin noise")
        .asDrawn()
        .has("boss.stored", 0);
    Given.pigin(
            """
            + + + + +
             . . .|.
            + + + + +
             . 0 .|!
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . B .
            + + + + +
            """)
        .ghostsTurn()
        .may("target", "target pigin 0");
  }

  @Test
  @DisplayName("GS-14: not onto a possessed player's square: it stays")
  void piginStays() {
    Given.pigin(
            """
            + + + + +     + + + + +
             1 . .|.       1 . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|h .      |.|.|h .
            +-+ + + +     +-+ + + +
             . . B .       . . B .
            + + + + +     + + + + +
            """)
        .noise("2,2")
        .ghostsTurn()
        .play("target pigin noise")
        .asDrawn()
        .has("moved", List.of("pigin"));
  }

  @Test
  @DisplayName(
      "GS-14: several eaten land in seat order on the nearest squares without player or ghost")
  void theEatenLand() {
    Given.pigin(
            """
            + + + + + + + + +     + + + + + + + + +
             . . .|.               . . .|.
            + + + + + + + + +     + + + + + + + + +
             0 . .|.               0 2 .|.
            + +-+ + + + + + +  →  + +-+ + + + + + +
            |.|g|. .              |.|1|. .
            +-+ + + + + + + +     +-+ + + + + + + +
             . B . .               . . . .
            + + + + + + + + +     + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .swallowed(1)
        .swallowed(2)
        .stored(4)
        .ghostsTurn()
        .play("target pigin g1")
        .asDrawn();
  }

  @Test
  @DisplayName("GS-14: a shrinking storage alone does not make it explode")
  void shrinkingStorage() {
    Given.pigin(
            """
            + + + + +     + + + + +
             0 . .|.       0 . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|! .      |.|.|B .
            +-+ + + +     +-+ + + +
             . . B .       . . . .
            + + + + +     + + + + +
            """)
        .atmosphere("deep-pockets")
        .stored(5)
        .ghostsTurn()
        .play("target pigin noise", "draw moonlight")
        .asDrawn()
        .has("boss.stored", 5);
  }

  @Test
  @DisplayName("CG-42: the charges of whom it eats count too, and may make it explode")
  void tooManyCharges() {
    Given.pigin(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . B .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """,
            "wren",
            "flo")
        .charges(0, 2)
        .stored(3)
        .ghostsTurn()
        .play("target pigin 0")
        .asDrawn()
        .tells("swallowed who pigin seat 0", "exploded who pigin at 1,0", "landed seat 0 at 1,0")
        .has("players.0.charges", 0)
        .has("consumed", 5);
  }

  @Test
  @DisplayName(
      "GS-14: the eaten land on a big square if that is nearest, and meet a free ghost there")
  void landingOnABigSquare() {
    for (String big : List.of("start", "exit")) {
      Given.pigin(
              """
              + + + + +
               . . .|.
              + + + + +
               . . .|.
              + +-+ + +
              |.|.|. .
              +-+ + + +
               . . 0 .
              + + + + +
              """)
          .bossAt(big)
          .ghost(big)
          .ghost(big)
          .swallowed(1)
          .stored(4)
          .ghostsTurn()
          .play("target pigin g1")
          .tells("landed seat 1 at " + big, "possessed who g2 seat 1")
          .has("players.1.at", big);
    }
  }

  @Test
  @DisplayName("GS-14: of squares as near the first by y, then x, into every corner")
  void landingInTheCorner() {
    Given.pigin(
            """
            + + + + + + + + +     + + + + + + + + +
             . . .|.               2 . .|.
            + + + + + + + + +     + + + + + + + + +
             . g .|.               . 1 .|.
            + +-+ + + + + + +  →  + +-+ + + + + + +
            |.|B|. .              |.|.|. .
            +-+ + + + + + + +     +-+ + + + + + + +
             . . . 0               . . . 0
            + + + + + + + + +     + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .swallowed(1)
        .swallowed(2)
        .stored(4)
        .ghostsTurn()
        .play("target pigin g1")
        .asDrawn();
    Given.pigin(
            """
            + + + + + + + + +     + + + + + + + + +
             g . .|.               g 2 .|.
            + + + + + + + + +     + + + + + + + + +
             . g .|.               . 1 .|.
            + +-+ + + + + + +  →  + +-+ + + + + + +
            |.|B|. .              |.|.|. .
            +-+ + + + + + + +     +-+ + + + + + + +
             . . . 0               . . . 0
            + + + + + + + + +     + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .swallowed(1)
        .swallowed(2)
        .stored(4)
        .ghostsTurn()
        .play("target pigin g2")
        .asDrawn();
  }
}
