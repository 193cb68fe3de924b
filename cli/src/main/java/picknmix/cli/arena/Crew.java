package picknmix.cli.arena;

import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Game;
import picknmix.kernel.State;

/** Threads that play games, each with engines of its own; may be stopped at any time. */
final class Crew implements AutoCloseable {
  /** How long after an engine's end we may hear why, in milliseconds. */
  private static final long MOMENT = 1_000;

  private final int threads;
  private final boolean apart;
  private final boolean census;
  private final CountDownLatch stopped;
  private final Queue<Engines> engines = new ConcurrentLinkedQueue<>();

  /**
   * Nobody plays yet.
   *
   * @param apart whether bots think in processes of their own
   * @param census whether to count what happens in the games
   * @param stopped counted down when they are to give up what they play, and begin no more
   */
  Crew(int threads, boolean apart, boolean census, CountDownLatch stopped) {
    this.threads = threads;
    this.apart = apart;
    this.census = census;
    this.stopped = stopped;
  }

  /**
   * Plays all of them, or as many as there is time for until they are stopped.
   *
   * @param after told after every game, by whichever thread played it
   */
  void play(List<Bout> bouts, Consumer<Bout.Result> after) throws InterruptedException {
    Queue<Bout> left = new ConcurrentLinkedQueue<>(bouts);
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Callable<Void>> players = Collections.nCopies(threads, () -> playSome(left, after));
      for (Future<Void> player : pool.invokeAll(players)) {
        player.get();
      }
    } catch (ExecutionException failure) {
      Throwable cause = failure.getCause();
      throw new IllegalStateException(
          "a game broke off: " + (cause == null ? failure : cause.getMessage()), failure);
    }
  }

  private boolean isStopped() {
    return stopped.getCount() == 0;
  }

  /** A thread's part: one game after the other, each the next that nobody has begun. */
  private @Nullable Void playSome(Queue<Bout> left, Consumer<Bout.Result> after)
      throws InterruptedException {
    Engines known = engines.poll();
    Engines mine = known == null ? new Engines(apart, this::isStopped) : known;
    try {
      for (Bout bout = next(left); bout != null; bout = next(left)) {
        mine.prepare(bout.plan());
        play(bout.plan().game(), bout, mine, after);
      }
    } catch (EngineGone failure) {
      // Ctrl-C reaches the engines too, perhaps before we hear of it.
      if (!stopped.await(MOMENT, TimeUnit.MILLISECONDS)) {
        stopped.countDown(); // the others need not go on
        throw failure;
      }
    } catch (RuntimeException failure) {
      stopped.countDown();
      throw failure;
    } finally {
      engines.add(mine);
    }
    return null;
  }

  private @Nullable Bout next(Queue<Bout> left) {
    return isStopped() ? null : left.poll();
  }

  private <S extends State<S>> void play(
      Game<S> game, Bout bout, Engines mine, Consumer<Bout.Result> after) {
    Finished<S> finished =
        game.hasClock()
            ? RaceTable.play(game, bout.plan(), bout.number(), mine, this::isStopped)
            : TurnTable.play(game, bout.plan(), bout.number(), mine, this::isStopped);
    if (finished != null) {
      after.accept(Bout.Result.of(bout, finished, census));
    }
  }

  @Override
  public void close() {
    engines.forEach(Engines::close);
  }
}
