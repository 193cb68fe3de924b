package picknmix.server.table;

import org.jspecify.annotations.Nullable;

/**
 * What a table in use tells of those at it, beyond its seats, and the store does not keep.
 *
 * @param chosen as in {@link Rights}
 * @param nextBy whose wish the next table was
 */
record Company(@Nullable String chosen, Spectators spectators, @Nullable Integer nextBy) {
  static final Company NONE = new Company(null, Spectators.NONE, null);
}
