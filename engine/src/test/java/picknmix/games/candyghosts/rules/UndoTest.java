package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;

/** What may be taken back: whatever has shown nothing, while the turn lasts. */
class UndoTest {
  private static void canUndo(Given given, String... actions) {
    assertThat(given.play(actions).session().canUndo(0)).as(String.join(", ", actions)).isTrue();
  }

  private static void cannotUndo(Given given, String... actions) {
    assertThat(given.play(actions).session().canUndo(0)).as(String.join(", ", actions)).isFalse();
  }

  @Test
  @DisplayName("Steps can be taken back one after the other")
  void steps() {
    Given given = Given.room().ap(4);
    canUndo(given, "step 1,1", "step 2,1");
    given.session().undo(1);
    given.has("players.0.at", "1,1").has("turn.ap", 3);
    assertThat(given.session().canUndo(0)).isTrue();
    assertThat(given.session().canUndo(1)).as("by nobody else").isFalse();
  }

  @Test
  @DisplayName("What is done with items, specials and charges can be, as long as no die falls")
  void things() {
    canUndo(Given.room().hand(0, "vase"), "drop vase 1,1");
    canUndo(Given.room().hand(0, "vase"), "drop vase 1,1", "pick 1,1");
    canUndo(Given.room().hand(0, "kit").possessed(1), "use kit 1");
    canUndo(Given.room("otto", "flo").charges(0, 1), "special");
    canUndo(Given.room("regina", "flo").at(1, "0,0").charges(0, 1), "special 1", "step 0,1");
    cannotUndo(Given.room().hand(0, "vase"), "throw vase 1,1");
    cannotUndo(Given.room().hand(0, "vase"), "throw vase 1,1", "roll 3");
    cannotUndo(Given.room().ghost("1,2"), "capture g1", "roll 1");
    cannotUndo(Given.room().at(1, "1,1").hand(1, "vase"), "ask 1 vase", "refuse");
  }

  @Test
  @DisplayName("A room that was turned over, an item that was flipped, a meeting stay")
  void shown() {
    Given torch = Given.room().hand(0, "torch").ghost("room 0,1").ghost("room 0,1");
    cannotUndo(torch, "throw torch 1,4", "roll 6");
    canUndo(torch, "put g1 1,4");
    Given flip =
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
            .covered("1,1", "vase");
    cannotUndo(flip, "step 1,1");
    Given bossy = Given.room("regina", "flo").at(1, "0,0").ghost("0,1").charges(0, 1);
    cannotUndo(bossy, "special 1", "step 0,1");
  }

  @Test
  @DisplayName("A turn that is over is over; a Speed Demon's is not yet")
  void over() {
    cannotUndo(Given.room().at(0, "2,0"), "step 3,0");
    cannotUndo(Given.room(), "end");
    canUndo(Given.room("zip", "flo").charges(0, 1).at(0, "2,0"), "step 3,0");
  }

  @Test
  @DisplayName("CG-25: a leader may take a ghost back; what anyone may do, nobody does")
  void ghosts() {
    Given given = Given.room().up(1).ghost("0,3").ghost("3,6").ghostsTurn();
    canUndo(given, "target g1 0");
    canUndo(given, "ghost g1 0,2");
    cannotUndo(Given.room().up(1).ghost("1,2").ghost("3,6").ghostsTurn(), "target g1 0");
    cannotUndo(Given.room().up(1).ghost("0,3").ghost("3,6").ghostsTurn().anyone(), "target g1 0");
  }
}
