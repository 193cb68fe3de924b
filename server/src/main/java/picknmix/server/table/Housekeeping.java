package picknmix.server.table;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.server.match.Time;
import picknmix.server.store.OldTable;
import picknmix.server.store.TableStatus;

/**
 * What is to be done now and then, whether or not anybody asks for anything: lets go of rooms that
 * nobody uses, says again where people are, and removes tables whose time is over.
 */
final class Housekeeping {
  private static final long MINUTE = 60_000;
  private static final long HOUR = 60 * MINUTE;

  /** So few at a time, and with such a pause, that nobody who plays waits for it. */
  private static final int AT_ONCE = 10;

  private static final long PAUSE = 100;

  private static final Logger LOG = LoggerFactory.getLogger(Housekeeping.class);

  /** Tables of a status go if nobody has used them for so long. */
  private record Rule(TableStatus status, Duration age) {}

  private final Means means;
  private final MatchHub home;
  private final Hub hub;
  private final List<Rule> rules;

  Housekeeping(Means means, MatchHub home, Hub hub, Keep keep) {
    this.means = means;
    this.home = home;
    this.hub = hub;
    this.rules = rules(keep.begun());
  }

  private static List<Rule> rules(@Nullable Duration begun) {
    Rule waiting = new Rule(TableStatus.WAITING, Keep.WAITING);
    return begun == null
        ? List.of(waiting)
        : List.of(waiting, new Rule(TableStatus.PLAYING, begun), new Rule(TableStatus.OVER, begun));
  }

  void start() {
    in(MINUTE, this::everyMinute);
    in(MINUTE, this::everyHour);
  }

  private void everyMinute() {
    home.sweep();
    in(MINUTE, this::everyMinute);
  }

  private void everyHour() {
    if (hub.isReady() && hub.keepsHouse()) {
      rules.forEach(rule -> remove(rule, OldTable.NONE));
    }
    in(HOUR, this::everyHour);
  }

  /** Those that come after the one, a few now and the others later. */
  private void remove(Rule rule, OldTable after) {
    try {
      long before = means.time().date() - rule.age().toMillis();
      List<OldTable> old = means.store().old(rule.status(), before, after, AT_ONCE);
      if (!old.isEmpty()) {
        old.forEach(table -> remove(table, before));
        in(PAUSE, () -> remove(rule, old.getLast()));
      }
    } catch (RuntimeException failure) {
      LOG.warn("old tables could not be removed; the next try is in an hour", failure);
    }
  }

  /** A table that one in use leads to stays. */
  private void remove(OldTable table, long before) {
    String previous = table.previous();
    if (previous == null || !hub.ask(previous, new TableCommand.IsInUse())) {
      hub.ask(table.id(), new TableCommand.Remove(before));
    }
  }

  private void in(long millis, Runnable task) {
    Time time = means.time();
    time.at(
        time.now() + millis,
        () -> {
          if (home.isReady()) {
            means.threads().execute(task);
          }
        });
  }
}
