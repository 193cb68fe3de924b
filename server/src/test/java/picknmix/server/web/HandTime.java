package picknmix.server.web;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import picknmix.server.match.Time;

/** Time that a test moves on by hand, while the server runs on its own threads. */
final class HandTime implements Time {
  private record Task(long due, Runnable work) {}

  private final PriorityQueue<Task> tasks =
      new PriorityQueue<>(Comparator.comparingLong(Task::due));
  private long now;

  @Override
  public synchronized long now() {
    return now;
  }

  @Override
  public synchronized long date() {
    return now;
  }

  @Override
  public synchronized void at(long millis, Runnable task) {
    tasks.add(new Task(millis, task));
  }

  void pass(long millis) {
    List<Task> due = new ArrayList<>();
    synchronized (this) {
      now += millis;
      while (!tasks.isEmpty() && tasks.peek().due() <= now) {
        due.add(tasks.remove());
      }
    }
    due.forEach(task -> task.work().run());
  }
}
