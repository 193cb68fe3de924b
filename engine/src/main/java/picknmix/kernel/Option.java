package picknmix.kernel;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Something the host of a table may choose about a game: one of some values, or a number.
 *
 * @param values what may be chosen; empty for a number
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

  /** Yes or no, by default no. */
  public static Option flag(String name) {
    return new Option(name, List.of(false, true), 0, 0, false);
  }

  public static Option number(String name, int min, int max, int fallback) {
    return new Option(name, List.of(), min, max, fallback);
  }

  /** The value in the field, if it is one of this option's. */
  public Object read(Field field) {
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
    return values.isEmpty()
        ? Json.object("min", min, "max", max, "default", fallback)
        : Json.object("values", values, "default", fallback);
  }
}
