package picknmix.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A place in a JSON tree that came from outside, with its path: reading from it gives the value or
 * says exactly what is wrong where ({@code state.done[1] must be true or false}).
 */
public final class Field {
  private final @Nullable Object value;
  private final String path;
  private final Refused.Code code;

  private Field(@Nullable Object value, String path, Refused.Code code) {
    this.value = value;
    this.path = path;
    this.code = code;
  }

  /** The root of a tree; whatever turns out wrong in it is refused with {@code code}. */
  public static Field of(@Nullable Object tree, String name, Refused.Code code) {
    return new Field(tree, name, code);
  }

  /** The same place, with mistakes below it refused as {@code code}. */
  public Field as(Refused.Code code) {
    return new Field(value, path, code);
  }

  /** Another value in the same place. */
  Field instead(@Nullable Object other) {
    return new Field(other, path, code);
  }

  public @Nullable Object value() {
    return value;
  }

  public boolean isNull() {
    return value == null;
  }

  /** Whether this object has the key, with null counting as absent. */
  public boolean has(String key) {
    return object().get(key) != null;
  }

  /** The key's place; the key must be there, though it may hold null. */
  public Field get(String key) {
    Map<?, ?> object = object();
    if (!object.containsKey(key)) {
      throw new Refused(code, path + " lacks \"" + key + "\"");
    }
    return new Field(object.get(key), path + "." + key, code);
  }

  /** The keys of this object. */
  public List<String> keys() {
    List<String> keys = new ArrayList<>();
    for (Object key : object().keySet()) {
      keys.add(String.valueOf(key));
    }
    return keys;
  }

  /** The elements of this array. */
  public List<Field> list() {
    if (!(value instanceof List<?> list)) {
      throw wrong("must be an array");
    }
    List<Field> fields = new ArrayList<>();
    for (Object element : list) {
      fields.add(new Field(element, path + "[" + fields.size() + "]", code));
    }
    return fields;
  }

  /** The elements of this array, of which there must be exactly {@code size}. */
  public List<Field> list(int size) {
    List<Field> fields = list();
    if (fields.size() != size) {
      throw wrong("must have " + size + " elements, not " + fields.size());
    }
    return fields;
  }

  public String text() {
    if (value instanceof String text) {
      return text;
    }
    throw wrong("must be a string");
  }

  /** One of several things, each of which has a word. */
  public <T> T oneOf(T[] things, Function<T, String> word) {
    String text = text();
    for (T thing : things) {
      if (word.apply(thing).equals(text)) {
        return thing;
      }
    }
    throw wrong("must be one of " + Stream.of(things).map(word).collect(Collectors.joining(", ")));
  }

  public boolean flag() {
    if (value instanceof Boolean flag) {
      return flag;
    }
    throw wrong("must be true or false");
  }

  /** A whole number within the bounds. */
  public int number(int min, int max) {
    // The browser knows no integers, so 2.0 is as good as 2 everywhere.
    if (value instanceof Number number) {
      double exact = number.doubleValue();
      if (exact >= min && exact <= max && exact == (int) exact) {
        return (int) exact;
      }
    }
    throw wrong("must be a whole number from " + min + " to " + max);
  }

  /** Any number. */
  public double decimal() {
    if (value instanceof Number number && Double.isFinite(number.doubleValue())) {
      return number.doubleValue();
    }
    throw wrong("must be a number");
  }

  /** Refuses this place unless that holds. */
  public void require(boolean holds, String otherwise) {
    if (!holds) {
      throw wrong(otherwise);
    }
  }

  /** The refusal of this place, for reasons of the caller's own. */
  public Refused wrong(String why) {
    return new Refused(code, path + " " + why);
  }

  private Map<?, ?> object() {
    if (value instanceof Map<?, ?> map) {
      return map;
    }
    throw wrong("must be an object");
  }
}
