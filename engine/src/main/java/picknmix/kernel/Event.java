package picknmix.kernel;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Something that happened, for the client to animate and to tell. */
public interface Event {
  /** The event as JSON, with its kind as {@code type}. */
  Map<String, @Nullable Object> json();

  /** The event as the viewer may see it; null if the viewer notices nothing of it. */
  default @Nullable Event seenBy(int viewer) {
    return this;
  }
}
