package picknmix.server.match;

import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionNotation;

/**
 * An action as a match's log keeps it. Seat and action alone give the match again; the rest is for
 * senders who ask twice and for people who study the log.
 *
 * @param sequence its number, from 1
 * @param seat a seat, {@link picknmix.kernel.Seat#CLOCK} or {@link picknmix.kernel.Seat#CHANCE}
 * @param action in notation, or {@link ActionNotation#UNDO}: the last one before that was not
 *     undone does not count any more
 * @param id the sender's id of the command; null if nobody sent it
 * @param atMillis when, in milliseconds since 1970
 * @param race whom it was quicker than; null if it had no rival
 */
public record LoggedAction(
    int sequence,
    int seat,
    String action,
    @Nullable String id,
    long atMillis,
    @Nullable Race race) {

  public boolean isUndo() {
    return action.equals(ActionNotation.UNDO);
  }

  /** With {@code ?} for what that viewer may not know. */
  public LoggedAction seenBy(int viewer, ActionNotation notation) {
    String seen = notation.text(notation.parse(action), seat, viewer);
    return new LoggedAction(sequence, seat, seen, id, atMillis, race);
  }
}
