package picknmix.server.store;

import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

/**
 * The store does not answer, or not in time. What was to be written may have been written all the
 * same, unless the message says that it was not tried.
 */
public final class StoreDown extends RuntimeException {
  StoreDown(String message, @Nullable Throwable cause) {
    super(message, cause);
  }

  /** Whether that went wrong because of the store, so that the same may go well a little later. */
  public static boolean isBehind(Throwable failure) {
    return failure instanceof StoreDown || failure instanceof JdbiException;
  }
}
