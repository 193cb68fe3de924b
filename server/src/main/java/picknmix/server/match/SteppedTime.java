package picknmix.server.match;

import java.util.Comparator;
import java.util.PriorityQueue;

/**
 * Time that passes only when it is told to, straight to the next thing that happens: for tests, and
 * for play without hurry. All on one thread.
 */
public final class SteppedTime implements Time {
  private record Task(long due, long number, Runnable work) {}

  private final PriorityQueue<Task> tasks =
      new PriorityQueue<>(Comparator.comparingLong(Task::due).thenComparingLong(Task::number));
  private long now;
  private long numbered;

  @Override
  public long now() {
    return now;
  }

  @Override
  public long date() {
    return now;
  }

  @Override
  public void at(long millis, Runnable task) {
    tasks.add(new Task(millis, numbered++, task));
  }

  /** Goes on to the next task and runs it; false if there is none. */
  public boolean step() {
    Task task = tasks.poll();
    if (task == null) {
      return false;
    }
    now = Math.max(now, task.due());
    task.work().run();
    return true;
  }
}
