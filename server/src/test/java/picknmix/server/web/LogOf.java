package picknmix.server.web;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** What is written to the log while it is open, as the log has it. */
final class LogOf extends Handler implements AutoCloseable {
  private final Queue<String> lines = new ConcurrentLinkedQueue<>();
  private final JsonLines format = new JsonLines();
  private final Logger root = Logger.getLogger("");
  private final Level before = root.getLevel();

  private LogOf() {
    root.setLevel(Level.INFO);
    root.addHandler(this);
  }

  static LogOf everything() {
    return new LogOf();
  }

  List<String> lines() {
    return List.copyOf(lines);
  }

  @Override
  public void publish(LogRecord entry) {
    lines.add(format.format(entry));
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    root.removeHandler(this);
    root.setLevel(before);
  }
}
