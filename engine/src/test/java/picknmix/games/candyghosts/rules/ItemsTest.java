package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;

/** Consumables and equipment. */
class ItemsTest {
  @Test
  @DisplayName("CG-60: teacup, vase and plate are only thrown")
  void crockery() {
    for (String kind : List.of("teacup", "vase", "plate")) {
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
          .hand(0, kind)
          .may("use")
          .play("throw " + kind + " 2,2", "roll 3")
          .asDrawn()
          .has("discarded", List.of(kind));
    }
  }

  @Test
  @DisplayName(
      "CG-61: a torch reveals the face-down room that it hits, as if you had stepped there")
  void torch() {
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
                           . ! . .
                          + + + + +
                           . . . .
                          + + + + +
                           . . . .
                          + + + + +
                           . . . g
                          + + + + +
            """)
        .hand(0, "torch")
        .ghost("room 0,1")
        .under(1, "rug")
        .play("throw torch 1,4", "roll 5", "put g1 3,7")
        .asDrawn()
        .has("items.1,4", "rug")
        .has("discarded", List.of("torch"))
        .leavesTurnTo(0);
  }

  @Test
  @DisplayName("CG-61: a failed throw reveals nothing")
  void torchMisses() {
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
        .hand(0, "torch")
        .play("throw torch 1,4", "roll 4")
        .asDrawn()
        .has("noise", "1,0");
  }

  @Test
  @DisplayName("CG-62: the kit frees any possessed player anywhere; the ghost is consumed")
  void kit() {
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
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . i       . . . 1
            + + + + +     + + + + +
            """)
        .hand(0, "kit")
        .play("use kit 1")
        .asDrawn()
        .tells("used seat 0 item kit at 1,0", "consumed who g1", "freed seat 1")
        .has("players.0.items", List.of())
        .has("consumed", 1)
        .has("discarded", List.of("kit"));
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
            """)
        .hand(0, "kit")
        .swallowed(1)
        .refuses("use kit 1", "CG-62: the kit frees somebody who is possessed, not in a belly");
  }

  @Test
  @DisplayName("CG-62: the fan removes the atmosphere from the game; all others make a new pack")
  void fan() {
    Given given = Given.room().hand(0, "fan").atmosphere("fog").used("thunder").play("use fan");
    given.has("atmosphere.now", null).has("atmosphere.out", List.of("fog"));
    given.has("atmosphere.used", List.of()).has("discarded", List.of("fan"));
    given.tells("used seat 0 item fan at 1,0", "blown-away card fog round 1");
    given.has("players.0.items", List.of());
    Given.room().hand(0, "fan").atmosphere("transmogrify").may("use", "use fan");
    Given.room().atmosphere("moonlight").possessed(1).at(1, "3,3").may("use");
    assertThat(given.get("atmosphere.pack")).contains("thunder").doesNotContain("fog");
    Given.room().hand(0, "fan").refuses("use fan", "CG-62: there is no atmosphere to blow away");
  }

  @Test
  @DisplayName("CG-63: a megaphone adds 1 to all rolls; cursed it takes 1 storage")
  void megaphone() {
    for (String kind : List.of("megaphone", "cursed-megaphone")) {
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
          .hand(0, kind)
          .play("capture g1", "roll 3")
          .asDrawn();
    }
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . * .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .item("1,1", "cursed-megaphone")
        .charges(0, 2)
        .play("pick 1,1")
        .asDrawn()
        .has("players.0.charges", 1);
  }

  @Test
  @DisplayName("CG-63: an espresso adds 1 AP, from the next turn on; cursed it takes 1 from rolls")
  void espresso() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . * .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .item("1,1", "espresso")
        .play("pick 1,1")
        .asDrawn()
        .has("turn.full", 4);
    Given.room().hand(0, "espresso").has("turn.full", 5);
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
        .hand(0, "cursed-espresso")
        .has("turn.full", 5)
        .play("capture g1", "roll 4")
        .asDrawn();
  }

  @Test
  @DisplayName(
      "CG-63: a lunch box adds 1 storage; cursed it takes 1 from rolls; put down it shrinks")
  void lunchbox() {
    for (String kind : List.of("lunchbox", "cursed-lunchbox")) {
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
          .hand(0, kind)
          .charges(0, 1)
          .play("capture g1", "roll 5")
          .asDrawn()
          .has("players.0.charges", 2);
    }
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
             . 0 .|.       * 0 .|.
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
        .hand(0, "lunchbox")
        .charges(0, 2)
        .play("drop lunchbox 0,0")
        .asDrawn()
        .has("players.0.charges", 1)
        .has("consumed", 1);
  }
}
