package picknmix.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Seed;
import picknmix.server.match.LoggedAction;
import picknmix.server.match.MatchLog.Written;
import picknmix.server.store.GroupCommit.Write;

/**
 * Tables and the logs of their matches. Every change returns when it is on disk; a failed one has
 * changed nothing. Safe for many threads.
 */
public final class MatchStore implements AutoCloseable {
  private static final String INSERT_TABLE =
      """
      insert into game_table (id, game, rules_version, options, pace, ties, open, first_seat, \
      commitment, created, status, gathering, next_table, touched, version, series, language, previous, \
      turn_millis, turn_bot, hints) \
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""";
  private static final String UPDATE_TABLE =
      """
      update game_table set rules_version = ?, options = ?, pace = ?, ties = ?, open = ?, \
      first_seat = ?, status = ?, gathering = ?, next_table = ?, touched = ?, series = ?, \
      turn_millis = ?, turn_bot = ?, hints = ?, version = version + 1 where id = ? and version = ?""";
  private static final String TOUCH_TABLE = "update game_table set touched = ? where id = ?";
  private static final String PUT_SEAT =
      """
      insert into seat (table_id, seat, secret_hash, name, color, avatar, bot_level, holder, hints) \
      values (?, ?, ?, ?, ?, ?, ?, ?, ?) \
      on conflict (table_id, seat) do update set secret_hash = excluded.secret_hash, \
      name = excluded.name, color = excluded.color, avatar = excluded.avatar, \
      bot_level = excluded.bot_level, holder = excluded.holder, \
      hints = excluded.hints""";
  private static final String INSERT_ACTION =
      """
      insert into match_action (table_id, seq, seat, action, command_id, at, race) \
      values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing""";

  private static final int HEALTH_MILLIS = 200;

  private final HikariDataSource source;
  private final ExecutorService tellers = Executors.newVirtualThreadPerTaskExecutor();
  private final Jdbi jdbi;
  private final GroupCommit writer;
  private volatile LongConsumer appended = nanos -> {};

  private MatchStore(Database database) {
    this.source = database.readers();
    this.jdbi = Jdbi.create(source);
    this.writer = GroupCommit.start(database.writing(), tellers);
  }

  /** A store in one SQLite file, made if it is not there. */
  public static MatchStore sqlite(Path file) {
    return new MatchStore(Database.sqlite(file));
  }

  /**
   * A store in a PostgreSQL database.
   *
   * @param url {@code jdbc:postgresql://host/database?user=…}
   */
  public static MatchStore postgres(String url) {
    return new MatchStore(Database.postgres(url));
  }

  /** Keeps a new table and the seed from which it will be dealt. */
  public void create(StoredTable table, Seed seed) {
    writer.commit(to -> insert(to, table, seed));
  }

  /**
   * Keeps a table whose match is over already, with all of its log. One of that id that is there
   * stays as it is, but counts as changed.
   */
  public void keep(StoredTable table, Seed seed, List<LoggedAction> log) {
    writer.commit(
        to -> {
          if (insertTable(to, table, INSERT_TABLE + " on conflict do nothing") == 0) {
            to.update(TOUCH_TABLE, table.touched(), table.id());
            return;
          }
          insertRest(to, table, seed);
          for (LoggedAction action : log) {
            if (append(to, table.id(), action, Rows.text(action.race())) == 0) {
              throw new IllegalStateException("two actions have the number " + action.sequence());
            }
          }
        });
  }

  /**
   * Keeps a table's changes: all that may change, seats included. The table's version must be the
   * one that is kept.
   *
   * @return the table as it is now kept
   */
  public StoredTable update(StoredTable table) {
    writer.commit(to -> update(to, table));
    return table.written();
  }

  /** Both at once: a table's change, and the new table that it leads to. */
  public StoredTable update(StoredTable table, StoredTable next, Seed seed) {
    writer.commit(
        to -> {
          update(to, table);
          insert(to, next, seed);
        });
    return table.written();
  }

