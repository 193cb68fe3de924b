package picknmix.server.web;

import org.jspecify.annotations.Nullable;

/**
 * A request that the server answers. The server and {@code /openapi.json} are made from the same
 * list of these.
 *
 * @param path with the names of its variable parts in braces
 * @param summary one line for readers of the description
 * @param body what is sent; null if nothing
 * @param reply what comes back when all is well
 */
record Route(
    Method method,
    String path,
    String summary,
    Seat seat,
    @Nullable Class<?> body,
    Reply reply,
    Handler handler) {

  /** HTTP's, as far as we use them. */
  enum Method {
    GET,
    POST,
    PUT,
    DELETE
  }

  /** Whether a seat's secret has to be shown. */
  enum Seat {
    NONE,
    OPTIONAL,
    REQUIRED
  }

  /**
   * @param type of the reply, or of the elements of a list; null if it is text
   */
  record Reply(int status, @Nullable Class<?> type, boolean list, String contentType) {
    private static final String JSON = "application/json";

    static Reply one(Class<?> type) {
      return new Reply(200, type, false, JSON);
    }

    static Reply created(Class<?> type) {
      return new Reply(201, type, false, JSON);
    }

    static Reply list(Class<?> type) {
      return new Reply(200, type, true, JSON);
    }

    static Reply text(String contentType) {
      return new Reply(200, null, false, contentType);
    }
  }

  /** A reply's text that will never be another, so that everybody may keep it. */
  record Lasting(String text) {}

  /** Carries the request out. */
  @FunctionalInterface
  interface Handler {
    /** A value of the reply's type, or its text, {@link Lasting} or not. */
    Object answer(Call call);
  }
}
