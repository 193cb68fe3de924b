package picknmix.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picknmix.cli.arena.Contest;
import picknmix.cli.arena.Keep;
import picknmix.cli.parts.Part;
import picknmix.kernel.Json;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * What the commands of the arena have in common, and how they play until all is played or Ctrl-C.
 */
final class ArenaOptions {
  static final int MOST_GAMES = 1_000_000;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "How many seats; by default one for each bot, or as few as the game allows.")
  @Nullable Integer seats;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "One of the game's options; may be repeated.")
  Map<String, String> options = Map.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Other games with another number (${DEFAULT-VALUE}).")
  long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many games at a time; by default one for each core.")
  private @Nullable Integer threads;

  @Option(
      names = "--keep",
      paramLabel = "FILE",
      description =
          "Write every finished game to this file. After an interruption the same command goes on"
              + " from there; with more --games it adds to them.")
  private @Nullable Path keep;

  @Option(
      names = "--built",
      paramLabel = "REF=FOLDER",
      hidden = true,
      description = "Where the launcher has built that commit.")
  Map<String, Path> built = Map.of();

  @Option(names = "--json", description = "Print one JSON object instead of a table.")
  private boolean json;

  @Option(
      names = "--part",
      paramLabel = "I/N",
      description =
          "Play only this part of the games, such as 3/16, and write each as a line of JSON, to the"
              + " file of --keep if one is named. picknmix arena merge tells what came of all"
              + " parts.")
  private @Nullable String part;

  int atOnce() {
    int cores = Runtime.getRuntime().availableProcessors();
    return threads == null ? cores : check("--threads", threads, 1, 1_000);
  }

  /** Which part of the games is played; null if there are no parts. */
  @Nullable Part part() {
    return part == null ? null : Part.parse(part);
  }

  /** The file for these games; nothing is kept if none was named, unless it is a part. */
  Keep keep(Map<String, @Nullable Object> identity) {
    if (keep != null) {
      return Keep.open(keep, identity);
    }
    return part == null ? Keep.NOTHING : Keep.print(spec.commandLine().getOut(), identity);
  }

  int check(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new ParameterException(
          spec.commandLine(),
          "%s must be from %d to %d, not %d".formatted(name, least, most, value));
    }
    return value;
  }

  /**
   * Plays, and tells what came of it: also after Ctrl-C, of what was played by then. What comes of
   * a part is told when all are merged.
   *
   * @param more what else to do with the outcome
   */
  void play(Contest contest, Progress bar, int atOnce, Consumer<Contest.Outcome> more)
      throws InterruptedException {
    AtomicBoolean told = new AtomicBoolean();
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  if (told.compareAndSet(false, true)) {
                    contest.stop();
                    bar.close();
                    tell(contest, more);
                    sayHowToGoOn();
                  }
                }));
    boolean complete;
    try {
      contest.play(atOnce);
    } finally {
      complete = told.compareAndSet(false, true);
      bar.close();
    }
    if (complete) {
      tell(contest, more);
    }
  }

  private void tell(Contest contest, Consumer<Contest.Outcome> more) {
    if (part == null) {
      Contest.Outcome outcome = contest.report();
      tell(spec.commandLine().getOut(), outcome, json);
      more.accept(outcome);
    }
  }

  /** Prints an outcome for people, or for programs. */
  static void tell(PrintWriter out, Contest.Outcome outcome, boolean json) {
    if (json) {
      out.println(Json.write(outcome.json()));
    } else {
      out.print(outcome.text());
    }
    out.flush();
  }

  private void sayHowToGoOn() {
    if (keep != null) {
      PrintWriter err = spec.commandLine().getErr();
      err.println("picknmix: the games are in " + keep + "; the same command goes on from there");
      err.flush();
    }
  }
}
