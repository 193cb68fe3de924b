package picknmix.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells the store at which tables people are, so that the lobby can ask for these and no others.
 * What is told holds for a while and is told again in time; nobody waits for it, and what could not
 * be written is made good by the next time.
 */
final class Presence {
  /** Longer than the time between two renewals. */
  private static final long LEASE_MILLIS = 3 * 60 * 1000;

  /** Whoever loads the page again is not gone. */
  private static final long GRACE_MILLIS = 10_000;

  /** So many at a time, for others want to write too. */
  private static final int MOST = 500;

  private static final Logger LOG = LoggerFactory.getLogger(Presence.class);

  private final Means means;
  private final Set<String> inhabited = ConcurrentHashMap.newKeySet();
  private final Map<String, Long> unwritten = new ConcurrentHashMap<>();
  private final AtomicBoolean writing = new AtomicBoolean();
  private volatile boolean closed;

  Presence(Means means) {
    this.means = means;
  }

  /** How a table is left by whoever worked there, with its lock held. */
  void note(String id, Room room) {
    boolean here = room.isInhabited();
    if (here ? inhabited.add(id) : inhabited.remove(id)) {
      long now = means.time().date();
      long grace = room.isDeserted() ? 0 : GRACE_MILLIS;
      unwritten.put(id, now + (here ? LEASE_MILLIS : grace));
      write();
    }
  }

  /** That table is another machine's from now on. */
  void forget(String id) {
    inhabited.remove(id);
    unwritten.remove(id);
  }

  /** Says again where people are. */
  void renew() {
    long until = means.time().date() + LEASE_MILLIS;
    inhabited.forEach(id -> unwritten.put(id, until));
    write();
  }

  /** Writes no more. */
  void close() {
    closed = true;
  }

  private void write() {
    if (!closed && !unwritten.isEmpty() && writing.compareAndSet(false, true)) {
      means.threads().execute(this::writeAll);
    }
  }

  /** All that has come together while the last were written goes in one. */
  private void writeAll() {
    try {
      while (!unwritten.isEmpty()) {
        means.store().inhabit(take());
      }
    } catch (RuntimeException failure) {
      if (!closed) {
        LOG.warn("where people are could not be written: {}", failure.getMessage());
      }
    } finally {
      writing.set(false);
    }
    write(); // for whatever came in the very last moment
  }

  private Map<String, Long> take() {
    Map<String, Long> taken = new HashMap<>();
    unwritten.entrySet().stream().limit(MOST).forEach(e -> taken.put(e.getKey(), e.getValue()));
    taken.forEach(unwritten::remove); // but not what was told since
    return taken;
  }
}
