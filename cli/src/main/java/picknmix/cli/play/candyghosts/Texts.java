package picknmix.cli.play.candyghosts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Names and texts for people, by the words of the component data: a line {@code item teacup:
 * Teacup} gives the name, the indented lines below it are the text.
 */
final class Texts {
  private static final String SEPARATOR = ": ";

  private final Map<String, String> names = new LinkedHashMap<>();
  private final Map<String, String> texts = new LinkedHashMap<>();

  Texts(String file) {
    String key = "";
    for (String line : file.lines().toList()) {
      int colon = line.indexOf(SEPARATOR);
      if (line.isBlank() || line.startsWith("#")) {
        key = "";
      } else if (line.startsWith(" ")) {
        texts.merge(key, line.strip(), (before, more) -> before + " " + more);
      } else {
        key = line.substring(0, colon);
        names.put(key, line.substring(colon + SEPARATOR.length()));
      }
    }
  }

  /** All entries: a kind and a word. */
  List<String> keys() {
    return List.copyOf(names.keySet());
  }

  String name(String kind, String word) {
    return Objects.requireNonNull(names.get(kind + " " + word), kind + " " + word);
  }

  /** What is told of it beside its name; empty if nothing is. */
  String text(String kind, String word) {
    return texts.getOrDefault(kind + " " + word, "");
  }
}
