package picknmix.server.table;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.server.match.Time;

/**
 * Those who are connected to a table, players and others, and what all of them are told. May be
 * asked by anybody; whoever changes it does so alone.
 */
final class Onlookers {
  private static final Logger LOG = LoggerFactory.getLogger(Onlookers.class);

  private final Time time;
  private final long begun;
  private final List<Watching> watchings = new CopyOnWriteArrayList<>();
  private final Map<Integer, Long> awaySince = new ConcurrentHashMap<>();

  Onlookers(Time time) {
    this.time = time;
    this.begun = time.now();
  }

  boolean isEmpty() {
    return watchings.isEmpty();
  }

  boolean isOnline(@Nullable Integer seat) {
    return seat != null && watchings.stream().anyMatch(watching -> watching.isAt(seat));
  }

  /** Who is there now. */
  People people() {
    return new People(
        watchings.stream()
            .map(Watching::seat)
            .filter(seat -> seat != null)
            .collect(Collectors.toUnmodifiableSet()),
        Map.copyOf(awaySince),
        begun,
        time.now());
  }

  /** Whether their seat has come online with that. */
  boolean enter(Watching watching) {
    boolean news = watching.seat() != null && !isOnline(watching.seat());
    watchings.add(watching);
    return news;
  }

  /** Whether their seat is offline now, and was not before. */
  boolean leave(Watching watching) {
    Integer seat = watching.seat();
    boolean news = watchings.remove(watching) && seat != null && !isOnline(seat);
    if (news && seat != null) {
      awaySince.put(seat, time.now());
    }
    return news;
  }

  /** The seats have other numbers. */
  void moveTo(Seating seating) {
    watchings.forEach(watching -> watching.moveTo(seating));
    Map<Integer, Long> before = Map.copyOf(awaySince);
    awaySince.clear();
    before.forEach(
        (seat, since) -> {
          Integer now = seating.now(seat);
          if (now != null) {
            awaySince.put(now, since);
          }
        });
  }

  /** That seat is nobody's any more. */
  void getUpFrom(int seat) {
    watchings.forEach(watching -> watching.getUpFrom(seat));
    awaySince.remove(seat);
  }

  /** Somebody has just asked for something from that seat, and may be here in a moment. */
  void expectAt(int seat) {
    awaySince.put(seat, time.now());
  }

  void tell(TableInfo table) {
    each(watching -> watching.tell(table));
  }

  /** Tells all but one. */
  void tellOthers(Watching one, TableInfo table) {
    each(
        watching -> {
          if (watching != one) {
            watching.tell(table);
          }
        });
  }

  void signal(int seat, Signal signal) {
    each(watching -> watching.listener().signal(seat, signal));
  }

  /** All see this match from now on, with what has happened after so many actions. */
  void follow(LiveMatch<?> match, int after) {
    each(watching -> watching.follow(match, after));
  }

  /** Somebody's failure is not the others'. */
  private void each(Consumer<Watching> work) {
    for (Watching watching : watchings) {
      try {
        work.accept(watching);
      } catch (RuntimeException failure) {
        LOG.error("somebody at a table could not be told", failure);
      }
    }
  }
}
