package picknmix.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TargetTest {
  private static final Path LIST = Path.of("cli/src/main/java/picknmix/launcher/cli.txt");

  @TempDir private Path project;
  private Workplace place;
  private Path source;

  @BeforeEach
  void aProjectThatIsBuilt() throws Exception {
    place = new Workplace(project);
    source = write("engine/src/main/java/Rules.java");
    write(LIST.toString());
    Files.writeString(project.resolve(LIST), "pom.xml\nengine/src/main\ncli/pom.xml\n");
    write("cli/target/picknmix.jar");
    Path stamp = write("target/launcher/cli");
    Files.setLastModifiedTime(stamp, FileTime.fromMillis(System.currentTimeMillis() + 60_000));
  }

  private Path write(String file) throws Exception {
    Path path = project.resolve(file);
    Files.createDirectories(path.getParent());
    return Files.writeString(path, "");
  }

  @Test
  void isBuiltOnce() throws Exception {
    assertThat(Target.CLI.isOutdated(place)).isFalse();
  }

  @Test
  void isBuiltAgainWhenASourceHasChanged() throws Exception {
    Files.setLastModifiedTime(source, FileTime.fromMillis(System.currentTimeMillis() + 120_000));
    assertThat(Target.CLI.isOutdated(place)).isTrue();
  }

  @Test
  void isBuiltAgainWhenItIsGone() throws Exception {
    Files.delete(project.resolve("cli/target/picknmix.jar"));
    assertThat(Target.CLI.isOutdated(place)).isTrue();
  }

  @Test
  void theListNamesWhatThereIs() throws Exception {
    Workplace here = new Workplace(Path.of("..").toAbsolutePath().normalize());
    for (Target target : Target.values()) {
      assertThat(target.modules(here)).contains("engine");
    }
    List<String> inputs = Files.readAllLines(here.project().resolve(LIST));
    assertThat(inputs).allSatisfy(input -> assertThat(here.project().resolve(input)).exists());
  }
}
