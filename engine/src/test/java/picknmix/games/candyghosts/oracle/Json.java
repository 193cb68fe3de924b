package picknmix.games.candyghosts.oracle;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Small change for JSON trees. */
final class Json {
  private Json() {}

  /** An object with these names and values, in this order. */
  static Map<String, Object> object(@Nullable Object... namesAndValues) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      object.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
    }
    return readOnly(object);
  }

  /** A JSON null is a null value; readers know. */
  @SuppressWarnings("NullAway")
  private static Map<String, Object> readOnly(Map<String, @Nullable Object> object) {
    return Collections.unmodifiableMap(object);
  }

  static @Nullable Object get(Object object, String name) {
    return ((Map<?, ?>) object).get(name);
  }

  static Object need(Object object, String name) {
    return Objects.requireNonNull(get(object, name), name);
  }

  static @Nullable String text(Object object, String name) {
    return (String) get(object, name);
  }

  static int number(Object object, String name) {
    return integer(need(object, name));
  }

  static int integer(Object number) {
    return ((Number) number).intValue();
  }

  static boolean flag(Object object, String name) {
    return (Boolean) need(object, name);
  }

  static List<?> list(Object object, String name) {
    return (List<?>) need(object, name);
  }

  static List<String> texts(Object object, String name) {
    return list(object, name).stream().map(String.class::cast).toList();
  }
}
