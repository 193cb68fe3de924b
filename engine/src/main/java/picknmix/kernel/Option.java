package picknmix.kernel;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Something the host of a table may choose about a game: one of some values, a number, or a text.
 *
 * @param values what may be chosen; empty for a number or a text
 * @param max the highest number, or of a text the most characters
 * @param fallback what holds if nothing is chosen; null where it depends on seats or other options
 */
public record Option(
    String name, List<Object> values, int min, int max, @Nullable Object fallback) {

  /** One of several words, the first of them by default. */
  public static Option choice(String name, String... words) {
    return new Option(name, List.of((Object[]) words), 0, 0, words[0]);
  }

  /** One of several words; the game finds the default from the seats or from other options. */
  public static Option dependent(String name, String... words) {
    return new Option(name, List.of((Object[]) words), 0, 0, null);
  }

  /** One of several words, by default the one named first. */
  public static Option usually(String fallback, String name, String... words) {
    return new Option(name, List.of((Object[]) words), 0, 0, fallback);
  }

  /** Yes or no, by default no. */
  public static Option flag(String name) {
    return new Option(name, List.of(false, true), 0, 0, false);
  }

  public static Option number(String name, int min, int max, int fallback) {
    return new Option(name, List.of(), min, max, fallback);
  }

  /** Words of the game's own, which it reads itself; left out by default. */
  public static Option text(String name, int longest) {
    return new Option(name, List.of(), 0, longest, null);
  }

  public boolean isText() {
    return values.isEmpty() && fallback == null;
  }

  /** The value in the field, if it is one of this option's. */
  public Object read(Field field) {
    if (isText()) {
      field.require(field.text().length() <= max, "must have " + max + " characters at most");
      return field.text();
    }
    if (values.isEmpty()) {
      return field.number(min, max);
    }
    Object value = field.value();
    if (value == null || !values.contains(value)) {
      throw field.wrong("must be one of " + Json.write(values));
    }
    return value;
  }

  /** As the engine protocol's {@code games} shows it. */
  public Map<String, @Nullable Object> json() {
    if (isText()) {
      return Json.object("text", true, "max", max, "default", null);
    }
    return values.isEmpty()
        ? Json.object("min", min, "max", max, "default", fallback)
        : Json.object("values", values, "default", fallback);
  }
}
