package picknmix.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picknmix.bench.Against.Effort;
import picknmix.games.Games;

/** Two versions beside each other, in real processes. Here both are ours: the folder is empty. */
final class AgainstTest {
  @TempDir private Path folder;

  @Test
  void aRatioForEachFigureAndTheSameAdviceOfTheSameBot() {
    String table = measure("cukierki", List.of("variant=advanced"));
    assertThat(table)
        .startsWith("Cukierki, 2 players (variant=advanced), one thread, 1 pairs of JVMs in turns")
        .containsPattern("this version +old +times as fast")
        .containsPattern("search rounds/s +[0-9,]+ +[0-9,]+ +[0-9.]+ \\([0-9.]+ – [0-9.]+\\)")
        .containsPattern("bytes allocated/decision +[0-9.]+ +[0-9.]+\n")
        .contains("the same positions: 32 of 32; the same advice of the hard bot: 32");
  }

  @Test
  void whereNobodySearchesThereIsNothingToTellOfIt() {
    assertThat(measure("candy-match", List.of()))
        .contains("random decisions/s", "ns per state copy", "the same positions: 32 of 32")
        .doesNotContain("search", "advice");
  }

  @Test
  void anEngineThatDoesNotStartIsToldByName() throws Exception {
    Path broken = folder.resolve(Path.of("classes", "picknmix", "bench", "Gauge.class"));
    Files.createDirectories(broken.getParent());
    Files.createFile(broken);
    assertThatThrownBy(() -> measure("candy-match", List.of()))
        .hasMessage("the engine of old has ended");
  }

  private String measure(String game, List<String> options) {
    return new Against("old", folder, new Effort(1, 1, 5, 5)).measure(Games.find(game), 2, options);
  }

  @Test
  void whatWasAskedFor() {
    Arguments arguments =
        Arguments.parse("cukierki", "--against", "v1", "--built", "b", "--seats", "3", "--quick");
    assertThat(arguments.games()).containsExactly(Games.find("cukierki"));
    assertThat(arguments.against()).isEqualTo("v1");
    assertThat(arguments.built()).isEqualTo(Path.of("b"));
    assertThat(arguments.seats()).isEqualTo(3);
    assertThat(arguments.quick()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "chess, no game or option 'chess'",
    "--against, --against needs a value",
    "--seats 3, are for --against",
    "--against v1 --seats many, --seats needs a number",
    "--against v1 --option loud, --option is NAME=VALUE",
  })
  void mistakes(String arguments, String message) {
    assertThatThrownBy(() -> Arguments.parse(arguments.split(" ")))
        .isInstanceOf(Arguments.Mistake.class)
        .hasMessageContaining(message);
  }
}
