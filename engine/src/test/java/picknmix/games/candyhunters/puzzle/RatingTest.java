package picknmix.games.candyhunters.puzzle;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.puzzle.solver.Limit;

/** What is measured of a puzzle (CH-25). P05 is BR/YG. */
final class RatingTest {
  private static Rating rate(String code) {
    return Rating.of(PuzzleCode.read(code), Limit.NONE);
  }

  /**
   * One building does it, and only that one, in one colour: four cells beside the town are left.
   */
  @Test
  void aTurnWithoutGhostMovesIsABuilding() {
    Rating rating = rate("1r4_P05_BR-Yk-Gg");
    assertThat(rating.most().score()).isEqualTo(4);
    Facts facts = requireNonNull(rating.facts());
    assertThat(facts.actions()).isEqualTo(3);
    assertThat(facts.greedy()).isEqualTo(4);
    assertThat(facts.push()).isFalse();
    assertThat(rating.level()).isEqualTo(1);
  }

  /** Without a neighbour no ghost moves, so that a first turn is a building, and scoring or not. */
  @Test
  void firstTurnsAreCountedByWhereTheyLead() {
    Facts facts = requireNonNull(rate("1r4_P05_BR...Bg-Yk").facts());
    int sites = 7 + 4;
    int colours = 4;
    int besideTheGhostHeMayGoThere = 4 * colours;
    int scored = 1;
    assertThat(facts.turns()).isEqualTo(sites * colours + besideTheGhostHeMayGoThere + scored);
    assertThat(facts.kept()).isEqualTo(1);
  }

  @Test
  void aLowerGoalIsRatedAsItIsAsked() {
    Rating rating = rate("1r2_P05_BRk-YkG-Bg");
    assertThat(rating.most().score()).isEqualTo(6);
    assertThat(rating.way().score()).isGreaterThanOrEqualTo(2);
    assertThat(requireNonNull(rating.facts()).kept())
        .isGreaterThan(requireNonNull(rate("1r6_P05_BRk-YkG-Bg").facts()).kept());
  }

  @Test
  void whatHoldsNoPointsHasNoLevel() {
    Rating rating = rate("1r4_P05_RRg");
    assertThat(rating.facts()).isNull();
    assertThat(rating.level()).isZero();
  }

  @Test
  void aLimitMayComeFirst() {
    assertThat(Rating.of(PuzzleCode.read("1r4_P05_BR-Yk-Gg"), Limit.ofNodes(2)).level()).isZero();
  }
}
