package picknmix.server.web;

import picknmix.server.match.RoundTrip;

/**
 * Decides when to ping a client, and keeps what the answers tell about its line. The pings are
 * WebSocket's own, which a browser answers by itself: a page can neither see nor delay them.
 */
final class Pinger {
  /** What to do now. */
  sealed interface Step {
    record Wait() implements Step {}

    record Ask(int n) implements Step {}

    /** Nobody is there any more. */
    record GiveUp() implements Step {}
  }

  private static final Step WAIT = new Step.Wait();

  /** A line is measured quickly at first, then now and then while it matters who is first. */
  private static final int TO_BEGIN_WITH = 6;

  private static final int HURRY = 300;
  private static final int IN_A_RACE = 1_500;
  private static final int OTHERWISE = 5_000;

  /** Who is cut off should not look as if they were there for long. */
  private static final int PATIENCE = 10_000;

  private volatile RoundTrip line = RoundTrip.NONE; // read by the match, too
  private long due;
  private long asked;
  private int n;
  private boolean waiting;

  Pinger(long due) {
    this.due = due;
  }

  RoundTrip line() {
    return line;
  }

  synchronized Step tick(long now, boolean race) {
    if (waiting) {
      return now - asked > PATIENCE ? new Step.GiveUp() : WAIT;
    }
    if (now < (race ? Math.min(due, asked + IN_A_RACE) : due)) {
      return WAIT;
    }
    waiting = true;
    asked = now;
    return new Step.Ask(++n);
  }

  /** A pong has come. One that nobody waits for tells nothing. */
  synchronized void answered(int number, long now) {
    if (waiting && number == n) {
      waiting = false;
      line = line.sample((int) (now - asked));
      due = asked + (line.samples().size() < TO_BEGIN_WITH ? HURRY : OTHERWISE);
    }
  }
}
