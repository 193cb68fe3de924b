package picknmix.server.match;

import java.util.concurrent.Executor;

/**
 * One task for one time, which may be changed as often as one likes: a timer that was set too early
 * is not thrown away but waits on, so that they never pile up. Used in its own thread, or under its
 * owner's lock, only.
 */
public final class Alarm {
  private static final long NEVER = Long.MAX_VALUE;

  private final Time time;
  private final Executor owner;
  private final Runnable task;
  private long due = NEVER;
  private long timer = NEVER;

  /**
   * @param owner runs the task where it may use its owner's things
   */
  public Alarm(Time time, Executor owner, Runnable task) {
    this.time = time;
    this.owner = owner;
    this.task = task;
  }

  /** Rings then, and not at the time that was set before. */
  public void set(long millis) {
    due = millis;
    if (due < timer) {
      timer = due;
      time.at(due, () -> owner.execute(() -> ring(millis)));
    }
  }

  /** Does not ring. */
  public void off() {
    due = NEVER;
  }

  private void ring(long set) {
    if (set != timer) {
      return; // an earlier one took its place
    }
    timer = NEVER;
    if (time.now() >= due) {
      due = NEVER;
      task.run();
    } else if (due != NEVER) {
      set(due);
    }
  }
}
