package picknmix.server.web;

/** A request that cannot be answered, for reasons of HTTP's own. */
final class HttpFailure extends RuntimeException {
  private final ProblemDetails problem;

  HttpFailure(int status, String code, String detail) {
    super(detail);
    this.problem = ProblemDetails.of(status, code, detail);
  }

  ProblemDetails problem() {
    return problem;
  }
}
