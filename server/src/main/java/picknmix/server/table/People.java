package picknmix.server.table;

import java.util.Map;
import java.util.Set;

/**
 * Who is at a table, and since when the others are not: a value, as it was at one moment.
 *
 * @param online the seats whose people have a connection
 * @param awaySince when the others lost theirs, as far as anybody saw it
 * @param begun from when on anybody would have
 * @param now that moment
 */
record People(Set<Integer> online, Map<Integer, Long> awaySince, long begun, long now) {
  /** Who has been away for so long is not waited for any more. */
  static final int GONE_MILLIS = 30_000;

  /** Nobody is there, or has been. */
  static final People NONE = new People(Set.of(), Map.of(), 0, 0);

  boolean isOnline(int seat) {
    return online.contains(seat);
  }

  /** Whether that seat's person has been away for long. */
  boolean isGone(int seat) {
    return !isOnline(seat) && now >= goneAt(seat);
  }

  /** When that will be so, if they do not come back. */
  long goneAt(int seat) {
    return leftAt(seat) + GONE_MILLIS;
  }

  int awaySeconds(int seat) {
    return Math.toIntExact((now - leftAt(seat)) / 1_000);
  }

  private long leftAt(int seat) {
    return awaySince.getOrDefault(seat, begun);
  }
}
