package picknmix.server.web;

import picknmix.server.match.Time;
import picknmix.server.match.WallTime;

/** Time that passes many times as quickly, so that bots and clocks do not keep tests waiting. */
final class QuickTime implements Time {
  private static final int TIMES = 10;

  private final WallTime wall = new WallTime();
  private final long start = wall.now();

  @Override
  public long now() {
    return start + TIMES * (wall.now() - start);
  }

  @Override
  public long date() {
    return wall.date();
  }

  @Override
  public void at(long millis, Runnable task) {
    wall.at(start + (millis - start) / TIMES, task);
  }
}
