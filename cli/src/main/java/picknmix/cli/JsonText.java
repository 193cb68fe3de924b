package picknmix.cli;

import org.jspecify.annotations.Nullable;
import picknmix.kernel.Refused;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON text into the plain trees that the engine works with. */
final class JsonText {
  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  private JsonText() {}

  static @Nullable Object parse(String text) {
    try {
      return MAPPER.readValue(text, Object.class);
    } catch (JacksonException e) {
      TokenStreamLocation place = e.getLocation();
      String where = place == null ? "" : " (column " + place.getColumnNr() + ")";
      throw new Refused(Refused.Code.BAD_JSON, "the line is not a JSON value" + where);
    }
  }
}
