package picknmix.protocol;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Puzzles;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;
import picknmix.kernel.State;
import picknmix.kernel.Watch;

/** The commands that ask about the match being played as about a puzzle. */
final class PuzzleMatch<S extends State<S>> {
  private final Session<S> session;
  private final Puzzles<S> puzzles;
  private final Watch watch;

  private PuzzleMatch(Session<S> session, Puzzles<S> puzzles, Watch watch) {
    this.session = session;
    this.puzzles = puzzles;
    this.watch = watch;
  }

  static <S extends State<S>> PuzzleMatch<S> of(Session<S> session, Watch watch) {
    Puzzles<S> puzzles = session.game().puzzles();
    if (puzzles == null || !puzzles.isPuzzle(session.state())) {
      throw Refused.badRequest("the match is no puzzle");
    }
    return new PuzzleMatch<>(session, puzzles, watch);
  }

  Map<String, @Nullable Object> solve(Field request) {
    checkLimit(request);
    return puzzles.solve(session.state(), nodes(request), millis(request), watch);
  }

  Map<String, @Nullable Object> reach(Field request) {
    checkLimit(request);
    return puzzles.reach(session.state(), nodes(request), millis(request), watch);
  }

  Map<String, @Nullable Object> rate(Field request) {
    checkLimit(request);
    return puzzles.rate(session.start(), nodes(request), millis(request), watch);
  }

  Map<String, @Nullable Object> code() {
    return Json.object("code", puzzles.code(session.state()));
  }

  private static void checkLimit(Field request) {
    if (!request.has("millis") && !request.has("nodes")) {
      throw Refused.badRequest("request lacks \"millis\" or \"nodes\"");
    }
  }

  private static int nodes(Field request) {
    return limit(request, "nodes");
  }

  private static int millis(Field request) {
    return limit(request, "millis");
  }

  /** The limit of that name; 0 if there is none. */
  private static int limit(Field request, String name) {
    return request.has(name) ? request.get(name).number(1, PlayedMatch.MAX_COUNT) : 0;
  }
}
