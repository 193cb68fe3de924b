package picknmix.server.match;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Time as it passes for people. */
public final class WallTime implements Time {
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("match-timer").factory());

  @Override
  public long now() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
  }

  @Override
  public long date() {
    return System.currentTimeMillis();
  }

  @Override
  public void at(long millis, Runnable task) {
    var _ = timer.schedule(task, millis - now(), TimeUnit.MILLISECONDS);
  }
}
