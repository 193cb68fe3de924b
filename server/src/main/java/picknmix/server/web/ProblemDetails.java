package picknmix.server.web;

/**
 * What went wrong, as RFC 9457 writes it.
 *
 * @param code for programs; one of those in docs/protocol.md
 */
record ProblemDetails(String type, String title, int status, String detail, String code) {
  static final String CONTENT_TYPE = "application/problem+json";

  static ProblemDetails of(int status, String code, String detail) {
    return new ProblemDetails("about:blank", title(status), status, detail, code);
  }

  /** With {@code about:blank} the title is that of the status. */
  private static String title(int status) {
    return switch (status) {
      case 400 -> "Bad Request";
      case 401 -> "Unauthorized";
      case 403 -> "Forbidden";
      case 404 -> "Not Found";
      case 405 -> "Method Not Allowed";
      case 409 -> "Conflict";
      case 413 -> "Content Too Large";
      case 415 -> "Unsupported Media Type";
      case 429 -> "Too Many Requests";
      case 503 -> "Service Unavailable";
      default -> "Internal Server Error";
    };
  }
}
