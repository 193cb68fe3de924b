package picknmix.games.candyhunters.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.candyhunters.Given;
import picknmix.games.candyhunters.box.Colour;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.json.StateWriter;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Piece;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;

/** The code of a puzzle: what it says, that it says all, and what is refused. */
class PuzzleCodeTest {
  private static final String CODE = "2r7_P05P12P21_BkRg..B-Y..YRk-GkRGgY";

  @Test
  @DisplayName("CH-23: a code is a town with ghosts and kids, points, rounds and patterns")
  void whatACodeSays() {
    Given.Game given =
        Given.town("B0 R* . . B", "Y . . Y R0", "G0 R G* Y")
            .hand(0, "P05 P12 P21")
            .puzzle(7, 2)
            .build();
    assertThat(json(PuzzleCode.read(CODE))).isEqualTo(json(given.state()));
    assertThat(PuzzleCode.write(given.state())).isEqualTo(CODE);
  }

  @Test
  @DisplayName("CH-23: at the start a stack holds nine minus the tiles of its colour on the board")
  void stacks() {
    CandyHuntersState s = PuzzleCode.read("1r3_P05_RgRR-RB-G");
    assertThat(s.stacks).containsExactly(5, 8, 8, 9);
    assertThat(s.kidsLeft[0]).isZero();
    assertThat(s.deckSize()).isZero();
  }

