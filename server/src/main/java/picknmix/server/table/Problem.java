package picknmix.server.table;

/**
 * A request that the table cannot grant; the message tells a person why. What is wrong in itself,
 * whatever the table's state, is a {@link picknmix.kernel.Refused} instead (HTTP's 400).
 */
public final class Problem extends RuntimeException {
  /** What kind of problem, in the words and the HTTP statuses of docs/protocol.md. */
  public enum Kind {
    /** The secret opens no seat that may do this. */
    FORBIDDEN(403, "forbidden"),
    /** There is no such table. */
    NOT_FOUND(404, "not-found"),
    /** Not in the table's present state. */
    CONFLICT(409, "conflict"),
    /** More than is taken in. */
    TOO_LARGE(413, "bad-request"),
    /** Not so soon again. */
    TOO_MANY(429, "too-many"),
    /** The server is stopping, or full. */
    UNAVAILABLE(503, "unavailable");

    private final int status;
    private final String code;

    Kind(int status, String code) {
      this.status = status;
      this.code = code;
    }

    public int status() {
      return status;
    }

    public String code() {
      return code;
    }
  }

  private final Kind kind;

  public Problem(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  static Problem forbidden(String message) {
    return new Problem(Kind.FORBIDDEN, message);
  }

  static Problem conflict(String message) {
    return new Problem(Kind.CONFLICT, message);
  }

  public Kind kind() {
    return kind;
  }
}
