package picknmix.server.table;

import java.util.Locale;

/** Enums as words: in lower case outside, in upper case here. */
final class Words {
  private Words() {}

  static String upper(String word) {
    return word.toUpperCase(Locale.ROOT);
  }
}
