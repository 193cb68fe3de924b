package picknmix.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.server.match.MatchLog.Written;

/**
 * The one writer. It takes all that is waiting, commits it in one transaction, and only then tells
 * those who wait: however many matches are played, the disk is asked to sync once for all of them.
 *
 * <p>When the database does not answer, what waits fails together and at once, and so does all that
 * comes until the database is back, which is tried again and again: nobody waits in a queue behind
 * others' timeouts.
 */
final class GroupCommit implements AutoCloseable {
  /** A change. A {@link Conflict} it throws says that it has changed nothing. */
  @FunctionalInterface
  interface Write {
    void to(WriterConnection connection) throws SQLException;
  }

  private static final class Waiting {
    final Write write;
    final Written written;

    /** Whoever sets it decides: the writer, that it is tried, or who waits, that it is not. */
    final AtomicBoolean taken = new AtomicBoolean();

    Waiting(Write write, Written written) {
      this.write = write;
      this.written = written;
    }
  }

  private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
  private static final int MOST = 1_000;

  /** Who waits for a change waits no longer than this. */
  private static final int PATIENCE_MILLIS = 3_000;

  /** A commit that takes longer is a sign that something is wrong. */
  private static final long SLOW_NANOS = TimeUnit.MILLISECONDS.toNanos(1_500);

  private static final int RETRY_MILLIS = 250;

  /** Where so many came together, more are coming: it pays to wait a moment for them. */
  private static final int CROWD = 4;

  private static final long MOMENT_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

  private final WriterConnection connection;
  private final Executor tellers;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final Waiting end = new Waiting(to -> {}, failure -> {});
  private final CompletableFuture<@Nullable Void> ended = new CompletableFuture<>();
  private volatile long busySince;

  /** A commit has failed: before the next one it is seen whether the database answers. */
  private volatile boolean isDown;

  /** It did not answer then either: nobody need wait to hear that. */
  private volatile boolean isGone;

  private boolean closed;

  private GroupCommit(WriterConnection connection, Executor tellers) {
    this.connection = connection;
    this.tellers = tellers;
  }

  /**
   * @param tellers where those are told who wait, if the writer has more to do
   */
  static GroupCommit start(WriterConnection connection, Executor tellers) {
    GroupCommit writer = new GroupCommit(connection, tellers);
    Thread.ofPlatform().daemon().name("store-writer").start(writer::run);
    return writer;
  }

