package picknmix.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picknmix.server.backup.CopyRefused;
import picknmix.server.backup.Place;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which store is meant: a folder, or a PostgreSQL database. */
final class StorePlace {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description = "The data folder. By default the one that picknmix serve has.")
  private @Nullable Path data;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "The PostgreSQL database: jdbc:postgresql://HOST/NAME?user=…")
  private @Nullable String database;

  /** The one that was named, and only one may be. */
  Place place() throws CopyRefused {
    if (data != null && database != null) {
      throw mistake("--data and --database are two places: only one may be given");
    }
    return database == null ? folder() : database();
  }

  Place folder() {
    return Place.folder(data == null ? ServeCommand.usualFolder() : data);
  }

  Place database() throws CopyRefused {
    if (database == null) {
      throw mistake("--database is missing: where to?");
    }
    if (!database.startsWith("jdbc:postgresql:")) {
      throw mistake("--database must begin with jdbc:postgresql:");
    }
    return Place.postgres(database);
  }

  private ParameterException mistake(String what) {
    return new ParameterException(spec.commandLine(), what);
  }
}
