package picknmix.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Update;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Seed;
import picknmix.server.match.LoggedAction;

/**
 * Tables and the logs of their matches. Every change returns when it is on disk; a failed one has
 * changed nothing. Safe for many threads.
 */
public final class MatchStore implements AutoCloseable {
  private static final String INSERT_TABLE =
      """
      insert into game_table (id, game, rules_version, options, pace, ties, open, first_seat, \
      commitment, created, status, gathering, next_table, touched, version, series, language, previous) \
      values (:id, :game, :rulesVersion, :options, :pace, :ties, :open, :first, \
      :commitment, :created, :status, :gathering, :next, :touched, :version, :series, :language, :previous)""";
  private static final String UPDATE_TABLE =
      """
      update game_table set rules_version = :rulesVersion, options = :options, pace = :pace, \
      ties = :ties, open = :open, first_seat = :first, status = :status, gathering = :gathering, \
      next_table = :next, touched = :touched, series = :series, version = version + 1 \
      where id = :id and version = :version""";
  private static final String PUT_SEAT =
      """
      insert into seat (table_id, seat, secret_hash, name, color, avatar, bot_level) \
      values (:id, :seat, :hash, :name, :color, :avatar, :bot) \
      on conflict (table_id, seat) do update set secret_hash = excluded.secret_hash, \
      name = excluded.name, color = excluded.color, avatar = excluded.avatar, \
      bot_level = excluded.bot_level""";
  private static final String INSERT_ACTION =
      """
      insert into match_action (table_id, seq, seat, action, command_id, at, race) \
      values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing""";

  private final HikariDataSource source;
  private final Jdbi jdbi;
  private final GroupCommit writer;
  private volatile LongConsumer appended = nanos -> {};

  private MatchStore(HikariDataSource source) {
    this.source = source;
    this.jdbi = Jdbi.create(source);
    this.writer = GroupCommit.start(jdbi);
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
    writer.commit(handle -> insert(handle, table, seed));
  }

  /**
   * Keeps a table's changes: all that may change, seats included. The table's version must be the
   * one that is kept.
   *
   * @return the table as it is now kept
   */
  public StoredTable update(StoredTable table) {
    writer.commit(handle -> update(handle, table));
    return table.written();
  }

  /** Both at once: a table's change, and the new table that it leads to. */
  public StoredTable update(StoredTable table, StoredTable next, Seed seed) {
    writer.commit(
        handle -> {
          update(handle, table);
          insert(handle, next, seed);
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

  /** Tables of that status that were touched since, the latest first. */
  public List<String> ids(String status, long since, int most) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery(
                    "select id from game_table where status = :status and touched >= :since"
                        + " order by touched desc, id limit :most")
                .bindMap(Map.of("status", status, "since", since, "most", most))
                .mapTo(String.class)
                .list());
  }

  /** Public tables that wait or play and were touched since, the newest first. */
  public List<StoredTable> listed(long since, int most) {
    return jdbi.withHandle(
        handle ->
            handle
                .createQuery(
                    "select * from game_table where open and status in ('waiting', 'playing')"
                        + " and touched >= :since order by created desc, id limit :most")
                .bind("since", since)
                .bind("most", most)
                .map((row, context) -> Rows.table(row, seats(handle, row.getString("id"))))
                .list());
  }

  /** Appends to a match's log, unless the log has an action of that number. */
  public void append(String table, LoggedAction action) {
    String race = Rows.text(action.race());
    long start = System.nanoTime();
    writer.commit(
        handle -> {
          int added =
              handle.execute(
                  INSERT_ACTION,
                  table,
                  action.sequence(),
                  action.seat(),
                  action.action(),
                  action.id(),
                  action.atMillis(),
                  race);
          if (added == 0) {
            throw new Conflict("action " + action.sequence() + " is already there");
          }
        });
    appended.accept(System.nanoTime() - start);
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

  /**
   * A secret that all servers on this store share, kept from the first time it is asked for.
   *
   * @param fresh what it will be if there is none yet
   */
  public String key(String name, String fresh) {
    writer.commit(
        handle ->
            handle.execute(
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
    source.close();
  }

  private static void insert(Handle handle, StoredTable table, Seed seed) {
    TableTerms terms = table.terms();
    bind(handle.createUpdate(INSERT_TABLE), table)
        .bind("game", terms.game())
        .bind("commitment", terms.commitment())
        .bind("created", terms.created())
        .bind("language", terms.language())
        .bind("previous", terms.previous())
        .execute();
    handle.execute("insert into seed (table_id, seed) values (?, ?)", table.id(), seed.toString());
    putSeats(handle, table);
  }

  private static void update(Handle handle, StoredTable table) {
    if (bind(handle.createUpdate(UPDATE_TABLE), table).execute() == 0) {
      throw new Conflict("table " + table.id() + " was changed by another");
    }
    handle.execute(
        "delete from seat where table_id = ? and seat >= ?", table.id(), table.seats().size());
    putSeats(handle, table);
  }

  private static Update bind(Update statement, StoredTable table) {
    TableTerms terms = table.terms();
    return statement
        .bind("id", table.id())
        .bind("rulesVersion", terms.rulesVersion())
        .bind("options", Rows.text(terms.options()))
        .bind("pace", Rows.text(terms.pace()))
        .bind("ties", terms.ties())
        .bind("open", terms.open())
        .bind("first", terms.first())
        .bind("status", table.status())
        .bind("gathering", table.gathering())
        .bind("next", table.next())
        .bind("touched", table.touched())
        .bind("version", table.version())
        .bind("series", Rows.text(table.series()));
  }

  private static void putSeats(Handle handle, StoredTable table) {
    for (int seat = 0; seat < table.seats().size(); seat++) {
      StoredSeat stored = table.seats().get(seat);
      handle
          .createUpdate(PUT_SEAT)
          .bind("id", table.id())
          .bind("seat", seat)
          .bind("hash", stored.secretHash())
          .bind("name", stored.name())
          .bind("color", stored.color())
          .bind("avatar", stored.avatar())
          .bind("bot", levelText(stored))
          .execute();
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
