package picknmix.wasm;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import picknmix.kernel.Refused;
import picknmix.kernel.Refused.Code;

/** Reads JSON text, with the browser's own reader, into the plain trees that the engine takes. */
final class JsonTree {
  /** Far deeper than any request; a stack overflow could not be caught here. */
  private static final int MAX_DEPTH = 500;

  private static final double MAX_EXACT = 9007199254740991.0;

  private JsonTree() {}

  static @Nullable Object parse(String text) {
    JSObject value = Host.parse(text);
    if (Host.kind(value).equals("undefined")) {
      throw new Refused(Code.BAD_JSON, "the text is not a JSON value");
    }
    return tree(value, 0);
  }

  private static @Nullable Object tree(JSObject value, int depth) {
    if (depth > MAX_DEPTH) {
      throw new Refused(Code.BAD_JSON, "the JSON value is nested too deeply");
    }
    return switch (Host.kind(value)) {
      case "null" -> null;
      case "boolean" -> Host.flag(value);
      case "number" -> number(Host.number(value));
      case "string" -> Host.text(value);
      case "array" -> list(value, depth);
      default -> map(value, depth);
    };
  }

  private static Number number(double value) {
    if (value == (int) value) {
      return (int) value;
    }
    if (value == (long) value && Math.abs(value) <= MAX_EXACT) {
      return (long) value;
    }
    return value;
  }

  private static List<@Nullable Object> list(JSObject array, int depth) {
    List<@Nullable Object> list = new ArrayList<>();
    int length = Host.length(array);
    for (int i = 0; i < length; i++) {
      list.add(tree(Host.element(array, i), depth + 1));
    }
    return list;
  }

  private static Map<String, @Nullable Object> map(JSObject object, int depth) {
    Map<String, @Nullable Object> map = new LinkedHashMap<>();
    JSObject keys = Host.keys(object);
    int length = Host.length(keys);
    for (int i = 0; i < length; i++) {
      String key = Host.text(Host.element(keys, i));
      map.put(key, tree(Host.property(object, key), depth + 1));
    }
    return map;
  }
}
