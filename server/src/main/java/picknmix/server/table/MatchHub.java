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
import picknmix.server.store.StoreDown;
import picknmix.server.store.StoredTable;
import picknmix.server.table.TableCommand.Done;

/**
 * The tables of this machine: finds one that is in use, or brings it in from the store; lets go of
 * those that nobody uses. It is a map.
 */
public final class MatchHub implements Hub {
  /**
   * A match rests while nobody watches. Who loads the page anew, or loses the line, is back before
   * this; later the match is opened again from the log.
   */
  private static final long FORGOTTEN_MILLIS = 15 * 60 * 1000;

  /** How often it asks a store that does not answer, and how long it waits in between. */
  private static final int TRIES = 10;

  private static final long PAUSE_MILLIS = 2_000;

  private static final Logger LOG = LoggerFactory.getLogger(MatchHub.class);

  private final Means means;
  private final Map<String, Room> rooms = new ConcurrentHashMap<>();
  private final Presence presence;
  private final Bans bans;
  private volatile Hub wide = this;
  private volatile Consumer<String> dropped = id -> {};
  private volatile boolean closing;

  MatchHub(Means means, SharedUse use) {
    this.means = means;
    this.bans = new Bans(use, means.time());
    this.presence = new Presence(means);
  }

  /** The one that knows all tables, also those of other machines. */
  Hub wide() {
    return wide;
  }

  /** From now on tables find each other through that one. */
  void widen(Hub all) {
    wide = all;
  }

  /** Calls whenever a table is let go of, with its id. */
  public void whenDropped(Consumer<String> task) {
    dropped = task;
  }

  @Override
  public boolean isReady() {
    return !closing;
  }

  @Override
  public boolean keepsHouse() {
    return true;
  }

  @Override
  @SuppressWarnings("unchecked") // each command's own answer, as its record says
  public <R> R ask(String id, TableCommand<R> command) {
    return switch (command) {
      case TableCommand.IsInUse() -> (R) (Object) rooms.containsKey(id);
      case TableCommand.Remove(long before) -> (R) remove(id, before);
      default -> in(id, room -> Orders.carryOut(command, room));
    };
  }

  @Override
  public void tell(String id, TableCommand<?> command) {
    Room room = rooms.get(id);
    if (room != null) {
      visit(id, room, () -> Orders.carryOut(command, room));
    }
  }

  @Override
  public Place watch(String id, @Nullable String secret, int after, TableListener listener) {
    return in(id, room -> room.connect(secret, after, listener));
  }

  /** Works in a room, alone. */
  private <T> T in(String id, Function<Room, T> work) {
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
    boolean wasDropped = room.isDropped();
    try {
      if (room.isIdle()) {
        drop(id, room);
      }
      if (!wasDropped) {
        presence.note(id, room); // else another machine does
      }
    } finally {
      room.lock.unlock();
    }
  }

  Bans bans() {
    return bans;
  }

  /** How many matches go on here, by the addresses that they were started from. */
  Map<String, Integer> played() {
    Map<String, Integer> played = new HashMap<>();
    for (Room room : rooms.values()) {
      String opener = room.playedFor();
      if (opener != null) {
        played.merge(opener, 1, Integer::sum);
      }
    }
    return played;
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
    Room loaded = new Room(this, means, means.table(id));
    Room quicker = rooms.putIfAbsent(id, loaded);
    return quicker == null ? loaded : quicker;
  }

  private void checkOpen() {
    if (closing) {
      throw new Problem(Problem.Kind.UNAVAILABLE, "the server is stopping; try again soon");
    }
  }

  @Override
  public List<TableInfo> look(List<StoredTable> tables) {
    return tables.stream().map(this::look).toList();
  }

  private TableInfo look(StoredTable table) {
    Room room = rooms.get(table.id());
    People people = room == null ? People.NONE : room.people();
    Set<Integer> behind = room == null ? Set.of() : room.stillThere();
    Company company = room == null ? Company.NONE : room.company(Spectators.NONE);
    return TableInfos.of(table, means, people, company, behind, Set.of(), Votes.NONE);
  }

  /** The store does not answer any more, or does again: everybody may know. */
  void tellEverybody() {
    rooms.keySet().forEach(id -> later(id, Room::tellAll));
  }

  /** Goes on with a match that was in play when the server stopped. */
  void resume(String id) {
    later(id, Room::open);
  }

  /** Whether that table is in memory. */
  public boolean holds(String id) {
    return rooms.containsKey(id);
  }

  /** How many tables are in memory. */
  public int size() {
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
   * Removes a table from the store, unless it is in use. Whoever comes in the meantime waits, and
   * then there is no such table.
   */
  private Done remove(String id, long before) {
    Optional<StoredTable> kept = rooms.containsKey(id) ? Optional.empty() : means.store().table(id);
    if (kept.isEmpty()) {
      return Done.DONE;
    }
    Room room = new Room(this, means, kept.get());
    room.lock.lock(); // nobody has this room yet, so nobody has its lock
    try {
      if (rooms.putIfAbsent(id, room) == null) {
        try {
          means.store().remove(List.of(id), before);
        } finally {
          drop(id, room);
        }
      }
    } finally {
      room.lock.unlock();
    }
    return Done.DONE;
  }

  private void drop(String id, Room room) {
    if (!room.isDropped()) {
      var _ = room.drop();
    }
    if (rooms.remove(id, room)) {
      dropped.accept(id);
    }
  }

  /**
   * Lets go of a table, whoever uses it: it is to be played elsewhere. Those who watch it hear
   * nothing more. Done when nothing more will happen to it here.
   */
  public CompletableFuture<Void> release(String id) {
    Room room = rooms.get(id);
    if (room == null) {
      return CompletableFuture.completedFuture(null);
    }
    room.lock.lock();
    try {
      return room.drop();
    } finally {
      presence.forget(id);
      rooms.remove(id, room);
      room.lock.unlock();
    }
  }

  @Override
  public void close() {
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
