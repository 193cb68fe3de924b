package picknmix.cli.arena;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Game;
import picknmix.kernel.State;

/** Plays the games of a plan on several threads at once; may be stopped at any time. */
public final class Tournament {
  /** How long engines play to warm up, in nanoseconds. */
  private static final long WARM_UP = 4_000_000_000L;

  /** How long after an engine's end we may hear why, in milliseconds. */
  private static final long MOMENT = 1_000;

  private final Plan plan;
  private final @Nullable Findings findings;
  private final Runnable progress;
  private final List<Played> played = new ArrayList<>();
  private final AtomicInteger next = new AtomicInteger();
  private final CountDownLatch stopped = new CountDownLatch(1);

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
      Throwable cause = failure.getCause();
      throw new IllegalStateException(
          "a game broke off: " + (cause == null ? failure : cause.getMessage()), failure);
    }
  }

  /** Gives up the games that are being played, and begins no more. */
  public void stop() {
    stopped.countDown();
  }

  private boolean isStopped() {
    return stopped.getCount() == 0;
  }

  /** How it stands; the same games give the same report, whichever ended first. */
  public synchronized Report report() {
    played.sort(Comparator.comparingInt(Played::number));
    return new Report(new Standings(plan, List.copyOf(played)), findings);
  }

  /** A thread's part: one game after the other, each the next that nobody has begun. */
  private @Nullable Void playSome() throws InterruptedException {
    try (Engines engines = new Engines(plan)) {
      if (plan.hasVersions() && plan.isTimed()) {
        warmUp(plan.game(), engines);
      }
      for (int number; !isStopped() && (number = next.getAndIncrement()) < plan.games(); ) {
        play(plan.game(), number, engines);
      }
    } catch (EngineGone failure) {
      // Ctrl-C reaches the engines too, perhaps before we hear of it.
      if (!stopped.await(MOMENT, TimeUnit.MILLISECONDS)) {
        stop();
        throw failure;
      }
    } catch (RuntimeException failure) {
      stop(); // the others need not go on
      throw failure;
    }
    return null;
  }

  /** Lets new engines play a little that does not count, until their code is compiled. */
  private <S extends State<S>> void warmUp(Game<S> game, Engines engines) {
    long begin = System.nanoTime();
    var _ = table(game, 0, engines, () -> isStopped() || System.nanoTime() - begin > WARM_UP);
  }

  private <S extends State<S>> @Nullable Finished<S> table(
      Game<S> game, int number, Engines engines, BooleanSupplier stop) {
    return game.hasClock()
        ? RaceTable.play(game, plan, number, engines, stop)
        : TurnTable.play(game, plan, number, engines, stop);
  }

  private <S extends State<S>> void play(Game<S> game, int number, Engines engines) {
    Finished<S> finished = table(game, number, engines, this::isStopped);
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
