package picknmix.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.server.match.Time;

/** Whom hosts of all tables have sent away a moment ago: they cannot come straight back. */
final class Bans {
  private static final int MILLIS = 10 * 60_000;

  /** So many are remembered; those of longest ago are forgotten first. */
  private static final int REMEMBERED = 10_000;

  private static final String KIND = "sent-away";
  private static final String BACK = "called-back";

  private record Sent(String table, String holder) {
    /** Neither has a space in it. */
    static Sent parse(String text) {
      int space = text.indexOf(' ');
      return new Sent(text.substring(0, space), text.substring(space + 1));
    }

    @Override
    public String toString() {
      return table + " " + holder;
    }
  }

  private final SharedUse use;
  private final Time time;

  private final Map<Sent, Long> until =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Sent, Long> eldest) {
          return size() > REMEMBERED;
        }
      };

  /**
   * @param use lets other servers know: the table may be theirs in a moment
   */
  Bans(SharedUse use, Time time) {
    this.use = use;
    this.time = time;
    use.whenSpent(KIND, (sent, times) -> add(Sent.parse(sent)));
    use.whenSpent(BACK, (sent, times) -> remove(Sent.parse(sent)));
  }

  void add(String table, @Nullable String holder) {
    if (holder != null) {
      Sent sent = new Sent(table, holder);
      add(sent);
      tell(KIND, BACK, sent);
    }
  }

  /** They may come back at once. */
  void callBack(String table, @Nullable String holder) {
    if (holder != null) {
      Sent sent = new Sent(table, holder);
      remove(sent);
      tell(BACK, KIND, sent);
    }
  }

  /** What is told at once is heard in any order: only the last counts. */
  private void tell(String last, String before, Sent sent) {
    use.takeBack(before, sent.toString());
    use.spend(last, sent.toString());
  }

  private synchronized void remove(Sent sent) {
    until.remove(sent);
  }

  private synchronized void add(Sent sent) {
    until.put(sent, time.now() + MILLIS);
  }

  /** Refuses those who were sent away from that table. */
  void check(String table, @Nullable String holder) {
    long left = left(table, holder);
    if (left > 0) {
      throw Problem.conflict(
          "the host has sent you away; you may come back in "
              + Math.ceilDiv(left, 60_000)
              + " minutes");
    }
  }

  /** Whether that person may not sit down at that table yet. */
  boolean holds(String table, @Nullable String holder) {
    return left(table, holder) > 0;
  }

  private synchronized long left(String table, @Nullable String holder) {
    Long end = holder == null ? null : until.get(new Sent(table, holder));
    return end == null ? 0 : end - time.now();
  }
}
