package picknmix.cluster;

import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.kernel.Refused;
import picknmix.server.store.StoreDown;
import picknmix.server.table.Problem;

/**
 * A refusal on its way from a table to whoever asked.
 *
 * @param refused if the request was bad in itself
 * @param problem if it cannot be granted now, or not to them
 */
record Trouble(
    Refused.@Nullable Code refused, Problem.@Nullable Kind problem, @Nullable String message) {
  private static final Logger LOG = LoggerFactory.getLogger(Trouble.class);

  static Trouble of(Throwable failure) {
    return switch (failure) {
      case CompletionException wrapped when wrapped.getCause() != null -> of(wrapped.getCause());
      case Refused refused -> new Trouble(refused.code(), null, refused.reason());
      case Problem problem -> new Trouble(null, problem.kind(), problem.getMessage());
      case TimeoutException _ -> unavailable("the table is moving; try again in a moment");
      case Throwable down when StoreDown.isBehind(down) ->
          unavailable("the store does not answer; try again soon");
      default -> {
        LOG.error("a table failed", failure);
        yield new Trouble(Refused.Code.INTERNAL, null, "a mistake of the server's own");
      }
    };
  }

  static Trouble unavailable(String message) {
    return new Trouble(null, Problem.Kind.UNAVAILABLE, message);
  }

  RuntimeException exception() {
    String words = String.valueOf(message);
    return refused != null
        ? new Refused(refused, words)
        : new Problem(problem == null ? Problem.Kind.UNAVAILABLE : problem, words);
  }
}
