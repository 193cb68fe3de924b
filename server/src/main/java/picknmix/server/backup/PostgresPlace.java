package picknmix.server.backup;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/** A PostgreSQL database. */
final class PostgresPlace extends Place {
  private final PGSimpleDataSource source = new PGSimpleDataSource();

  PostgresPlace(String url) throws CopyRefused {
    source.setReWriteBatchedInserts(true);
    try {
      source.setUrl(url);
    } catch (IllegalArgumentException e) {
      // Without the driver's own words: the password is in them.
      throw new CopyRefused("the database must be like jdbc:postgresql://HOST/NAME?user=…");
    }
  }

  @Override
  public String toString() {
    return "PostgreSQL's database %s at %s"
        .formatted(source.getDatabaseName(), String.join(", ", source.getServerNames()));
  }

  @Override
  Connection reading() throws SQLException {
    Connection connection = source.getConnection();
    connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
    connection.setReadOnly(true);
    connection.setAutoCommit(false);
    return connection;
  }

  @Override
  Connection alone() throws CopyRefused {
    throw new CopyRefused(
        "nobody can tell whether servers are running on "
            + this
            + ": stop them, then use backup and restore");
  }

  /** Whoever runs it has made the database. */
  @Override
  void create() {}

  @Override
  void discard() {}

  @Override
  Connection writing() throws SQLException, CopyRefused {
    Connection connection = source.getConnection();
    try (Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      List<String> tables = Schema.tables(connection).stream().map(TableShape::name).toList();
      statement.execute(
          "lock table " + String.join(", ", tables) + " in access exclusive mode nowait");
      return connection;
    } catch (SQLException | CopyRefused e) {
      connection.close();
      throw e;
    }
  }

  @Override
  DataSource source() {
    return source;
  }
}
