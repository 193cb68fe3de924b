package picknmix.server.table;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import picknmix.server.match.Time;

/** Time that passes many times as quickly as on the wall, so that a test sees whole matches. */
final class QuickTime implements Time {
  private static final int TIMES = 100;

  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());

  @Override
  public long now() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() * TIMES);
  }

  @Override
  public long date() {
    return System.currentTimeMillis();
  }

  @Override
  public void at(long millis, Runnable task) {
    // In nanoseconds: whatever comes a moment too early is not yet due, and would be lost.
    long nanos = TimeUnit.MILLISECONDS.toNanos(millis - now()) / TIMES;
    var _ = timer.schedule(task, nanos, TimeUnit.NANOSECONDS);
  }
}
