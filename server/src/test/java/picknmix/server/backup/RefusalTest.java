package picknmix.server.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.server.match.LoggedAction;
import picknmix.server.store.Backend;
import picknmix.server.store.MatchStore;

/** What cannot be copied, why, and that nothing has happened then. */
final class RefusalTest {
  /** The version of today's tables. */
  private static final String NOW = Migrations.latest();

  private static final String[][] CHANGES = {
    {"Żółw", "Anna"},
    {"\"schema\":\"", "\"schema\":\"0"},
    {"[\"aaaaaaaaaaaaaaaa\",0,", "[\"aaaaaaaaaaaaaaaa\",9,"},
    {"\"seat\":4", "\"seat\":5"},
    {"{\"table\":\"seat\"", "{\"table\":\"seed\""},
    {"{\"table\":\"seat\",\"columns\"", "{\"table\":\"seat\",\"rows\""},
    {"\"secret_hash\",\"name\"", "\"name\",\"secret_hash\""},
    {"{\"rows\":", "{\"rowing\":"},
  };

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void onlyAnEmptyStoreIsFilled(Backend backend) throws Exception {
    TestStore full = TestStore.fresh(backend, folder);
    full.fill();
    Path file = backup(full);
    TestStore used = TestStore.fresh(backend, folder);
    try (MatchStore store = used.open()) {
      store.key("cookie", "another server's");
    }
    Map<String, List<String>> before = used.rows();
    assertThatThrownBy(() -> restore(file, used))
        .isInstanceOf(CopyRefused.class)
        .hasMessageContaining("is not empty, nothing was changed there. It has rows: server_key 1");
    assertThatThrownBy(() -> restore(file, full))
        .hasMessageContaining("game_table 2, seed 2, seat 4, match_action 2500");
    assertThat(used.rows()).isEqualTo(before);
  }

  @Test
  void thereMustBeSomethingToCopy() throws Exception {
    TestStore store = TestStore.fresh(Backend.SQLITE, folder);
    assertThatThrownBy(() -> backup(store)).hasMessageContaining("it has no picknmix.db");
    assertThat(store.folder()).doesNotExist();
    TestStore empty = TestStore.fresh(Backend.POSTGRES, folder);
    assertThatThrownBy(() -> backup(empty)).hasMessageContaining("no store of Pick & Mix in");
    assertThatThrownBy(() -> restore(folder.resolve("none"), empty))
        .hasMessageContaining("there is no file");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{}", "[1]", "no JSON", "{\"picknmix\":\"tea\",\"schema\":\"1\"}"})
  void whatIsNoBackupIsNotRead(String text) throws Exception {
    TestStore store = TestStore.fresh(Backend.SQLITE, folder);
    Path plain = Files.writeString(folder.resolve("plain"), text);
    assertThatThrownBy(() -> restore(plain, store)).hasMessageContaining("is no backup");
    assertThatThrownBy(() -> restore(zip(text), store)).hasMessageContaining("is no backup");
    assertThat(store.folder()).doesNotExist();
  }

  @Test
  void aDamagedFileIsFoundBeforeAnythingIsWritten() throws Exception {
    TestStore full = TestStore.fresh(Backend.SQLITE, folder);
    full.fill();
    byte[] whole = Files.readAllBytes(backup(full));
    TestStore target = TestStore.fresh(Backend.SQLITE, folder);
    for (int length = 0; length < whole.length; length += 211) {
      assertRefused(Arrays.copyOf(whole, length), target);
    }
    for (int at = 0; at < whole.length; at += 211) {
      byte[] changed = whole.clone();
      changed[at] ^= 0x10;
      if (at < 4 || at > 9) { // gzip's own date and system, which say nothing
        assertRefused(changed, target);
      }
    }
    assertThat(target.folder()).doesNotExist();
  }

  private void assertRefused(byte[] bytes, TestStore target) throws IOException {
    Path file = Files.write(folder.resolve("damaged"), bytes);
    assertThatThrownBy(() -> restore(file, target))
        .isInstanceOf(CopyRefused.class)
        .message()
        .containsAnyOf("is damaged or cut off", "is no backup of Pick & Mix");
  }

