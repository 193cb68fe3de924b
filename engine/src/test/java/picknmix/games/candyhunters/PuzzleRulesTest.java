package picknmix.games.candyhunters;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Seat;

/** Puzzles as states to be played, CH-23 and CH-24. */
class PuzzleRulesTest {

  @Test
  @DisplayName(
      "CH-23: one seat, no kid, no exchange, nothing drawn; skip is said while a card is held")
  void turns() {
    Given.Game game = Given.town("B0 R*", "Y .").hand(0, "P05 P01").puzzle(9, 2).build();
    game.play("build G 1,1", "stay", "skip");
    assertThat(game.phase()).isEqualTo("build");
    assertThat(game.get("round")).isEqualTo("2");
    game.play("build G 2,1", "stay", "score P05 0,0 r0");
    assertThat(game.get("hands")).isEqualTo("[[\"P01\"]]");
    assertThat(game.get("candies")).isEqualTo("[[\"B\"]]");
    assertThat(game.status("scores")).isEqualTo("[3]");
    assertThat(game.phase()).isEqualTo("over");
    assertThat(game.status("winners")).isEqualTo("[]");
    assertThat(game.get("puzzle")).isEqualTo("{\"goal\":9,\"rounds\":2}");
  }

  @Test
  @DisplayName("CH-23: each pattern is scored once; without one the step is skipped")
  void oncePerCard() {
    Given.Game game = Given.town("B R", "Y .", ". R*").hand(0, "P05").puzzle(3, 2).build();
    game.play("build G 1,1", "stay", "score P05 0,0 r0");
    assertThat(game.phase()).isEqualTo("build");
    game.play("build G 2,1", "stay");
    assertThat(game.phase()).isEqualTo("over");
  }

  @Test
  @DisplayName("CH-24: over at once when the goal is reached")
  void solved() {
    Given.Game game = Given.town("B0 R*", "Y .").hand(0, "P05 P01").puzzle(3, 3).build();
    game.play("build G 1,1", "stay", "score P05 0,0 r0");
    assertThat(game.phase()).isEqualTo("over");
    assertThat(game.get("round")).isEqualTo("1");
    assertThat(game.status("winners")).isEqualTo("[0]");
    assertThat(game.told(0)).contains("{\"type\":\"ended\",\"winners\":[0]}");
  }

  @Test
  @DisplayName("CH-24: else after the last round")
  void unsolved() {
    Given.Game game = Given.town("B0 R*", "Y .").hand(0, "P05").puzzle(4, 1).build();
    game.play("build G 1,1", "ghost 1,0 1,1", "stay");
    assertThat(game.play("score P05 0,0 r0").status("scores")).isEqualTo("[3]");
    assertThat(game.status("winners")).isEqualTo("[]");
  }

  @Test
  void aPuzzlesPatternsLieOpen() {
    Given.Game game = Given.town("B0 R*", "Y .").hand(0, "P05").puzzle(4, 1).build();
    assertThat(game.seen(Seat.SPECTATOR, "hands")).isEqualTo("[[\"P05\"]]");
    assertThat(game.picture()).contains("puzzle: 4 points in 1");
  }
}
