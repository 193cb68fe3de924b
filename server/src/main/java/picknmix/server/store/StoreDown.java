package picknmix.server.store;

import org.jspecify.annotations.Nullable;

/**
 * The store does not answer, or not in time. What was to be written may have been written all the
 * same, unless the message says that it was not tried.
 */
public final class StoreDown extends RuntimeException {
  StoreDown(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
