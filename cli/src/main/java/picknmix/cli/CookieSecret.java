package picknmix.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** What signs the players' cookies: a file that only its owner may read. */
final class CookieSecret {
  private static final int LENGTH = 64;

  private CookieSecret() {}

  /** The secret of that folder; a new one the first time. */
  static String in(Path folder) throws IOException {
    Path file = folder.resolve("cookie.key");
    try {
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
      Files.writeString(file, Entropy.seed().toString());
    } catch (FileAlreadyExistsException known) {
      // the usual case
    }
    String secret = Files.readString(file).strip();
    if (secret.length() != LENGTH) {
      throw new IOException(file + " is damaged; remove it, and a new one will be made");
    }
    return secret;
  }
}
