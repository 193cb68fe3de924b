package picknmix.server.match;

import picknmix.kernel.Seat;

/**
 * A command on its way to be decided, or what the clock is about to do.
 *
 * @param seen the sequence number of the table it was meant for
 * @param arrived when it came in, in the milliseconds of the match's {@link Time}
 * @param contested as {@link picknmix.kernel.Rules#isContested}
 */
record Attempt(Command command, long action, int seen, long arrived, boolean contested) {
  int seat() {
    return command.seat();
  }

  boolean isClocks() {
    return seat() == Seat.CLOCK;
  }

  RoundTrip line() {
    return command.line();
  }

  /** When the sender acted, as well as the server can know it. */
  long done() {
    return arrived - line().allowance();
  }

  /** How far off that may be, and that of the other. */
  int unsure(Attempt other) {
    return Math.max(line().jitter(), other.line().jitter());
  }
}
