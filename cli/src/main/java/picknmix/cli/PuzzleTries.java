package picknmix.cli;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Options;
import picknmix.kernel.Puzzles;
import picknmix.kernel.Seed;
import picknmix.kernel.Watch;

/**
 * Tries to make puzzles, number by number. Tries are begun ahead and looked at in their order, so
 * that threads change nothing.
 */
record PuzzleTries(Puzzles<?> puzzles, int level, Options options, Seed seed) {
  /** After so many tries without a puzzle there will not be one. */
  private static final int PATIENCE = 10_000;

  /** Numbers to try, and how many good ones are enough. */
  record Range(int from, int to, int enough) {
    /** From the first number on, for as long as it takes. */
    static Range endless(int enough) {
      return new Range(0, Integer.MAX_VALUE, enough);
    }

    boolean isEndless() {
      return to == Integer.MAX_VALUE;
    }

    /** How much there is to do: puzzles to make, or numbers to try. */
    int steps() {
      return isEndless() ? enough : to - from;
    }
  }

  /** What is done with a number that made a puzzle. */
  interface Found {
    void puzzle(int number, Object puzzle);
  }

  /** Tries the numbers until there are enough puzzles, on so many threads. */
  void make(Range range, int threads, Progress bar, Found found)
      throws InterruptedException, ExecutionException {
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      make(range, 4 * threads, workers, bar, found);
      workers.shutdownNow();
    }
  }

  private void make(Range range, int ahead, ExecutorService workers, Progress bar, Found found)
      throws InterruptedException, ExecutionException {
    Queue<Future<@Nullable Object>> begun = new ArrayDeque<>();
    int next = range.from();
    int inVain = 0;
    int made = 0;
    for (int number = range.from(); number < range.to() && made < range.enough(); number++) {
      while (next < range.to() && begun.size() < ahead) {
        int begins = next++;
        begun.add(workers.submit(() -> attempt(begins)));
      }
      Object puzzle = begun.remove().get();
      inVain++;
      if (puzzle != null) {
        made++;
        inVain = 0;
        found.puzzle(number, puzzle);
      }
      if (puzzle != null || !range.isEndless()) {
        bar.step();
      }
      bar.say(number + 1 - range.from() + " tried");
      if (range.isEndless() && inVain == PATIENCE) {
        throw new IllegalStateException("no such puzzle in %d tries".formatted(inVain));
      }
    }
  }

  private @Nullable Object attempt(int number) {
    return puzzles.make(level, options, seed, number, 1, Watch.NOBODY).get("puzzle");
  }
}
