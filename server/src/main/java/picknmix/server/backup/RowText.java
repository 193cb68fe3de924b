package picknmix.server.backup;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** A row as a line: a JSON array of texts, whole numbers, true, false and null. */
final class RowText {
  private static final JsonMapper JSON = new JsonMapper();

  private RowText() {}

  static String write(@Nullable Object[] values) {
    return JSON.writeValueAsString(values);
  }

  static List<@Nullable Object> read(String line) throws CopyRefused {
    try {
      return JSON.readerForListOf(Object.class).readValue(line);
    } catch (JacksonException e) {
      throw new CopyRefused("a row cannot be read", e);
    }
  }
}
