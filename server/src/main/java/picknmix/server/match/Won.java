package picknmix.server.match;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A contested action that was done.
 *
 * @param seat whose it was
 * @param done when
 * @param race what others were told of it; null if nobody else had tried by then
 */
record Won(int sequence, int seat, long done, @Nullable Race race) {
  /** What somebody is told who has tried too late; null if it was not this that they missed. */
  @Nullable Race against(Attempt late) {
    if (sequence <= late.seen()) {
      return null;
    }
    if (race != null && race.others().stream().anyMatch(o -> o.seat() == late.seat())) {
      return race;
    }
    long behind = Math.max(0, late.done() - done);
    return new Race(seat, false, List.of(new Race.Other(late.seat(), behind)));
  }
}
