package picknmix.server.match;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Time that passes many times as quickly, so that bots and clocks do not keep tests waiting. */
public final class QuickTime implements Time {
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
  private final long start = System.nanoTime();
  private final int times;

  public QuickTime(int times) {
    this.times = times;
  }

  @Override
  public long now() {
    return TimeUnit.NANOSECONDS.toMillis((System.nanoTime() - start) * times);
  }

  @Override
  public long date() {
    return System.currentTimeMillis();
  }

  /** Rounded up: what comes a moment too early is not due yet, and would never come again. */
  @Override
  public void at(long millis, Runnable task) {
    long passed = System.nanoTime() - start;
    long nanos = Math.ceilDiv(TimeUnit.MILLISECONDS.toNanos(millis), (long) times) - passed;
    var _ = timer.schedule(task, nanos, TimeUnit.NANOSECONDS);
  }
}
