package picknmix.games.candyhunters.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** From what was measured to a level (CH-25). */
final class DifficultyTest {
  private static final int GOAL = 6;
  private static final Facts SIMPLEST = new Facts(1, 2, 10, 10, false, false, false, GOAL, 1);
  private static final Facts HARDEST = new Facts(3, 18, 1, 9_000, true, true, true, 2, 512);

  @Test
  void theSimplestIsOnTheFirstLevelAndTheHardestOnTheLast() {
    assertThat(Difficulty.level(SIMPLEST, GOAL)).isEqualTo(Puzzle.EASIEST);
    assertThat(Difficulty.level(HARDEST, GOAL)).isEqualTo(Puzzle.HARDEST);
  }

  @Test
  void everythingThatIsHarderCounts() {
    int simplest = Difficulty.points(SIMPLEST, GOAL);
    assertThat(Difficulty.points(new Facts(2, 2, 10, 10, false, false, false, GOAL, 1), GOAL))
        .as("another round")
        .isGreaterThan(simplest);
    assertThat(Difficulty.points(new Facts(1, 5, 10, 10, false, false, false, GOAL, 1), GOAL))
        .as("more actions")
        .isGreaterThan(simplest);
    assertThat(Difficulty.points(new Facts(1, 2, 5, 10, false, false, false, GOAL, 1), GOAL))
        .as("fewer good first turns")
        .isGreaterThan(simplest);
    assertThat(Difficulty.points(new Facts(1, 2, 10, 10, true, false, false, GOAL, 1), GOAL))
        .as("a push")
        .isGreaterThan(simplest);
    assertThat(Difficulty.points(new Facts(1, 2, 10, 10, false, true, false, GOAL, 1), GOAL))
        .as("a sacrifice")
        .isGreaterThan(simplest);
    assertThat(Difficulty.points(new Facts(1, 2, 10, 10, false, false, true, GOAL, 1), GOAL))
        .as("a building that seems wasted")
        .isGreaterThan(simplest);
    assertThat(Difficulty.points(new Facts(1, 2, 10, 10, false, false, false, 5, 1), GOAL))
        .as("not obvious")
        .isGreaterThan(simplest);
    assertThat(Difficulty.points(new Facts(1, 2, 10, 10, false, false, false, GOAL, 9), GOAL))
        .as("more tries")
        .isGreaterThan(simplest);
  }
}
