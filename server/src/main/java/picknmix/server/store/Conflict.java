package picknmix.server.store;

/** Somebody else has written first; nothing was changed. */
public final class Conflict extends RuntimeException {
  Conflict(String message) {
    super(message);
  }
}
