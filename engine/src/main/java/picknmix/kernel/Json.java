package picknmix.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * JSON as plain trees: Map, List, String, Number, Boolean and null. The engine builds and reads
 * trees and writes them as text; reading text is left to the platform (Jackson, or the browser).
 */
public final class Json {
  private static final String HEX = "0123456789abcdef";

  private Json() {}

  /** An object from keys and values in turn; the keys keep their order. */
  public static Map<String, @Nullable Object> object(@Nullable Object... keysAndValues) {
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    for (int i = 0; i < keysAndValues.length; i += 2) {
      object.put(String.valueOf(keysAndValues[i]), keysAndValues[i + 1]);
    }
    return object;
  }

  /** The tree as one line of text without spaces: the same tree always gives the same text. */
  public static String write(@Nullable Object tree) {
    StringBuilder out = new StringBuilder();
    write(tree, out);
    return out.toString();
  }

  /** As {@link #write(Object)}, behind what is there already. */
  public static void write(@Nullable Object tree, StringBuilder out) {
    switch (tree) {
      case null -> out.append("null");
      case Map<?, ?> map -> writeObject(map, out);
      case List<?> list -> writeArray(list, out);
      case String text -> writeText(text, out);
      case Double number when number.isNaN() || number.isInfinite() -> out.append("null");
      case Number number -> out.append(number);
      case Boolean flag -> out.append(flag.booleanValue());
      default -> throw new IllegalArgumentException("not JSON: " + tree.getClass());
    }
  }

  private static void writeObject(Map<?, ?> map, StringBuilder out) {
    char separator = '{';
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      out.append(separator);
      writeText(String.valueOf(entry.getKey()), out);
      out.append(':');
      write(entry.getValue(), out);
      separator = ',';
    }
    out.append(separator == '{' ? "{}" : "}");
  }

  private static void writeArray(List<?> list, StringBuilder out) {
    out.append('[');
    for (int i = 0; i < list.size(); i++) {
      if (i > 0) {
        out.append(',');
      }
      write(list.get(i), out);
    }
    out.append(']');
  }

  private static void writeText(String text, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ' || Character.isSurrogate(c)) {
        // Half a surrogate pair has no UTF-8 form, so all of them are written as escapes.
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
          out.append(HEX.charAt((c >> shift) & 15));
        }
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }
}
