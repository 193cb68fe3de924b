package picknmix.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Ladders through the command itself. */
final class LadderCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path temp;

  @Test
  void rivalsHaveRatingsAndAPicture() throws Exception {
    Path plot = temp.resolve("ladder.svg");
    String command = "arena ladder cukierki --budgets 2it,10it --games 30 --plot " + plot;
    assertThat(run(command)).as(err.toString()).isZero();
    assertThat(out.toString())
        .contains("Cukierki for 2", "a ladder of 6 bots, 30 games, seed 1", "Elo", "95 % sure")
        .containsPattern("(?m)^random +-[0-9]+ ")
        .containsPattern("(?m)^hard:10it +\\+[0-9]+ ");
    assertThat(Files.readString(plot)).contains("rounds a decision").containsOnlyOnce("</svg>");
    assertThat(Files.readString(plot).split("<circle", -1)).hasSize(7);
  }

  @Test
  void theSameSeedGivesTheSameLadderOnAnyNumberOfThreads() {
    String command = "arena ladder candy-match --games 30 --json --seed 3 --threads ";
    assertThat(run(command + 1)).isZero();
    String first = out.toString();
    JsonNode json = JsonMapper.shared().readTree(first);
    JsonNode best = json.get("bots").get(0);
    assertThat(best.get("elo").asDouble())
        .isBetween(best.get("interval").get(0).asDouble(), best.get("interval").get(1).asDouble());
    assertThat(json.get("pairs")).isNotEmpty();
    out.getBuffer().setLength(0);
    run(command + 3);
    assertThat(out.toString()).isEqualTo(first);
  }

  @Test
  void thoseWhoPlayTogetherHaveTheirShareOfVictories() {
    assertThat(run("arena ladder candy-ghosts --budgets 1it --option rounds=2 --games 8 --json"))
        .isZero();
    JsonNode json = JsonMapper.shared().readTree(out.toString());
    assertThat(json.get("together").asBoolean()).isTrue();
    JsonNode bot = json.get("bots").get(0);
    assertThat(bot.get("games").asInt()).isEqualTo(2);
    assertThat(bot.get("winRate").asDouble()).isZero();
    assertThat(bot.get("interval").get(1).asDouble()).isBetween(0.6, 0.7);
    assertThat(bot.has("elo")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          arena ladder                                      | GAME
          arena ladder chess                                | unknown game "chess"
          arena ladder cukierki genius                      | is no bot
          arena ladder cukierki easy                        | easy is there twice
          arena ladder cukierki --seats 3                   | cannot share out 3 seats evenly
          arena ladder cukierki --games 0                   | --games must be from 1
          arena ladder cukierki --budgets 100ms,400it       | all in ms or all in it
          arena ladder cukierki --budgets fast              | all in ms or all in it
          arena ladder candy-match --budgets 100ms          | no bot of candy-match searches
          arena ladder cukierki --keep /nowhere/at/all      | games cannot be kept in
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
