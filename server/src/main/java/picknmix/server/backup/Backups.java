package picknmix.server.backup;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import java.util.function.LongConsumer;

/**
 * Copies stores with all that they hold, rows by rows, so that the largest needs no more memory
 * than the smallest. Each of these tells how many rows of each table there were.
 */
public final class Backups {
  private Backups() {}

  /**
   * Writes a store, as it is at this moment, to a file; its server may go on.
   *
   * @param soFar hears now and then how many rows were copied
   */
  public static Map<String, Long> backup(Place from, Path file, LongConsumer soFar)
      throws IOException, SQLException {
    try (Connection connection = from.reading()) {
      String version = version(from, connection);
      try (BackupWriter writer = new BackupWriter(file, version)) {
        Tally tally = new Tally(version, writer, soFar);
        new StoreReader(connection, version).sendTo(tally);
        writer.finish(tally.sum());
        return tally.sum().rows();
      }
    }
  }

  /** Fills an empty store from a file, in one transaction. */
  public static Map<String, Long> restore(Path file, Place to, LongConsumer soFar)
      throws IOException, SQLException {
    BackupFile backup = BackupFile.open(file);
    backup.check(rows -> {});
    return Filling.fill(to, backup, soFar).rows();
  }

  /**
   * Fills an empty store from another, whose server must have been stopped, in one transaction. The
   * other one stays as it is.
   */
  public static Map<String, Long> move(Place from, Place to, LongConsumer soFar)
      throws IOException, SQLException {
    try (Connection connection = from.alone()) {
      String version = version(from, connection);
      return Filling.fill(to, new StoreReader(connection, version), soFar).rows();
    }
  }

  private static String version(Place from, Connection connection)
      throws SQLException, CopyRefused {
    String version = Schema.version(connection);
    if (version == null) {
      throw new CopyRefused("there is no store of Pick & Mix in " + from);
    }
    Migrations.checkKnown(version);
    return version;
  }
}