  /** As somebody might change it who knows about gzip: its own sum does not tell. */
  @Test
  void aChangedFileIsFoundToo() throws Exception {
    TestStore full = TestStore.fresh(Backend.SQLITE, folder);
    full.fill();
    String text = unzip(backup(full));
    TestStore target = TestStore.fresh(Backend.SQLITE, folder);
    for (String[] change : CHANGES) {
      assertThat(text).contains(change[0]);
      Path file = zip(text.replace(change[0], change[1]));
      assertThatThrownBy(() -> restore(file, target))
          .as(change[1])
          .hasMessageContaining("is damaged or cut off");
    }
    assertThatThrownBy(() -> restore(zip(text + "[1]\n"), target))
        .hasMessageContaining("is damaged or cut off");
    assertThat(target.folder()).doesNotExist();
  }

  @ParameterizedTest
  @EnumSource
  void anOlderBackupBecomesNewer(Backend backend) throws Exception {
    TestStore old = TestStore.fresh(backend, folder);
    old.migrate("3");
    old.sql()
        .useHandle(
            handle -> {
              handle.execute(
                  "insert into game_table (id, game, rules_version, options, pace, ties, open,"
                      + " status, commitment, gathering, created, touched, version) values ('old',"
                      + " 'candy-match', 1, '{}', '{}', 'seat', true, 'playing', 'c0ffee', false,"
                      + " 1, 1, 0)");
              handle.execute(
                  "insert into match_action (table_id, seq, seat, action, at)"
                      + " values ('old', 1, 0, 'reveal', 7)");
            });
    Path file = backup(old);
    TestStore target = TestStore.fresh(backend, folder);
    restore(file, target);
    assertThat(target.version()).as("before any server has started").isEqualTo(Migrations.latest());
    try (MatchStore store = target.open()) {
      assertThat(store.table("old").orElseThrow().terms().hints()).isFalse();
      assertThat(store.actions("old"))
          .containsExactly(new LoggedAction(1, 0, "reveal", null, 7, null));
    }
    TestStore newer = TestStore.fresh(backend, folder);
    newer.migrate("4");
    assertThatThrownBy(() -> restore(file, newer))
        .hasMessageContaining("has the tables of version 4, and what is to be copied is of 3");
  }

  @ParameterizedTest
  @EnumSource
  void whatIsNewerThanTheProgramIsLeftToANewerOne(Backend backend) throws Exception {
    TestStore newer = TestStore.fresh(backend, folder);
    newer.open().close();
    Path file = backup(newer);
    newer
        .sql()
        .useHandle(
            handle ->
                handle.execute(
                    "update flyway_schema_history set version = '900' where version = ?", NOW));
    assertThatThrownBy(() -> backup(newer))
        .hasMessageContaining("comes from a newer Pick & Mix: its tables are of version 900");
    BackupWriter writer = new BackupWriter(file, "900");
    writer.finish(new Tally("900", Nowhere.INSTANCE, rows -> {}).sum());
    TestStore target = TestStore.fresh(backend, folder);
    assertThatThrownBy(() -> restore(file, target))
        .hasMessageContaining("comes from a newer Pick & Mix: its tables are of version 900");
    if (backend == Backend.SQLITE) {
      assertThat(target.folder()).doesNotExist();
    } else {
      assertThat(target.version()).isNull();
    }
    String text = unzip(file);
    Path format = zip(text.replace("\"format\":1", "\"format\":2"));
    assertThatThrownBy(() -> restore(format, target)).hasMessageContaining("(format 2)");
  }

