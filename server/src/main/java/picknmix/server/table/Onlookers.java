package picknmix.server.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.kernel.Seat;
import picknmix.server.match.Time;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;

/**
 * Those who are connected to a table, players and others, and what all of them are told. May be
 * asked by anybody; whoever changes it does so alone.
 */
final class Onlookers {
  /** So many of those who look on are told by name. */
  private static final int MOST_NAMED = 12;

  /** Where so many are, nobody is told of each who comes to look on, or goes. */
  private static final int CROWD = 60;

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

  /** Those who look on, each of them once, without those who sit here as well. */
  Spectators spectators(StoredTable table) {
    Set<Object> known = new HashSet<>();
    table.seats().forEach(seat -> known.add(Objects.requireNonNullElse(seat.holder(), "")));
    List<Spectator> named = new ArrayList<>();
    int count = 0;
    for (Watching watching : watchings) {
      if (watching.seat() == null && known.add(watching.whoever())) {
        count++;
        Spectator spectator = watching.spectator();
        if (spectator != null && spectator.name() != null && named.size() < MOST_NAMED) {
          named.add(spectator);
        }
      }
    }
    return new Spectators(List.copyOf(named), count);
  }

  /** Whether the others should hear of it that somebody comes, or goes. */
  private boolean isNews(Watching watching) {
    Integer seat = watching.seat();
    return seat == null ? watchings.size() < CROWD : !isOnline(seat);
  }

  /** Whether that is news for the others. */
  boolean enter(Watching watching) {
    boolean news = isNews(watching);
    watchings.add(watching);
    return news;
  }

  /** Whether that is news for the others. */
  boolean leave(Watching watching) {
    Integer seat = watching.seat();
    boolean news = watchings.remove(watching) && isNews(watching);
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
  void getUpFrom(int seat, @Nullable LiveMatch<?> match) {
    watchings.forEach(watching -> watching.getUpFrom(seat, match));
    awaySince.remove(seat);
  }

  /** That seat is again whose it was. */
  void sitDownAgain(int seat, StoredSeat was, @Nullable LiveMatch<?> match) {
    watchings.forEach(watching -> watching.sitDownAgain(seat, was, match));
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

  void signal(Watching from, Signal signal) {
    Integer seat = from.seat();
    int saying = seat == null ? Seat.SPECTATOR : seat;
    each(watching -> watching.listener().signal(saying, signal));
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
