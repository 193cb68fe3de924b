package picknmix.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.server.store.OldTable;
import picknmix.server.store.StoreDown;
import picknmix.server.store.StoredTable;

/**
 * Finds a table that is in use, or brings it in from the store; lets go of those that nobody uses.
 * On one machine it is a map.
 */
final class MatchHub {
  /**
   * A match rests while nobody watches. Who loads the page anew, or loses the line, is back before
   * this; later the match is opened again from the log.
   */
  private static final long FORGOTTEN_MILLIS = 15 * 60 * 1000;

  /** So many matches may go on at once that were started from one address. */
  private static final int MOST_BY_ADDRESS = 40;

  /** How often it asks a store that does not answer, and how long it waits in between. */
  private static final int TRIES = 10;

  private static final long PAUSE_MILLIS = 2_000;

  private static final Logger LOG = LoggerFactory.getLogger(MatchHub.class);

  private final Means means;
  private final Map<String, Room> rooms = new ConcurrentHashMap<>();
  private final Presence presence;
  private final SentAway sentAway = new SentAway();
  private volatile boolean closing;

  MatchHub(Means means) {
    this.means = means;
    this.presence = new Presence(means);
  }

  boolean isClosing() {
    return closing;
  }

  /** Works in a room, alone. */
  <T> T in(String id, Function<Room, T> work) {
    while (true) {
      Room room = room(id);
      room.lock.lock();
      try {
        checkOpen();
        if (!room.isDropped()) {
          room.refresh();
          return work.apply(room);
        }
      } catch (Error error) {
        // Whoever asked must hear of it, and they listen for exceptions.
        throw new IllegalStateException("table " + id + " failed", error);
      } finally {
        leave(id, room);
      }
    }
  }

  void disconnect(String id, Room room, Watching watching) {
    room.lock.lock();
    try {
      room.disconnect(watching);
    } finally {
      leave(id, room);
    }
  }

  /** Whoever goes out last puts out the light. */
  private void leave(String id, Room room) {
    try {
      if (room.isIdle()) {
        drop(id, room);
      }
      presence.note(id, room);
    } finally {
      room.lock.unlock();
    }
  }

  SentAway sentAway() {
    return sentAway;
  }

  /** Refuses an address that lets too many matches be played already. */
  void checkMayOpen(Visitor visitor) {
    if (visitor.exempt()) {
      return;
    }
    long open = rooms.values().stream().filter(room -> room.isPlayedFor(visitor.address())).count();
    if (open >= MOST_BY_ADDRESS) {
      throw new Problem(
          Problem.Kind.TOO_MANY,
          "so many games go on that were started from where you are; finish one of them first");
    }
  }

  /**
   * Works in a room, alone, as soon as may be; again a little later if the store does not answer,
   * as when all tables come back at once after a restart; not at all if the hub is closed before.
   */
  void later(String id, Consumer<Room> work) {
    later(id, work, TRIES);
  }

  private void later(String id, Consumer<Room> work, int tries) {
    means.threads().execute(() -> attempt(id, work, tries));
  }

  /** Works in that very room, alone, as soon as may be; not at all if it is let go of before. */
  void visit(String id, Room room, Runnable work) {
    means.threads().execute(() -> attempt(id, room, work));
  }

  private void attempt(String id, Room room, Runnable work) {
    room.lock.lock();
    try {
      if (!closing && !room.isDropped()) {
        work.run();
      }
    } catch (RuntimeException | Error failure) {
      report(id, failure);
    } finally {
      leave(id, room);
    }
  }

  /** Even what should never happen must not happen in silence. */
  private void report(String id, Throwable failure) {
    if (!closing) {
      LOG.error("table {} failed", id, failure);
    }
  }

  private void attempt(String id, Consumer<Room> work, int tries) {
    try {
      var _ =
          in(
              id,
              room -> {
                work.accept(room);
                return room;
              });
    } catch (RuntimeException | Error failure) {
      if (StoreDown.isBehind(failure) && tries > 1 && !closing) {
        LOG.warn("table {} waits for the store: {}", id, failure.getMessage());
        means.time().at(means.time().now() + PAUSE_MILLIS, () -> later(id, work, tries - 1));
      } else {
        report(id, failure);
      }
    }
  }

