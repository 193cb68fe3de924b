package picknmix.cli.load;

import java.util.Arrays;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

/** What many tables have measured together. */
final class Figures {
  private final ConcurrentLinkedQueue<Long> nanos = new ConcurrentLinkedQueue<>();
  private final LongAdder errors = new LongAdder();
  private final LongAdder lost = new LongAdder();
  private final LongAdder games = new LongAdder();
  private final ConcurrentLinkedQueue<String> reasons = new ConcurrentLinkedQueue<>();

  private volatile long start;

  /** Actions sent before that moment warm up and do not count. */
  void countFrom(long startNanos) {
    start = startNanos;
  }

  /** An action has reached everybody at its table. */
  void acted(long sentNanos) {
    if (sentNanos - start >= 0) {
      nanos.add(System.nanoTime() - sentNanos);
    }
  }

  void error(String reason) {
    errors.increment();
    reasons.add(reason);
  }

  /** Somebody was not told of an action. */
  void lost() {
    lost.increment();
  }

  void gameOver() {
    games.increment();
  }

  Report report(double seconds) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
    return new Report(
        sorted.length,
        sorted.length / seconds,
        millis(sorted, 0.5),
        millis(sorted, 0.99),
        millis(sorted, 1),
        games.sum(),
        errors.sum(),
        lost.sum(),
        reasons.stream().distinct().limit(5).toList());
  }

  private static double millis(long[] sorted, double share) {
    if (sorted.length == 0) {
      return 0;
    }
    int place = (int) Math.ceil(share * sorted.length) - 1;
    return Arrays.stream(sorted).skip(Math.max(0, place)).findFirst().orElseThrow() / 1e6;
  }
}
