package picknmix.games.candyghosts.rules;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;

/** Obstacles: whom they stop, who clears them away, who pushes. */
class ObstaclesTest {
  private static final String BEFORE_AND_AFTER =
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
      """;

  /** Those whom it does not stop walk over it; for the others its square is a final action. */
  private static void stops(String kind, List<String> stopped, List<String> pass) {
    for (String character : stopped) {
      Given.corridor(BEFORE_AND_AFTER, character, other(character))
          .item("1,1", kind)
          .play("step 1,1")
          .has("players.0.at", "1,1")
          .endsTurnOf(0);
    }
    for (String character : pass) {
      Given.corridor(BEFORE_AND_AFTER, character, other(character))
          .item("1,1", kind)
          .play("step 1,1", "step 2,1")
          .asDrawn()
          .leavesTurnTo(0);
    }
  }

  private static String other(String character) {
    return character.equals("flo") ? "zip" : "flo";
  }

  @Test
  @DisplayName("CG-64: a big mirror stops the vain")
  void mirror() {
    stops("mirror", List.of("pepper", "regina"), List.of("flo", "pim"));
  }

  @Test
  @DisplayName("CG-64: a smart character may smash a mirror for 1 AP, with a noise")
  void smash() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . # .|.       . ! .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "pim",
            "flo")
        .item("1,1", "mirror")
        .ap(5)
        .play("smash 1,1")
        .asDrawn()
        .has("turn.ap", 4)
        .has("discarded", List.of("mirror"));
    Given.room("flo", "pim")
        .item("1,1", "mirror")
        .refuses("smash 1,1", "CG-64: only the smart smash a mirror, on their square or beside it");
    Given.room("pim", "flo").item("2,1", "mirror").may("smash");
  }

  @Test
  @DisplayName("CG-65: a low ceiling stops everyone who is not short")
  void ceiling() {
    stops("ceiling", List.of("pepper", "flo", "bruno"), List.of("zip", "pim"));
  }

  @Test
  @DisplayName("CG-66: a rug stops the clumsy")
  void rug() {
    stops("rug", List.of("otto", "bruno"), List.of("pepper", "wren"));
  }

  @Test
  @DisplayName("CG-66: an anxious character may remove a rug for 1 AP, without a noise")
  void removeRug() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . 0 .|.
            + + + + +     + + + + +
             . # .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "wren",
            "flo")
        .item("1,1", "rug")
        .ap(5)
        .play("remove 1,1")
        .asDrawn()
        .has("turn.ap", 4)
        .has("discarded", List.of("rug"));
    Given.room("pepper", "flo")
        .item("1,1", "rug")
        .refuses("remove 1,1", "CG-66: rugs are for the anxious, pets for pet-lovers to remove");
  }

  @Test
  @DisplayName("CG-67: a wardrobe or bookshelf stops all but the agile and the strong")
  void furniture() {
    stops("wardrobe", List.of("pepper", "wren", "pim"), List.of("zip", "flo"));
    stops("bookshelf", List.of("pepper", "wren", "pim"), List.of("zip", "flo"));
  }

  @Test
  @DisplayName("CG-67: the strong push it one square ahead, through walls, never off the map")
  void push() {
    Given.corridor(
            """
            + + + + +     + + + + +
             0 # .|.       . . 0|#
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
        .item("1,0", "wardrobe")
        .play("step 1,0 push", "step 2,0 push")
        .asDrawn()
        .tells("stepped seat 0 at 1,0", "pushed seat 0 item wardrobe at 2,0")
        .tells("stepped seat 0 at 2,0", "pushed seat 0 item wardrobe at 3,0")
        .may("step 3,0", "step 3,0")
        .play("step 3,0")
        .endsTurnOf(0);
  }

  @Test
  @DisplayName("CG-67: not onto another item; then the strong are stopped too")
  void stuckAgainstAnItem() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . # .|.       . 0 .|.
            + +-+ + +  →  + +-+ + +
            |.|*|. .      |.|*|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .item("1,1", "wardrobe")
        .item("1,2", "teacup")
        .may("step 1,1", "step 1,1")
        .play("step 1,1")
        .asDrawn()
        .endsTurnOf(0);
  }

  @Test
  @DisplayName("CG-67: not onto a big square, and not into a face-down room")
  void stuckAgainstTheEdge() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . # .|.       . 0 .|.
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .item("1,0", "bookshelf")
        .may("step 1,0", "step 1,0")
        .play("step 1,0")
        .asDrawn()
        .endsTurnOf(0);
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|0 .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . # .       . . 0 .
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .item("2,3", "wardrobe")
        .may("step 2,3", "step 2,3")
        .play("step 2,3")
        .asDrawn()
        .endsTurnOf(0);
  }

  @Test
  @DisplayName("CG-67: players and ghosts do not block it")
  void pushOntoPlayersAndGhosts() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             0 # 1|.       . 0 1|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .item("1,1", "wardrobe")
        .play("step 1,1 push")
        .asDrawn()
        .has("items.2,1", "wardrobe");
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|.
            + + + + +     + + + + +
             0 # g|.       . 0 g|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "regina",
            "flo")
        .item("1,1", "wardrobe")
        .play("step 1,1 push")
        .asDrawn()
        .has("items.2,1", "wardrobe");
  }

  @Test
  @DisplayName("CG-67: both strong and agile, here by the atmosphere: the player chooses")
  void pushOrPass() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . # .|.       . 0 .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|#|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """,
            "bruno",
            "flo")
        .atmosphere("brave-hearts")
        .item("1,1", "wardrobe")
        .may("step 1,1", "step 1,1", "step 1,1 push")
        .play("step 1,1 push")
        .asDrawn()
        .leavesTurnTo(0);
  }

  @Test
  @DisplayName("CG-68: dog and cat stop the anxious")
  void pets() {
    stops("dog", List.of("wren", "bruno"), List.of("pepper", "flo"));
    stops("cat", List.of("wren", "bruno"), List.of("pepper", "flo"));
  }

  @Test
  @DisplayName("CG-68: a pet-lover may remove them for 1 AP")
  void removePet() {
    for (String pet : List.of("dog", "cat")) {
      Given.corridor(
              """
              + + + + +     + + + + +
               . 0 .|.       . 0 .|.
              + + + + +     + + + + +
               . # .|.       . . .|.
              + +-+ + +  →  + +-+ + +
              |.|.|. .      |.|.|. .
              +-+ + + +     +-+ + + +
               . . . .       . . . .
              + + + + +     + + + + +
              """,
              "flo",
              "zip")
          .item("1,1", pet)
          .ap(5)
          .play("remove 1,1")
          .asDrawn()
          .has("turn.ap", 4)
          .has("discarded", List.of(pet));
    }
    Given.room("bruno", "zip").item("1,1", "cat").may("remove");
  }
}
