package picknmix.kernel;

import java.util.Locale;

/** How well a bot plays. */
public enum Level {
  EASY,
  MEDIUM,
  HARD;

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
