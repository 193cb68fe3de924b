package picknmix.games.candyhunters.puzzle;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.puzzle.solver.Limit;
import picknmix.games.candyhunters.puzzle.solver.Solution;
import picknmix.games.candyhunters.puzzle.solver.Solver;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;
import picknmix.kernel.Options;
import picknmix.kernel.Seed;

/** Puzzles made by numbers (CH-25). */
final class MakerTest {
  private static List<Puzzle> made(int level, Options options, int tries) {
    List<Puzzle> made = new ArrayList<>();
    for (int number = 0; number < tries; number++) {
      Puzzle puzzle = Maker.make(level, options, Seed.of(13), number);
      if (puzzle != null) {
        made.add(puzzle);
      }
    }
    return made;
  }

  @Test
  void theSameNumberMakesTheSamePuzzle() {
    List<String> codes = made(1, Options.of(), 20).stream().map(Puzzle::code).toList();
    assertThat(codes).isNotEmpty().doesNotHaveDuplicates();
    assertThat(made(1, Options.of(), 20).stream().map(Puzzle::code)).isEqualTo(codes);
  }

  @Test
  void theGoalIsTheMostThatItHolds() {
    for (Puzzle puzzle : made(1, Options.of(), 20)) {
      Rating rating = Rating.of(PuzzleCode.read(puzzle.code()), Limit.NONE);
      assertThat(rating.most().score()).isEqualTo(puzzle.start().goal);
      assertThat(rating.level()).isEqualTo(puzzle.level()).isEqualTo(1);
      assertThat(puzzle.solution()).hasSize(requireNonNull(rating.facts()).actions());
    }
  }

  @Test
  void nothingCanBeTakenAwayThatMakesNoDifference() {
    for (Puzzle puzzle : made(1, Options.of(), 20)) {
      Sketch sketch = Sketch.of(puzzle.start());
      for (int at = 0; at < Sketch.CELLS; at++) {
        if (sketch.pieces[at] == Piece.KID) {
          Sketch less = sketch.copy();
          less.pieces[at] = Piece.NONE;
          Solution solution = Solver.solve(less.state(), Limit.NONE);
          assertThat(
                  solution.score() != sketch.goal
                      || solution.actions().length != puzzle.solution().size())
              .as(puzzle.code())
              .isTrue();
        }
      }
    }
  }

  @Test
  void itFitsOntoAPhone() {
    for (Puzzle puzzle : made(1, Options.of(), 20)) {
      assertThat(Sketch.of(puzzle.start()).width()).isLessThanOrEqualTo(6);
      assertThat(Sketch.of(puzzle.start()).height()).isLessThanOrEqualTo(6);
    }
  }

  @Test
  void extrasHaveTheLargeGhostOrAHauntedPattern() {
    assertThat(made(1, Options.of("largeGhost", true), 20))
        .isNotEmpty()
        .allMatch(puzzle -> puzzle.start().largeGhost && !puzzle.start().haunted);
    assertThat(made(1, Options.of("haunted", true), 20))
        .isNotEmpty()
        .allMatch(puzzle -> puzzle.start().haunted && !puzzle.start().largeGhost);
  }
}
