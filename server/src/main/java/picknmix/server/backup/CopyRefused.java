package picknmix.server.backup;

import java.io.IOException;

/** Why nothing was copied, for whoever asked for it. */
public final class CopyRefused extends IOException {
  CopyRefused(String message) {
    super(message);
  }

  CopyRefused(String message, Throwable cause) {
    super(message, cause);
  }
}
