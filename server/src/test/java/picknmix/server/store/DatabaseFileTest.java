package picknmix.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DatabaseFileTest {
  @TempDir private Path folder;

  @Test
  void seedsAndKeysAreForTheFilesOwnerOnly() throws Exception {
    try (MatchStore store = MatchStore.sqlite(folder.resolve("picknmix.db"));
        Stream<Path> files = Files.list(folder)) {
      store.key("cookie", "secret");
      for (Path file : files.toList()) {
        assertThat(Files.getPosixFilePermissions(file))
            .as("%s", file)
            .extracting(Enum::name)
            .containsExactlyInAnyOrder("OWNER_READ", "OWNER_WRITE");
      }
    }
  }
}