  private Room room(String id) {
    checkOpen();
    Room known = rooms.get(id);
    if (known != null) {
      return known;
    }
    Room loaded = new Room(this, means, load(id));
    Room quicker = rooms.putIfAbsent(id, loaded);
    return quicker == null ? loaded : quicker;
  }

  private StoredTable load(String id) {
    Optional<StoredTable> kept = Secrets.isTableId(id) ? means.store().table(id) : Optional.empty();
    return kept.orElseThrow(() -> new Problem(Problem.Kind.NOT_FOUND, "there is no such table"));
  }

  private void checkOpen() {
    if (closing) {
      throw new Problem(Problem.Kind.UNAVAILABLE, "the server is stopping; try again soon");
    }
  }

  /** How the table looks with those who are there now. */
  TableInfo info(StoredTable table) {
    Room room = rooms.get(table.id());
    return TableInfos.of(
        table,
        means,
        room == null ? People.NONE : room.people(),
        seat -> isOnline(table.terms().previous(), seat),
        Set.of(),
        Votes.NONE);
  }

  /** Whether somebody is at a table now; nobody is at none. */
  boolean isOnline(@Nullable String id, int seat) {
    Room room = id == null ? null : rooms.get(id);
    return room != null && room.isOnline(seat);
  }

  /** Tells those at a table how it looks now, if anybody is there. */
  void tell(String id) {
    if (rooms.containsKey(id)) {
      later(id, Room::tellAll);
    }
  }

  /** The store does not answer any more, or does again: everybody may know. */
  void tellEverybody() {
    rooms.keySet().forEach(this::tell);
  }

  /** Goes on with a match that was in play when the server stopped. */
  void resume(String id) {
    later(id, Room::open);
  }

  /** How many tables are in memory. */
  int size() {
    return rooms.size();
  }

  /** Lets go of matches in which nothing happens, and says again where people are. */
  void sweep() {
    presence.renew();
    rooms.forEach(
        (id, room) -> {
          if (room.isForgotten(FORGOTTEN_MILLIS) && room.lock.tryLock()) {
            try {
              if (room.isForgotten(FORGOTTEN_MILLIS)) {
                drop(id, room);
              }
            } finally {
              room.lock.unlock();
            }
          }
        });
  }

  /**
   * Removes tables from the store, but for those in use, and those that one in use leads to.
   * Whoever comes in the meantime waits, and then there is no such table.
   *
   * @param before as {@link picknmix.server.store.MatchStore#remove}
   */
  void remove(List<OldTable> tables, long before) {
    Map<String, Room> held = new HashMap<>();
    try {
      for (OldTable table : tables) {
        if (table.previous() == null || !rooms.containsKey(table.previous())) {
          hold(table.id(), held);
        }
      }
      if (!held.isEmpty()) {
        means.store().remove(List.copyOf(held.keySet()), before);
      }
    } finally {
      held.forEach(
          (id, room) -> {
            drop(id, room);
            room.lock.unlock();
          });
    }
  }

  /** Nobody has this room yet, so nobody has its lock. */
  private void hold(String id, Map<String, Room> held) {
    Optional<StoredTable> kept = rooms.containsKey(id) ? Optional.empty() : means.store().table(id);
    if (kept.isPresent()) {
      Room room = new Room(this, means, kept.get());
      room.lock.lock();
      if (rooms.putIfAbsent(id, room) == null) {
        held.put(id, room);
      } else {
        room.lock.unlock();
      }
    }
  }

  private void drop(String id, Room room) {
    rooms.remove(id, room);
    if (!room.isDropped()) {
      var _ = room.drop();
    }
  }

  /** Takes no more work, and returns when what was begun is done. */
  void close() {
    closing = true;
    presence.close();
    List<CompletableFuture<Void>> ends = new ArrayList<>();
    rooms.forEach(
        (id, room) -> {
          room.lock.lock();
          try {
            ends.add(room.drop());
          } finally {
            room.lock.unlock();
          }
        });
    CompletableFuture.allOf(ends.toArray(CompletableFuture[]::new)).join();
    rooms.clear();
  }
}
