package picknmix.cli.trials;

import java.nio.file.Path;
import java.util.List;
import picknmix.cli.client.Store;

/** A file in the trial's folder. */
record SqliteStore(Path folder) implements Store {
  @Override
  public List<String> arguments() {
    return List.of("--data", folder.toString());
  }

  Path file() {
    return folder.resolve("picknmix.db");
  }

  @Override
  public String url() {
    return "jdbc:sqlite:" + file();
  }

  @Override
  public void close() {
    // the folder goes with the trial
  }
}
