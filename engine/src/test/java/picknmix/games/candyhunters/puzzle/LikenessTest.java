package picknmix.games.candyhunters.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** How alike two puzzles look. */
final class LikenessTest {
  private static Puzzle puzzle(String code) {
    Facts facts = new Facts(1, 1, 1, 1, false, false, false, 0, 1);
    return new Puzzle(null, 1, PuzzleCode.read(code), List.of(), facts);
  }

  private static int distance(String one, String other) {
    return Likeness.distance(puzzle(one), puzzle(other));
  }

  @Test
  void turnedAndColouredAnewItIsTheSame() {
    assertThat(distance("1r4_P05_BRk.-YgGG", "1r4_P05_BRk.-YgGG")).isZero();
    assertThat(distance("1r4_P05_BRk.-YgGG", "1r4_P05_YgB-GRk-G")).isZero();
    assertThat(distance("1r4_P05_BRk.-YgGG", "1r4_P05_RBk.-GgYY")).isZero();
  }

  @Test
  void whereItStandsDoesNotMatter() {
    assertThat(distance("1r4_P05_BRk.-YgGG-Y", "1r4_P05_Y-BRk.-YgGG")).isLessThan(40);
  }

  @Test
  void itIsTheSameBothWays() {
    String one = "1r4_P05_BRk.-YgGG-Y";
    String other = "1r4_P05_BgRk-.YG-B";
    assertThat(distance(one, other)).isEqualTo(distance(other, one)).isPositive();
  }

  @Test
  void aPieceMakesLessDifferenceThanABuilding() {
    String town = "1r4_P05_BRk.-YgGG";
    assertThat(distance(town, "1r4_P05_BR.-YgGG")).isPositive();
    assertThat(distance(town, "1r4_P05_BRk.-YgGR"))
        .isGreaterThan(distance(town, "1r4_P05_BR.-YgGG"));
  }
}
