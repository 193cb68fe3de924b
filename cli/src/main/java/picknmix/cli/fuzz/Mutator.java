package picknmix.cli.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Spoils good inputs, now as JSON, now as mere text, with parts of others among them. */
final class Mutator {
  private static final JsonMapper JSON = new JsonMapper();
  private static final int DEEP = 2_000;

  /** Values at which programs stumble. */
  private static final List<@Nullable Object> ODD = new ArrayList<>();

  static {
    ODD.add(null);
    ODD.addAll(
        List.of(
            true,
            0,
            -1,
            1,
            255,
            65_536,
            Integer.MAX_VALUE,
            Integer.MIN_VALUE,
            Long.MAX_VALUE,
            "",
            " ",
            "0",
            "-1",
            "null",
            "undo",
            "clock",
            "chance",
            "Їжак 🍬",
            "\u0000",
            "\ud800",
            "\u202eabc",
            "../../etc/passwd",
            "' or 1=1 --",
            "<script>",
            "${jndi:x}",
            "a".repeat(3_000)));
    ODD.addAll(List.of(List.of(), Map.of(), List.of(List.of(List.of())), Map.of("type", "act")));
  }

  private static final List<String> SCRAPS =
      List.of("{", "}", "[", "]", "\"", ",", ":", "\\", "1e999", "-", "\u0000", "\r\n", "é", "🍬");

  private final List<String> good;

  /**
   * @param good inputs, each a JSON value
   */
  Mutator(List<String> good) {
    this.good = List.copyOf(good);
  }

  String mutate(SplittableRandom random) {
    return mutate(one(random), random);
  }

  /** Spoils this one. */
  String mutate(String input, SplittableRandom random) {
    String text = input;
    int times = 1 + random.nextInt(3);
    for (int i = 0; i < times; i++) {
      text =
          switch (random.nextInt(8)) {
            case 0, 1 -> spoilText(text, random);
            case 2 -> splice(text, one(random), random);
            default -> spoilTree(text, random);
          };
    }
    return text;
  }

  /** One of the good ones, as it is. */
  String one(SplittableRandom random) {
    return good.get(random.nextInt(good.size()));
  }

  /** The beginning of one and the end of another; of two objects, fields of both. */
  static String splice(String one, String other, SplittableRandom random) {
    try {
      if (JSON.readValue(one, Object.class) instanceof Map<?, ?> fields
          && JSON.readValue(other, Object.class) instanceof Map<?, ?> others) {
        Map<String, @Nullable Object> both = new LinkedHashMap<>();
        fields.forEach((key, value) -> both.put(String.valueOf(key), value));
        others.forEach(
            (key, value) -> {
              if (random.nextBoolean()) {
                both.put(String.valueOf(key), value);
              }
            });
        return Json.write(both);
      }
    } catch (JacksonException | IllegalArgumentException noTree) {
      // then as text
    }
    return one.substring(0, random.nextInt(one.length() + 1))
        + other.substring(random.nextInt(other.length() + 1));
  }

  private String spoilTree(String text, SplittableRandom random) {
    try {
      return Json.write(spoil(JSON.readValue(text, Object.class), random, 0));
    } catch (JacksonException | IllegalArgumentException noTree) {
      return spoilText(text, random);
    }
  }

  /** Walks down by chance and changes what it finds there. */
  private @Nullable Object spoil(@Nullable Object value, SplittableRandom random, int depth) {
    if (value instanceof Map<?, ?> map && !map.isEmpty() && random.nextInt(5) > 0) {
      return spoilMap(map, random, depth);
    }
    if (value instanceof List<?> list && !list.isEmpty() && random.nextInt(5) > 0) {
      List<@Nullable Object> copy = new ArrayList<>(list);
      int place = random.nextInt(copy.size());
      switch (random.nextInt(6)) {
        case 0 -> copy.remove(place);
        case 1 -> copy.add(place, copy.get(place));
        case 2 -> copy.set(place, copy.get(random.nextInt(copy.size())));
        default -> copy.set(place, spoil(copy.get(place), random, depth + 1));
      }
      return copy;
    }
    return other(value, random);
  }

  private Map<String, @Nullable Object> spoilMap(
      Map<?, ?> map, SplittableRandom random, int depth) {
    Map<String, @Nullable Object> copy = new LinkedHashMap<>();
    map.forEach((key, value) -> copy.put(String.valueOf(key), value));
    List<String> keys = List.copyOf(copy.keySet());
    String key = keys.get(random.nextInt(keys.size()));
    switch (random.nextInt(8)) {
      case 0 -> copy.remove(key);
      case 1 -> copy.put(key + "x", copy.remove(key));
      case 2 -> copy.put(key, copy.get(keys.get(random.nextInt(keys.size()))));
      default -> copy.put(key, spoil(copy.get(key), random, depth + 1));
    }
    return copy;
  }

  private @Nullable Object other(@Nullable Object value, SplittableRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> ODD.get(random.nextInt(ODD.size()));
      case 1 -> somethingOf(one(random), random);
      case 2 ->
          value instanceof Number number
              ? (Object) (number.longValue() + random.nextInt(-3, 4))
              : spoilText(String.valueOf(value), random);
      default -> nested(random);
    };
  }

  private static Object nested(SplittableRandom random) {
    Object value = "deep";
    int depth = random.nextInt(20) == 0 ? DEEP : random.nextInt(4);
    for (int i = 0; i < depth; i++) {
      value = random.nextInt(2) == 0 ? List.of(value) : Map.of("x", value);
    }
    return value;
  }

  private static @Nullable Object somethingOf(String text, SplittableRandom random) {
    Object value = JSON.readValue(text, Object.class);
    for (int depth = random.nextInt(5); depth > 0; depth--) {
      if (value instanceof Map<?, ?> map && !map.isEmpty()) {
        value = new ArrayList<>(map.values()).get(random.nextInt(map.size()));
      } else if (value instanceof List<?> list && !list.isEmpty()) {
        value = list.get(random.nextInt(list.size()));
      }
    }
    return value;
  }

  /** Any text: cut, doubled, or with a scrap in it. */
  static String spoilText(String text, SplittableRandom random) {
    if (text.isEmpty()) {
      return SCRAPS.get(random.nextInt(SCRAPS.size()));
    }
    int from = random.nextInt(text.length());
    int to = Math.min(text.length(), from + 1 + random.nextInt(8));
    return switch (random.nextInt(6)) {
      case 0 -> text.substring(0, from);
      case 1 -> text.substring(0, from) + text.substring(to);
      case 2 -> text.substring(0, to) + text.substring(from);
      case 3 -> text.substring(0, from) + (char) random.nextInt(0x250) + text.substring(to);
      case 4 -> text.substring(0, from) + random.nextInt() + text.substring(to);
      default ->
          text.substring(0, from)
              + SCRAPS.get(random.nextInt(SCRAPS.size()))
              + text.substring(from);
    };
  }
}
