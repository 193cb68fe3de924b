package picknmix.server.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongUnaryOperator;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Seat;

/**
 * Since when everybody who can act has had the time to, and how long they still have. A value: time
 * is passed in, never asked for.
 *
 * @param millis what everybody has for a decision; 0 for as long as they like
 * @param deciders a bit for each seat without which it does not go on
 * @param waits those who can act, by seat
 * @param stopped when it was stopped; null while it runs
 */
public record TurnLimits(
    int millis, int deciders, Map<Integer, Wait> waits, @Nullable Long stopped) {
  /** There is nothing to decide. */
  public static final TurnLimits NONE = new TurnLimits(0, 0, Map.of(), null);

  /**
   * A seat that can act. Whoever undoes and does again what they did gets no new time for it: only
   * a decision beyond all that they have made in this turn winds their time.
   *
   * @param since when its time was wound
   * @param made its decisions in this turn, less those undone
   * @param most as many as it ever had made in this turn
   */
  public record Wait(long since, int made, int most) {
    private Wait decided(long now) {
      return made < most ? new Wait(since, made + 1, most) : new Wait(now, made + 1, made + 1);
    }

    private Wait undone() {
      return new Wait(since, made - 1, most);
    }
  }

  /** The same with another time for everybody. */
  TurnLimits of(int allowed) {
    return new TurnLimits(allowed, deciders, waits, stopped);
  }

  /**
   * After somebody has acted.
   *
   * @param actors a bit for each seat that can act now
   * @param deciders those of them without which it does not go on
   * @param acted who did, if that was a seat
   * @param undo whether it was an undo
   */
  TurnLimits next(int actors, int deciders, int acted, boolean undo, long now) {
    long at = time(now);
    // Of what any of several may do, one thing is done: the next is everybody's again.
    boolean shared = acted >= 0 && Integer.bitCount(actors) > 1 && has(actors, acted);
    Map<Integer, Wait> next = new TreeMap<>();
    for (int seat : Seat.list(actors)) {
      Wait wait = waits.get(seat);
      if (wait == null || shared) {
        next.put(seat, new Wait(at, 0, 0));
      } else if (seat == acted) {
        next.put(seat, undo ? wait.undone() : wait.decided(at));
      } else {
        next.put(seat, wait);
      }
    }
    return new TurnLimits(millis, deciders, Collections.unmodifiableMap(next), stopped);
  }

  /** Stands still from now on. */
  TurnLimits stop(long now) {
    return stopped != null ? this : new TurnLimits(millis, deciders, waits, now);
  }

  /** Runs again, from where it stood. */
  TurnLimits run(long now) {
    return stopped == null ? this : shifted(since -> since + now - stopped);
  }

  private TurnLimits shifted(LongUnaryOperator shift) {
    Map<Integer, Wait> later = new TreeMap<>();
    waits.forEach(
        (seat, wait) ->
            later.put(seat, new Wait(shift.applyAsLong(wait.since()), wait.made(), wait.most())));
    return new TurnLimits(millis, deciders, Collections.unmodifiableMap(later), null);
  }

  /**
   * How long these still have.
   *
   * @param people a bit for each seat; the others have as long as they like
   */
  List<Limit> left(int people, long now) {
    List<Limit> left = new ArrayList<>();
    if (millis > 0) {
      waits.forEach(
          (seat, wait) -> {
            if (has(people, seat)) {
              left.add(new Limit(seat, Math.max(0, wait.since() + millis - time(now))));
            }
          });
    }
    return left;
  }

  /** The first of these whose time is up; null if nobody's is. */
  @Nullable Integer late(int people, long now) {
    for (Limit limit : left(people, now)) {
      if (limit.millis() == 0) {
        return limit.seat();
      }
    }
    return null;
  }

  /** When the time of one of these is up, if nobody acts; never if it does not run. */
  long due(int people, long now) {
    long due = Long.MAX_VALUE;
    if (stopped == null) {
      for (Limit limit : left(people, now)) {
        due = Math.min(due, now + limit.millis());
      }
    }
    return due;
  }

  /** Since when nothing goes on because this seat does not decide; null if it is not so. */
  public @Nullable Long holdsUpSince(int seat) {
    Wait wait = waits.get(seat);
    return wait == null || !has(deciders, seat) ? null : wait.since();
  }

  private long time(long now) {
    return stopped == null ? now : stopped;
  }

  private static boolean has(int seats, int seat) {
    return (seats >> seat & 1) == 1;
  }
}
