package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;
import picknmix.games.candyghosts.map.Places;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Options;

/** The Night Gallery; of its rooms the first is drawn. */
class GalleryTest {
  @Test
  @DisplayName("CG-90: in the gallery nobody finds a boss or turns rooms over")
  void gallery() {
    Given given =
        Given.of(Options.of("story", "gallery", "size", "5x5"), Given.ROOM, "pepper", "flo");
    given.has("boss", null);
    assertThat(given.get("atmosphere.pack")).doesNotContain("transmogrify");
    for (int room = 0; room < 25; room++) {
      given.has("rooms." + room + ".up", true);
    }
  }

  @Test
  @DisplayName("CG-91: squares with two walls in an L have an item; the map's outline is no wall")
  void corners() {
    Given given =
        Given.gallery(
                """
                + + + + +
                 . 0 .|.
                + + + + +
                 . . .|.
                + +-+ + +
                |?|?|. .
                +-+ + + +
                 . . . .
                + + + + +
                """)
            .covered("0,2", "vase")
            .covered("1,2", "plate");
    CandyGhostsState s = given.session().state();
    List<String> inside =
        Dealing.corners(s).stream()
            .filter(square -> Places.x(square) < 3 && Places.y(square) < 3)
            .map(Places::text)
            .toList();
    assertThat(inside).containsExactly("0,2", "1,2");
  }

  @Test
  @DisplayName("CG-91: while two are next to each other, diagonals included, one is removed")
  void thinned() {
    CandyGhostsState s = Given.gallery(Given.ROOM).session().state();
    List<Integer> row =
        List.of(Places.square(0, 0), Places.square(1, 1), Places.square(2, 2), Places.square(0, 3));
    for (int seed = 0; seed < 20; seed++) {
      List<Integer> fewest = Dealing.thin(s, row, true, new FastRandom(seed));
      assertThat(fewest).as("one of each group").hasSize(2).contains(Places.square(0, 3));
      List<Integer> random = Dealing.thin(s, row, false, new FastRandom(seed));
      assertThat(random).doesNotContainSequence(Places.square(0, 0), Places.square(1, 1));
      assertThat(random).doesNotContainSequence(Places.square(1, 1), Places.square(2, 2));
      assertThat(random).contains(Places.square(0, 3)).hasSizeBetween(2, 3);
    }
  }

  @Test
  @DisplayName("CG-92: stepping onto an item flips it; it then acts as usual")
  void flip() {
    Given.gallery(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . ? .|.       . * 0|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .covered("1,1", "teacup")
        .play("step 1,1")
        .tells("stepped seat 0 at 1,1", "flipped seat 0 item teacup at 1,1")
        .has("covered", Map.of())
        .play("step 2,1")
        .asDrawn()
        .may("pick", "pick 1,1");
  }

  @Test
  @DisplayName("CG-92: an unflipped item cannot be picked up and stops nobody until flipped")
  void unflipped() {
    Given.gallery(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . ? .|.       . 0 .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .covered("1,1", "mirror")
        .may("smash")
        .may("pick")
        .play("step 1,1")
        .asDrawn()
        .endsTurnOf(0)
        .has("items.1,1", "mirror");
    Given.gallery(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . ? .|.       . 0 .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|#|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .covered("1,1", "wardrobe")
        .may("step 1,1", "step 1,1")
        .play("step 1,1")
        .asDrawn()
        .leavesTurnTo(0);
  }

  @Test
  @DisplayName("GS-9: furniture just flipped that cannot be pushed stops the strong")
  void flippedAndStuck() {
    Given.gallery(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . ? .|.       . 0 .|.
            + +-+ + +  →  + +-+ + +
            |.|*|. .      |.|*|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .covered("1,1", "wardrobe")
        .item("1,2", "vase")
        .play("step 1,1")
        .asDrawn()
        .has("items.1,1", "wardrobe")
        .endsTurnOf(0);
  }

  @Test
  @DisplayName("CG-92: a possessed, a moved and a passing player flip too")
  void anyStepFlips() {
    Given.gallery(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|? .      |.|.|h .
            +-+ + + +     +-+ + + +
             . . h 1       . . . 1
            + + + + +     + + + + +
            """)
        .covered("2,2", "vase")
        .play("step 2,2")
        .asDrawn()
        .has("items.2,2", "vase");
    Given.gallery(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . . .|.       . . 1|.
            + +-+ + +  →  + +-+ + +
            |.|.|? .      |.|.|* .
            +-+ + + +     +-+ + + +
             . . 1 .       . . . .
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .covered("2,2", "vase")
        .charges(0, 1)
        .play("special 1", "step 2,2", "step 2,1")
        .asDrawn();
    Given.gallery(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . 1 .|.       . 1 0|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .covered("1,1", "vase")
        .play("step 1,1", "step 2,1")
        .asDrawn()
        .has("items.1,1", "vase");
  }

  @Test
  @DisplayName("CG-92: ghosts flip nothing")
  void ghostsFlipNothing() {
    Given.gallery(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . ! .|.       . g .|.
            + +-+ + +  →  + +-+ + +
            |.|?|. .      |.|?|. .
            +-+ + + +     +-+ + + +
             . g . .       . . . .
            + + + + +     + + + + +
            """)
        .covered("1,2", "vase")
        .ghostsTurn()
        .play("target g1 noise")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-92: nobody enters the locked Exit; the last flip opens it")
  void lockedExit() {
    Given.gallery(
            """
            + + + + +
             . 0 .|.
            + + + + +
             . ? .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .covered("1,1", "vase")
        .at(1, "5,11")
        .turn(1)
        .refuses("step exit", "CG-92: the Exit is locked until the last item is flipped");
    Given given =
        Given.gallery(
                """
                + + + + +     + + + + +
                 . 0 .|.       . . .|.
                + + + + +     + + + + +
                 . ? .|.       . 0 .|.
                + +-+ + +  →  + +-+ + +
                |.|.|. .      |.|.|. .
                +-+ + + +     +-+ + + +
                 . . . .       . . . .
                + + + + +     + + + + +
                """)
            .covered("1,1", "vase")
            .at(1, "5,11");
    given.play("step 1,1").asDrawn().play("end", "roll 3 1", "spawn 3,0");
    assertThat(given.legal("step exit")).containsExactly("step exit");
  }

  @Test
  @DisplayName("CG-92: ghosts do not enter the locked Exit either, not even as a short cut")
  void lockedForGhosts() {
    String map =
        """
        + + + + +
         . 0 .|.
        + + + + +
         . ? .|.
        + +-+ + +
        |.|.|. .
        +-+ + + +
         . . . .
        + + + + +
        """;
    Given.gallery(map)
        .covered("1,1", "vase")
        .ghost("4,11")
        .noise("7,11")
        .ghostsTurn()
        .play("target g1 noise")
        .has("ghosts.0.at", "7,11");
    Given.gallery(Given.ROOM)
        .ghost("4,11")
        .noise("7,11")
        .ghostsTurn()
        .play("target g1 noise")
        .may("ghost", "ghost g1 5,11", "ghost g1 exit");
  }
}
