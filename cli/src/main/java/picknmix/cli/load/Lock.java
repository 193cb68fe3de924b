package picknmix.cli.load;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;

/** Keeps a server's SQLite file locked, as a backup or a virus scanner may. */
public final class Lock {
  private static final int BUSY_MILLIS = 20_000;

  private final Path file;

  public Lock(Path file) {
    this.file = file;
  }

  /** Nobody else writes for so many seconds. */
  public void hold(int seconds) throws IOException, InterruptedException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.execute("pragma busy_timeout = " + BUSY_MILLIS);
      statement.execute("begin exclusive");
      TimeUnit.SECONDS.sleep(seconds);
      statement.execute("rollback");
    } catch (SQLException e) {
      throw new IOException("the store could not be locked", e);
    }
  }
}
