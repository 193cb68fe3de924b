package picknmix.server.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.IntStream;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import picknmix.kernel.Level;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.server.match.LoggedAction;
import picknmix.server.match.Race;
import picknmix.server.store.Backend;
import picknmix.server.store.MatchStore;
import picknmix.server.store.SeriesGame;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableStatus;
import picknmix.server.store.TableTerms;
import picknmix.server.store.TurnTerms;

/** A store in a place of its own, with some ways to fill it and to look into it. */
record TestStore(Backend backend, Path folder, String where) {

  static TestStore fresh(Backend backend, Path temporary) throws IOException {
    Path folder = temporary.resolve(UUID.randomUUID().toString());
    return switch (backend) {
      case SQLITE -> new TestStore(backend, folder, folder.resolve("picknmix.db").toString());
      case POSTGRES -> new TestStore(backend, folder, backend.fresh(temporary));
    };
  }

  Place place() throws CopyRefused {
    return backend == Backend.SQLITE ? Place.folder(folder) : Place.postgres(where);
  }

  MatchStore open() throws IOException {
    Files.createDirectories(folder);
    return backend.open(where);
  }

  /** Makes the tables of an older program. */
  void migrate(String version) throws IOException {
    Files.createDirectories(folder);
    Flyway.configure().dataSource(backend.url(where), null, null).target(version).load().migrate();
  }

  Jdbi sql() {
    return Jdbi.create(backend.url(where));
  }

  /** The version of its tables; null if there are none. */
  String version() throws SQLException {
    try (Handle handle = sql().open()) {
      return Schema.version(handle.getConnection());
    }
  }

  /** All rows of all tables, in an order of their own. */
  Map<String, List<String>> rows() throws IOException, SQLException {
    Map<String, List<String>> rows = new LinkedHashMap<>();
    try (Handle handle = sql().open()) {
      for (String table : Schema.TABLES) {
        TableShape shape = TableShape.of(handle.getConnection(), table);
        rows.put(
            table,
            handle
                .createQuery("select * from " + table)
                .map((row, context) -> text(shape, row))
                .list()
                .stream()
                .sorted()
                .toList());
      }
    }
    return rows;
  }

  private static String text(TableShape table, ResultSet row) throws SQLException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < table.columns().size(); i++) {
      text.append(table.columns().get(i))
          .append('=')
          .append(table.kinds().get(i).value(row, i + 1))
          .append(' ');
    }
    return text.toString();
  }

  /** Something of everything that can be kept, and more rows than go in one batch. */
  void fill() throws IOException {
    try (MatchStore store = open()) {
      store.key("cookie", "what signs cookies");
      store.create(table("aaaaaaaaaaaaaaaa"), Seed.of(7));
      store.create(table("bbbbbbbbbbbbbbbb").now(TableStatus.PLAYING), Seed.of(8));
      store.inhabit(Map.of("aaaaaaaaaaaaaaaa", 1_700_000_000_123L));
      store.append(
          "bbbbbbbbbbbbbbbb",
          new LoggedAction(
              1,
              1,
              "call \"żółć\" \n 🍬",
              "x1",
              99,
              new Race(2, true, List.of(new Race.Other(0, 43)))));
    }
    sql()
        .useHandle(
            handle -> {
              var batch =
                  handle.prepareBatch(
                      "insert into match_action (table_id, seq, seat, action, at)"
                          + " values ('bbbbbbbbbbbbbbbb', :seq, :seat, 'miss', :at)");
              IntStream.rangeClosed(2, 2_500)
                  .forEach(
                      seq -> batch.bind("seq", seq).bind("seat", Seat.CLOCK).bind("at", seq).add());
              batch.execute();
            });
  }

  static StoredTable table(String id) {
    TableTerms terms =
        new TableTerms(
            "candy-match",
            1,
            Map.of("calls", "x"),
            Map.of("reveal", 5),
            "seat",
            true,
            null,
            "c0ffee",
            1_700_000_000_000L,
            "pl",
            null,
            new TurnTerms(20_000, Level.HARD),
            true);
    return new StoredTable(
        id,
        terms,
        TableStatus.WAITING,
        true,
        null,
        1_700_000_000_001L,
        0,
        List.of(new SeriesGame(List.of(-3, 7), List.of(1))),
        List.of(
            new StoredSeat("hash", "Żółw ć \\ \" 🐢", "#c2185b", "bonbon", null, "holder", 3),
            new StoredSeat(null, null, null, null, Level.EASY, null, 0)));
  }
}
