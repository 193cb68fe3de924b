package picknmix.server.backup;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;

/** Where a store is, or is to be. Its text says where, for people, without any password. */
public abstract sealed class Place permits FolderPlace, PostgresPlace {
  /** A data folder, with SQLite's file in it. */
  public static Place folder(Path folder) {
    return new FolderPlace(folder);
  }

  /**
   * A PostgreSQL database.
   *
   * @param url {@code jdbc:postgresql://host/database?user=…}
   */
  public static Place postgres(String url) throws CopyRefused {
    return new PostgresPlace(url);
  }

  /** In a transaction that sees all as it is now, while others go on writing. */
  abstract Connection reading() throws IOException, SQLException;

  /** As above, and until it is closed nobody else can use the store; fails if somebody does. */
  abstract Connection alone() throws IOException, SQLException;

  /** Prepares for {@link #writing}: makes what a database must be made in. */
  abstract void create() throws IOException, SQLException;

  /** Takes back what {@link #create} has made. */
  abstract void discard();

  /** In a transaction in which nobody else can write to these tables. */
  abstract Connection writing() throws SQLException, CopyRefused;

  /** For Flyway, which makes its own connections. */
  abstract DataSource source();
}
