package picknmix.kernel;

import java.util.ArrayList;
import java.util.List;

/** Takes text apart; {@code String.split} would bring a whole regex engine into the browser. */
public final class Words {
  private Words() {}

  /** The parts between the separators, empty ones included; at least one. */
  public static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int from = 0;
    for (int at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, from)) {
      parts.add(text.substring(from, at));
      from = at + 1;
    }
    parts.add(text.substring(from));
    return parts;
  }
}
