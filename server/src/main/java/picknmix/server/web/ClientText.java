package picknmix.server.web;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * What a client says. An {@code act} as pages send it is read by hand, since there are many; all
 * else, and whatever is not quite right, the usual way, which finds words for it.
 */
final class ClientText {
  private ClientText() {}

  static ClientMessage read(byte[] text) {
    ClientMessage act = act(text);
    return act == null ? WebJson.read(text(text), ClientMessage.class) : act;
  }

  static String text(byte[] text) {
    return new String(text, StandardCharsets.UTF_8);
  }

  /** Null if it is something else, or there is anything unusual about it. */
  private static @Nullable ClientMessage act(byte[] text) {
    String type = null;
    String id = null;
    String action = null;
    Integer seen = null;
    try (JsonParser parser = WebJson.MAPPER.createParser(text)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        return null;
      }
      for (String name = parser.nextName(); name != null; name = parser.nextName()) {
        JsonToken value = parser.nextToken();
        if (value == JsonToken.VALUE_STRING && name.equals("type") && type == null) {
          type = parser.getString();
        } else if (value == JsonToken.VALUE_STRING && name.equals("id") && id == null) {
          id = parser.getString();
        } else if (value == JsonToken.VALUE_STRING && name.equals("action") && action == null) {
          action = parser.getString();
        } else if (value == JsonToken.VALUE_NUMBER_INT && name.equals("seen") && seen == null) {
          seen = parser.getIntValue();
        } else {
          return null;
        }
      }
      boolean isWhole = parser.currentToken() == JsonToken.END_OBJECT && parser.nextToken() == null;
      return isWhole && "act".equals(type) && id != null && action != null && seen != null
          ? new ClientMessage.Act(id, action, seen)
          : null;
    } catch (JacksonException e) {
      return null;
    }
  }
}
