package picknmix.games.candyhunters.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;

/** What one has to think of in a solution (CH-25). P05 is BR/YG, P17 is BY./.GR. */
final class TraitsTest {
  private static final String TOWN = "BR-Yk.-Bg";

  private static Traits traits(String code, String... solution) {
    CandyHuntersNotation notation = new CandyHuntersNotation();
    long[] actions = new long[solution.length];
    for (int i = 0; i < actions.length; i++) {
      actions[i] = notation.parse(solution[i]);
    }
    return Traits.of(PuzzleCode.read(code), actions);
  }

  @Test
  void aPlainSolutionHasNone() {
    Traits traits = traits("1r4_P05_" + TOWN, "build G 1,1", "stay", "score P05 0,0 r0");
    assertThat(traits)
        .isEqualTo(new Traits(false, false, false, false, Patterns.bit(Patterns.number("P05")), 1));
  }

  @Test
  void aGhostOnAKidIsAPush() {
    Traits traits =
        traits("1r4_P05_BRk-Yg.-B", "build G 1,1", "ghost 0,1 0,2", "stay", "score P05 0,0 r0");
    assertThat(traits.push()).isFalse();
    traits =
        traits("1r2_P05_BR-YkBg", "build R 0,2", "ghost 1,1 0,1", "push 0,1 1,1", "stay", "skip");
    assertThat(traits.push()).isTrue();
  }

  @Test
  void aScareIsASacrifice() {
    assertThat(traits("1r3_P05_BR-YkBg-.B", "build G 2,0", "stay", "skip").sacrifice()).isFalse();
    assertThat(traits("1r3_P05_BR-YgG", "build B 2,1", "stay", "score P05 0,0 r0").sacrifice())
        .isTrue();
  }

  @Test
  void soIsToScoreNothingThoughSomethingStands() {
    assertThat(traits("2r3_P05_BR...Bg-YkG", "build B 2,1", "skip").sacrifice()).isTrue();
  }

  @Test
  void aStepForAGhostThatNoPatternUsesIsWasted() {
    Traits traits =
        traits("1r4_P05_BR-YgG", "build B 0,2", "ghost 0,1 0,2", "stay", "score P05 0,0 r0");
    assertThat(traits.wasted()).isTrue();
  }

  @Test
  void whatAnyOtherBuildingCouldDoIsNotWasted() {
    Traits traits = traits("1r4_P05_BRk-YG-Gg", "build B 2,1", "stay", "score P05 0,0 r0");
    assertThat(traits.wasted()).isFalse();
  }

  @Test
  void aBuildingThatAnotherOneLeansOnIsWasted() {
    Traits traits = traits("2r4_P05_BR...Bg-Yk", "build B 0,2", "skip", "build B 0,3", "skip");
    assertThat(traits.wasted()).isTrue();
  }

  @Test
  void whereAKidTookItsTileSomethingIsBuiltAgain() {
    Traits traits =
        traits("2r7_P05P06_BR...Bg-YkG", "build G 2,1", "score P05 0,0 r0", "build Y 0,1", "skip");
    assertThat(traits.rebuilt()).isTrue();
  }
}
