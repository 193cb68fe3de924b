package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Game;
import picknmix.kernel.State;

/** Plays the games of a plan on several threads at once; may be stopped at any time. */
public final class Tournament {
  private final Plan plan;
  private final @Nullable Findings findings;
  private final Runnable progress;
  private final List<Played> played = new ArrayList<>();
  private final AtomicInteger next = new AtomicInteger();
  private volatile boolean stopped;

  /**
   * A tournament that has not begun.
   *
   * @param census whether to count what happens in the games
   * @param progress told after every game, by whichever thread played it
   */
  public Tournament(Plan plan, boolean census, Runnable progress) {
    this.plan = plan;
    this.findings = census ? new Findings() : null;
    this.progress = progress;
  }

  /** Plays all the games, or as many as there is time for until it is stopped. */
  public void play(int threads) throws InterruptedException {
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Callable<Void>> players = Collections.nCopies(threads, this::playSome);
      for (Future<Void> player : pool.invokeAll(players)) {
        player.get();
      }
    } catch (ExecutionException failure) {
      throw new IllegalStateException("a game broke off: " + failure.getCause(), failure);
    }
  }

  /** Gives up the games that are being played, and begins no more. */
  public void stop() {
    stopped = true;
  }

  /** How it stands; the same games give the same report, whichever ended first. */
  public synchronized Report report() {
    played.sort(Comparator.comparingInt(Played::number));
    return new Report(new Standings(plan, List.copyOf(played)), findings);
  }

  /** A thread's part: one game after the other, each the next that nobody has begun. */
  private @Nullable Void playSome() {
    try {
      for (int number; !stopped && (number = next.getAndIncrement()) < plan.games(); ) {
        play(plan.game(), number);
      }
      return null;
    } catch (RuntimeException failure) {
      stopped = true; // the others need not go on
      throw failure;
    }
  }

  private <S extends State<S>> void play(Game<S> game, int number) {
    Finished<S> finished =
        game.hasClock()
            ? RaceTable.play(game, plan, number, () -> stopped)
            : TurnTable.play(game, plan, number, () -> stopped);
    if (finished != null) {
      keep(
          Played.of(plan, number, finished),
          findings == null ? null : Tally.of(finished.session()));
      progress.run();
    }
  }

  private synchronized void keep(Played result, @Nullable Tally tally) {
    played.add(result);
    if (findings != null && tally != null) {
      findings.add(tally, result);
    }
  }
}
