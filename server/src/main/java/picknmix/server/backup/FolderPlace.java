package picknmix.server.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.LockingMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;
import picknmix.server.store.OwnersFile;

/** SQLite's file in a data folder. */
final class FolderPlace extends Place {
  private static final int BUSY_MILLIS = 2_000;

  private final Path folder;
  private final Path file;
  private boolean made;

  FolderPlace(Path folder) {
    this.folder = folder;
    this.file = folder.resolve("picknmix.db");
  }

  @Override
  public String toString() {
    return folder.toString();
  }

  @Override
  Connection reading() throws IOException, SQLException {
    return begin(existing(new SQLiteConfig()));
  }

  /**
   * Whoever has the file open holds a lock on it for as long as that (in WAL mode, in which all our
   * connections are), and a server always has. So the lock that is asked for here is had by nobody
   * else, or there is no server; and it ends with this process, however that ends.
   */
  @Override
  Connection alone() throws IOException, SQLException {
    SQLiteConfig config = new SQLiteConfig();
    config.setLockingMode(LockingMode.EXCLUSIVE);
    config.setTransactionMode(TransactionMode.EXCLUSIVE);
    try {
      return begin(existing(config));
    } catch (SQLException e) {
      if (isBusy(e)) {
        throw new CopyRefused(
            "a server is running on %s, or another program has its picknmix.db open: stop it first"
                .formatted(folder),
            e);
      }
      throw e;
    }
  }

  private static boolean isBusy(SQLException failure) {
    int code = failure.getErrorCode() & 0xff;
    return code == SQLiteErrorCode.SQLITE_BUSY.code || code == SQLiteErrorCode.SQLITE_LOCKED.code;
  }

  private DataSource existing(SQLiteConfig config) throws CopyRefused {
    if (!Files.isRegularFile(file)) {
      throw new CopyRefused("there is no store in %s: it has no picknmix.db".formatted(folder));
    }
    return source(config);
  }

  /** Only with the first question a transaction begins. */
  private static Connection begin(DataSource source) throws SQLException {
    Connection connection = source.getConnection();
    try (Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      statement.executeQuery("select count(*) from sqlite_schema").close();
      statement.execute("pragma query_only = on"); // last, since the lock of alone() is a writer's
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  @Override
  void create() throws IOException {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new IOException("cannot make the folder " + folder, e);
    }
    made = !Files.exists(file);
    OwnersFile.create(file);
  }

  /** Not if somebody else has come to use it meanwhile, or something is in it after all. */
  @Override
  void discard() {
    if (!made) {
      return;
    }
    try (Connection connection = alone()) {
      if (Schema.rows(connection).isEmpty()) {
        for (String ending : List.of("", "-wal", "-shm", "-journal")) {
          Files.deleteIfExists(folder.resolve(file.getFileName() + ending));
        }
      }
    } catch (IOException | SQLException ignored) {
      // what is left is empty, and can be filled another time
    }
  }

  @Override
  Connection writing() throws SQLException {
    Connection connection = source().getConnection();
    connection.setAutoCommit(false);
    return connection;
  }

  @Override
  DataSource source() {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    config.setSynchronous(SynchronousMode.FULL);
    config.setTransactionMode(TransactionMode.IMMEDIATE);
    config.enforceForeignKeys(true);
    return source(config);
  }

  private DataSource source(SQLiteConfig config) {
    config.setBusyTimeout(BUSY_MILLIS);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    return source;
  }
}
