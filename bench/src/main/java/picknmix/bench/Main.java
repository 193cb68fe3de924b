package picknmix.bench;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import picknmix.games.Games;
import picknmix.kernel.Game;
import picknmix.kernel.Refused;

/** {@code ./picknmix bench}: one table a game. The help is with that of the other commands. */
public final class Main {
  private final int iterations;
  private final TimeValue time;

  private Main(boolean quick) {
    iterations = quick ? 2 : 5;
    time = TimeValue.seconds(quick ? 1 : 3);
  }

  public static void main(String[] args) throws RunnerException {
    try {
      run(Arguments.parse(args));
    } catch (Arguments.Mistake | Refused mistake) {
      System.err.println("picknmix: " + mistake.getMessage());
      System.err.println("Try: picknmix bench --help");
      System.exit(2);
    } catch (IllegalStateException failure) {
      System.err.println("picknmix: " + failure.getMessage());
      System.exit(1);
    }
  }

  private static void run(Arguments arguments) throws RunnerException {
    List<Game<?>> games = arguments.games();
    if (arguments.puzzles()) {
      PuzzleBench.run(arguments.quick());
      if (games.isEmpty()) {
        return;
      }
    }
    for (Game<?> game : games.isEmpty() ? Games.all() : games) {
      if (arguments.against() != null) {
        System.out.println(compare(game, arguments));
      } else {
        new Main(arguments.quick()).measure(game);
      }
    }
  }

  private static String compare(Game<?> game, Arguments arguments) {
    String ref = Objects.requireNonNull(arguments.against());
    Path built = arguments.built();
    if (built == null) {
      throw new Arguments.Mistake("the launcher builds '" + ref + "': ./picknmix bench --against");
    }
    int seats = arguments.seats() > 0 ? arguments.seats() : EngineWork.seats(game);
    var effort = arguments.quick() ? Against.Effort.QUICK : Against.Effort.FULL;
    return new Against(ref, built, effort).measure(game, seats, arguments.options());
  }

  private void measure(Game<?> game) throws RunnerException {
    RunResult playout = run(game, "playout");
    double playouts = playout.getPrimaryResult().getScore();
    double decisions = secondary(playout, "decisions");
    double bytes = secondary(playout, "gc.alloc.rate.norm");
    double copies = score(run(game, "copy"));
    RunResult search = game.hasClock() ? null : run(game, "search");
    double engine = score(run(game, "engineReplay"));
    double oracle = score(run(game, "oracleReplay"));
    System.out.printf(
        Locale.ROOT, "%s, %d players, one thread%n", game.facts().name(), EngineWork.seats(game));
    line("random playouts/s", "%,.0f", playouts);
    line("decisions/s", "%,.0f", decisions);
    line("bytes allocated/decision", "%.3f", bytes * playouts / decisions);
    line("ns per state copy", "%.1f", 1e9 / copies);
    if (search != null) {
      line("search rounds/s, hard bot", "%,.0f", EngineWork.ROUNDS * score(search));
    }
    line("times as fast as the oracle", "%,.0f", engine / oracle);
    System.out.println();
  }

  private static void line(String what, String format, double value) {
    System.out.printf(
        Locale.ROOT, "  %-28s %14s%n", what, String.format(Locale.ROOT, format, value));
  }

  private static double score(RunResult result) {
    return result.getPrimaryResult().getScore();
  }

  private static double secondary(RunResult result, String name) {
    return Objects.requireNonNull(result.getSecondaryResults().get(name)).getScore();
  }

  private RunResult run(Game<?> game, String benchmark) throws RunnerException {
    System.err.println("measuring " + game.id() + ": " + benchmark);
    Collection<RunResult> results =
        new Runner(
                new OptionsBuilder()
                    .include(EngineBenchmark.class.getName() + "\\." + benchmark + "$")
                    .param("game", game.id())
                    .addProfiler(GCProfiler.class)
                    .forks(1)
                    .warmupIterations(iterations)
                    .warmupTime(time)
                    .measurementIterations(iterations)
                    .measurementTime(time)
                    .shouldFailOnError(true)
                    .verbosity(VerboseMode.SILENT)
                    .build())
            .run();
    return results.iterator().next();
  }
}
