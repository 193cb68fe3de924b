package picknmix.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import picknmix.kernel.Field;
import picknmix.kernel.Game;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;

/** A game's options as people type them. */
final class TableOptions {
  private TableOptions() {}

  /** The options given by name as {@code --option}; unknown names and values are refused. */
  static Options read(Game<?> game, Map<String, String> typed) {
    Map<String, Object> values = new LinkedHashMap<>();
    typed.forEach((name, text) -> values.put(name, value(game, name, text)));
    return Options.read(
        game.facts().options(), Field.of(values, "--option", Refused.Code.BAD_REQUEST));
  }

  /** The text as the option wants it: the value that is written so, or else a number. */
  private static Object value(Game<?> game, String name, String text) {
    for (var option : game.facts().options()) {
      if (option.name().equals(name)) {
        for (Object value : option.values()) {
          if (value.toString().equals(text)) {
            return value;
          }
        }
        return option.values().isEmpty() && !option.isText() && text.matches("-?[0-9]{1,9}")
            ? (Object) Integer.valueOf(text)
            : text;
      }
    }
    return text;
  }
}
