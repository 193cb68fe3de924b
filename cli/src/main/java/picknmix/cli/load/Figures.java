package picknmix.cli.load;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import picknmix.cli.client.Glance;

/** What all tables measure together, on their loop. */
final class Figures {
  private static final int REASONS = 5;

  /** Nobody who plays at their pace is so slow. */
  private static final long HELD_NANOS = 2_000_000_000L;

  private final Glance glance = new Glance();
  private final Times actions = new Times();
  private final Times bots = new Times();
  private final Times afterStall = new Times();
  private final Times afterKill = new Times();
  private final Set<Integer> awaited = new HashSet<>();
  private final Set<String> reasons = new LinkedHashSet<>();
  private long start;
  private long stallBegin;
  private long stallEnd;
  private boolean stalled;
  private boolean wasStalled;
  private long happened;
  private long updates;
  private long bytes;
  private long games;
  private long errors;
  private long lost;
  private long unavailable;
  private long reconnects;
  private long pings;

  /** One for all: a message is looked at before the next one comes. */
  Glance glance() {
    return glance;
  }

  /** What was sent before that moment warms up and does not count; errors do. */
  void countFrom(long startNanos) {
    start = startNanos;
    happened = 0;
    updates = 0;
    bytes = 0;
  }

  /** The store stands still from now on, or does no longer. */
  void stalls(boolean now) {
    stalled = now;
    wasStalled = true;
    if (now) {
      stallBegin = System.nanoTime();
    } else {
      stallEnd = System.nanoTime();
    }
  }

  /** A server was killed: from now on each table is watched until it plays on. */
  void killed() {
    stalls(true);
    awaited.clear();
  }

  /** Something was done at that table, and everybody knows. */
  void playsOn(int table) {
    long waited = System.nanoTime() - stallBegin;
    if (stalled && awaited.add(table) && waited > HELD_NANOS) {
      afterKill.add(waited);
    }
  }

  /** How tables have played on after the kill, so far. */
  Report.Aftermath aftermath() {
    return new Report.Aftermath(awaited.size(), afterKill.count(), afterKill.spread());
  }

  boolean isStalled() {
    return stalled;
  }

  /** Who waits while the store stands still waits since then. */
  long sinceStall(long begin) {
    return wasStalled && stallEnd - begin > 0 ? stallEnd : begin;
  }

  /**
   * An action has reached everybody at its table. Those that the stall held up have a figure of
   * their own.
   */
  void acted(long sentNanos) {
    long now = System.nanoTime();
    if (sentNanos - start < 0) {
      return;
    }
    boolean held = wasStalled && now - stallBegin > 0 && (stalled || sentNanos - stallEnd < 0);
    if (!held) {
      actions.add(now - sentNanos);
    } else if (!stalled) {
      afterStall.add(now - stallEnd);
    }
  }

  void botActed(long waitedNanos) {
    if (System.nanoTime() - start >= 0) {
      bots.add(waitedNanos);
    }
  }

  void happened(int sequences) {
    happened += sequences;
  }

  void update(int size) {
    updates++;
    bytes += size;
  }

  void pinged() {
    pings += stalled ? 1 : 0;
  }

  void error(String reason) {
    errors++;
    if (reasons.size() < REASONS) {
      reasons.add(reason);
    }
  }

  /** Somebody was not told of an action. */
  void lost() {
    lost++;
  }

  /** A table where nothing goes on. */
  void stuck(String table, String why) {
    lost();
    if (reasons.size() < REASONS) {
      reasons.add("table " + table + " is stuck: " + why);
    }
  }

  void unavailable() {
    unavailable++;
  }

  void reconnected() {
    reconnects++;
  }

  void gameOver() {
    games++;
  }

  Report report(double seconds) {
    return new Report(
        actions.count(),
        happened,
        actions.count() / seconds,
        actions.spread(),
        bots.spread(),
        wasStalled
            ? new Report.Stall(afterStall.count(), afterStall.spread(), pings, unavailable)
            : null,
        updates == 0 ? 0 : bytes / updates,
        games,
        reconnects,
        errors,
        lost,
        reasons.stream().toList());
  }
}
