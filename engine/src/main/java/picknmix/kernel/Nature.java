package picknmix.kernel;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What somebody likes where several things are about as good. */
public enum Nature {
  /** Nothing in particular. */
  PLAIN,
  /** What may turn out one way or the other. */
  BOLD,
  /** What is sure. */
  CAREFUL,
  /** What brings something now. */
  COLLECTOR;

  /** All the words, for whoever has used another. */
  public static final String WORDS = "plain, bold, careful or collector";

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The nature with that word; null if there is none. */
  public static @Nullable Nature of(String text) {
    for (Nature nature : values()) {
      if (nature.text().equals(text)) {
        return nature;
      }
    }
    return null;
  }
}
