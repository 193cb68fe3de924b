package picknmix.games.candyhunters.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.Given;
import picknmix.games.candyhunters.box.Patterns;

/** Scoring patterns, CH-15 to CH-18. P05 is BR/YG, P21 is B../RYG, H3 is B*G* / YB.R. */
class PatternRulesTest {
  private static final String P05 = "P05 P01";

  @Test
  void theseTestsKnowTheirCards() {
    assertThat(Patterns.text(Patterns.number("P05"))).isEqualTo("BR/YG");
    assertThat(Patterns.text(Patterns.number("P21"))).isEqualTo("B../RYG");
    assertThat(Patterns.text(Patterns.number("H3"))).isEqualTo("B*G*/YB.R");
  }

  @Test
  @DisplayName("CH-15: wherever all its buildings stand, in any rotation, never mirrored")
  void rotations() {
    assertThat(scores("B R", "Y G")).containsExactly("score P05 0,0 r0", "skip");
    assertThat(scores("Y B", "G R")).containsExactly("score P05 0,0 r1", "skip");
    assertThat(scores("G Y", "R B")).containsExactly("score P05 0,0 r2", "skip");
    assertThat(scores("R G", "B Y")).containsExactly("score P05 0,0 r3", "skip");
    assertThat(scores("R B", "G Y")).containsExactly("skip");
  }

  private static List<String> scores(String... town) {
    return Given.town(town).hand(0, P05).score().legal();
  }

  @Test
  @DisplayName("CH-15: boxes turn clockwise; the place is the top left of the turned box")
  void boxes() {
    // B../RYG, a quarter turn clockwise: RB/Y./G.
    Given.Game game = Given.town(". R B", ". Y .", ". G .").hand(0, "P21 P01").score();
    assertThat(game.legal()).containsExactly("score P21 1,0 r1", "skip");
    // Half a turn: GYR/..B. The cell at the top left of the box may be anything.
    Given.Game half = Given.town("G Y R", "R . B").hand(0, "P21 P01").score();
    assertThat(half.legal()).containsExactly("score P21 0,0 r2", "skip");
    Given.Game left = Given.town(". G", ". Y", "B R").hand(0, "P21 P01").score();
    assertThat(left.legal()).containsExactly("score P21 0,0 r3", "skip");
  }

  @Test
  @DisplayName("CH-15: one row may stand in the last row of the town")
  void lastRow() {
    Given.Game game =
        Given.town(".", ".", ".", ".", ".", ".", ".", "B Y G R").hand(0, "P01 P05").score();
    assertThat(game.legal()).containsExactly("score P01 0,7 r0", "skip");
  }

  @Test
  @DisplayName("CH-15: in several places the player chooses; at most one pattern a turn")
  void choice() {
    Given.Game game = Given.town("B R", "Y G", "B R").hand(0, "P05 P08").score();
    assertThat(game.legal()).containsExactly("score P05 0,0 r0", "score P08 0,1 r0", "skip");
    assertThat(game.play("score P05 0,0 r0").phase()).isEqualTo("exchange");
    Given.Game twice = Given.town("B R B R", "Y G Y G").hand(0, P05).score();
    assertThat(twice.legal()).containsExactly("score P05 0,0 r0", "score P05 2,0 r0", "skip");
  }

  @Test
  @DisplayName("CH-15: why a pattern cannot be scored")
  void refusals() {
    Given.Game game = Given.town("B R", "Y G").hand(0, P05).score();
    assertThat(game.refusal("score P05 0,0 r0")).isNull();
    assertThat(game.refusal("score P05 0,0 r1")).isEqualTo("CH-15: P05 does not stand there");
    assertThat(game.refusal("score P05 32,0 r0")).isEqualTo("CH-15: P05 does not stand there");
    assertThat(game.refusal("score P07 0,0 r0")).isEqualTo("CH-15: you do not hold P07");
    assertThat(game.refusal("keep")).isEqualTo("CH-19: not now, but score a pattern or skip");
    assertThat(game.refusal("kid 0,0")).isEqualTo("CH-20: not now, but score a pattern or skip");
  }

