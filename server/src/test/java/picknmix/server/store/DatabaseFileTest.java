package picknmix.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.kernel.Seed;

final class DatabaseFileTest {
  @TempDir private Path folder;

  @Test
  void removedNamesAreNoLongerInTheFile() throws Exception {
    Path file = folder.resolve("picknmix.db");
    try (MatchStore store = MatchStore.sqlite(file)) {
      store.create(MatchStoreTest.table("a", "waiting", 10), Seed.of(7));
    }
    assertThat(names(file)).contains("Minty");
    try (MatchStore store = MatchStore.sqlite(file)) {
      store.remove(List.of("a"), 20);
    }
    assertThat(names(file)).doesNotContain("Minty");
  }

  private static String names(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }

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
