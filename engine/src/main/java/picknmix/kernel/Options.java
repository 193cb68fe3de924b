package picknmix.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The values of a game's options at one table. */
public final class Options {
  private final Map<String, Object> values;

  private Options(Map<String, Object> values) {
    this.values = values;
  }

  /** Options from names and values in turn. */
  public static Options of(Object... namesAndValues) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      values.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
    }
    return new Options(values);
  }

  /** Reads the options in the field; null is left out too, unknown names and values are refused. */
  public static Options read(List<Option> known, Field field) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (String name : field.keys()) {
      Option option =
          known.stream()
              .filter(o -> o.name().equals(name))
              .findFirst()
              .orElseThrow(() -> field.wrong("has no option \"" + name + "\"" + hint(known)));
      if (field.has(name)) {
        values.put(name, option.read(field.get(name)));
      }
    }
    return new Options(values);
  }

  /** Reads the options in the field, with all that it leaves out filled in. */
  public static Options readAll(List<Option> known, Field field) {
    return read(known, field).withDefaults(known);
  }

  private static String hint(List<Option> known) {
    return known.isEmpty() ? "" : "; there are: " + String.join(", ", names(known));
  }

  private static List<String> names(List<Option> options) {
    return options.stream().map(Option::name).toList();
  }

  /** These options with those left out filled in, in the order of {@code known}. */
  public Options withDefaults(List<Option> known) {
    Map<String, Object> settled = new LinkedHashMap<>();
    for (Option option : known) {
      Object value =
          values.containsKey(option.name()) ? values.get(option.name()) : option.fallback();
      if (value != null) {
        settled.put(option.name(), value);
      }
    }
    return new Options(settled);
  }

  /** These options, and this value of one more. */
  public Options with(String name, Object value) {
    Map<String, Object> more = new LinkedHashMap<>(values);
    more.put(name, value);
    return new Options(more);
  }

  public boolean has(String name) {
    return values.containsKey(name);
  }

  public String text(String name) {
    return (String) value(name);
  }

  public boolean flag(String name) {
    return (Boolean) value(name);
  }

  public int number(String name) {
    return (Integer) value(name);
  }

  private Object value(String name) {
    Object value = values.get(name);
    if (value == null) {
      throw new IllegalStateException("option " + name + " is not settled");
    }
    return value;
  }

  public Map<String, @Nullable Object> json() {
    return new LinkedHashMap<>(values);
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
