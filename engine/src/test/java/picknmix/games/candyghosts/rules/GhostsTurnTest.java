package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;
import picknmix.games.candyghosts.map.House;

/** The ghosts' turn. */
class GhostsTurnTest {
  @Test
  @DisplayName("CG-25: every ghost moves once, in the order that the leader likes")
  void order() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . ! .|g       . g .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             g . . .       g . . .
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .may("target", "target g1 noise", "target g2 noise")
        .play("target g1 noise")
        .asDrawn()
        .may("", "ghost g2 0,2", "ghost g2 1,3");
  }

  @Test
  @DisplayName(
      "CG-26: the target is the nearest unpossessed player; among equals the group chooses")
  void targets() {
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             0 . 1|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . g . .
            + + + + +
            """)
        .ghostsTurn()
        .may("target", "target g1 0", "target g1 1");
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             0 . .|.
            + +-+ + +
            |.|.|1 .
            +-+ + + +
             g . . g
            + + + + +
            """)
        .ghostsTurn()
        .may("target", "target g1 0", "target g1 1", "target g2 1");
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             0 . .|.
            + +-+ + +
            |.|.|i .
            +-+ + + +
             . . g g
            + + + + +
            """)
        .ghostsTurn()
        .may("target", "target g2 0", "target g3 0");
  }

  @Test
  @DisplayName("CG-26: a noise is the target of all instead")
  void noise() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . ! .|.       . g .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|0 .      |.|.|0 .
            +-+ + + +     +-+ + + +
             . g . .       . . . .
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .may("target", "target g1 noise")
        .play("target g1 noise")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-26: a ghost in a face-down room measures from the nearest square of its room")
  void measuredFromTheDark() {
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             0 . . .
            + + + + +
            + + + + +
             . . . 1
            + + + + +
             . . . .
            + + + + +
             . . . .
            + + + + +
             . . . .
            + + + + +
            """)
        .ghost("room 0,1")
        .ghostsTurn()
        .may("target", "target g1 0", "target g1 1");
  }

  @Test
  @DisplayName("CG-26: a target is fixed when the ghost starts to move")
  void fixedTarget() {
    Given.corridor(
            """
            + + + + +     + + + + +
             0 . .|1       0 g .|1
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . g .       . . . .
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .may("target", "target g1 0", "target g1 1")
        .play("target g1 0", "ghost g1 2,2", "ghost g1 2,1")
        .may("ghost", "ghost g1 1,1", "ghost g1 2,0")
        .play("ghost g1 1,1", "ghost g1 1,0")
        .asDrawn();
  }

  @Test
  @DisplayName(
      "CG-27: out of a face-down room it appears on a free square of the edge it enters by")
  void outOfTheDark() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . i . .       . i g .
            + + + + +     + + + + +
            """)
        .ghost("room 0,1")
        .ghostsTurn()
        .play("target g2 0")
        .may("ghost", "ghost g2 0,3", "ghost g2 2,3", "ghost g2 3,3")
        .play("ghost g2 2,3")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-27: a square with an unpossessed player is free: that player is possessed")
  void outOfTheDarkOntoAPlayer() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . 0 . .       . h . .
            + + + + +     + + + + +
            """)
        .ghost("room 0,1")
        .ghostsTurn()
        .play("target g1 0")
        .may("ghost", "ghost g1 0,3", "ghost g1 1,3", "ghost g1 2,3", "ghost g1 3,3")
        .play("ghost g1 1,3")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-27: from face-down room to face-down room it moves one whole card")
  void throughTheDark() {
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
        .ghost("room 0,3")
        .ghostsTurn()
        .play("target g1 0")
        .has("ghosts.0.at", "room 0,2");
  }

  @Test
  @DisplayName("CG-27: if entry is blocked it takes another nearer card, else it stays")
  void blockedEntry() {
    Given.corridor(
            """
            + + + + +
             . 0 .|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             g g g g
            + + + + +
            """)
        .ghost("room 0,1")
        .ghostsTurn()
        .play("target g5 0")
        .has("ghosts.4.at", "room 0,1");
    Given.corridor(
            """
            + + + + + + + + +
             ! . . . . . .|.
            + + + + + + + + +
             . . . . . . .|.
            + + + + + +-+ + +
             . . . .|.|.|. .
            + + + + +-+ + + +
             . . . . g g g g
            + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .ghost("room 1,1")
        .ghostsTurn()
        .play("target g5 noise")
        .has("ghosts.4.at", "room 0,1");
  }

  @Test
  @DisplayName("CG-27: sideways it comes in by the edge that faces its room")
  void outOfTheDarkSideways() {
    Given.corridor(
            """
            + + + + + + + + +
             . . .|.
            + + + + + + + + +
             . ! .|.
            + +-+ + + + + + +
            |.|.|. .
            +-+ + + + + + + +
             . . . .
            + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .ghost("room 1,0")
        .ghostsTurn()
        .play("target g1 noise")
        .may("", "ghost g1 3,0", "ghost g1 3,1", "ghost g1 3,2", "ghost g1 3,3");
    Given.corridor(
            """
            + + + + + + + + +
                     . . .|.
            + + + + + + + + +
                     . ! .|.
            + + + + + +-+ + +
                    |.|.|. .
            + + + + +-+ + + +
                     . . . .
            + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .ghost("room 0,0")
        .ghostsTurn()
        .play("target g1 noise")
        .may("", "ghost g1 4,0", "ghost g1 4,1", "ghost g1 4,2", "ghost g1 4,3");
  }

  @Test
  @DisplayName("CG-27, GS-12: every nearer card beside it may be next, and no other")
  void nearerCards() {
    String map =
        """
        + + + + + + + + +
         0 1 2|.
        + + + + + + + + +
         . . .|.
        + +-+ + + + + + +
        |.|.|. .
        +-+ + + + + + + +
         . . . .
        + + + + + + + + +
        """;
    Given.corridor(map, "pepper", "flo", "zip")
        .up(4)
        .noise("1,9")
        .ghost("room 1,1")
        .ghostsTurn()
        .play("target g1 noise")
        .may("", "ghost g1 room 0,1", "ghost g1 room 1,2");
    Given.corridor(map, "pepper", "flo", "zip")
        .noise("1,2")
        .ghost("room 1,1")
        .ghostsTurn()
        .play("target g1 noise")
        .may("", "ghost g1 room 0,1", "ghost g1 room 1,0");
    Given.corridor(map, "pepper", "flo", "zip")
        .noise("start")
        .ghost("room 1,0")
        .ghostsTurn()
        .play("target g1 noise")
        .has("ghosts.0.at", "start");
    Given.corridor(map, "pepper", "flo", "zip")
        .up(10)
        .noise("1,22")
        .ghost("room 1,5")
        .ghostsTurn()
        .play("target g1 noise")
        .may("", "ghost g1 3,20", "ghost g1 3,21", "ghost g1 3,22", "ghost g1 3,23");
  }

  @Test
  @DisplayName("CG-28: in a face-up room four steps by edge, each nearer; walls do not stop it")
  void fourSteps() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 g|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . g       . . . .
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .play("target g1 0")
        .may("ghost", "ghost g1 3,2", "ghost g1 2,3")
        .play("ghost g1 3,2", "ghost g1 3,1", "ghost g1 3,0", "ghost g1 2,0")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-28: entering a player's square it stops and possesses")
  void possesses() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . h .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|g|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .play("target g1 0")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-28: items do not stop it, ghosts and possessed players do")
  void stopped() {
    Given.corridor(
            """
            + + + + +     + + + + +
             0 . .|.       h . .|.
            + + + + +     + + + + +
             # . .|.       # . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             g . . .       . . . .
            + + + + +     + + + + +
            """)
        .item("0,1", "wardrobe")
        .ghostsTurn()
        .play("target g1 0")
        .asDrawn();
    Given.corridor(
            """
            + + + + +     + + + + +
             0 . .|.       h . .|.
            + + + + +     + + + + +
             g . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |g|.|. .
            +-+ + + +     +-+ + + +
             g . . .       . . . .
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .play("target g2 0")
        .asDrawn();
    Given.corridor(
            """
            + + + + +     + + + + +
             0 . .|.       0 . .|.
            + + + + +     + + + + +
             i . .|.       i . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |g|.|. .
            +-+ + + +     +-+ + + +
             g . . .       . . . .
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .play("target g2 0")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-28, GS-11: entering a face-down room, as a whole, it stops")
  void intoTheDark() {
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
            + + + + +     + + + + +
             . ! . .       . ! . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .play("target g1 noise")
        .asDrawn()
        .has("ghosts.0.at", "room 0,1")
        .has("pending.0.do", "draw");
  }

  @Test
  @DisplayName("CG-29: then the next atmosphere, the noise goes, the round ends")
  void endOfRound() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . !|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .atmosphere("fog")
        .ghost("room 0,5")
        .ghostsTurn()
        .play("target g1 noise", "draw moonlight")
        .asDrawn()
        .has("atmosphere.now", "moonlight")
        .has("atmosphere.used", List.of("fog"))
        .has("round", 2)
        .has("turn.seat", 0);
  }

  @Test
  @DisplayName("GS-11: to target is to have moved; a ghost must go on while it can")
  void mustGoOn() {
    Given.corridor(
            """
            + + + + +
             0 . .|.
            + + + + +
             . . .|g
            + +-+ + +
            |.|.|. .
            +-+ + + +
             1 . . .
            + + + + +
            """)
        .ghostsTurn()
        .play("target g1 0")
        .has("moved", List.of("g1"))
        .may("", "ghost g1 2,1", "ghost g1 3,0");
  }

  @Test
  @DisplayName("GS-11: big squares are never full and may be short cuts")
  void throughStart() {
    Given.corridor(
            """
            + + + + +     + + + + +
             g g .|0       . g .|h
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """)
        .ghost("start")
        .ghostsTurn()
        .play("target g1 0")
        .asDrawn();
  }

  @Test
  @DisplayName("GS-12: Start and the unlocked Exit are cards too")
  void cards() {
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
             . . . 1
            + + + + +
             . . . .
            + + + + +
             . . . .
            + + + + +
             . . . .
            + + + + +
            """)
        .at(0, "exit")
        .ghost("room 0,5")
        .ghostsTurn()
        .play("target g1 0")
        .has("ghosts.0.host", 0);
    CandyGhostsState s = Given.room().session().state();
    assertThat(s.house.layout.cardSteps(House.START_CARD, 3)).isEqualTo(4);
    assertThat(s.house.layout.cardSteps(House.START_CARD, House.EXIT_CARD)).isEqualTo(7);
  }
}
