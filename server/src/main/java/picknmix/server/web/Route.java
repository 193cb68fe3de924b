package picknmix.server.web;

import org.jspecify.annotations.Nullable;
import picknmix.server.table.TokenBucket;

/**
 * A request that the server answers. The server and {@code /openapi.json} are made from the same
 * list of these.
 *
 * @param path with the names of its variable parts in braces
 * @param summary one line for readers of the description
 * @param body what is sent; null if nothing
 * @param reply what comes back when all is well
 * @param rate how often one address may ask for it, beside what holds for all requests; null if it
 *     has no rate of its own
 */
record Route(
    Method method,
    String path,
    String summary,
    Seat seat,
    @Nullable Class<?> body,
    Reply reply,
    Handler handler,
    TokenBucket.@Nullable Rate rate) {

  /** One that may be asked for as often as any. */
  Route(
      Method method,
      String path,
      String summary,
      Seat seat,
      @Nullable Class<?> body,
      Reply reply,
      Handler handler) {
    this(method, path, summary, seat, body, reply, handler, null);
  }

  /** The same, which an address may ask for so often. */
  Route limited(TokenBucket.Rate to) {
    return new Route(method, path, summary, seat, body, reply, handler, to);
  }

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
