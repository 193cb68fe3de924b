package picknmix.server.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The languages that the page has. */
public enum Language {
  EN,
  PL,
  UK;

  private static final List<String> TAGS = Arrays.stream(values()).map(Language::text).toList();

  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /**
   * The first of ours that a browser prefers; English if it names none.
   *
   * @param accepted the header {@code Accept-Language}
   */
  public static Language preferred(@Nullable String accepted) {
    try {
      String header = accepted == null ? "" : accepted;
      String found = Locale.lookupTag(Locale.LanguageRange.parse(header), TAGS);
      return found == null ? EN : of(found);
    } catch (IllegalArgumentException noLanguages) {
      return EN;
    }
  }

  /** The language of that tag. */
  static Language of(String tag) {
    return valueOf(Words.upper(tag));
  }
}
