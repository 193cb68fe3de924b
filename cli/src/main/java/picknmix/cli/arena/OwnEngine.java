package picknmix.cli.arena;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import picknmix.games.Games;
import picknmix.kernel.Refused;

/** The engine that this program runs with. */
public final class OwnEngine {
  private OwnEngine() {}

  /** Refuses what another engine has done: only one's own is told as one would have told it. */
  public static void checkThatItDid(String fingerprint) {
    if (!fingerprint.equals(fingerprint())) {
      throw Refused.badRequest(
          "the parts are of the engine %s and this one is %s: merge with the one that made them"
              .formatted(fingerprint, fingerprint()));
    }
  }

  /** The beginning of its jar's SHA-256: the same sources give the same jar. */
  public static String fingerprint() {
    try {
      Path place = Path.of(Games.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (!Files.isRegularFile(place)) {
        return "not packaged";
      }
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(place));
      return HexFormat.of().formatHex(hash, 0, 6);
    } catch (IOException | URISyntaxException | NoSuchAlgorithmException failure) {
      throw new IllegalStateException("the engine's jar cannot be read", failure);
    }
  }
}
