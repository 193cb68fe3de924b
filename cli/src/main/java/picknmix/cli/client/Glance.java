package picknmix.cli.client;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * The few things of a server's message that a tool acts on. All else, which is most of it, is
 * skipped and never becomes an object; to read it all would cost more than to serve it.
 */
public final class Glance {
  private static final JsonFactory JSON = new JsonFactory();
  private static final byte[] NONE = {};

  private String type = "";
  private int number;
  private String outcome = "";
  private @Nullable String id;
  private @Nullable String code;
  private byte[] actions = NONE;
  private boolean over;

  /** Looks at a message. */
  public void at(byte[] bytes, int from, int to) {
    type = "";
    number = 0;
    outcome = "";
    id = null;
    code = null;
    actions = NONE;
    over = false;
    try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), bytes, from, to - from)) {
      parser.nextToken();
      for (String name = parser.nextName(); name != null; name = parser.nextName()) {
        take(parser, name, bytes, from);
      }
    }
  }

  private void take(JsonParser parser, String name, byte[] bytes, int from) {
    JsonToken value = parser.nextToken();
    switch (name) {
      case "type" -> type = parser.getString();
      case "seq", "n" -> number = parser.getIntValue();
      case "outcome" -> outcome = parser.getString();
      case "id" -> id = value == JsonToken.VALUE_NULL ? null : parser.getString();
      case "code" -> code = parser.getString();
      case "result" -> {
        over = value != JsonToken.VALUE_NULL;
        parser.skipChildren();
      }
      case "actions" -> {
        int start = (int) parser.currentTokenLocation().getByteOffset();
        parser.skipChildren();
        int end = (int) parser.currentLocation().getByteOffset();
        actions = end - start <= 2 ? NONE : Arrays.copyOfRange(bytes, from + start, from + end);
      }
      default -> parser.skipChildren();
    }
  }

  public String type() {
    return type;
  }

  /** The sequence number of an update or a reply, or the number of a ping. */
  public int number() {
    return number;
  }

  public String outcome() {
    return outcome;
  }

  /** Of a reply or an error. */
  public @Nullable String id() {
    return id;
  }

  /** Of an error. */
  public @Nullable String code() {
    return code;
  }

  /** What this seat may do, as JSON; empty if nothing. */
  public byte[] actions() {
    return actions;
  }

  public boolean isOver() {
    return over;
  }

  /** The whole message, for reports. */
  public static String text(byte[] bytes, int from, int to) {
    return new String(bytes, from, to - from, StandardCharsets.UTF_8);
  }
}
