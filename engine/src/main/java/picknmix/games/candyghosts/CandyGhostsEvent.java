package picknmix.games.candyghosts;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Event;
import picknmix.kernel.Json;

/** Something that happened; all see all of it. */
record CandyGhostsEvent(Map<String, @Nullable Object> json) implements Event {

  /** An event from its type and then keys and values in turn. */
  static CandyGhostsEvent of(String type, @Nullable Object... keysAndValues) {
    Map<String, @Nullable Object> json = Json.object("type", type);
    json.putAll(Json.object(keysAndValues));
    return new CandyGhostsEvent(json);
  }
}