  @Test
  @DisplayName("CH-23: the Large Ghost beside the board or in the town, and haunted patterns")
  void extras() {
    CandyHuntersState beside = PuzzleCode.read("3r9L_P05H3_RgB");
    assertThat(Json.write(StateWriter.json(beside).get("options")))
        .isEqualTo("{\"haunted\":true,\"largeGhost\":true}");
    assertThat(StateWriter.json(beside).get("largeGhost")).isNull();
    CandyHuntersState inTown = PuzzleCode.read("3r9_P05_RgBl");
    assertThat(inTown.largeGhost).isTrue();
    assertThat(inTown.haunted).isFalse();
    assertThat(StateWriter.json(inTown).get("largeGhost")).isEqualTo("1,0");
    assertThat(PuzzleCode.write(inTown)).isEqualTo("3r9_P05_RgBl");
    assertThat(PuzzleCode.write(beside)).isEqualTo("3r9L_P05H3_RgB");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2r7_P21P05P12_BkRg..B-Y..YRk-GkRGgY",
        "2r7_P05P12P21_BkRg..B.-Y..YRk-GkRGgY..",
        "2r7_P05P12P21_-.-..BkRg..B-..Y..YRk-..GkRGgY-",
      })
  void theOrderOfCardsAndNothingsAroundTheTownDoNotMatter(String other) {
    assertThat(json(PuzzleCode.read(other))).isEqualTo(json(PuzzleCode.read(CODE)));
  }

  @Test
  void everyPuzzleComesBackFromItsCode() {
    for (int seed = 0; seed < 500; seed++) {
      CandyHuntersState s = random(new FastRandom(seed));
      String code = PuzzleCode.write(s);
      assertThat(json(PuzzleCode.read(code))).as(code).isEqualTo(json(s));
      assertThat(PuzzleCode.write(PuzzleCode.read(code))).isEqualTo(code);
    }
  }

  /** Buildings anywhere within a few cells, also apart from each other. */
  private static CandyHuntersState random(FastRandom rng) {
    Draft draft = new Draft();
    byte[] cells = new byte[36];
    for (byte i = 0; i < cells.length; i++) {
      cells[i] = i;
    }
    rng.shuffle(cells, 0, cells.length);
    int tiles = 5 + rng.below(14);
    int ghosts = 1 + rng.below(4);
    boolean large = rng.below(4) == 0;
    for (int i = 0; i < tiles; i++) {
      Piece other = rng.below(3) == 0 ? Piece.KID : Piece.NONE;
      Piece piece = i < ghosts ? Piece.GHOST : large && i == ghosts ? Piece.LARGE : other;
      draft.build(cells[i] % 6 - 2, cells[i] / 6, (i + rng.below(2)) % Colour.COUNT, piece);
    }
    if (rng.below(4) == 0) {
      draft.addLargeGhost();
    }
    int cards = 1 + rng.below(3);
    int first = rng.below(Patterns.COUNT - cards + 1);
    for (int card = first; card < first + cards; card++) {
      draft.addCard(Patterns.name(card));
    }
    return draft.start(1 + rng.below(20), 1 + rng.below(4));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''                       | is no code like
          3                        | is no code like
          2r7_P05                  | is no code like
          2r7_P05_RgB_             | is no code like
          _P05_RgB                 | begins with rounds and points like 2r7
          27_P05_RgB               | begins with rounds and points like 2r7
          2r_P05_RgB               | begins with rounds and points like 2r7
          2rL_P05_RgB              | begins with rounds and points like 2r7
          02r7_P05_RgB             | begins with rounds and points like 2r7
          2r7LL_P05_RgB            | begins with rounds and points like 2r7
          2r7r7_P05_RgB            | begins with rounds and points like 2r7
          0r7_P05_RgB              | puzzle.rounds must be a whole number from 1 to 36
          37r7_P05_RgB             | puzzle.rounds must be a whole number from 1 to 36
          2r0_P05_RgB              | puzzle.goal must be a whole number from 1
          2r-1_P05_RgB             | puzzle.goal must be a whole number from 1
          2r7__RgB                 | there must be a pattern
          2r7_P29_RgB              | there is no card "P29"
          2r7_P5_RgB               | there is no card "P5"
          2r7_05_RgB               | there is no card "05"
          2r7_P05,P06_RgB          | there is no card "P05,"
          2r7_P05P05_RgB           | is in two places: P05
          2r7_H3H3_RgB             | is in two places: H3
          2r7_P05_                 | buildings must not be empty
          2r7_P05_...              | buildings must not be empty
          2r7_P05_RgX              | "X" is no place in a town
          2r7_P05_Rgx              | "Rgx" is no place in a town
          2r7_P05_Rkg              | "Rkg" is no place in a town
          2r7_P05_kRg              | "k" is no place in a town
          2r7_P05_.kRg             | ".k" is no place in a town
          2r7_P05_RgB R            | " " is no place in a town
          2r7_P05_RB               | ghosts must be four, or one to four in a puzzle
          2r7_P05_RgRgBgBgGg       | ghosts must be four, or one to four in a puzzle
          2r7_P05_RgRlBl           | there is only one Large Ghost
          2r7_P05_RgRRRRRRRRR      | has 10 tiles of the colour R, not 9
          28r7_P05_RgRRR-BBBB-GGG  | must have a tile for each of the builds to come: 28
          2r7_P05_Rg..........................B | must not be so far apart
          """)
  @DisplayName("CH-23, CH-24: what can be no puzzle is refused, with the reason")
  void refused(String code, String reason) {
    assertThatThrownBy(() -> PuzzleCode.read(code))
        .isInstanceOfSatisfying(
            Refused.class, e -> assertThat(e.code()).isEqualTo(Refused.Code.BAD_REQUEST))
        .hasMessageContaining(reason);
  }

  @Test
  void aLaterRoundCanBeABeginningToo() {
    Given.Game game = Given.town("B0 R*", "Y .").hand(0, "P05 P01").puzzle(9, 3).build();
    game.play("build G -1,1", "stay", "skip");
    assertThat(PuzzleCode.write(game.state())).isEqualTo("2r9_P01P05_.BkRg-GY");
  }

  @Test
  void whatCanBeNoBeginningHasNoCode() {
    assertThat(whyNoCode(puzzle().play("build G 1,1"))).contains("middle of a turn");
    assertThat(whyNoCode(puzzle().play("build G 1,1", "stay", "score P05 0,0 r0")))
        .contains("without points");
    assertThat(
            whyNoCode(Given.town("B0 R*", "Y .").scares(0, 1).hand(0, "P05").puzzle(9, 1).build()))
        .contains("without points");
    assertThat(whyNoCode(Given.town("B0 R*", "Y .").puzzle(9, 1).build()))
        .contains("begins with a pattern");
    assertThat(whyNoCode(Given.town("B0 R*", "Y .").build())).contains("is no puzzle");
  }

  private static Given.Game puzzle() {
    return Given.town("B0 R*", "Y .").hand(0, "P05 P01").puzzle(9, 3).build();
  }

  private static String whyNoCode(Given.Game game) {
    try {
      return "it has one: " + PuzzleCode.write(game.state());
    } catch (Refused refused) {
      return refused.reason();
    }
  }

  private static String json(CandyHuntersState s) {
    return Json.write(StateWriter.json(s));
  }
}
