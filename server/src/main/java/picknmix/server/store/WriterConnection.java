package picknmix.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The writer's own connection, made when it is needed and made anew after it has failed. Statements
 * are prepared once: this is the path that every action takes.
 */
final class WriterConnection {
  /** What is done in one transaction. */
  @FunctionalInterface
  interface Work<T> {
    T in(WriterConnection connection) throws SQLException;
  }

  private static final Logger LOG = LoggerFactory.getLogger(WriterConnection.class);

  private static final String PROBE =
      """
      insert into server_key (name, value) values ('probe', '0') \
      on conflict (name) do update set value = excluded.value""";

  private final DataSource source;
  private final Map<String, PreparedStatement> statements = new HashMap<>();
  private @Nullable Connection open;

  WriterConnection(DataSource source) {
    this.source = source;
  }

  private Connection open() throws SQLException {
    if (open == null) {
      open = source.getConnection();
    }
    return open;
  }

  <T> T inTransaction(Work<T> work) throws SQLException {
    Connection connection = open();
    connection.setAutoCommit(false);
    try {
      T result = work.in(this);
      connection.setAutoCommit(true); // commits; SQLite's commit() would begin anew at once
      return result;
    } catch (Throwable failure) {
      rollBack(connection, failure);
      throw failure;
    }
  }

  private void rollBack(Connection connection, Throwable failure) {
    try {
      connection.rollback();
      connection.setAutoCommit(true);
    } catch (SQLException alsoThis) {
      failure.addSuppressed(alsoThis);
      close();
    }
  }

  /** Carries the statement out with these values, and tells how many rows it has changed. */
  int update(String sql, @Nullable Object... values) throws SQLException {
    PreparedStatement statement = statements.get(sql);
    if (statement == null) {
      statement = open().prepareStatement(sql);
      statements.put(sql, statement);
    }
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement.executeUpdate();
  }

  /** Writes something, to see whether that can be done. */
  void probe() throws SQLException {
    int _ = inTransaction(to -> to.update(PROBE));
  }

  /** Whether a failure says something about what was to be written, and nothing about the store. */
  static boolean isTheirOwn(Throwable failure) {
    if (!(failure instanceof SQLException sql)) {
      return true;
    }
    String state = sql.getSQLState();
    boolean isAboutData = state != null && (state.startsWith("22") || state.startsWith("23"));
    int sqliteConstraint = 19; // its lower byte; SQLite has no SQL states
    return isAboutData || (state == null && (sql.getErrorCode() & 0xff) == sqliteConstraint);
  }

  void close() {
    Connection connection = open;
    open = null;
    statements.clear();
    if (connection != null) {
      try {
        connection.close();
      } catch (SQLException e) {
        LOG.debug("a connection that had failed could not be closed", e);
      }
    }
  }
}
