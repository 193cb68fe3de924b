package picknmix.games.candyhunters.puzzle;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.puzzle.solver.Limit;
import picknmix.games.candyhunters.puzzle.solver.Solution;
import picknmix.games.candyhunters.puzzle.solver.Solver;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.kernel.Legality;

/** The puzzles of the book are proven once more (CH-5, CH-25). */
final class OurPuzzlesTest {
  private static final int LEVEL = 8;

  /** Less than this, and two towns look like the same one ({@link Likeness}). */
  private static final int NEAR = 20;

  private static final List<Puzzle> ALL = PuzzleBook.ours().puzzles();
  private static final List<Puzzle> FORTY = ALL.subList(0, LEVEL * Puzzle.HARDEST);
  private static final List<Puzzle> EXTRAS = ALL.subList(FORTY.size(), ALL.size());

  @Test
  void thereAreFortyAndSomeExtras() {
    assertThat(FORTY.stream().map(Puzzle::name))
        .isEqualTo(IntStream.rangeClosed(1, FORTY.size()).mapToObj(i -> i + "").toList());
    assertThat(EXTRAS.stream().map(Puzzle::name))
        .isNotEmpty()
        .isEqualTo(IntStream.rangeClosed(1, EXTRAS.size()).mapToObj(i -> "x" + i).toList());
  }

  @Test
  void theFortyUseTheBasicGameOnlyAndTheExtrasMore() {
    assertThat(FORTY).noneMatch(Puzzle::isExtra);
    assertThat(EXTRAS).allMatch(Puzzle::isExtra);
  }

  @Test
  void eightToALevelAndNoneEasierThanTheOneBefore() {
    int last = 0;
    for (int i = 0; i < FORTY.size(); i++) {
      Puzzle puzzle = FORTY.get(i);
      assertThat(puzzle.level()).as("level of " + puzzle.name()).isEqualTo(1 + i / LEVEL);
      int points = Difficulty.points(puzzle.facts(), puzzle.start().goal);
      assertThat(points).as("difficulty of " + puzzle.name()).isGreaterThanOrEqualTo(last);
      last = points;
    }
  }

  /** The goal is the most that can be had, the solution a shortest, and the facts are true. */
  @Test
  void eachIsProven() {
    for (Puzzle puzzle : ALL) {
      String name = requireNonNull(puzzle.name());
      CandyHuntersState s = puzzle.start();
      Solution most = Solver.solve(s, Limit.NONE);
      assertThat(most.proven()).as(name).isTrue();
      assertThat(most.score()).as(name).isEqualTo(s.goal);
      assertThat(puzzle.solution()).as(name).hasSize(most.actions().length);
      FirstTurns first = new FirstTurns(s, Limit.NONE);
      Traits traits = Traits.of(s, actions(puzzle));
      Obvious obvious = new Obvious();
      Facts measured =
          new Facts(
              s.rounds,
              most.actions().length,
              first.kept(),
              first.turns(),
              traits.push(),
              traits.sacrifice(),
              traits.wasted(),
              obvious.points(s),
              obvious.tries(s, Rating.MOST_TRIES));
      assertThat(puzzle.facts()).as(name).isEqualTo(measured);
      assertThat(puzzle.level()).as(name).isEqualTo(Difficulty.level(measured, s.goal));
    }
  }

  private static long[] actions(Puzzle puzzle) {
    CandyHuntersNotation notation = new CandyHuntersNotation();
    return puzzle.solution().stream().mapToLong(notation::parse).toArray();
  }

  @Test
  void itsSolutionIsLegalAndReachesTheGoalWithItsLastAction() {
    CandyHuntersRules rules = new CandyHuntersRules();
    CandyHuntersNotation notation = new CandyHuntersNotation();
    for (Puzzle puzzle : ALL) {
      CandyHuntersState s = puzzle.start().copy();
      for (String text : puzzle.solution()) {
        assertThat(s.phase).as(puzzle.name()).isNotEqualTo(Phase.OVER);
        long action = notation.parse(text);
        assertThat(Legality.refusal(rules, s, 0, action)).as(puzzle.name() + " " + text).isNull();
        rules.apply(s, 0, action, null);
      }
      assertThat(s.phase).as(puzzle.name()).isEqualTo(Phase.OVER);
      assertThat(rules.score(s, 0)).as(puzzle.name()).isEqualTo(puzzle.start().goal);
      assertThat(s.round).as(puzzle.name()).isEqualTo(s.rounds);
    }
  }

  @Test
  void aboveTheFirstLevelTheyAreNotObvious() {
    for (Puzzle puzzle : ALL) {
      boolean obvious = puzzle.facts().greedy() >= puzzle.start().goal;
      assertThat(obvious && puzzle.level() > 1).as(puzzle.name()).isFalse();
    }
  }

  @Test
  void noTwoLookAlike() {
    List<String> alike = new ArrayList<>();
    for (int i = 0; i < ALL.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (Likeness.distance(ALL.get(i), ALL.get(j)) < NEAR) {
          alike.add(ALL.get(j).name() + " and " + ALL.get(i).name());
        }
      }
    }
    assertThat(alike).isEmpty();
  }

  /** Somebody who solves them all has met every card, and everything that one must think of. */
  @Test
  void theyAreOfManyKinds() {
    long cards = 0;
    Set<String> kinds = new HashSet<>();
    for (Puzzle puzzle : FORTY) {
      cards |= puzzle.start().hands[0];
      Facts facts = puzzle.facts();
      kinds.add(facts.push() + " " + facts.sacrifice() + " " + facts.wasted());
    }
    assertThat(Patterns.names(Patterns.ALL_REGULAR & ~cards)).isEmpty();
    assertThat(kinds).hasSizeGreaterThanOrEqualTo(6);
  }
}
