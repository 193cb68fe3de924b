package picknmix.cli.client;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/** Keeps a server's SQLite file locked, as a backup or a virus scanner may, until it is closed. */
public final class StoreLock implements AutoCloseable {
  private static final int BUSY_MILLIS = 20_000;

  private final Connection connection;

  private StoreLock(Connection connection) {
    this.connection = connection;
  }

  /** From now on nobody else writes. */
  public static StoreLock on(Path file) throws IOException {
    try {
      Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
      try (Statement statement = connection.createStatement()) {
        statement.execute("pragma busy_timeout = " + BUSY_MILLIS);
        statement.execute("begin exclusive");
      }
      return new StoreLock(connection);
    } catch (SQLException e) {
      throw new IOException("the store could not be locked", e);
    }
  }

  @Override
  public void close() throws IOException {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new IOException("the store could not be unlocked", e);
    }
  }
}
