package picknmix.wasm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What a module of ours puts on the class path, be it a folder or a jar. */
final class OwnFiles {
  private OwnFiles() {}

  /** Where the class was loaded from. */
  static Path location(Class<?> type) {
    return Path.of(URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  /** The classes and data files of the module that has this class, by their names. */
  static SortedMap<String, byte[]> of(Class<?> type) {
    Path location = location(type);
    try {
      if (Files.isDirectory(location)) {
        return read(location);
      }
      try (FileSystem jar = FileSystems.newFileSystem(location)) {
        return read(jar.getPath("/"));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static SortedMap<String, byte[]> read(Path root) throws IOException {
    SortedMap<String, byte[]> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(root.resolve("picknmix"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        contents.put(root.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
    return contents;
  }
}
