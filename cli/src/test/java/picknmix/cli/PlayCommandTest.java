package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games through the command itself, line by line; time stands still between the lines. */
final class PlayCommandTest {
  private static final String SEED = "1".repeat(64);

  @TempDir private Path temp;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void aShortCalmGame() {
    assertThat(play("reveal\nHELP\n\nwait\nwait\ncall\ncgl bc\nquit\n", "--calm", "--seats", "2"))
        .isZero();
    assertThat(out.toString())
        .contains(
            "Candy Match for 2: you are seat 0, seat 0 starts.",
            "02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc",
            "[Enter: reveal]",
            "You reveal CGL1",
            "A match is two or more",
            "Seat 1 reveals BC2",
            "[Enter: call · reveal]",
            "Everybody waits for you.",
            "You call Candy Match!",
            "[the cards, such as b1 cm1 · miss]",
            "You take BC2 CGL1: wrong, that is no match",
            "Seat 1 picks ")
        .doesNotContain("The clock", "The seed was", SEED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"call-then-pick", "pick-then-call"})
  void aWholeGameCanBeVerified(String calls) throws Exception {
    Path transcript = temp.resolve("game.jsonl");
    assertThat(
            play(
                "wait\nreveal\ndone\n".repeat(500),
                "--option",
                "calls=" + calls,
                "--transcript",
                transcript.toString()))
        .isZero();
    assertThat(out.toString()).contains("The game is over", "winner", "The seed was", SEED);
    assertThat(Files.readAllLines(transcript).getLast()).isEqualTo("{\"seed\":\"" + SEED + "\"}");

    assertThat(run("verify", transcript.toString())).as(err.toString()).isZero();
    assertThat(out.toString())
        .contains("Candy Match for 4", calls, "fits its commitment", "all legal", "Winners");
  }

  @Test
  void aNightInTheHauntedHouse() {
    assertThat(
            playGame(
                "candy-ghosts",
                "? rug\nchoose\npim\n? what\nstep\n3,0\nquit\n",
                "--seats",
                "2",
                "--option",
                "boss=onna"))
        .isZero();
    assertThat(out.toString())
        .contains(
            "Rug. Stops the clumsy.",
            "Which one? choose pim · choose bruno",
            "You are Pim Liquorice",
            "Which one? step 0,0 · step 1,0 · step 2,0 · step 3,0",
            "A light goes on: the ",
            "There is nothing to tell about \"what\".")
        .doesNotContain("leave the table");
  }

  @Test
  void theSameLinesGiveTheSameGame() {
    play("wait\nreveal\n".repeat(100));
    String first = out.toString();
    out.getBuffer().setLength(0);
    play("wait\nreveal\n".repeat(100));
    assertThat(out.toString()).isEqualTo(first);
  }

  @Test
  void theEndOfTheInputEndsTheGame() {
    assertThat(play("")).isZero();
    assertThat(err.toString()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          play chess,                               'unknown game "chess"; there are: candy-match'
          play,                                     GAME
          play candy-match --seats 9,               'candy-match is for 2 to 6, not 9'
          play candy-match --seats few,             --seats
          play candy-match --first 4,               'first must be a seat from 0 to 3'
          play candy-match --level genius,          'medium or hard, or adaptive'
          play candy-match --option color=red,      'there are: calls'
          play candy-match --option calls=loud,     pick-then-call
          play candy-match --option calls,          --option
          play candy-match --seed 12,               64 hex digits
          verify no/such/file,                      'there is no file no/such/file'
          """)
  void mistakesInTheArgumentsGetAHint(String arguments, String hint) {
    assertThat(run(arguments.split(" "))).isEqualTo(2);
    assertThat(err.toString()).contains(hint, "Try: picknmix").doesNotContain("\tat ");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void whatDoesNotFitIsFound() throws Exception {
    Path transcript = temp.resolve("game.jsonl");
    play("wait\nreveal\ndone\n".repeat(500), "--transcript", transcript.toString());
    List<String> good = Files.readAllLines(transcript);
    String header = good.getFirst();

    assertUnfit(good.subList(0, good.size() - 1), "line 1: no seed");
    assertUnfit(
        replaced(good, good.size() - 1, "{\"seed\":\"" + "2".repeat(64) + "\"}"), "committed");
    assertUnfit(
        replaced(good, 0, header.replaceAll(",\"commitment\":\"[^\"]*\"", "")), "no commitment");
    assertUnfit(replaced(good, 1, "{\"seat\":0,\"action\":\"call\"}"), "line 2: CM-6");
    assertUnfit(replaced(good, 1, "{\"seat\":0,"), "line 2: the line is not a JSON value");
    assertUnfit(replaced(good, 0, header.replace("candy-match", "chess")), "unknown game");
    assertUnfit(List.of(header, good.getLast()), "the match is not finished");
    assertUnfit(List.of(), "a transcript begins with a header");
  }

  /** CG-93: a match that the engine of version 1 played, when all ghosts were wild. */
  @Test
  void aMatchByOldRulesIsVerifiedByThemOrItIsSaidThatItCannotBe() throws Exception {
    Path old = Path.of("src", "test", "resources", "old", "candy-ghosts.version-1.jsonl");
    assertThat(run("verify", old.toString())).as(err.toString()).isZero();
    assertThat(out.toString())
        .contains("Candy Ghosts for 2", "ghosts=wild", "all legal, dice as the seed has them")
        .contains("Winners   seats [0, 1]");
    List<String> lines = Files.readAllLines(old);
    String header = lines.getFirst();
    assertUnfit(
        replaced(lines, 0, header.replace("\"rulesVersion\":1", "\"rulesVersion\":9")),
        "rules version 9 cannot be checked any more; this engine plays 2");
    assertUnfit( // by today's rules ghosts are lively if nothing is said
        replaced(lines, 0, header.replace("\"rulesVersion\":1", "\"rulesVersion\":2")), "line ");
  }

  private static List<String> replaced(List<String> lines, int index, String line) {
    var changed = new ArrayList<>(lines);
    changed.set(index, line);
    return changed;
  }

  private void assertUnfit(List<String> lines, String reason) throws Exception {
    Path file = Files.write(temp.resolve("changed.jsonl"), lines);
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    assertThat(run("verify", file.toString())).isEqualTo(1);
    assertThat(err.toString()).contains(reason);
    assertThat(out.toString()).isEmpty();
  }

  private int play(String input, String... more) {
    return playGame("candy-match", input, more);
  }

  private int playGame(String game, String input, String... more) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    try {
      var arguments = new ArrayList<>(List.of("play", game, "--first", "0"));
      arguments.addAll(List.of("--seed", SEED));
      arguments.addAll(List.of(more));
      return run(arguments.toArray(String[]::new));
    } finally {
      System.setIn(before);
    }
  }

  private int run(String... arguments) {
    return Main.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(arguments);
  }
}
