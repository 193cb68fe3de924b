package picknmix.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Whom hosts have sent away a moment ago: they cannot come straight back. */
final class SentAway {
  private static final int MILLIS = 10 * 60_000;

  /** So many are remembered; those of longest ago are forgotten first. */
  private static final int REMEMBERED = 10_000;

  private record Sent(String table, String holder) {}

  private final Map<Sent, Long> until =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Sent, Long> eldest) {
          return size() > REMEMBERED;
        }
      };

  synchronized void add(String table, @Nullable String holder, long now) {
    if (holder != null) {
      until.put(new Sent(table, holder), now + MILLIS);
    }
  }

  /** Refuses those who were sent away from that table. */
  synchronized void check(String table, @Nullable String holder, long now) {
    Long end = holder == null ? null : until.get(new Sent(table, holder));
    if (end != null && now < end) {
      throw Problem.conflict(
          "the host has sent you away; you may come back in "
              + Math.ceilDiv(end - now, 60_000)
              + " minutes");
    }
  }
}
