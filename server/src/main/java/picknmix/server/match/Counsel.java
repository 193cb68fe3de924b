package picknmix.server.match;

import java.util.List;
import picknmix.kernel.Event;
import picknmix.kernel.Reason;

/** What somebody is told who has asked for a hint; nobody else is. */
public sealed interface Counsel {
  /**
   * What a good player would do.
   *
   * @param where what to look at, in the game's words for places and pieces
   * @param action in notation
   * @param events what would happen, as far as the seat can foresee it
   * @param sure the chance that it is better than what comes next, from 0.5 to 1
   */
  record Given(
      List<String> where, String action, List<Event> events, List<Reason> reasons, double sure)
      implements Counsel {}

  /** There is nothing to choose: it is best to wait. */
  record Nothing() implements Counsel {}

  /** Something has happened since: the table that was seen is no more. */
  record TooLate() implements Counsel {}
}
