package picknmix.server.table;

import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.server.match.LoggedAction;
import picknmix.server.match.Match;
import picknmix.server.match.MatchLog;
import picknmix.server.match.Result;
import picknmix.server.match.Time;
import picknmix.server.store.Conflict;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableStatus;

/**
 * A room's match while it is in memory: opened from the store, opened again if the store fails, and
 * its end written down, however often that takes. Used in the room, alone, where nothing else is
 * said.
 */
final class Playing {
  private static final int RETRY_MILLIS = 500;
  private static final int LONGEST_RETRY_MILLIS = 30_000;
  private static final Logger LOG = LoggerFactory.getLogger(Playing.class);

  private final Room room;
  private final Means means;
  private volatile @Nullable LiveMatch<?> live;
  private volatile @Nullable Result result;
  private volatile long lastAction;

  Playing(Room room, Means means) {
    this.room = room;
    this.means = means;
    this.lastAction = means.time().now();
  }

  /** The match, if it is open now. For everybody. */
  @Nullable LiveMatch<?> live() {
    return live;
  }

  /** How it ended; null while it goes on. For everybody. */
  @Nullable Result result() {
    return result;
  }

  /** When somebody last acted. For everybody. */
  long lastAction() {
    return lastAction;
  }

  /** The match, opened from the store if it is not in play here. */
  LiveMatch<?> open(StoredTable table) {
    LiveMatch<?> playing = live;
    return playing == null ? openAnew(table) : playing;
  }

  private LiveMatch<?> openAnew(StoredTable table) {
    LiveMatch<?> opened =
        LiveMatch.open(table, means, (action, written) -> append(table.id(), action, written));
    live = opened;
    opened.whenBroken(broken -> reopenLater(opened, broken));
    if (table.status() == TableStatus.PLAYING) {
      opened.seatBots(table.seats());
      opened.limit(table, room);
      opened.whenOver(this::end);
    }
    return opened;
  }

  /** Runs in the match. */
  private void append(String table, LoggedAction action, MatchLog.Written written) {
    lastAction = means.time().now();
    means.logs().append(table, action, written);
  }

  /**
   * Another server may have played on without our knowledge: then the match is opened again.
   * Whether it was.
   *
   * @param length of the log
   */
  boolean catchUp(StoredTable table, int length) {
    LiveMatch<?> behind = live;
    if (behind == null || length <= behind.settled()) {
      return false;
    }
    LOG.warn("table {} has been played elsewhere: this server was left behind", table.id());
    int known = behind.known();
    var _ = behind.close();
    room.follow(openAnew(table), known);
    return true;
  }

  /** The store may be out of order for a while, or another server has played on. */
  private void reopenLater(LiveMatch<?> live, Match.Broken broken) {
    if (broken.why() instanceof Conflict conflict) {
      LOG.warn("table {} was written by another server: {}", room.id(), conflict.getMessage());
    }
    reopenLater(live, broken.sequence());
  }

  private void reopenLater(LiveMatch<?> broken, int sequence) {
    Time time = means.time();
    time.at(time.now() + RETRY_MILLIS, () -> room.visit(() -> reopen(broken, sequence)));
  }

  private void reopen(LiveMatch<?> broken, int sequence) {
    if (live != broken) {
      return;
    }
    if (!means.store().isWell()) {
      reopenLater(broken, sequence);
      return;
    }
    try {
      room.follow(openAnew(room.table()), sequence);
    } catch (RuntimeException failure) {
      LOG.error("table {} cannot be opened again yet", room.table().id(), failure);
      reopenLater(broken, sequence);
    }
  }

  /** Runs in the match. */
  private void end(Result ended) {
    result = ended;
    room.visit(() -> finish(ended, RETRY_MILLIS));
  }

  private void finish(Result ended, int retry) {
    try {
      room.finish(ended);
    } catch (RuntimeException failure) {
      LOG.error("the end of table {} cannot be kept yet", room.table().id(), failure);
      Time time = means.time();
      int next = Math.min(2 * retry, LONGEST_RETRY_MILLIS);
      time.at(time.now() + retry, () -> room.visit(() -> finish(ended, next)));
    }
  }

  /** The store has everything. Done when nothing more will happen here. */
  CompletableFuture<Void> drop() {
    LiveMatch<?> closing = live;
    live = null;
    return closing == null ? CompletableFuture.completedFuture(null) : closing.close();
  }
}
