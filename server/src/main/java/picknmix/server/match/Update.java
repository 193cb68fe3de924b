package picknmix.server.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Event;
import picknmix.kernel.Move;
import picknmix.kernel.State;
import picknmix.kernel.View;

/**
 * What one viewer learns after an action, and at once when they begin to watch.
 *
 * @param sequence how many actions there have been; the next update has the next number
 * @param undone so many of the events that the viewer was told, the last ones, no longer count
 * @param events what happened, as far as the viewer may see it
 * @param toAct the seats that can act now
 * @param actions what the viewer may do now, in notation
 * @param open whether the viewer may do more than the actions listed
 * @param canUndo whether the viewer may undo their last action
 * @param clock what the clock will do, and when; null if it does not run
 * @param result how it ended; null while the game goes on
 * @param race whom the action was quicker than; null if it had no rival
 * @param limits how long those who have to decide still have, where there is a turn clock
 * @param timeUp the seat for which a bot has just decided, its time being up; null if none
 * @param asked the id of the viewer's own command that it tells of, whose reply follows at once;
 *     null if it is not the viewer's
 * @param moves all that was done so far, for bots to remember by; empty where no bot plays
 * @param memo shared by all who are told the same
 */
public record Update<S extends State<S>>(
    int sequence,
    int undone,
    List<Event> events,
    View<S> view,
    List<Integer> toAct,
    List<String> actions,
    boolean open,
    boolean canUndo,
    @Nullable Countdown clock,
    @Nullable Result result,
    @Nullable Race race,
    List<Limit> limits,
    @Nullable Integer timeUp,
    @Nullable String asked,
    List<Move> moves,
    Memo memo)
    implements News {

  /** The text that one of several who are told the same has written already, for the others. */
  public static final class Memo {
    private volatile byte @Nullable [] text;
  }

  @Override
  public byte[] text() {
    byte[] known = memo.text;
    if (known == null) {
      known = UpdateText.of(this);
      memo.text = known;
    }
    return known;
  }

  public boolean canAct() {
    return open || !actions.isEmpty();
  }

  @Override
  public boolean isRace() {
    return toAct.size() > 1;
  }
}
