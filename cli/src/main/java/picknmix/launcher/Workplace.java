package picknmix.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The project's folder, and in it the one of the launchers: locks, stamps, logs and the AOT cache.
 */
record Workplace(Path project) {
  Path file(String name) {
    return project.resolve("target/launcher").resolve(name);
  }

  Path log() {
    return file("build.log");
  }

  boolean isWindows() {
    return System.getProperty("os.name", "").startsWith("Windows");
  }

  /** A tool of the JDK that runs this. */
  static String java() {
    return Path.of(System.getProperty("java.home", ""), "bin", "java").toString();
  }

  void replace(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
  }

  /** Removes what modules were built to. */
  void removeOutput(List<String> modules) throws IOException {
    for (String module : modules) {
      remove(project.resolve(module).resolve("target"));
    }
  }

  /** Notes that classes may come from a compiler without Error Prone. */
  void noteUnchecked() throws IOException {
    Files.writeString(file("unchecked"), "");
  }

  /** Lets Maven compile and so check everything again, if it has been built without. */
  void forgetUnchecked() throws IOException {
    if (Files.exists(file("unchecked"))) {
      try (Stream<Path> modules = Files.list(project)) {
        for (Path module : modules.toList()) {
          remove(module.resolve("target/maven-status")); // what it knows of the last time
        }
      }
      Files.delete(file("unchecked"));
    }
  }

  private static void remove(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
