package picknmix.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A table that nobody has used for long.
 *
 * @param touched when it last changed
 * @param previous the table whose rematch it is
 */
public record OldTable(String id, long touched, @Nullable String previous) {
  /** Comes before all others. */
  public static final OldTable NONE = new OldTable("", Long.MIN_VALUE, null);
}
