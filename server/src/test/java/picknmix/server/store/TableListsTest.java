package picknmix.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** The lists with as many tables as a busy server has after a year. */
@ParameterizedClass
@EnumSource
final class TableListsTest {
  private static final long NOW = 1_000_000;

  @Parameter Backend backend;
  @TempDir Path folder;
  private MatchStore store;
  private Jdbi jdbi;

  @BeforeEach
  void open() {
    String where = backend.fresh(folder);
    store = backend.open(where);
    jdbi = Jdbi.create(backend.url(where));
  }

  @AfterEach
  void close() {
    store.close();
  }

  /** Open tables that wait, each with a seat; nobody has ever come. */
  private void fill(int tables) {
    jdbi.useHandle(handle -> fill(handle, tables));
  }

  private static void fill(Handle handle, int tables) {
    String numbers =
        "with recursive n(i) as (select 1 union all select i + 1 from n where i < " + tables + ") ";
    handle.execute(
        "insert into game_table (id, game, rules_version, options, pace, ties, open, status,"
            + " commitment, gathering, created, touched, version) "
            + numbers
            + "select 't' || i, 'cukierki', 1, '{}', '{}', 'seat', true, 'waiting', 'c0ffee',"
            + " false, i, i, 0 from n");
    handle.execute(
        "insert into seat (table_id, seat, secret_hash, name) "
            + numbers
            + "select 't' || i, 0, 'hash', 'Name ' || i from n");
    handle.execute("analyze");
  }

  @Test
  void theLobbyLooksAtNothingButInhabitedTables() {
    fill(100_000);
    store.inhabit(Map.of("t5", NOW + 1, "t7", NOW + 1, "t6", NOW, "t99000", NOW - 1));
    assertThat(store.listed(NOW, 50))
        .extracting(table -> table.id() + " " + table.seats().getFirst().name())
        .containsExactly("t7 Name 7", "t5 Name 5");
    assertThat(plan()).contains("game_table_lobby").doesNotContain("SCAN game_table\n");
  }

  @Test
  void theNewestOfManyInhabitedTablesAreListed() {
    fill(3_000);
    store.inhabit(
        IntStream.rangeClosed(1, 300)
            .boxed()
            .collect(Collectors.toMap(i -> "t" + i * 10, i -> NOW + i)));
    List<StoredTable> listed = store.listed(NOW, 50);
    assertThat(listed).hasSize(50);
    assertThat(listed.getFirst().id()).isEqualTo("t3000");
    assertThat(listed.getLast().id()).isEqualTo("t2510");
    assertThat(listed).allMatch(table -> table.seats().size() == 1);
  }

  @Test
  void oldTablesComeAFewAtATimeAndGoWithAllThatBelongsToThem() {
    fill(10);
    store.inhabit(Map.of("t2", NOW));
    OldTable t1 = new OldTable("t1", 1, null);
    OldTable t3 = new OldTable("t3", 3, null);
    assertThat(store.old(TableStatus.WAITING, 10, OldTable.NONE, 2)).containsExactly(t1, t3);
    assertThat(store.old(TableStatus.WAITING, 5, t1, 9))
        .containsExactly(t3, new OldTable("t4", 4, null));
    store.remove(List.of("t1", "t2"), 10);
    assertThat(store.table("t1")).isEmpty();
    assertThat(store.table("t2")).as("somebody has come").isPresent();
    assertThat(store.old(TableStatus.WAITING, 10, OldTable.NONE, 1)).containsExactly(t3);
  }

  /** How the database means to answer the lobby's question. */
  private String plan() {
    String explain = backend == Backend.SQLITE ? "explain query plan " : "explain ";
    String column = backend == Backend.SQLITE ? "detail" : "QUERY PLAN";
    List<String> lines =
        jdbi.withHandle(
            handle ->
                handle
                    .createQuery(explain + TableLists.LISTED)
                    .bind("now", NOW)
                    .bind("most", 50)
                    .map((row, context) -> row.getString(column))
                    .list());
    return String.join("\n", lines) + "\n";
  }
}
