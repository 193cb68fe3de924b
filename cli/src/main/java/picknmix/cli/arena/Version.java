package picknmix.cli.arena;

import java.io.File;
import java.nio.file.Path;

/**
 * Another commit, built by the launcher.
 *
 * @param ref as it was asked for
 * @param folder its sources, and its classes in {@code classes}; called like the commit
 */
public record Version(String ref, Path folder) {
  /** Which commit that is, however it was called. */
  String commit() {
    return folder.getFileName().toString();
  }

  /** Its classes and data files before ours, whose libraries it uses. */
  String classPath(String ours) {
    Path data = folder.resolve(Path.of("engine", "src", "main", "java"));
    return String.join(
        File.pathSeparator, folder.resolve("classes").toString(), data.toString(), ours);
  }
}
