package picknmix.server.match;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What somebody is told who has asked for a hint; nobody else is. */
public sealed interface Counsel {
  /**
   * What a good player would do.
   *
   * @param where what to look at, in the game's words for places and pieces
   * @param action in notation
   * @param events what would happen, as far as the seat can foresee it, as JSON
   * @param reasons why, as JSON
   * @param sure the chance that it is better than what comes next, from 0.5 to 1
   */
  record Given(
      List<String> where,
      String action,
      List<Map<String, @Nullable Object>> events,
      List<Map<String, @Nullable Object>> reasons,
      double sure)
      implements Counsel {}

  /** There is nothing to choose: it is best to wait. */
  record Nothing() implements Counsel {}

  /** Something has happened since: the table that was seen is no more. */
  record TooLate() implements Counsel {}
}