  @Test
  @DisplayName("CH-16: every kid on the pattern goes home with its tile, whoever owns it")
  void kidsGoHome() {
    Given.Game game = Given.town("B0 R1", "Y  G0", ". R0").hand(0, P05).deck("P28").score();
    game.play("score P05 0,0 r0");
    assertThat(game.get("candies")).isEqualTo("[[\"B\",\"G\"],[\"R\"]]");
    assertThat(game.get("kids")).isEqualTo("{\"1,2\":0}");
    assertThat(game.get("buildings"))
        .contains("\"0,1\":\"Y\"")
        .contains("\"1,2\":\"R\"")
        .doesNotContain("\"0,0\"", "\"1,0\"", "\"1,1\"");
    assertThat(game.get("kidsLeft")).isEqualTo("[2,4]");
    assertThat(game.get("scares")).isEqualTo("[0,0]");
    assertThat(game.get("scored")).isEqualTo("[[\"P05\"],[]]");
    assertThat(game.get("hands")).startsWith("[[\"P01\",\"P28\"],");
    assertThat(game.told(1).getFirst())
        .isEqualTo(
            "{\"type\":\"scored\",\"seat\":0,\"card\":\"P05\",\"at\":\"0,0\",\"rotation\":0,"
                + "\"cells\":[\"0,0\",\"1,0\",\"0,1\",\"1,1\"],\"taken\":["
                + "{\"seat\":0,\"at\":\"0,0\",\"colour\":\"B\",\"points\":2},"
                + "{\"seat\":1,\"at\":\"1,0\",\"colour\":\"R\",\"points\":2},"
                + "{\"seat\":0,\"at\":\"1,1\",\"colour\":\"G\",\"points\":2}],\"scary\":[]}");
    assertThat(game.told(1)).contains("{\"type\":\"drawn\",\"seat\":0,\"card\":null}");
    assertThat(game.told(0)).contains("{\"type\":\"drawn\",\"seat\":0,\"card\":\"P28\"}");
  }

  @Test
  @DisplayName("CH-16: a scare marker for each ghost on the pattern; ghosts and tiles stay")
  void ghostsScare() {
    Given.Game game = Given.town("B* R@", "Y G*").hand(0, P05).score().play("score P05 0,0 r0");
    assertThat(game.get("scares")).isEqualTo("[3,0]");
    assertThat(game.get("ghosts")).contains("\"0,0\"").contains("\"1,1\"");
    assertThat(game.get("largeGhost")).isEqualTo("\"1,0\"");
    assertThat(game.get("buildings")).contains("\"0,0\":\"B\"").contains("\"0,1\":\"Y\"");
    assertThat(game.told(0).getFirst()).endsWith("\"scary\":[\"0,0\",\"1,0\",\"1,1\"]}");
  }

  @Test
  @DisplayName("CH-16: with an empty deck nothing is drawn")
  void noReplacement() {
    Given.Game game = Given.town("B R", "Y G").hand(0, P05).hand(1, "P02").noDeck().score();
    game.play("score P05 0,0 r0");
    assertThat(game.get("hands")).isEqualTo("[[\"P01\"],[\"P02\"]]");
    assertThat(game.phase()).isEqualTo("kid");
  }

  @Test
  @DisplayName("CH-17: separated buildings still count and follow all rules")
  void holes() {
    Given.Game game = Given.town("B R0 Y*", "Y0 G0 .").hand(0, P05).score();
    game.play("score P05 0,0 r0", "keep", "kid 0,0");
    assertThat(game.get("buildings")).contains("\"0,0\":\"B\"", "\"2,0\":\"Y\"");
    assertThat(game.legal("build R")).contains("build R 1,0", "build R 3,0", "build R -1,0");
    assertThat(game.legal("build R")).doesNotContain("build R 1,1");
    // The ghost, alone for a while, walks again; and what stands apart makes a pattern.
    assertThat(game.play("build R 1,0").legal()).containsExactly("ghost 2,0 1,0", "stay");
    Given.Game apart = Given.town("B . . .", ". . R B", ". . G Y").hand(0, "P08 P01").score();
    assertThat(apart.legal("score")).containsExactly("score P08 2,1 r2");
  }

