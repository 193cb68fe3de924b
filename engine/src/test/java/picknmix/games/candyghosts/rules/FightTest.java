package picknmix.games.candyghosts.rules;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;

/** Captures, attacks, throws and noises. */
class FightTest {
  @Test
  @DisplayName("CG-31: a capture whose roll reaches the distance makes the ghost a charge")
  void capture() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . g . .       . . . .
            + + + + +     + + + + +
            """)
        .play("capture g1", "roll 4")
        .asDrawn()
        .has("players.0.charges", 1);
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . g . .       . g . .
            + + + + +     + + + + +
            """)
        .play("capture g1", "roll 3")
        .asDrawn()
        .has("players.0.charges", 0);
  }

  @Test
  @DisplayName("CG-31: 1 fails even beside the ghost, 6 succeeds however far")
  void fumbleAndCrit() {
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
            """)
        .play("capture g1", "roll 1")
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
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . g . .       . . . .
            + + + + +     + + + + +
            """)
        .play("capture g1", "roll 6")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-31: with a full storage the captured ghost is consumed")
  void fullStorage() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . g .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "pim",
            "flo")
        .charges(0, 1)
        .play("capture g1", "roll 2")
        .asDrawn()
        .has("players.0.charges", 1)
        .has("consumed", 1);
  }

  @Test
  @DisplayName("CG-31: ghosts on Start and Exit can be captured, those in face-down rooms not")
  void whereGhostsAreCaught() {
    Given.corridor(
            """
            + + + + +
             . 0 .|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . 1
            + + + + +
            """)
        .ghost("start")
        .ghost("exit")
        .ghost("room 0,1")
        .may("capture", "capture g1", "capture g2")
        .refuses("capture g3", "CG-31: there is no such ghost in a face-up room");
  }

  @Test
  @DisplayName("CG-32: an attack is rolled like a capture; the ghost is out of the game")
  void attack() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . g . .       . . . .
            + + + + +     + + + + +
            """)
        .charges(0, 2)
        .play("attack g1", "roll 4")
        .asDrawn()
        .has("players.0.charges", 1)
        .has("consumed", 2);
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . g . .       . g . .
            + + + + +     + + + + +
            """)
        .charges(0, 2)
        .play("attack g1", "roll 3")
        .asDrawn()
        .has("players.0.charges", 1)
        .has("consumed", 1);
  }

  @Test
  @DisplayName("CG-33, CG-35: a thrown item smashes there if the roll reaches, else at the feet")
  void throwing() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . ! . .
            + + + + +     + + + + +
            """)
        .hand(0, "vase")
        .play("throw vase 1,3", "roll 4")
        .asDrawn()
        .has("discarded", List.of("vase"));
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
            """)
        .hand(0, "vase")
        .play("throw vase 1,3", "roll 3")
        .asDrawn()
        .has("noise", "1,0")
        .has("discarded", List.of("vase"));
  }

  @Test
  @DisplayName(
      "CG-33: thrown to a player it is handed over whole, or smashes at the thrower's feet")
  void giving() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|1 .      |.|.|1 .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .hand(0, "vase")
        .play("give vase 1", "roll 3")
        .asDrawn()
        .has("players.0.items", List.of())
        .has("players.1.items", List.of("vase"))
        .has("noise", null);
    Given.room()
        .at(1, "2,2")
        .hand(0, "vase")
        .play("give vase 1", "roll 2")
        .has("players.0.items", List.of())
        .has("players.1.items", List.of())
        .has("noise", "1,0");
  }

  @Test
  @DisplayName(
      "CG-33: anything carried can be thrown, to the possessed too; only torches into the dark")
  void whatAndWhere() {
    Given.corridor(
            """
            + + + + +
             . 0 .|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . i
            + + + + +
            """)
        .hand(0, "kit", "megaphone", "torch")
        .may("throw kit 2,2", "throw kit 2,2")
        .may("throw megaphone start", "throw megaphone start")
        .may("throw torch 2,4", "throw torch 2,4")
        .may("give", "give kit 1", "give megaphone 1", "give torch 1")
        .refuses("throw kit 2,4", "CG-33: throw to a player on the map or onto a face-up square");
  }

  @Test
  @DisplayName("CG-34: a modifier helps or hinders a roll, but never a natural 1 or 6")
  void modifiers() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . g . .       . . . .
            + + + + +     + + + + +
            """)
        .hand(0, "megaphone")
        .play("capture g1", "roll 3")
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
             . g . .       . g . .
            + + + + +     + + + + +
            """)
        .hand(0, "cursed-lunchbox")
        .play("capture g1", "roll 4")
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
            """)
        .hand(0, "megaphone")
        .play("capture g1", "roll 1")
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
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . g . .       . . . .
            + + + + +     + + + + +
            """)
        .hand(0, "cursed-lunchbox")
        .play("capture g1", "roll 6")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-34: it counts for throws, and once where dice are added; never for spawn dice")
  void modifiersOfOtherRolls() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . ! . .
            + + + + +     + + + + +
            """)
        .hand(0, "megaphone", "vase")
        .play("throw vase 1,3", "roll 3")
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
             . . . .       . . . .
            + + + + +     + + + + +
             . g . .       . . . .
            + + + + +     + + + + +
             . g . .       . g . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "bruno",
            "flo")
        .hand(0, "cursed-lunchbox")
        .charges(0, 1)
        .play("special", "roll 6", "roll 1")
        .asDrawn();
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
        .hand(0, "megaphone")
        .play("end", "roll 2 1")
        .has("ghosts.0.at", "room 0,4");
  }

  @Test
  @DisplayName("CG-35: only the last noise counts, until the end of the ghosts' turn")
  void noise() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . !|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .hand(0, "vase", "plate")
        .play("throw vase 0,1", "roll 3", "throw plate 2,1", "roll 3")
        .asDrawn()
        .play("end", "roll 1 1", "end", "roll 1 1", "target g1 noise")
        .has("noise", "2,1")
        .play("draw moonlight")
        .has("noise", null);
  }
}