  public Optional<StoredTable> table(String id) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery("select * from game_table where id = :id")
                .bind("id", id)
                .map((row, context) -> Rows.table(row, seats(handle, id)))
                .findOne());
  }

  public Seed seed(String table) {
    return jdbi.withHandle(
        handle ->
            Seed.parse(
                handle
                    .createQuery("select seed from seed where table_id = :id")
                    .bind("id", table)
                    .mapTo(String.class)
                    .one()));
  }

  /** Tables of that status that were changed or inhabited since, the latest change first. */
  public List<String> ids(TableStatus status, long since, int most) {
    return TableLists.inUse(jdbi, status.text(), since, most);
  }

  /** Public tables that wait or play and are inhabited now, the newest first. */
  public List<StoredTable> listed(long now, int most) {
    return TableLists.listed(jdbi, now, most);
  }

  /**
   * Keeps until when somebody is taken to be at these tables. That is no change of the table: it
   * keeps its version.
   */
  public void inhabit(Map<String, Long> until) {
    writer.commit(to -> Inhabited.write(to, until));
  }

  /**
   * Tables of that status that were neither changed nor inhabited since, the oldest first.
   *
   * @param after only those that come later than this
   */
  public List<OldTable> old(TableStatus status, long before, OldTable after, int most) {
    return TableLists.old(jdbi, status.text(), before, after, most);
  }

  /** Removes these tables with all that is kept of them, unless somebody has come since. */
  public void remove(List<String> tables, long before) {
    writer.commit(
        to -> {
          for (String table : tables) {
            Removal.remove(to, table, before);
          }
        });
  }

  /** Appends to a match's log, unless the log has an action of that number. */
  public void append(String table, LoggedAction action) {
    long start = System.nanoTime();
    writer.commit(appending(table, action));
    appended.accept(System.nanoTime() - start);
  }

  /** As {@link #append(String, LoggedAction)}, for those who have other things to do meanwhile. */
  public void append(String table, LoggedAction action, Written written) {
    long start = System.nanoTime();
    writer.commit(
        appending(table, action),
        failure -> {
          appended.accept(System.nanoTime() - start);
          written.done(failure);
        });
  }

  private static Write appending(String table, LoggedAction action) {
    String race = Rows.text(action.race());
    return to -> {
      if (append(to, table, action, race) == 0) {
        throw new Conflict("action " + action.sequence() + " is already there");
      }
    };
  }

  private static int append(
      WriterConnection to, String table, LoggedAction action, @Nullable String race)
      throws SQLException {
    return to.update(
        INSERT_ACTION,
        table,
        action.sequence(),
        action.seat(),
        action.action(),
        action.id(),
        action.atMillis(),
        race);
  }

  /** Calls whenever it has become well, or has ceased to be, until the store is closed. */
  public void whenHealthChanges(Runnable task) {
    Thread.ofVirtual().name("store-health").start(() -> watchHealth(task));
  }

  private void watchHealth(Runnable task) {
    boolean well = true;
    try {
      while (!tellers.isShutdown()) {
        Thread.sleep(HEALTH_MILLIS);
        if (isWell() != well) {
          well = !well;
          task.run();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether changes are written, and in good time. */
  public boolean isWell() {
    return writer.isWell();
  }

  /** Tells how many nanoseconds each append takes, from asking for it to its being on disk. */
  public void measureAppends(LongConsumer listener) {
    appended = listener;
  }

  /** A match's log, from the first action on. */
  public List<LoggedAction> actions(String table) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery("select * from match_action where table_id = :id order by seq")
                .bind("id", table)
                .map((row, context) -> Rows.action(row))
                .list());
  }

  /** How many actions a match's log has. */
  public int length(String table) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery("select coalesce(max(seq), 0) from match_action where table_id = :id")
                .bind("id", table)
                .mapTo(Integer.class)
                .one());
  }

  /**
   * A secret that all servers on this store share, kept from the first time it is asked for.
   *
   * @param fresh what it will be if there is none yet
   */
  public String key(String name, String fresh) {
    writer.commit(
        to ->
            to.update(
                "insert into server_key (name, value) values (?, ?) on conflict do nothing",
                name,
                fresh));
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery("select value from server_key where name = :name")
                .bind("name", name)
                .mapTo(String.class)
                .one());
  }

  /** Finishes what is waiting to be written. */
  @Override
  public void close() {
    writer.close();
    tellers.close();
    source.close();
  }

  private static void insert(WriterConnection to, StoredTable table, Seed seed)
      throws SQLException {
    insertTable(to, table, INSERT_TABLE);
    insertRest(to, table, seed);
  }

  private static int insertTable(WriterConnection to, StoredTable table, String statement)
      throws SQLException {
    TableTerms terms = table.terms();
    TurnTerms clock = terms.clock();
    return to.update(
        statement,
        table.id(),
        terms.game(),
        terms.rulesVersion(),
        Rows.text(terms.options()),
        Rows.text(terms.pace()),
        terms.ties(),
        terms.open(),
        terms.first(),
        terms.commitment(),
        terms.created(),
        table.status().text(),
        table.gathering(),
        table.next(),
        table.touched(),
        table.version(),
        Rows.text(table.series()),
        terms.language(),
        terms.previous(),
        clock == null ? null : clock.millis(),
        clock == null ? null : clock.bot().text(),
        terms.hints());
  }

  private static void insertRest(WriterConnection to, StoredTable table, Seed seed)
      throws SQLException {
    to.update("insert into seed (table_id, seed) values (?, ?)", table.id(), seed.toString());
    putSeats(to, table);
  }

  private static void update(WriterConnection to, StoredTable table) throws SQLException {
    TableTerms terms = table.terms();
    TurnTerms clock = terms.clock();
    int changed =
        to.update(
            UPDATE_TABLE,
            terms.rulesVersion(),
            Rows.text(terms.options()),
            Rows.text(terms.pace()),
            terms.ties(),
            terms.open(),
            terms.first(),
            table.status().text(),
            table.gathering(),
            table.next(),
            table.touched(),
            Rows.text(table.series()),
            clock == null ? null : clock.millis(),
            clock == null ? null : clock.bot().text(),
            terms.hints(),
            table.id(),
            table.version());
    if (changed == 0) {
      throw new Conflict("table " + table.id() + " was changed by another");
    }
    to.update(
        "delete from seat where table_id = ? and seat >= ?", table.id(), table.seats().size());
    putSeats(to, table);
  }

  private static void putSeats(WriterConnection to, StoredTable table) throws SQLException {
    for (int seat = 0; seat < table.seats().size(); seat++) {
      StoredSeat stored = table.seats().get(seat);
      to.update(
          PUT_SEAT,
          table.id(),
          seat,
          stored.secretHash(),
          stored.name(),
          stored.color(),
          stored.avatar(),
          levelText(stored),
          stored.holder(),
          stored.hints());
    }
  }

  private static @Nullable String levelText(StoredSeat seat) {
    return seat.bot() == null ? null : seat.bot().text();
  }

  private static List<StoredSeat> seats(Handle handle, String table) {
    return handle
        .createQuery("select * from seat where table_id = :id order by seat")
        .bind("id", table)
        .map((row, context) -> Rows.seat(row))
        .list();
  }
}