  @Test
  @DisplayName("CH-18: met in full it costs nothing, and ghosts on its stars are no scare")
  void hauntedInFull() {
    Given.Game game = Given.town("B R* G B*", "Y B . R0").hand(0, P05).haunted(0, "H3").score();
    assertThat(game.legal()).contains("score H3 0,0 r0");
    game.play("score H3 0,0 r0");
    assertThat(game.get("scares")).isEqualTo("[0,0]");
    assertThat(game.get("candies")).isEqualTo("[[\"R\"],[]]");
    assertThat(game.get("haunted")).startsWith("[[],");
    assertThat(game.get("hands")).startsWith("[[\"P01\",\"P05\"],");
    assertThat(game.status("scores")).isEqualTo("[7,0]");
    assertThat(game.phase()).isEqualTo("exchange");
  }

  @Test
  @DisplayName("CH-18: up to three needs may be unmet, each for a scare marker")
  void hauntedInPart() {
    Given.Game three = Given.town("B R G B", "Y R . R").hand(0, P05).haunted(0, "H3").score();
    assertThat(three.legal("score")).contains("score H3 0,0 r0");
    assertThat(three.play("score H3 0,0 r0").get("scares")).isEqualTo("[3,0]");
    assertThat(three.status("scores")).isEqualTo("[2,0]");
    Given.Game four = Given.town("B R G B", "G R . R").hand(0, P05).haunted(0, "H3").score();
    assertThat(four.legal("score")).doesNotContain("score H3 0,0 r0");
    assertThat(four.refusal("score H3 0,0 r0"))
        .isEqualTo("CH-18: more than three needs of H3 are not met there");
  }

  @Test
  @DisplayName("CH-18: unmet cells are not part of the pattern: kids there stay")
  void kidsOnUnmetCells() {
    Given.Game game = Given.town("B0 R0 G1 B*", "Y  R1 . R*").hand(0, P05).haunted(0, "H3").score();
    game.play("score H3 0,0 r0");
    assertThat(game.get("kids")).isEqualTo("{\"1,0\":0,\"1,1\":1}");
    assertThat(game.get("candies")).isEqualTo("[[\"B\"],[\"G\"]]");
    // two unmet needs, and the ghost on the red building of the pattern
    assertThat(game.get("scares")).isEqualTo("[3,0]");
  }

  @Test
  @DisplayName("CH-18: the box may reach over empty cells")
  void boxOverNothing() {
    // The first column of the box, B over Y, hangs over the left edge of the town; G is missing.
    Given.Game game = Given.town("R* . B*", "B . R").hand(0, P05).haunted(0, "H3").score();
    assertThat(game.legal("score")).contains("score H3 -1,0 r0");
    assertThat(game.play("score H3 -1,0 r0").get("scares")).isEqualTo("[3,0]");
    // Upside down, R.BY/*G*B, with its upper row over nothing but one building.
    Given.Game above = Given.town("B* G R* B").hand(0, P05).haunted(0, "H3").score();
    assertThat(above.legal("score")).contains("score H3 0,-1 r2");
  }

  @Test
  @DisplayName("CH-18: the Large Ghost meets a star")
  void largeGhostMeets() {
    Given.Game game = Given.town("B R@ G B*", "Y B . R").hand(0, P05).haunted(0, "H3").score();
    assertThat(game.play("score H3 0,0 r0").get("scares")).isEqualTo("[0,0]");
  }
}
