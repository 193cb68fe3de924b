package picknmix.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.cli.parts.Part;
import picknmix.games.Games;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;

/** A part's first line says enough to tell the outcome elsewhere. */
final class HeaderTest {
  private static final Map<String, Path> BUILT = Map.of("v1", Path.of("target", "abc"));

  @TempDir private Path temp;

  /** The commits that played need not be built where parts are merged. */
  @Test
  void botsKeepTheirNamesBudgetsAndCommits() throws Exception {
    Path file = kept(plan("hard", "easy"));
    List<String> lines = Files.readAllLines(file);
    lines.set(0, Json.write(Header.of(plan("hard@v1:30it", "easy"), false, Part.WHOLE)));
    Files.write(file, lines);
    assertThat(lines.getFirst()).contains("\"hard@abc:30it\"", "\"v1\":\"abc\"");
    assertThat(Json.write(Merge.of(List.of(file)).json()))
        .contains(
            "\"bot\":\"hard@v1:30it\",\"millisPerTurn\":0,\"iterations\":30",
            "\"bot\":\"easy\",\"millisPerTurn\":20,\"iterations\":7");
  }

  @Test
  void aLineThatContradictsItselfIsRefused() throws Exception {
    Path file = kept(plan("hard", "easy"));
    String text = Files.readString(file);
    Files.writeString(
        file, text.replace("[\"hard\",\"easy\"],\"budgets\"", "[\"hard\",\"hard\"],\"budgets\""));
    assertThatThrownBy(() -> Merge.of(List.of(file)))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("the parts do not fit together: bots is");
  }

  private Path kept(Plan plan) throws InterruptedException {
    Path file = temp.resolve("part.jsonl");
    try (Keep keep = Keep.open(file, Header.of(plan, false, Part.WHOLE))) {
      new Tournament(plan, false, Part.WHOLE, keep, () -> {}).play(1);
    }
    return file;
  }

  private static Plan plan(String one, String other) {
    Budget usual = new Budget(20, 7);
    List<Entrant> two =
        List.of(Entrant.parse(one, usual, BUILT), Entrant.parse(other, usual, BUILT));
    return Plan.of(Games.find("candy-match"), 2, Options.of(), two, 4, 1);
  }
}
