package picknmix.server.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.server.store.Backend;
import picknmix.server.store.MatchStore;

/** From a folder to PostgreSQL. */
final class MoveTest {
  @TempDir private Path temporary;
  private TestStore folder;
  private TestStore postgres;

  @BeforeEach
  void fill() throws IOException {
    folder = TestStore.fresh(Backend.SQLITE, temporary);
    postgres = TestStore.fresh(Backend.POSTGRES, temporary);
    folder.fill();
  }

  private Map<String, Long> move() throws Exception {
    return Backups.move(folder.place(), postgres.place(), rows -> {});
  }

  @Test
  void everyRowIsThereAndTheFolderIsAsItWas() throws Exception {
    byte[] before = Files.readAllBytes(Path.of(folder.where()));
    assertThat(move()).containsEntry("match_action", 2_500L).containsEntry("server_key", 1L);
    assertThat(folder.folder()).isDirectoryNotContaining("glob:**-wal");
    assertThat(Path.of(folder.where())).hasBinaryContent(before);
    assertThat(postgres.rows()).isEqualTo(folder.rows());
  }

  @Test
  void notWhileAServerRuns() throws Exception {
    MatchStore server = folder.open();
    assertThatThrownBy(this::move)
        .isInstanceOf(CopyRefused.class)
        .hasMessageContaining("a server is running on " + folder.folder());
    assertThat(server.key("cookie", "new")).as("it goes on").isEqualTo("what signs cookies");
    server.close();
    move();
  }

  @Test
  void noServerStartsMeanwhile() throws Exception {
    try (Connection _ = folder.place().alone()) {
      assertThatThrownBy(folder::open).hasStackTraceContaining("locked");
    }
    folder.open().close();
  }

  @Test
  void whatIsInTheOtherStoreStays() throws Exception {
    postgres.fill();
    Map<String, List<String>> there = postgres.rows();
    assertThatThrownBy(this::move)
        .hasMessageContaining("is not empty")
        .hasMessageContaining("game_table 2, seed 2, seat 4, match_action 2500");
    assertThat(postgres.rows()).isEqualTo(there);
  }

  @Test
  void whoeverWritesThereFirstIsNotDisturbed() throws Exception {
    postgres.open().close();
    postgres
        .sql()
        .useTransaction(
            handle -> {
              handle.execute("insert into server_key (name, value) values ('cookie', 'x')");
              assertThatThrownBy(this::move).hasMessageContaining("lock");
            });
    assertThat(postgres.rows().get("server_key")).hasSize(1);
  }

  @Test
  void aFolderOfAnOlderProgramIsMovedAsItIsAndThenMadeNewer() throws Exception {
    TestStore old = TestStore.fresh(Backend.SQLITE, temporary);
    old.migrate("5");
    old.sql()
        .useHandle(handle -> handle.execute("insert into server_key values ('cookie', 'old')"));
    Backups.move(old.place(), postgres.place(), rows -> {});
    try (MatchStore server = postgres.open()) {
      assertThat(server.key("cookie", "new")).isEqualTo("old");
    }
    assertThat(old.version()).isEqualTo("5");
  }

  @Test
  void outOfPostgresOnlyByABackup() throws Exception {
    assertThatThrownBy(() -> Backups.move(postgres.place(), folder.place(), rows -> {}))
        .hasMessageContaining("use backup and restore");
  }
}
