package picknmix.kernel;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How well a bot plays, the weakest first. */
public enum Level {
  /** For children of six to eight, who should win often. */
  GENTLE,
  EASY,
  MEDIUM,
  HARD;

  /** All the words, for whoever has used another. */
  public static final String WORDS = "gentle, easy, medium or hard";

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The level with that word; null if there is none. */
  public static @Nullable Level of(String text) {
    for (Level level : values()) {
      if (level.text().equals(text)) {
        return level;
      }
    }
    return null;
  }
}
