package picknmix.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.UUID;

/** The databases that the store's tests run on, each a real one. */
public enum Backend {
  SQLITE {
    @Override
    public String fresh(Path folder) {
      return folder.resolve(UUID.randomUUID() + ".db").toString();
    }

    @Override
    public MatchStore open(String where) {
      return MatchStore.sqlite(Path.of(where));
    }

    @Override
    public String url(String where) {
      return "jdbc:sqlite:" + where;
    }

    // Somebody else has the file locked.
    @Override
    public Outage outage(String where) throws SQLException {
      Connection other = DriverManager.getConnection(url(where));
      execute(other, "begin immediate");
      return other::close; // which rolls back
    }
  },
  POSTGRES {
    @Override
    public String fresh(Path folder) {
      String name = "t" + UUID.randomUUID().toString().replace("-", "");
      try {
        administer("create database " + name);
        return Server.RUNNING.getJdbcUrl("postgres", name);
      } catch (SQLException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public MatchStore open(String where) {
      return MatchStore.postgres(where);
    }

    @Override
    public String url(String where) {
      return where;
    }

    // The server cuts all lines, and takes no new ones.
    @Override
    public Outage outage(String where) throws SQLException {
      String name;
      try (Connection one = DriverManager.getConnection(url(where))) {
        name = one.getCatalog();
      }
      administer("alter database " + name + " with allow_connections false");
      administer(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = '" + name + "'");
      return () -> administer("alter database " + name + " with allow_connections true");
    }

    private void administer(String sql) throws SQLException {
      try (Connection connection = Server.RUNNING.getPostgresDatabase().getConnection()) {
        execute(connection, sql);
      }
    }
  };

  /** Ends when it is closed. */
  public interface Outage extends AutoCloseable {
    @Override
    void close() throws SQLException;
  }

  /** Started when it is first needed; it ends with the tests' process. */
  private static final class Server {
    static final EmbeddedPostgres RUNNING = start();

    private static EmbeddedPostgres start() {
      try {
        return EmbeddedPostgres.start();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Where an empty store may be opened, again and again. */
  public abstract String fresh(Path folder);

  public abstract MatchStore open(String where);

  /** For those who look at it without the store. */
  public abstract String url(String where);

  /** From now on nothing can be written there. */
  public abstract Outage outage(String where) throws SQLException;

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
