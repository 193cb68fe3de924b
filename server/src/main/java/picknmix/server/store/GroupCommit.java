package picknmix.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * The one writer. It takes all that is waiting, commits it in one transaction, and only then lets
 * go of those who wait: however many matches are played, the disk is asked to sync once for all of
 * them.
 */
final class GroupCommit implements AutoCloseable {
  /** A change. A {@link Conflict} it throws says that it has changed nothing. */
  @FunctionalInterface
  interface Write {
    void to(Handle handle);
  }

  private record Waiting(Write write, CompletableFuture<@Nullable Void> done) {}

  private static final int MOST = 1_000;

  private final Jdbi jdbi;
  private final BlockingQueue<Waiting> queue = new LinkedBlockingQueue<>();
  private final Waiting end = new Waiting(handle -> {}, new CompletableFuture<>());
  private boolean closed;

  private GroupCommit(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  static GroupCommit start(Jdbi jdbi) {
    GroupCommit writer = new GroupCommit(jdbi);
    Thread.ofPlatform().daemon().name("store-writer").start(writer::run);
    return writer;
  }

  /** Returns when the change is on disk. */
  void commit(Write write) {
    Waiting waiting = new Waiting(write, new CompletableFuture<>());
    enqueue(waiting);
    try {
      waiting.done().join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw e;
    }
  }

  private synchronized void enqueue(Waiting waiting) {
    if (closed) {
      throw new IllegalStateException("the store is closed");
    }
    queue.add(waiting);
  }

  private void run() {
    List<Waiting> batch = new ArrayList<>();
    do {
      batch.clear();
      batch.add(next());
      queue.drainTo(batch, MOST);
      write(batch);
    } while (!batch.contains(end));
  }

  private Waiting next() {
    while (true) {
      try {
        return queue.take();
      } catch (InterruptedException ignored) {
        // Those who wait for their commit must get it: only close() ends this thread.
      }
    }
  }

  private void write(List<Waiting> batch) {
    try {
      List<@Nullable Conflict> conflicts = jdbi.inTransaction(handle -> apply(batch, handle));
      for (int i = 0; i < batch.size(); i++) {
        tell(batch.get(i), conflicts.get(i));
      }
    } catch (RuntimeException failure) {
      if (batch.size() == 1) {
        tell(batch.getFirst(), failure);
      } else {
        // Somebody's failure is not the others': each tries alone.
        batch.forEach(waiting -> write(List.of(waiting)));
      }
    }
  }

  private static List<@Nullable Conflict> apply(List<Waiting> batch, Handle handle) {
    List<@Nullable Conflict> conflicts = new ArrayList<>();
    for (Waiting waiting : batch) {
      try {
        waiting.write().to(handle);
        conflicts.add(null);
      } catch (Conflict conflict) {
        conflicts.add(conflict);
      }
    }
    return conflicts;
  }

  private static void tell(Waiting waiting, @Nullable RuntimeException failure) {
    if (failure == null) {
      waiting.done().complete(null);
    } else {
      waiting.done().completeExceptionally(failure);
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
    end.done().join();
  }
}
