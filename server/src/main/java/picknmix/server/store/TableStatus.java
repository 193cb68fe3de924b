package picknmix.server.store;

import java.util.Locale;

/** Where a table stands. */
public enum TableStatus {
  WAITING,
  PLAYING,
  OVER;

  /** As it is kept. */
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  static TableStatus of(String text) {
    return valueOf(text.toUpperCase(Locale.ROOT));
  }
}
