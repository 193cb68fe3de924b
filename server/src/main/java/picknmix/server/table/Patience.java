package picknmix.server.table;

import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picknmix.server.match.TurnLimits;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableStatus;
import picknmix.server.table.SeatInfo.Kind;

/**
 * For whom a table has waited so long that the others may do something about it. Of the table, the
 * people and the time alone.
 *
 * @param turns since when whose decision is missing
 */
record Patience(StoredTable table, People people, TurnLimits turns) {
  /** So long somebody who is there may think before the others need to bear it no more. */
  static final int STALL_MILLIS = 60_000;

  static final long NEVER = Long.MAX_VALUE;

  /** The seats that are waited for. */
  Set<Integer> waitedFor() {
    Set<Integer> waitedFor = new TreeSet<>();
    for (int seat = 0; seat < table.seats().size(); seat++) {
      if (isInPlay(seat) && (people.isGone(seat) || isStalling(seat))) {
        waitedFor.add(seat);
      }
    }
    return waitedFor;
  }

  /** Those of them who are there. */
  Set<Integer> stalling() {
    Set<Integer> stalling = new TreeSet<>();
    for (int seat = 0; seat < table.seats().size(); seat++) {
      if (isInPlay(seat) && isStalling(seat)) {
        stalling.add(seat);
      }
    }
    return stalling;
  }

  private boolean isInPlay(int seat) {
    return table.status() == TableStatus.PLAYING && isPerson(seat);
  }

  private boolean isPerson(int seat) {
    return Kind.of(table.seats().get(seat)) == Kind.PERSON;
  }

  private boolean isStalling(int seat) {
    return isStalling(turns, seat, people.now());
  }

  /** Whether nothing goes on for so long because that seat does not decide. */
  static boolean isStalling(TurnLimits turns, int seat, long now) {
    Long since = turns.holdsUpSince(seat);
    return since != null && now >= since + STALL_MILLIS;
  }

  /** When time alone will next make a difference, to this or to who is the host. */
  long changesAt() {
    long next = NEVER;
    for (int seat = 0; seat < table.seats().size(); seat++) {
      if (isPerson(seat)) {
        next = Math.min(next, later(people.isOnline(seat) ? null : people.goneAt(seat)));
      }
      if (isInPlay(seat)) {
        Long since = turns.holdsUpSince(seat);
        next = Math.min(next, later(since == null ? null : since + STALL_MILLIS));
      }
    }
    return next;
  }

  private long later(@Nullable Long moment) {
    return moment == null || moment <= people.now() ? NEVER : moment;
  }
}
