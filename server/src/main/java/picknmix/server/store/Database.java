package picknmix.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.flywaydb.core.Flyway;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;

/** Connections to the two kinds of database that we keep matches in, with the schema in place. */
final class Database {
  private static final int CONNECTIONS = 6;
  private static final int BUSY_MILLIS = 10_000;

  private Database() {}

  static HikariDataSource sqlite(Path file) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    // Only FULL syncs the log at every commit, so that what was acknowledged survives a power cut.
    config.setSynchronous(SynchronousMode.FULL);
    config.setTransactionMode(TransactionMode.IMMEDIATE);
    config.setBusyTimeout(BUSY_MILLIS);
    config.enforceForeignKeys(true);
    createForOwner(file);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    HikariConfig pool = new HikariConfig();
    pool.setDataSource(source);
    return open(pool);
  }

  /** Seeds and keys are in it. Where this fails, SQLite makes the file, or says why it cannot. */
  private static void createForOwner(Path file) {
    try {
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    } catch (IOException | UnsupportedOperationException ignored) {
      // it is there already, or this is no place for such a file
    }
  }

  static HikariDataSource postgres(String url) {
    HikariConfig pool = new HikariConfig();
    pool.setJdbcUrl(url);
    return open(pool);
  }

  private static HikariDataSource open(HikariConfig pool) {
    pool.setPoolName("store");
    pool.setMaximumPoolSize(CONNECTIONS);
    HikariDataSource source = new HikariDataSource(pool);
    try {
      Flyway.configure().dataSource(source).load().migrate();
      return source;
    } catch (RuntimeException failure) {
      source.close();
      throw failure;
    }
  }
}
