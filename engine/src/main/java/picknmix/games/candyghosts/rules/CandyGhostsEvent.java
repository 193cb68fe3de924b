package picknmix.games.candyghosts.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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

  /** Rooms, items and roles that nobody has seen are null until they are. */
  @Override
  public Event foreseen() {
    return switch (type()) {
      case "revealed" -> without("card", "item", "at");
      case "flipped" -> without("item");
      case "ended" -> without("roles");
      default -> this;
    };
  }

  /** What lies in a room or stands in the way decides what comes next; roles are points. */
  @Override
  public Hides hides() {
    return switch (type()) {
      case "revealed", "flipped" -> Hides.REST;
      case "ended" ->
          json.get("roles") instanceof List<?> roles && roles.stream().anyMatch(Objects::nonNull)
              ? Hides.SCORES
              : Hides.NOTHING;
      default -> Hides.NOTHING;
    };
  }

  private String type() {
    return (String) Objects.requireNonNull(json.get("type"));
  }

  private CandyGhostsEvent without(String... keys) {
    Map<String, @Nullable Object> rest = new LinkedHashMap<>(json);
    for (String key : keys) {
      rest.replace(key, null);
    }
    return new CandyGhostsEvent(rest);
  }
}
