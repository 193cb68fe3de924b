package picknmix.server.backup;

import java.util.Arrays;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;

/** The versions of the schema that this program knows. */
final class Migrations {
  /** Flyway wants a database even if it is asked about nothing in it: one that is nowhere. */
  private static final String NOWHERE = "jdbc:sqlite::memory:";

  private Migrations() {}

  /** Makes the tables, or changes those that there are, up to this version. */
  static void migrate(DataSource source, String version) {
    Flyway.configure().dataSource(source).target(version).load().migrate();
  }

  static String latest() {
    return Arrays.stream(Flyway.configure().dataSource(NOWHERE, null, null).load().info().all())
        .map(MigrationInfo::getVersion)
        .max(MigrationVersion::compareTo)
        .orElseThrow()
        .getVersion();
  }

  static boolean isNewer(String version, String than) {
    return MigrationVersion.fromVersion(version).isNewerThan(than);
  }

  /** Newer tables may hold what is not known here, and would be lost. */
  static void checkKnown(String version) throws CopyRefused {
    String latest = latest();
    if (isNewer(version, latest)) {
      throw new CopyRefused(
          "this comes from a newer Pick & Mix: its tables are of version %s, and only those up to %s are known here"
              .formatted(version, latest));
    }
  }
}
