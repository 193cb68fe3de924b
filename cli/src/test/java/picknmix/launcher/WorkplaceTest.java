package picknmix.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WorkplaceTest {
  @TempDir private Path project;
  private Workplace place;
  private Path known;

  @BeforeEach
  void aModuleThatIsCompiled() throws Exception {
    place = new Workplace(project);
    Files.createDirectories(project.resolve("target/launcher"));
    known = Files.createDirectories(project.resolve("engine/target/maven-status/compile"));
  }

  @Test
  void whatWasCompiledUncheckedIsCompiledAgainForTheTests() throws Exception {
    place.noteUnchecked();
    place.forgetUnchecked();
    assertThat(known).doesNotExist();
  }

  @Test
  void whatWasCheckedIsNot() throws Exception {
    place.noteUnchecked();
    place.forgetUnchecked();
    Files.createDirectories(known);
    place.forgetUnchecked();
    assertThat(known).exists();
  }
}
