package picknmix.server.web;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import org.eclipse.jetty.http.HttpStatus;

/**
 * What went wrong, as RFC 9457 writes it. All of it may be left out there, and a client may meet
 * answers that are not ours, from a proxy for instance.
 *
 * @param code for programs; one of those in docs/protocol.md
 */
record ProblemDetails(
    @JsonInclude(Include.NON_NULL) String type,
    @JsonInclude(Include.NON_NULL) String title,
    @JsonInclude(Include.NON_NULL) int status,
    @JsonInclude(Include.NON_NULL) String detail,
    @JsonInclude(Include.NON_NULL) String code) {
  static final String CONTENT_TYPE = "application/problem+json";

  static ProblemDetails of(int status, String code, String detail) {
    return new ProblemDetails("about:blank", title(status), status, detail, code);
  }

  /** With {@code about:blank} the title is that of the status. */
  private static String title(int status) {
    return switch (status) {
      case 413 -> "Content Too Large"; // its newer name
      case 500 -> "Internal Server Error";
      default -> HttpStatus.getMessage(status);
    };
  }
}
