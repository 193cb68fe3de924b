package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The commands about puzzles, as somebody would type them. */
final class PuzzleCommandTest {
  private static final String CODE = "1r3_P05_BkRg-Y";

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void theListHasEveryPuzzle() {
    assertThat(run("puzzle list")).isZero();
    int lines = out.toString().lines().toList().size();
    assertThat(out.toString()).startsWith("name  level  points  rounds  patterns\n");
    out.getBuffer().setLength(0);
    assertThat(run("puzzle list --json")).isZero();
    assertThat(out.toString().lines().map(JsonMapper.shared()::readTree)).hasSize(lines - 1);
  }

  @Test
  void aPuzzleIsShownWithTownAndPatterns() {
    assertThat(run("puzzle show " + CODE)).isZero();
    assertThat(out.toString())
        .startsWith("3 points, rounds: 1\n")
        .contains("P05", "B0", "R*")
        .endsWith(CODE + "\n");
  }

  @Test
  void aPuzzleIsSolvedInWords() {
    assertThat(run("puzzle solve " + CODE)).isZero();
    assertThat(out.toString())
        .startsWith(CODE + "\n  3 points: build G 1,1; stay; score P05 0,0 r0\n")
        .contains("positions looked at");
    assertThat(err.toString()).as("no progress bar, this is no terminal").isEmpty();
  }

  @Test
  void manyPuzzlesAreSolvedForPrograms() {
    String codes = CODE + "\n\n2r3_P05_BkRg-Y\n";
    assertThat(run("puzzle solve - --json --nodes 100000", codes)).isZero();
    JsonNode first = JsonMapper.shared().readTree(out.toString().lines().toList().getFirst());
    assertThat(first.get("puzzle").asString()).isEqualTo(CODE);
    assertThat(first.get("score").asInt()).isEqualTo(3);
    assertThat(first.get("proven").asBoolean()).isTrue();
    assertThat(out.toString().lines()).hasSize(2);
  }

  @Test
  void aPuzzleIsRated() {
    assertThat(run("puzzle rate " + CODE)).isZero();
    assertThat(out.toString()).contains("level 1", "3 points: build", "rounds 1, actions 3, kept ");
    out.getBuffer().setLength(0);
    assertThat(run("puzzle rate 3r12_P05P12P21_BkRg..B-Y..YRk-GkRGgY --nodes 1")).isZero();
    assertThat(out.toString()).contains("level not known", "perhaps more");
  }

  @Test
  void aPuzzleIsPlayed(@TempDir Path temp) throws IOException {
    Path file = temp.resolve("puzzle.jsonl");
    String typed = "build G 1,1\nstay\nscore P05 0,0 r0\n";
    String line = "play candy-hunters --puzzle " + CODE + " --transcript " + file;
    assertThat(run(line, typed)).isZero();
    assertThat(out.toString())
        .contains("Candy Hunters, a puzzle: you are seat 0", "You score P05", "The game is over");
    assertThat(Files.readAllLines(file)).hasSize(4).first().asString().contains(CODE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          puzzle                                | say what to do: list, show, solve, rate
          puzzle show 99                        | there is no puzzle "99"
          puzzle show 1r3_P99_Rg                | there is no card "P99"
          puzzle solve 1r3_P05_R                | ghosts must be four, or one to four in a puzzle
          puzzle solve 1r3_P05_Rg --nodes 0     | --nodes must be from 1 to
          puzzle rate 1r3_P05_Rg --millis -5    | --millis must be from 1 to
          puzzle list --game cukierki           | cukierki has no puzzles
          puzzle make --level 6                 | --level must be from 1 to 5
          puzzle make --count 0                 | --count must be from 1 to
          puzzle make --tries 0                 | --tries must be from 1 to
          puzzle make --part 1/2                | --part needs --tries
          puzzle make --tries 9 --part 3/2      | parts are 1/2 to 2/2
          puzzle make --option ghosts=5         | has no option "ghosts"
          puzzle list --game chess              | chess
          play cukierki --puzzle 1              | cukierki has no puzzles
          play candy-hunters --puzzle 99        | there is no puzzle "99"
          play candy-hunters --puzzle 1 --first 0 | do not go with --puzzle
          """)
  void mistakesAreExplained(String line, String why) {
    assertThat(run(line)).isEqualTo(2);
    assertThat(err.toString()).contains(why).contains("--help");
  }

  /** The pages are those of the game's own book, and threads change nothing. */
  @Test
  void newPuzzlesAreMade() {
    assertThat(run("puzzle make --level 1 --count 3 --seed 5 --threads 1")).isZero();
    String pages = out.toString();
    assertThat(pages.lines().filter(line -> line.equals("level 1"))).hasSize(3);
    assertThat(pages).contains("\ntown\n", "\nsolution\n");
    out.getBuffer().setLength(0);
    assertThat(run("puzzle make --level 1 --count 3 --seed 5 --threads 3")).isZero();
    assertThat(out.toString()).isEqualTo(pages);
    out.getBuffer().setLength(0);
    assertThat(run("puzzle make --count 2 --option largeGhost=true --codes")).isZero();
    assertThat(out.toString().lines()).hasSize(2).allMatch(code -> code.startsWith("1r"));
  }

  private int run(String line, String typed) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)));
    try {
      return run(line);
    } finally {
      System.setIn(before);
    }
  }

  private int run(String line) {
    return Main.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(line.split(" ", -1));
  }
}
