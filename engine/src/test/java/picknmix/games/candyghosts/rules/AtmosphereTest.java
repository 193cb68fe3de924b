package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Wildness;

/** The atmosphere cards. */
class AtmosphereTest {
  @Test
  @DisplayName("CG-44: an atmosphere changes the AP of those with the trait, until it is replaced")
  void actionPoints() {
    Given.room("flo", "zip").has("turn.full", 4);
    Given.room("flo", "zip").atmosphere("moonlight").has("turn.full", 5);
    Given.room("pepper", "zip").atmosphere("moonlight").has("turn.full", 4);
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
            """,
            "flo",
            "zip")
        .atmosphere("moonlight")
        .ghost("room 0,5")
        .ghostsTurn()
        .play("target g1 noise", "draw fog")
        .asDrawn()
        .has("turn.full", 4);
  }

  @Test
  @DisplayName("CG-44: it changes rolls and storage")
  void rollsAndStorage() {
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
        .atmosphere("moonlight")
        .play("capture g1", "roll 3")
        .asDrawn();
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
            "regina",
            "flo")
        .atmosphere("sticky-air")
        .charges(0, 1)
        .play("capture g1", "roll 2")
        .asDrawn()
        .has("players.0.charges", 1)
        .has("consumed", 1);
  }

  @Test
  @DisplayName("CG-44: or it forbids captures, attacks, specials, or spares a spawn")
  void forbidden() {
    Given.corridor(
            """
            + + + + +
             . 0 .|.
            + + + + +
             . g .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .atmosphere("fog")
        .refuses("capture g1", "CG-44: the atmosphere allows you no capture");
    Given.corridor(
            """
            + + + + +
             . 0 .|.
            + + + + +
             . g .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +
            """,
            "otto",
            "flo")
        .atmosphere("fog")
        .charges(0, 1)
        .may("capture", "capture g1")
        .refuses("attack g1", "CG-44: the atmosphere allows you no attack");
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
            """,
            "zip",
            "flo")
        .atmosphere("sticky-air")
        .charges(0, 1)
        .refuses("special", "CG-44: the atmosphere allows you no special");
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
            """,
            "wren",
            "flo")
        .atmosphere("lullaby")
        .play("end")
        .asDrawn()
        .has("made", 0)
        .has("turn.seat", 1);
  }

  @Test
  @DisplayName("CG-44: thin walls are none, solid ones let nobody through")
  void walls() {
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
        .atmosphere("thin-plaster")
        .play("step 3,0", "step 3,1")
        .asDrawn();
    Given.corridor(
            """
            + + + + +
             . . 0|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +
            """,
            "zip",
            "flo")
        .atmosphere("whispering-bricks")
        .refuses("step 3,0", "CG-44: the atmosphere lets you through no wall, or you must push");
  }

  @Test
  @DisplayName("CG-44: no obstacle stops the sure-footed")
  void sureFooted() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . # .|.       . # 0|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "wren",
            "flo")
        .atmosphere("brave-hearts")
        .item("1,1", "dog")
        .play("step 1,1", "step 2,1")
        .asDrawn();
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . # .|.       . # 0|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "wren",
            "flo")
        .atmosphere("brave-hearts")
        .item("1,1", "wardrobe")
        .play("step 1,1", "step 2,1")
        .asDrawn();
  }

  /** A ghost seven steps away from a player, about to move. */
  private static Given sevenStepsAway(Wildness wildness, String atmosphere) {
    return Given.corridor(
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
             . . . .
            + + + + +
             . . . .
            + + + + +
             . . . .
            + + + + +
             . g . .
            + + + + +
            """)
        .ghosts(wildness)
        .atmosphere(atmosphere)
        .ghostsTurn();
  }

  @Test
  @DisplayName("CG-93: of an atmosphere's extra steps wild ghosts take all, others a share")
  void wildness() {
    sevenStepsAway(Wildness.WILD, "sticky-air").play("target g1 0").has("players.0.at", "1,0");
    for (Wildness wildness : Wildness.values()) {
      int extra = 3 * Box.percent(wildness) / 100;
      sevenStepsAway(wildness, "sticky-air")
          .has("options.ghosts", wildness.word)
          .play("target g1 0")
          .has("ghosts.0.at", extra == 3 ? null : "1," + (3 - extra));
    }
  }

  @Test
  @DisplayName("CG-93: fewer steps always count")
  void lullabyForAll() {
    for (Wildness wildness : Wildness.values()) {
      sevenStepsAway(wildness, "lullaby").play("target g1 0").has("ghosts.0.at", "1,4");
    }
  }

  @Test
  @DisplayName("CG-44: the ghosts take fewer or more steps")
  void steps() {
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
             . . . .       . g . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . g . .       . . . .
            + + + + +     + + + + +
            """)
        .atmosphere("lullaby")
        .ghostsTurn()
        .play("target g1 0")
        .asDrawn();
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . g .|.
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
             . . . .       . . . .
            + + + + +     + + + + +
             . g . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .atmosphere("sticky-air")
        .ghostsTurn()
        .play("target g1 0")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-40, CG-44: it acts on bosses by their traits: Onna's steps, Pigin's storage")
  void bosses() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . B .|.
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
             . B . .       . . . .
            + + + + +     + + + + +
            """)
        .atmosphere("moonlight")
        .ghostsTurn()
        .play("target onna 0")
        .asDrawn();
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
        .atmosphere("creaking-floor")
        .ghostsTurn()
        .play("target onna 0")
        .asDrawn();
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
        .atmosphere("deep-pockets")
        .stored(4)
        .ghostsTurn()
        .play("target pigin g1")
        .asDrawn()
        .has("boss.stored", 5);
  }

  @Test
  @DisplayName("CG-45: Transmogrify turns every face-up room without a player face down again")
  void transmogrify() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . 0 . .       . 0 . .
            + + + + +     + + + + +
             . . . .      + + + + +
            + + + + +      . . . .
             . * . .      + + + + +
            + + + + +      . . . .
             . . g .      + + + + +
            + + + + +      . . . .
             . . . .      + + + + +
            + + + + +      1 . . .
             . . . .      + + + + +
            + + + + +
             . . . .
            + + + + +
             . . . .
            + + + + +
             1 . . .
            + + + + +
            """)
        .item("1,5", "vase")
        .noise("2,6")
        .ghostsTurn()
        .play("target g1 noise", "draw transmogrify")
        .asDrawn()
        .has("rooms.1.seen", true)
        .has("ghosts.0.at", "room 0,1");
  }

  @Test
  @DisplayName("CG-45: items keep their squares and reappear there")
  void itemsReappear() {
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
                           # . . .
                          + + + + +
                           . . . *
                          + + + + +
                           . . . .
                          + + + + +
            """)
        .up(1)
        .down(1)
        .item("3,6", "vase")
        .item("0,5", "rug")
        .play("step 1,4")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-45: while face down Onna moves by cards and Pigin still jumps")
  void bossInTheDark() {
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
        .bossAt("room 0,3")
        .ghostsTurn()
        .play("target onna 0")
        .has("boss.at", "room 0,2");
    Given.pigin(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . 1 . .       . B . .
            + + + + +     + + + + +
            """)
        .bossAt("room 0,3")
        .ghostsTurn()
        .play("target pigin 1")
        .asDrawn();
  }

  @Test
  @DisplayName("GS-15, CG-44: the old card goes to the used; an empty pack first takes all of them")
  void emptyPack() {
    Given given = Given.room().atmosphere("fog").ghost("room 0,5").noise("1,0").ghostsTurn();
    List<String> others = Box.atmospheres(given.session().state().pack);
    CandyGhostsState s = given.session().state();
    s.used = s.pack;
    s.pack = 0;
    given.play("target g1 noise");
    assertThat(given.refusal("draw fog")).as("the old card is in the pack again").isNull();
    given.play("draw fog").has("atmosphere.now", "fog").has("atmosphere.used", List.of());
    given.has("atmosphere.pack", others);
  }
}
