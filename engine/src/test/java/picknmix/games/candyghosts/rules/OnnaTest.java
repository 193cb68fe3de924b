package picknmix.games.candyghosts.rules;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;

/** Bosses appear; Onna. */
class OnnaTest {
  @Test
  @DisplayName(
      "CG-40: the boss appears, like a ghost, when a room that touches the Exit is revealed")
  void appears() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 1 .|.       . 1 .|.
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
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . 0 . .       . . . .
            + + + + +     + + + + +
                           . 0 . .
                          + + + + +
                           . . . .
                          + + + + +
                           . . . .
                          + + + + +
                           . . . B
                          + + + + +
            """)
        .play("step 1,20")
        .has("boss.met", true)
        .play("put onna 3,23")
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
            + + + + +
            + + + + +
             . . . .
            + + + + +
             . . . .
            + + + + +
             . . . .
            + + + + +
             . 0 . .
            + + + + +
            """)
        .play("step 1,16")
        .has("boss.met", false);
  }

  @Test
  @DisplayName(
      "CG-11, CG-40: it lies on every room that touches the Exit: on a map two wide on both")
  void liesOnBothRooms() {
    Given.corridor(
            """
            + + + + + + + + +
             . . .|.
            + + + + + + + + +
             . . .|.
            + +-+ + + + + + +
            |.|.|. .
            +-+ + + + + + + +
             . . . .
            + + + + + + + + +
            + + + + + + + + +
            + + + + + + + + +
            + + + + + + + + +
             . . . .
            + + + + + + + + +
             . . . .
            + + + + + + + + +
             . . . .
            + + + + + + + + +
             . 0 . .
            + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .play("step 1,20")
        .has("pending.0.who", "onna");
    Given.corridor(
            """
            + + + + + + + + +
             . . .|.
            + + + + + + + + +
             . . .|.
            + +-+ + + + + + +
            |.|.|. .
            +-+ + + + + + + +
             . . . .
            + + + + + + + + +
            + + + + + + + + +
            + + + + + + + + +
            + + + + + + + + +
                     . . . .
            + + + + + + + + +
                     . . . .
            + + + + + + + + +
                     . . . .
            + + + + + + + + +
                     . . 0 .
            + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .play("step 6,20")
        .has("pending.0.who", "onna");
  }

  @Test
  @DisplayName("CG-40: it does so once: a room face down again has no second boss")
  void appearsOnce() {
    Given.corridor(
            """
            + + + + +     + + + + +
             B . .|.       B . .|.
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
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
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
        .up(5)
        .down(5)
        .play("step 1,20")
        .asDrawn()
        .has("pending.0.do", "spawn");
  }

  @Test
  @DisplayName("CG-40: obstacles stop Onna by trait: a mirror, since she is vain")
  void stoppedByTrait() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . ! .|.       . ! .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|#|. .      |.|B|. .
            +-+ + + +     +-+ + + +
             . B . .       . . . .
            + + + + +     + + + + +
            """)
        .item("1,2", "mirror")
        .ghostsTurn()
        .play("target onna noise")
        .asDrawn();
    Given.corridor(
            """
            + + + + +     + + + + +
             . ! .|.       . B .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|#|. .      |.|#|. .
            +-+ + + +     +-+ + + +
             . B . .       . . . .
            + + + + +     + + + + +
            """)
        .item("1,2", "rug")
        .ghostsTurn()
        .play("target onna noise")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-41: Onna takes as many steps as her AP, five, towards the nearest")
  void onnaMoves() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|B|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . B . .       . . . .
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .play("target onna 0")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-41: whom she comes to respawns instead of being possessed")
  void chased() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . B .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . B . .       . . . 0
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .play("target onna 0")
        .has("players.0.at", null)
        .play("roll 6 1", "respawn 3,3")
        .asDrawn()
        .has("ghosts", List.of());
  }

  @Test
  @DisplayName("CG-41: stepping onto her is a final action with the same end")
  void steppingOntoOnna() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . B .|.       . B .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . 0
            + + + + +     + + + + +
            """)
        .play("step 1,1", "roll 6 1", "respawn 3,3")
        .asDrawn()
        .endsTurnOf(0);
  }

  @Test
  @DisplayName("CG-41: where she would be captured or consumed she respawns")
  void onnaIsHit() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . B .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|B .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .play("capture onna", "roll 2", "roll 6 1", "respawn 2,2")
        .asDrawn()
        .tells("chased-away who onna", "respawned who onna at 2,2")
        .has("players.0.charges", 0);
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . B .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .charges(0, 1)
        .play("attack onna", "roll 2", "roll 1 1")
        .asDrawn()
        .tells("chased-away who onna", "respawned who onna at room 0,5")
        .has("boss.at", "room 0,5");
  }

  @Test
  @DisplayName("CG-41: a chain reaches her, but does not pass through her")
  void chainEndsAtOnna() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 g|.       . 0 .|.
            + + + + +     + + + + +
             . . B|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|g .      |.|.|g .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .charges(0, 1)
        .play("special g1", "roll 2")
        .asDrawn()
        .has("pending.0.who", "onna");
  }

  @Test
  @DisplayName("GS-13: an agile Onna passes wardrobes")
  void onnaPasses() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . ! .|.       . B .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|#|. .      |.|#|. .
            +-+ + + +     +-+ + + +
             . B . .       . . . .
            + + + + +     + + + + +
            """)
        .item("1,2", "wardrobe")
        .ghostsTurn()
        .play("target onna noise")
        .asDrawn();
  }

  @Test
  @DisplayName("GS-13: on one big square with her target she meets them instead of moving")
  void onnaOnStart() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       1 . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 0       . . . 0
            + + + + +     + + + + +
            """)
        .bossAt("start")
        .ghostsTurn()
        .play("target onna 1", "roll 6 1", "respawn 0,0")
        .asDrawn()
        .has("boss.at", "start");
  }
}
