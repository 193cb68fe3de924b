package picknmix.games.candyhunters.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.CandyHunters;
import picknmix.games.candyhunters.puzzle.SmallPuzzles.Kind;
import picknmix.games.candyhunters.puzzle.solver.Limit;
import picknmix.games.candyhunters.puzzle.solver.Solution;
import picknmix.games.candyhunters.puzzle.solver.Solver;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.oracle.Oracle;

/**
 * The solver beside {@link ExhaustiveSearch}: the same points with as few actions, which are legal
 * on the oracle. The property {@code picknmix.puzzles} multiplies the number of puzzles, and then
 * they are larger too.
 */
class SolverTest {
  private static final int TIMES = Integer.getInteger("picknmix.puzzles", 1);

  private static final Kind FEW_TILES = kind(1, 4, 1, 3);
  private static final Kind ONE_ROUND = kind(1, 5, 2, 3);
  private static final Kind TWO_ROUNDS = kind(2, 4, 1, 2);

  /** One more ghost comes with the extras, and so there is much more to search. */
  private static final Kind ONE_ROUND_WITH_EXTRAS = kind(1, 5, 1, 2).withExtras();

  private static final Kind TWO_ROUNDS_WITH_EXTRAS = kind(2, 3, 1, 1).withExtras();

  private static Kind kind(int rounds, int tiles, int ghosts, int kids) {
    return new Kind(rounds, TIMES > 1 ? tiles + 1 : tiles, ghosts, kids, false, false);
  }

  private final CandyHunters game = new CandyHunters();

  @Test
  @DisplayName("CH-25: one round")
  void oneRound() {
    agree(FEW_TILES, 400);
    agree(ONE_ROUND, 150);
  }

  @Test
  @DisplayName("CH-25: two rounds")
  void twoRounds() {
    agree(kind(2, 3, 1, 2), 30);
    agree(TWO_ROUNDS, 20);
  }

  @Test
  @DisplayName("CH-23: extras, one round with the Large Ghost and haunted patterns")
  void extras() {
    agree(ONE_ROUND_WITH_EXTRAS, 40);
  }

  @Test
  @DisplayName("CH-23: extras, two rounds with the Large Ghost and haunted patterns")
  void extrasInTwoRounds() {
    agree(TWO_ROUNDS_WITH_EXTRAS, 20);
  }

  @Test
  @DisplayName("CH-25: in mid-turn")
  void midTurn() {
    agree(ONE_ROUND.inMidTurn(), 150);
    agree(ONE_ROUND_WITH_EXTRAS.inMidTurn(), 150);
  }

  @Test
  @DisplayName("CH-25: in mid-turn with another round to come")
  void midTurnOfTwoRounds() {
    agree(TWO_ROUNDS.inMidTurn(), 20);
    agree(TWO_ROUNDS_WITH_EXTRAS.inMidTurn(), 20);
  }

  @Test
  @DisplayName("CH-25: within a limit, something that can be played, and the same every time")
  void limited() {
    for (long seed = 0; seed < 50L * TIMES; seed++) {
      CandyHuntersState s = SmallPuzzles.puzzle(kind(4, 7, 2, 3), seed);
      Solution solution = Solver.solve(s, Limit.ofNodes(2_000));
      Oracle end = play(ExhaustiveSearch.oracle(s), solution.actions());
      assertThat(end.scores()).as(game.codec().text(s)).containsExactly(solution.score());
      Solution again = Solver.solve(s, Limit.ofNodes(2_000));
      assertThat(again.actions()).as(game.codec().text(s)).isEqualTo(solution.actions());
      assertThat(again.proven()).isEqualTo(solution.proven());
    }
  }

  private void agree(Kind kind, int puzzles) {
    for (long seed = 0; seed < (long) puzzles * TIMES; seed++) {
      CandyHuntersState s = SmallPuzzles.puzzle(kind, seed);
      String before = game.codec().text(s);
      ExhaustiveSearch search = new ExhaustiveSearch(s);
      checkMost(s, search);
      for (int points = 0; points <= search.most(); points++) {
        checkReached(s, points, search);
      }
      checkBeyond(s, search.most() + 1);
      assertThat(game.codec().text(s)).as("left as it was").isEqualTo(before);
    }
  }

  private void checkMost(CandyHuntersState s, ExhaustiveSearch search) {
    Solution solution = Solver.solve(s, Limit.NONE);
    String what = game.codec().text(s);
    assertThat(solution.proven()).as(what).isTrue();
    assertThat(solution.score()).as(what).isEqualTo(search.most());
    assertThat(solution.actions()).as(what).hasSize(search.fewestTo(search.most()));
    Oracle end = play(ExhaustiveSearch.oracle(s), solution.actions());
    assertThat(end.scores()).as(what).containsExactly(search.most());
  }

  private void checkReached(CandyHuntersState s, int points, ExhaustiveSearch search) {
    Solution solution = Solver.reach(s, points, Limit.NONE);
    String what = points + " points from " + game.codec().text(s);
    assertThat(solution.proven()).as(what).isTrue();
    assertThat(solution.actions()).as(what).hasSize(search.fewestTo(points));
    Oracle end = play(ExhaustiveSearch.oracle(s, points), solution.actions());
    assertThat(end.scores()).as(what).containsExactly(solution.score());
    assertThat(solution.score()).as(what).isGreaterThanOrEqualTo(points);
  }

  private void checkBeyond(CandyHuntersState s, int points) {
    Solution solution = Solver.reach(s, points, Limit.NONE);
    String what = points + " points from " + game.codec().text(s);
    assertThat(solution.proven()).as(what).isTrue();
    assertThat(solution.score()).as(what).isLessThan(points);
  }

  /** The oracle refuses what is not legal. */
  private Oracle play(Oracle start, long[] actions) {
    Oracle oracle = start;
    for (long action : actions) {
      oracle = oracle.apply("0", game.notation().text(action));
    }
    return oracle;
  }
}
