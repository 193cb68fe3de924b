package picknmix.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picknmix.games.Games;
import picknmix.kernel.Game;

final class PresentationTest {
  private static final Path FOLDER = Path.of("src/main/java/picknmix/cli/play");

  @Test
  void everyFolderHereIsFoundByItsGame() throws IOException {
    try (Stream<Path> entries = Files.list(FOLDER)) {
      assertThat(entries.filter(Files::isDirectory))
          .isNotEmpty()
          .allSatisfy(
              folder ->
                  assertThat(Games.all())
                      .map(game -> Presentation.of(game).getClass().getPackageName())
                      .contains("picknmix.cli.play." + folder.getFileName()));
    }
  }

  @Test
  void aGameWithoutAFolderIsShownPlainly() {
    Class<?>[] game = {Game.class};
    Object other =
        Proxy.newProxyInstance(
            Game.class.getClassLoader(), game, (self, method, args) -> "sugar-jar");
    assertThat(Presentation.of((Game<?>) other)).isInstanceOf(PlainPresentation.class);
  }
}
