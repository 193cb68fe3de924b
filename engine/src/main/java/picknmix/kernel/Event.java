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

  /**
   * The event as it can be told before it happens: without what it will bring to light, such as a
   * card that is drawn or turned up, or the winners where that takes opening the jars.
   */
  default Event foreseen() {
    return this;
  }

  /** What depends on that which {@link #foreseen} leaves out, and so cannot be foreseen either. */
  default Hides hides() {
    return Hides.NOTHING;
  }

  /** What stays hidden from those who look ahead, in ascending order. */
  enum Hides {
    /** The game goes on in the same way whatever it is. */
    NOTHING,
    /** The points. */
    SCORES,
    /** The points, and what happens next. */
    REST
  }
}
