package picknmix.server.store;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Which tables there are, asked in ways that stay quick however many there are. */
final class TableLists {
  /**
   * The inner question has the words of the index game_table_lobby, without which no database would
   * use it, and sorts nothing but ids: only what is shown is read as a whole.
   */
  static final String LISTED =
      """
      select * from game_table where id in (select id from game_table \
      where open and status in ('waiting', 'playing') and inhabited > :now \
      order by created desc, id limit :most) order by created desc, id""";

  private static final String IN_USE =
      """
      select id from game_table where status = :status \
      and (touched >= :since or inhabited >= :since) order by touched desc, id limit :most""";
  private static final String OLD =
      """
      select id, touched, previous from game_table where status = :status \
      and touched < :before and inhabited < :before and (touched, id) > (:touched, :id) \
      order by touched, id limit :most""";

  private TableLists() {}

  static List<StoredTable> listed(Jdbi jdbi, long now, int most) {
    return jdbi.withHandle(
        handle -> {
          List<StoredTable> tables =
              handle
                  .createQuery(LISTED)
                  .bind("now", now)
                  .bind("most", most)
                  .map((row, context) -> Rows.table(row, List.of()))
                  .list();
          return seated(handle, tables);
        });
  }

  /** With the seats of all of them, in one question. */
  private static List<StoredTable> seated(Handle handle, List<StoredTable> tables) {
    if (tables.isEmpty()) {
      return tables;
    }
    Map<String, List<StoredSeat>> seats = new HashMap<>();
    handle
        .createQuery("select * from seat where table_id in (<ids>) order by table_id, seat")
        .bindList("ids", tables.stream().map(StoredTable::id).toList())
        .map((row, context) -> seats(seats, row.getString("table_id")).add(Rows.seat(row)))
        .list();
    return tables.stream().map(table -> table.seated(seats(seats, table.id()))).toList();
  }

  private static List<StoredSeat> seats(Map<String, List<StoredSeat>> seats, String table) {
    return seats.computeIfAbsent(table, id -> new ArrayList<>());
  }

  static List<String> inUse(Jdbi jdbi, String status, long since, int most) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery(IN_USE)
                .bindMap(Map.of("status", status, "since", since, "most", most))
                .mapTo(String.class)
                .list());
  }

  static List<OldTable> old(Jdbi jdbi, String status, long before, OldTable after, int most) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery(OLD)
                .bind("status", status)
                .bind("before", before)
                .bind("touched", after.touched())
                .bind("id", after.id())
                .bind("most", most)
                .map(
                    (row, context) ->
                        new OldTable(
                            row.getString("id"), row.getLong("touched"), row.getString("previous")))
                .list());
  }
}
