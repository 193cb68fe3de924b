package picknmix.server.web;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * What a message is about, as far as that can be told of one that cannot be used: so that whoever
 * sent it knows what was not done.
 *
 * @param id only of an {@code act}
 */
record Gist(ServerMessage.@Nullable About about, @Nullable String id) {
  private static final Gist NOTHING = new Gist(null, null);

  /** No id of ours is longer, and nobody needs more of it back. */
  private static final int LONGEST_ID = 64;

  static Gist of(String text) {
    JsonNode message;
    try {
      message = WebJson.MAPPER.readTree(text);
    } catch (JacksonException e) {
      return NOTHING;
    }
    String type = message.path("type").asString("");
    ServerMessage.About about =
        Arrays.stream(ServerMessage.About.values())
            .filter(one -> one.name().equalsIgnoreCase(type))
            .findFirst()
            .orElse(null);
    JsonNode id = message.path("id");
    boolean isActs = about == ServerMessage.About.ACT && id.isString();
    return new Gist(about, isActs && id.asString().length() <= LONGEST_ID ? id.asString() : null);
  }
}
