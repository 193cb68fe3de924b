package picknmix.server.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import picknmix.kernel.Seed;
import picknmix.server.match.LoggedAction;
import picknmix.server.store.Backend;
import picknmix.server.store.MatchStore;
import picknmix.server.store.StoredTable;

/** Into a file and out of it, from any store to any other. */
final class BackupTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"SQLITE, SQLITE", "SQLITE, POSTGRES", "POSTGRES, SQLITE", "POSTGRES, POSTGRES"})
  void everyRowComesBackInAnyStore(Backend from, Backend to) throws Exception {
    TestStore old = TestStore.fresh(from, folder);
    TestStore restored = TestStore.fresh(to, folder);
    old.fill();
    Path file = folder.resolve("backup");
    List<Long> soFar = new ArrayList<>();
    Map<String, Long> rows = Backups.backup(old.place(), file, soFar::add);
    assertThat(rows)
        .containsExactly(
            Map.entry("server_key", 1L),
            Map.entry("game_table", 2L),
            Map.entry("seed", 2L),
            Map.entry("seat", 4L),
            Map.entry("match_action", 2_500L));
    assertThat(soFar).containsExactly(1_000L, 2_000L);
    assertThat(Backups.restore(file, restored.place(), soFar::add)).isEqualTo(rows);
    assertThat(soFar).containsExactly(1_000L, 2_000L, 1_000L, 2_000L);
    assertThat(restored.rows()).isEqualTo(old.rows());
    try (MatchStore store = restored.open()) {
      assertThat(store.key("cookie", "another")).isEqualTo("what signs cookies");
      store.append("bbbbbbbbbbbbbbbb", new LoggedAction(2_501, 0, "next", null, 1, null));
      assertThat(store.actions("bbbbbbbbbbbbbbbb")).hasSize(2_501);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aBackupIsOfOneMomentWhileOthersPlay(Backend backend) throws Exception {
    TestStore played = TestStore.fresh(backend, folder);
    AtomicBoolean over = new AtomicBoolean();
    try (MatchStore store = played.open()) {
      store.create(TestStore.table("aaaaaaaaaaaaaaaa"), Seed.of(1));
      store.create(TestStore.table("bbbbbbbbbbbbbbbb"), Seed.of(2));
      Thread players = Thread.ofPlatform().start(() -> playInTurns(store, over));
      try {
        for (int i = 0; i < 5; i++) {
          while (store.actions("bbbbbbbbbbbbbbbb").size() < 20 * i) {
            Thread.onSpinWait();
          }
          Backups.backup(played.place(), folder.resolve("backup" + i), rows -> {});
        }
      } finally {
        over.set(true);
        players.join();
      }
    }
    for (int i = 0; i < 5; i++) {
      TestStore restored = TestStore.fresh(Backend.SQLITE, folder);
      Backups.restore(folder.resolve("backup" + i), restored.place(), rows -> {});
      try (MatchStore store = restored.open()) {
        List<LoggedAction> first = store.actions("aaaaaaaaaaaaaaaa");
        List<LoggedAction> second = store.actions("bbbbbbbbbbbbbbbb");
        assertThat(second).hasSizeGreaterThanOrEqualTo(20 * i);
        assertThat(first.size() - second.size()).as("they act in turns").isBetween(0, 1);
        assertThat(first)
            .extracting(LoggedAction::sequence)
            .containsExactlyElementsOf(IntStream.rangeClosed(1, first.size()).boxed().toList());
        int changes = store.table("aaaaaaaaaaaaaaaa").map(StoredTable::version).orElseThrow();
        assertThat(changes - second.size()).as("and the table is changed").isBetween(-1, 0);
      }
    }
  }

  /** At one table, at the other, and then the first is changed. */
  private static void playInTurns(MatchStore store, AtomicBoolean over) {
    StoredTable table = store.table("aaaaaaaaaaaaaaaa").orElseThrow();
    for (int seq = 1; !over.get(); seq++) {
      store.append("aaaaaaaaaaaaaaaa", new LoggedAction(seq, 0, "reveal", null, seq, null));
      store.append("bbbbbbbbbbbbbbbb", new LoggedAction(seq, 0, "reveal", null, seq, null));
      table = store.update(table.touchedAt(seq));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aFileIsForItsOwnerAndReplacesAnOlderOneWhenItIsWhole(Backend backend) throws Exception {
    TestStore store = TestStore.fresh(backend, folder);
    store.fill();
    Path file = Files.writeString(folder.resolve("backup"), "an older one");
    Backups.backup(store.place(), file, rows -> {});
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-------");
    BackupFile.open(file).check(rows -> {});
    byte[] whole = Files.readAllBytes(file);
    store.sql().useHandle(handle -> handle.execute("alter table seat add column taste real"));
    assertThatThrownBy(() -> Backups.backup(store.place(), file, rows -> {}))
        .hasMessage("the column seat.taste is of an unknown kind");
    assertThat(file).hasBinaryContent(whole);
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  /** A new table must be copied too; and if it counts by itself, it must go on counting. */
  @ParameterizedTest
  @EnumSource
  void allTablesAreCopiedAndNoneCountsItsRows(Backend backend) throws Exception {
    TestStore store = TestStore.fresh(backend, folder);
    store.open().close();
    List<String> tables = new ArrayList<>();
    try (var handle = store.sql().open()) {
      Connection connection = handle.getConnection();
      String schema = connection.getSchema();
      try (ResultSet row =
          connection.getMetaData().getTables(null, schema, "%", new String[] {"TABLE"})) {
        while (row.next()) {
          tables.add(row.getString("TABLE_NAME"));
        }
      }
      for (String table : Schema.TABLES) {
        try (ResultSet column = connection.getMetaData().getColumns(null, schema, table, "%")) {
          while (column.next()) {
            assertThat(column.getString("IS_AUTOINCREMENT")).as(table).isEqualTo("NO");
          }
        }
      }
    }
    tables.remove("flyway_schema_history");
    assertThat(tables).containsExactlyInAnyOrderElementsOf(Schema.TABLES);
  }
}
