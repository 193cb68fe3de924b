package picknmix.server.match;

import picknmix.kernel.ActionNotation;

/**
 * What a seat wants to do.
 *
 * @param action in notation, or {@link ActionNotation#UNDO}
 * @param id chosen by the sender, unlike any other of that seat: sent twice, it is applied once
 * @param seen the sequence number of the table it was meant for, or {@link #ANY}
 * @param line how far away the sender is
 */
public record Command(int seat, String action, String id, int seen, RoundTrip line) {
  /** Meant for the table as it is when it comes in. */
  public static final int ANY = -1;

  /** A command of somebody in the same process. */
  public Command(int seat, String action, String id, int seen) {
    this(seat, action, id, seen, RoundTrip.NONE);
  }

  boolean isUndo() {
    return action.equals(ActionNotation.UNDO);
  }
}
