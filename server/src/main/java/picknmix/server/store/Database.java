package picknmix.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteConfig.JournalMode;
import org.sqlite.SQLiteConfig.Pragma;
import org.sqlite.SQLiteConfig.SynchronousMode;
import org.sqlite.SQLiteConfig.TransactionMode;
import org.sqlite.SQLiteDataSource;

/**
 * Connections to the two kinds of database that we keep matches in, with the schema in place.
 *
 * @param readers for all who look something up
 * @param writing for the one who writes
 */
record Database(HikariDataSource readers, WriterConnection writing) {
  private static final int CONNECTIONS = 6;

  /** Whoever waits for the database hears soon that it does not answer. */
  private static final int BUSY_MILLIS = 2_000;

  private static final int SILENT_SECONDS = 4;

  /** SQLite's own 1,000 are full several times a second when a hundred tables are busy. */
  private static final int CHECKPOINT_PAGES = 8_000;

  static Database sqlite(Path file) {
    SQLiteConfig config = new SQLiteConfig();
    config.setJournalMode(JournalMode.WAL);
    // Only FULL syncs the log at every commit, so that what was acknowledged survives a power cut.
    config.setSynchronous(SynchronousMode.FULL);
    config.setTransactionMode(TransactionMode.IMMEDIATE);
    config.setBusyTimeout(BUSY_MILLIS);
    config.setPragma(Pragma.WAL_AUTOCHECKPOINT, Integer.toString(CHECKPOINT_PAGES));
    // Names that were removed are not to be found in the file's free pages either.
    config.setPragma(Pragma.SECURE_DELETE, "on");
    config.enforceForeignKeys(true);
    OwnersFile.create(file);
    SQLiteDataSource source = new SQLiteDataSource(config);
    source.setUrl("jdbc:sqlite:" + file);
    HikariConfig pool = new HikariConfig();
    pool.setDataSource(source);
    migrate(source);
    return new Database(open(pool), new WriterConnection(source));
  }

  static Database postgres(String url) {
    migrate(patient(url));
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setConnectTimeout(SILENT_SECONDS);
    source.setLoginTimeout(SILENT_SECONDS);
    source.setSocketTimeout(SILENT_SECONDS);
    source.setTcpKeepAlive(true);
    source.setUrl(url); // last, so that whoever runs the server has the last word
    HikariConfig pool = new HikariConfig();
    pool.setDataSource(source);
    return new Database(open(pool), new WriterConnection(source));
  }

  /** A large database may take its time to get a new index. */
  private static DataSource patient(String url) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    try {
      source.setUrl(url);
    } catch (IllegalArgumentException unreadable) {
      // Whose words have the whole URL in them, and so the password.
      throw new IllegalArgumentException(
          "the database's URL cannot be read; it must be like jdbc:postgresql://HOST/NAME?user=…");
    }
    return source;
  }

  private static void migrate(DataSource source) {
    try {
      Flyway.configure().dataSource(source).load().migrate();
    } catch (FlywayException failure) {
      // The first line says what is wrong, and the others say it again.
      String first = String.valueOf(failure.getMessage()).lines().findFirst().orElse("");
      throw new IllegalStateException(first, failure);
    }
  }

  private static HikariDataSource open(HikariConfig pool) {
    pool.setPoolName("store");
    pool.setMaximumPoolSize(CONNECTIONS);
    pool.setConnectionTimeout(BUSY_MILLIS);
    pool.setValidationTimeout(BUSY_MILLIS / 2);
    return new HikariDataSource(pool);
  }
}
