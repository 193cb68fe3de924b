package picknmix.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;

/** What is told of a copy: how far it is, if it takes long, and what it was in the end. */
final class CopyNews implements LongConsumer {
  private static final long EVERY = TimeUnit.SECONDS.toNanos(5);

  private final PrintWriter err;
  private final LongSupplier nanoTime;
  private long next;

  CopyNews(PrintWriter err) {
    this(err, System::nanoTime);
  }

  CopyNews(PrintWriter err, LongSupplier nanoTime) {
    this.err = err;
    this.nanoTime = nanoTime;
    this.next = nanoTime.getAsLong() + EVERY;
    // The libraries' own news are for servers.
    Logger.getLogger("").setLevel(Level.SEVERE);
  }

  @Override
  public void accept(long rows) {
    if (nanoTime.getAsLong() - next >= 0) {
      next = nanoTime.getAsLong() + EVERY;
      err.printf(Locale.ROOT, "picknmix: %,d rows so far%n", rows);
      err.flush();
    }
  }

  static String text(Map<String, Long> rows) {
    long all = rows.values().stream().mapToLong(Long::longValue).sum();
    String each =
        rows.entrySet().stream()
            .map(table -> String.format(Locale.ROOT, "%s %,d", table.getKey(), table.getValue()))
            .collect(Collectors.joining("; "));
    return String.format(Locale.ROOT, "%,d rows (%s)", all, each);
  }
}
