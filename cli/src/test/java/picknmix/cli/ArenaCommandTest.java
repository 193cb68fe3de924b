package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tournaments through the command itself. */
final class ArenaCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void aTableForPeople() {
    assertThat(run("arena candy-match hard medium --games 9")).isZero();
    assertThat(out.toString())
        .contains(
            "Candy Match for 2 (calls call-then-pick): 10 games, seed 1",
            "95 % sure",
            "seat 0, who starts, wins",
            "actions a game",
            "reveal 60.00",
            "points of medium")
        .doesNotContain("decisions a game");
    assertThat(err.toString()).as("no progress bar, this is no terminal").isEmpty();
  }

  @Test
  void oneObjectForPrograms() {
    assertThat(run("arena candy-match hard easy --seats 3 --games 12 --seed 5 --json")).isZero();
    JsonNode json = JsonMapper.shared().readTree(out.toString());
    assertThat(json.get("game").asString()).isEqualTo("candy-match");
    assertThat(json.get("seats").asInt()).isEqualTo(3);
    assertThat(json.get("games").asInt()).isEqualTo(12);
    JsonNode hard = json.get("bots").get(0);
    JsonNode easy = json.get("bots").get(1);
    assertThat(hard.get("bot").asString()).isEqualTo("hard");
    assertThat(hard.get("wins").asDouble() + easy.get("wins").asDouble())
        .isCloseTo(12, within(1e-9));
    assertThat(hard.get("winRate").asDouble())
        .isBetween(hard.get("interval").get(0).asDouble(), hard.get("interval").get(1).asDouble());
    double bySeat = 0;
    for (JsonNode seat : json.get("bySeat")) {
      bySeat += seat.get("winRate").asDouble();
    }
    assertThat(bySeat).isCloseTo(1, within(1e-9));
  }

  /** With 400 games two of three are somewhere between these bounds. */
  @ParameterizedTest
  @ValueSource(strings = {"basic", "advanced"})
  void childrenWinAboutTwoGamesOfThreeAgainstGentle(String variant) {
    String games = "arena cukierki child gentle --games 400 --json --option variant=" + variant;
    assertThat(run(games)).isZero();
    JsonNode child = JsonMapper.shared().readTree(out.toString()).get("bots").get(0);
    assertThat(child.get("winRate").asDouble()).isBetween(0.59, 0.75);
  }

  @Test
  void whereAGameCountsRoundsBotsThinkAsAtATable() {
    assertThat(run("arena candy-ghosts easy --games 2 --json")).isZero();
    assertThat(out.toString()).contains("\"millisPerTurn\":0,\"iterations\":400");
  }

  @Test
  void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads() {
    String command =
        "arena candy-match hard medium easy --games 12 --census --json --seed 7 --threads ";
    run(command + 1);
    String first = out.toString();
    out.getBuffer().setLength(0);
    run(command + 3);
    assertThat(out.toString()).isEqualTo(first);
    out.getBuffer().setLength(0);
    run(command.replace("--seed 7", "--seed 8") + 3);
    assertThat(out.toString()).isNotEqualTo(first);
  }

  @Test
  void keptGamesAreNotPlayedAgain(@TempDir Path temp) throws IOException {
    Path file = temp.resolve("games.jsonl");
    String command = "arena candy-match hard easy --games 6 --json --keep " + file;
    assertThat(run(command)).isZero();
    String first = out.toString();
    String kept = Files.readString(file);
    assertThat(kept.lines()).hasSize(7);
    out.getBuffer().setLength(0);
    assertThat(run(command)).isZero();
    assertThat(out.toString()).isEqualTo(first);
    assertThat(Files.readString(file)).isEqualTo(kept);
    assertThat(run(command + " --seed 2")).isEqualTo(2);
    assertThat(err.toString()).contains("has games of something else", "Try: picknmix arena");
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          arena chess hard,                               'unknown game "chess"'
          arena candy-match,                              BOT
          arena,                                          GAME
          arena candy-match genius,                       'is no bot: there are random, child'
          arena candy-match random,                       race against the clock
          arena candy-match easy easy easy --seats 2,     '3 bots, but 2 seats'
          arena candy-match easy --seats 7,               'is for 2 to 6, not 7'
          arena candy-match easy --games 0,               '--games must be from 1'
          arena candy-match easy --threads 0,             '--threads must be from 1'
          arena candy-match easy --millis 0,              '--millis must be from 1'
          arena candy-match easy --iterations -1,         '--iterations must be from 1'
          arena candy-match easy --option calls=loud,     pick-then-call
          """)
  void mistakesInTheArgumentsGetAHint(String arguments, String hint) {
    assertThat(run(arguments)).isEqualTo(2);
    assertThat(err.toString()).contains(hint, "Try: picknmix").doesNotContain("\tat ");
    assertThat(out.toString()).isEmpty();
  }

  private int run(String arguments) {
    return Main.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(arguments.split(" "));
  }
}
