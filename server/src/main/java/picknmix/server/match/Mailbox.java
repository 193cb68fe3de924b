package picknmix.server.match;

import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Runs tasks one after the other in the order in which they came: what only its tasks touch needs
 * no lock. It needs a thread only while there is something to do, and none while a task that has
 * {@link #hold held} it waits for an answer.
 */
final class Mailbox implements Executor {
  private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private final Executor threads;

  /** Of the two that a hold needs, the end of the task and the answer, so many are missing. */
  private final AtomicInteger missing = new AtomicInteger();

  private boolean held;
  private @Nullable Runnable answer;

  Mailbox(Executor threads) {
    this.threads = threads;
  }

  /** Runs the task on another thread. */
  @Override
  public void execute(Runnable task) {
    tasks.add(task);
    if (waiting.getAndIncrement() == 0) {
      threads.execute(() -> work(tasks.remove()));
    }
  }

  /** Runs the task here and now, unless there are others at work, who then do it soon. */
  void run(Runnable task) {
    tasks.add(task);
    if (waiting.getAndIncrement() == 0) {
      work(tasks.remove());
    }
  }

  /** For the task that is running: nothing else runs until it has its answer. */
  void hold() {
    held = true;
    missing.set(2);
  }

  /** The answer that the task has waited for: the rest of its work. */
  void resume(Runnable rest) {
    answer = rest;
    if (missing.decrementAndGet() == 0) {
      work(taken());
    }
  }

  private Runnable taken() {
    held = false;
    Runnable rest = Objects.requireNonNull(answer);
    answer = null;
    return rest;
  }

  private void work(Runnable first) {
    Runnable task = first;
    while (true) {
      try {
        task.run();
      } catch (Throwable bug) {
        report(bug);
      }
      if (held) {
        if (missing.decrementAndGet() > 0) {
          return; // whoever brings the answer goes on
        }
        task = taken();
      } else if (waiting.decrementAndGet() == 0) {
        return;
      } else {
        task = tasks.remove();
      }
    }
  }

  /** A task that fails is a bug to be told of, but no reason to let the others wait for ever. */
  static void report(Throwable bug) {
    // The program's handler and not the thread's: that may be a library's, which ends the program.
    Thread thread = Thread.currentThread();
    thread.getThreadGroup().uncaughtException(thread, bug);
  }
}
