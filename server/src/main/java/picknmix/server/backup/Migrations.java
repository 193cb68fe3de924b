package picknmix.server.backup;

import java.util.Arrays;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationVersion;

/** The versions of the schema, as far as this program knows them. */
final class Migrations {
  private final DataSource source;

  Migrations(DataSource source) {
    this.source = source;
  }

  /** Makes the tables, or changes those that there are, up to this version. */
  void migrate(String version) {
    Flyway.configure().dataSource(source).target(version).load().migrate();
  }

  /** The newest. */
  String latest() {
    return Arrays.stream(Flyway.configure().dataSource(source).load().info().all())
        .filter(known -> known.getState().isResolved())
        .map(MigrationInfo::getVersion)
        .max(MigrationVersion::compareTo)
        .orElseThrow()
        .getVersion();
  }

  static boolean isNewer(String version, String than) {
    return MigrationVersion.fromVersion(version).isNewerThan(than);
  }
}
