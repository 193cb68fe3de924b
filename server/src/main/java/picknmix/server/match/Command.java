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
  /** Meant for the table as it is when it comes in; for those in the same process. */
  public static final int ANY = -1;

  private static final String TIME_UP = "clock ";
  private static final String BOT = "bot ";

  /** A command of somebody in the same process. */
  public Command(int seat, String action, String id, int seen) {
    this(seat, action, id, seen, RoundTrip.NONE);
  }

  /** What a bot does for somebody whose time was up at that table. */
  static Command timeUp(int seat, String action, int seen) {
    return new Command(seat, action, TIME_UP + seen, seen);
  }

  /** What a bot does on a seat of its own, or for somebody. */
  static Command bot(int seat, String action, int seen) {
    return new Command(seat, action, BOT + seen, seen);
  }

  /** Whether a command with that id is one for somebody whose time was up. */
  static boolean isTimeUp(String id) {
    return id.startsWith(TIME_UP);
  }

  /** Whether it is an id that only we give: who used it up for us would stop the table. */
  public static boolean isOurs(String id) {
    return id.startsWith(TIME_UP) || id.startsWith(BOT);
  }

  /** Whether it is for exactly the table that was seen, and no later one. */
  boolean isExact() {
    return isUndo() || isTimeUp(id);
  }

  boolean isUndo() {
    return action.equals(ActionNotation.UNDO);
  }
}
