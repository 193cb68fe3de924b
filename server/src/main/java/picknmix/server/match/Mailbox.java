package picknmix.server.match;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs tasks one after the other in the order in which they came, on threads of another executor:
 * what only its tasks touch needs no lock. It needs a thread only while there is something to do.
 */
final class Mailbox implements Executor {
  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private final Executor threads;

  Mailbox(Executor threads) {
    this.threads = threads;
  }

  @Override
  public void execute(Runnable task) {
    tasks.add(task);
    if (waiting.getAndIncrement() == 0) {
      threads.execute(this::empty);
    }
  }

  private void empty() {
    do {
      try {
        tasks.remove().run();
      } catch (RuntimeException bug) {
        report(bug);
      }
    } while (waiting.decrementAndGet() > 0);
  }

  /** A task that fails is a bug to be told of, but no reason to let the others wait for ever. */
  static void report(RuntimeException bug) {
    Thread thread = Thread.currentThread();
    thread.getUncaughtExceptionHandler().uncaughtException(thread, bug);
  }
}