  /** A seat of no table: whole as a file, but no database takes it. */
  @ParameterizedTest
  @EnumSource
  void whenTheDatabaseRefusesARowNothingStays(Backend backend) throws Exception {
    Path file = folder.resolve("backup");
    try (BackupWriter writer = new BackupWriter(file, NOW)) {
      Tally tally = new Tally(NOW, writer, rows -> {});
      tally.table("server_key", List.of("name", "value"));
      tally.row("[\"cookie\",\"x\"]");
      tally.table("seat", List.of("table_id", "seat"));
      tally.row("[\"nowhere\",0]");
      writer.finish(tally.sum());
    }
    TestStore target = TestStore.fresh(backend, folder);
    assertThatThrownBy(() -> restore(file, target)).isInstanceOf(SQLException.class);
    if (backend == Backend.SQLITE) {
      assertThat(target.folder()).isEmptyDirectory();
    } else {
      assertThat(target.rows().values()).allMatch(List::isEmpty);
    }
    TestStore full = TestStore.fresh(backend, folder);
    full.fill();
    restore(backup(full), target);
    assertThat(target.rows()).as("it can be filled still").isEqualTo(full.rows());
  }

  @Test
  void aRowOfAnotherShapeIsRefused() throws Exception {
    TestStore store = TestStore.fresh(Backend.SQLITE, folder);
    store.open().close();
    try (Connection connection = store.place().writing();
        StoreWriter writer = new StoreWriter(connection)) {
      assertThatThrownBy(() -> writer.row("[]")).hasMessageContaining("belongs to no table");
      writer.table("server_key", List.of("name", "value"));
      for (String row : List.of("[\"a\"]", "[]", "[\"a\",\"b\",null]")) {
        assertThatThrownBy(() -> writer.row(row)).hasMessageContaining("too long or too short");
      }
      for (String row : List.of("[\"a\",7]", "[true,\"b\"]", "[\"a\",[]]")) {
        assertThatThrownBy(() -> writer.row(row)).hasMessageContaining("does not belong there");
      }
      assertThatThrownBy(() -> writer.row("[")).isInstanceOf(CopyRefused.class);
    }
  }

  @Test
  void aServerThatCameMeanwhileKeepsItsFile() throws Exception {
    TestStore target = TestStore.fresh(Backend.SQLITE, folder);
    Place place = target.place();
    place.create();
    try (MatchStore server = target.open()) {
      place.discard();
      assertThat(Path.of(target.where())).exists();
      server.key("cookie", "the server's own");
    }
    place.discard();
    assertThat(target.rows().get("server_key")).hasSize(1);
  }

  /** Names of tables and columns become part of a statement. */
  @Test
  void aFileCannotNameOtherTables() throws Exception {
    for (List<String> names :
        List.of(List.of("flyway_schema_history", "version"), List.of("seat", "seat) --"))) {
      Path file = folder.resolve("backup");
      try (BackupWriter writer = new BackupWriter(file, NOW)) {
        Tally tally = new Tally(NOW, writer, rows -> {});
        tally.table(names.getFirst(), List.of(names.getLast()));
        writer.finish(tally.sum());
      }
      TestStore target = TestStore.fresh(Backend.SQLITE, folder);
      assertThatThrownBy(() -> restore(file, target)).hasMessageContaining("there is no");
    }
  }

  @Test
  void passwordsAreNotTold() throws Exception {
    assertThat(Place.postgres("jdbc:postgresql://db.example/candy?user=ola&password=sesame"))
        .hasToString("PostgreSQL's database candy at db.example");
    assertThatThrownBy(() -> Place.postgres("jdbc:postgresql://db:port/candy?password=sesame"))
        .isInstanceOf(CopyRefused.class)
        .hasNoCause()
        .message()
        .doesNotContain("sesame");
  }

  private Path backup(TestStore store) throws IOException, SQLException {
    Path file = folder.resolve("backup");
    Backups.backup(store.place(), file, rows -> {});
    return file;
  }

  private static void restore(Path file, TestStore store) throws IOException, SQLException {
    Backups.restore(file, store.place(), rows -> {});
  }

  private static String unzip(Path file) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private Path zip(String text) throws IOException {
    Path file = folder.resolve("zipped");
    try (GZIPOutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return file;
  }
}
