package picknmix.server.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Event;
import picknmix.kernel.Seat;
import picknmix.kernel.State;
import picknmix.kernel.View;

/**
 * What one viewer learns after an action, and at once when they begin to watch.
 *
 * @param sequence how many actions there have been; the next update has the next number
 * @param events what happened, as far as the viewer may see it
 * @param turn whose turn it is, as {@link picknmix.kernel.Rules#turn} tells
 * @param actions what the viewer may do now, in notation
 * @param open whether the viewer may do more than the actions listed
 * @param millisLeft how long until the clock acts; 0 if it will not
 * @param result how it ended; null while the game goes on
 */
public record Update<S extends State<S>>(
    int sequence,
    List<Event> events,
    View<S> view,
    int turn,
    List<String> actions,
    boolean open,
    long millisLeft,
    @Nullable Result result) {

  public boolean canAct() {
    return open || !actions.isEmpty();
  }

  /** Whether whoever is first may act, so that it pays to be quick. */
  public boolean isRace() {
    return turn == Seat.ANYONE;
  }
}
