package picknmix.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** A file for its owner only: seeds and keys are in it. */
public final class OwnersFile {
  private OwnersFile() {}

  /** Makes it, empty. Where this fails, whoever writes it makes it, or says why it cannot be. */
  public static void create(Path file) {
    try {
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    } catch (IOException | UnsupportedOperationException ignored) {
      // it is there already, or this is no place for such a file
    }
  }
}
