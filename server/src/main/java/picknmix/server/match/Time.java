package picknmix.server.match;

/** The time a match lives in. */
public interface Time {
  /** Milliseconds since some moment in the past. */
  long now();

  /** The date, in milliseconds since 1970: for logs, where no time is measured with it. */
  long date();

  /** Runs the task at that time, never before. It must be quick, or hand its work on. */
  void at(long millis, Runnable task);
}