  /** Returns when the change is on disk; fails when it is not, or nobody knows. */
  void commit(Write write) {
    CompletableFuture<@Nullable Void> done = new CompletableFuture<>();
    Waiting waiting = new Waiting(write, failure -> complete(done, failure));
    enqueue(waiting);
    try {
      done.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException cause
          ? cause
          : new IllegalStateException(e.getCause());
    } catch (TimeoutException e) {
      throw waiting.taken.compareAndSet(false, true)
          ? notTried(e)
          : new StoreDown("the store does not answer", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new StoreDown("nobody waits for the store any more", e);
    }
  }

  private static void complete(
      CompletableFuture<@Nullable Void> done, @Nullable Throwable failure) {
    if (failure == null) {
      done.complete(null);
    } else {
      done.completeExceptionally(failure);
    }
  }

  /** Tells when the change is on disk, or is not. Nobody has to wait meanwhile. */
  void commit(Write write, Written written) {
    enqueue(new Waiting(write, written));
  }

  private void enqueue(Waiting waiting) {
    synchronized (this) {
      if (closed) {
        throw new IllegalStateException("the store is closed");
      }
      if (!isGone) {
        queue.add(waiting);
        return;
      }
    }
    tell(waiting, notTried(null));
  }

  private static StoreDown notTried(@Nullable Throwable why) {
    return new StoreDown("the store does not answer; this was not tried", why);
  }

  /** Whether it writes, and in good time. */
  boolean isWell() {
    long since = busySince;
    return !isDown && (since == 0 || System.nanoTime() - since < SLOW_NANOS);
  }

  private void run() {
    List<Waiting> batch = new ArrayList<>();
    boolean goesOn = true;
    while (goesOn) {
      goesOn = take(batch);
      try {
        if (isDown) {
          tryAgain(batch);
        }
        if (!batch.isEmpty()) {
          write(batch);
        }
      } catch (Throwable bug) {
        // Whatever it is, those who wait must hear of it, and the others must be written.
        tell(batch, new StoreDown("a mistake of the store's own", bug));
        LOG.error("the store's writer failed", bug);
      }
    }
    connection.close();
    ended.complete(null);
  }

  /** All that is waiting; while the database is away not for long. False at the end. */
  private boolean take(List<Waiting> batch) {
    boolean isCrowded = batch.size() >= CROWD;
    batch.clear();
    try {
      Waiting first = isDown ? queue.poll(RETRY_MILLIS, TimeUnit.MILLISECONDS) : queue.take();
      if (first != null) {
        batch.add(first);
        if (isCrowded) {
          LockSupport.parkNanos(MOMENT_NANOS);
        }
        queue.drainTo(batch, MOST);
      }
    } catch (InterruptedException ignored) {
      // Those who wait for their commit must get it: only close() ends this thread.
    }
    boolean goesOn = !batch.remove(end);
    batch.removeIf(waiting -> !waiting.taken.compareAndSet(false, true));
    return goesOn;
  }

  /** Is the database back? If not, nobody need wait for it. */
  private void tryAgain(List<Waiting> batch) {
    if (isGone) { // these came while the last answer was waited for: let them not wait for another
      tell(batch, notTried(null));
      batch.clear();
    }
    busySince = System.nanoTime();
    try {
      connection.probe();
      isDown = false;
      isGone = false;
      LOG.info("the store is back");
    } catch (SQLException still) {
      isGone = true;
      connection.close();
      tell(batch, notTried(still));
      batch.clear();
    } finally {
      busySince = 0;
    }
  }

  private void write(List<Waiting> batch) {
    busySince = System.nanoTime();
    List<@Nullable Throwable> conflicts;
    try {
      conflicts = connection.inTransaction(to -> apply(batch, to));
    } catch (Throwable failure) {
      fail(batch, failure);
      return;
    } finally {
      busySince = 0;
    }
    told(batch, conflicts);
  }

  private void fail(List<Waiting> batch, Throwable failure) {
    if (!WriterConnection.isTheirOwn(failure)) {
      isDown = true;
      connection.close();
      LOG.error("the store does not answer", failure);
      tell(batch, new StoreDown("the store does not answer", failure));
    } else if (batch.size() == 1) {
      tell(batch, failure);
    } else {
      // Somebody's failure is not the others': each tries alone.
      batch.forEach(this::writeAlone);
    }
  }

  private void writeAlone(Waiting waiting) {
    if (isDown) {
      tell(waiting, notTried(null));
    } else {
      write(List.of(waiting));
    }
  }

  private static List<@Nullable Throwable> apply(List<Waiting> batch, WriterConnection to)
      throws SQLException {
    List<@Nullable Throwable> conflicts = new ArrayList<>();
    for (Waiting waiting : batch) {
      try {
        waiting.write.to(to);
        conflicts.add(null);
      } catch (Conflict conflict) {
        conflicts.add(conflict);
      }
    }
    return conflicts;
  }

  /** Here, or elsewhere if there is more to write: the next commit should not wait for it. */
  private void told(List<Waiting> batch, List<@Nullable Throwable> conflicts) {
    List<Waiting> all = List.copyOf(batch);
    Runnable telling =
        () -> {
          for (int i = 0; i < all.size(); i++) {
            tell(all.get(i), conflicts.get(i));
          }
        };
    if (queue.isEmpty()) {
      telling.run();
    } else {
      tellers.execute(telling);
    }
  }

  private static void tell(List<Waiting> batch, Throwable failure) {
    batch.forEach(waiting -> tell(waiting, failure));
  }

  private static void tell(Waiting waiting, @Nullable Throwable failure) {
    try {
      waiting.written.done(failure);
    } catch (Throwable bug) {
      LOG.error("whoever waited for the store failed", bug);
    }
  }

  /** Writes what is waiting, and no more. */
  @Override
  public void close() {
    synchronized (this) {
      if (!closed) {
        closed = true;
        queue.add(end);
      }
    }
    ended.join();
  }
}
