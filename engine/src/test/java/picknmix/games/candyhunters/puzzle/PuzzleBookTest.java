package picknmix.games.candyhunters.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picknmix.games.candyhunters.CandyHunters;
import picknmix.kernel.DataFile;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;

/** The book of puzzles: its form, and that what it says is so. */
class PuzzleBookTest {
  private static final String PAGE =
      """
      puzzle 1
      level 1
      goal 7
      rounds 2
      patterns P05 P12 P21
      facts actions 6, kept 3, turns 80, push, greedy 5, tries 2
      town
        B0 R* .  .  B
        Y  .  .  Y  R0
        G0 R  G* Y
      solution
        build G 1,1; ghost 1,0 1,1; stay; skip
        build R 2,0; stay
      """;

  private static final String EXTRA =
      """
      puzzle x1
      level 3
      goal 4
      rounds 1
      patterns P05 H3
      large beside the board
      facts actions 2, kept 0, turns 1, sacrifice, wasted, greedy -1, tries 511
      town
        R*
      solution
        build G 1,0; stay
      """;

  @Test
  void aPageSaysAllOfAPuzzle() {
    Puzzle puzzle = PuzzleBook.read("# a word before\n\n" + PAGE).puzzles().getFirst();
    assertThat(puzzle.name()).isEqualTo("1");
    assertThat(puzzle.level()).isEqualTo(1);
    assertThat(puzzle.code()).isEqualTo("2r7_P05P12P21_BkRg..B-Y..YRk-GkRGgY");
    assertThat(puzzle.isExtra()).isFalse();
    assertThat(puzzle.solution())
        .containsExactly("build G 1,1", "ghost 1,0 1,1", "stay", "skip", "build R 2,0", "stay");
    assertThat(puzzle.facts()).isEqualTo(new Facts(2, 6, 3, 80, true, false, false, 5, 2));
  }

  @Test
  void whatIsReadCanBeWritten() {
    PuzzleBook book = PuzzleBook.read(PAGE + "\n# and\n\n" + EXTRA);
    assertThat(book.puzzles().stream().map(PuzzleBook::page)).containsExactly(PAGE, EXTRA);
    assertThat(book.puzzles().getLast().isExtra()).isTrue();
    assertThat(book.puzzles().getLast().code()).isEqualTo("1r4L_P05H3_Rg");
    assertThat(book.find("x1")).isSameAs(book.puzzles().getLast());
    assertThat(book.find("2")).isNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          level 1              |                | puzzle 1: there is no line "level"
          level 1              | level one      | puzzle 1: level must be a number, not "one"
          level 1              | level 6        | puzzle 1: the level must be from 1 to 5, not 6
          goal 7               | goal           | puzzle 1: goal must be a number, not ""
          goal 7               | goal 0         | puzzle 1: puzzle.puzzle.goal must be a whole
          patterns P05 P12 P21 | patterns P99   | puzzle 1: puzzle: there is no card "P99"
          , kept 3             |                | puzzle 1: facts lacks "kept"
          kept 3               | kept           | puzzle 1: facts.kept must be a whole number
          kept 3               | kept few       | puzzle 1: kept must be a number, not "few"
          B0                   | Bk             | puzzle 1: puzzle: "Bk" is no place in a town
          solution             | cure           | puzzle 1: there is no line "solution"
          """)
  void whatCannotBeReadIsRefused(String part, String instead, String why) {
    String bad = PAGE.replace(part, instead == null ? "" : instead);
    assertThatThrownBy(() -> PuzzleBook.read(bad))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(why);
  }

  @Test
  void ourBookIsWrittenAsTheWriterWritesIt() {
    String text = DataFile.text(PuzzleBook.class, "puzzles.txt");
    List<String> pages = PuzzleBook.ours().puzzles().stream().map(PuzzleBook::page).toList();
    String puzzles = text.replaceAll("(?m)^#.*\n", "").strip();
    assertThat(puzzles).isEqualTo(String.join("\n", pages).strip());
  }

  @Test
  @DisplayName("CH-24, CH-25: every stored solution solves its puzzle, with its last action")
  void solutionsSolve() {
    for (Puzzle puzzle : PuzzleBook.ours().puzzles()) {
      String name = String.valueOf(puzzle.name());
      Session<?> session = Session.puzzle(new CandyHunters(), name);
      for (String action : puzzle.solution()) {
        assertThat(session.isOver()).as("puzzle %s before %s", name, action).isFalse();
        session.apply(0, action);
      }
      assertThat(session.status().get("winners")).as("puzzle %s", name).isEqualTo(List.of(0));
    }
  }

  @Test
  @DisplayName("CH-5, CH-23: 1, 2, 3 … by level with the basic game only, then the extras x1, x2 …")
  void names() {
    int regular = 0;
    int extra = 0;
    int level = 0;
    for (Puzzle puzzle : PuzzleBook.ours().puzzles()) {
      if (puzzle.isExtra()) {
        assertThat(puzzle.name()).isEqualTo("x" + ++extra);
      } else {
        assertThat(puzzle.name()).isEqualTo("" + ++regular);
        assertThat(extra).as("extras come last").isZero();
        assertThat(puzzle.level()).as("puzzle %s", puzzle.name()).isGreaterThanOrEqualTo(level);
        level = puzzle.level();
      }
    }
  }
}
