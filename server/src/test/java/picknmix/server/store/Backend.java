package picknmix.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.SQLException;
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
    String url(String where) {
      return "jdbc:sqlite:" + where;
    }
  },
  POSTGRES {
    @Override
    public String fresh(Path folder) {
      String name = "t" + UUID.randomUUID().toString().replace("-", "");
      try (var connection = Server.RUNNING.getPostgresDatabase().getConnection();
          var statement = connection.createStatement()) {
        statement.execute("create database " + name);
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
    String url(String where) {
      return where;
    }
  };

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
  abstract String url(String where);
}
