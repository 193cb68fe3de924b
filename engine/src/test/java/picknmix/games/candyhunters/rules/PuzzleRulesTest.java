package picknmix.games.candyhunters.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.candyhunters.CandyHunters;
import picknmix.games.candyhunters.CandyHuntersSubject;
import picknmix.games.candyhunters.Given;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Seat;
import picknmix.oracle.Oracle;

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
    assertThat(game.isUndoable("score P05 0,0 r0")).as("nothing is hidden").isTrue();
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

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  @DisplayName("CH-23, CH-24: puzzles go as the oracle says")
  void lockstep(int goal) {
    CandyHunters game = new CandyHunters();
    for (int seed = 0; seed < 20; seed++) {
      FastRandom rng = new FastRandom(seed);
      CandyHuntersState s = puzzle(3 * goal, 1 + seed % 3).state().copy();
      Oracle oracle = CandyHuntersSubject.make().oracleAt(s);
      while (game.rules().turn(s) != Seat.OVER) {
        ActionList actions = new ActionList();
        game.rules().legal(s, 0, actions);
        Set<String> legal = new TreeSet<>();
        for (long action : actions.toArray()) {
          legal.add(game.notation().text(action));
        }
        assertThat(legal).isEqualTo(new TreeSet<>(oracle.legal("0")));
        long next = actions.get(rng.below(actions.size()));
        game.rules().apply(s, 0, next, null);
        oracle = oracle.apply("0", game.notation().text(next));
        assertThat(List.of(game.rules().score(s, 0))).isEqualTo(oracle.scores());
        assertThat(oracle.state().get("phase")).isEqualTo(s.phase.text);
      }
      assertThat(oracle.toAct()).isEmpty();
      assertThat(oracle.winners()).isEqualTo(Seat.list(game.rules().winners(s)));
    }
  }

  private static Given.Game puzzle(int goal, int rounds) {
    return Given.town("B0 R* . B", "Y . Y R0", "G0 R G* Y")
        .hand(0, "P05 P12 P21")
        .puzzle(goal, rounds)
        .build();
  }
}
