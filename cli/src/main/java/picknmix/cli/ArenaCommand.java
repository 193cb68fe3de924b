package picknmix.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import picknmix.cli.arena.Entrant;
import picknmix.cli.arena.Plan;
import picknmix.cli.arena.Report;
import picknmix.cli.arena.Tournament;
import picknmix.games.Games;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Game;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Bots against bots. */
@Command(
    name = "arena",
    description =
        "Let bots play many games, against each other or together, and see how strong they are.",
    footer = {
      "%nA bot is random, easy, medium or hard, with a budget of its own if you like: hard:200ms a"
          + " turn, hard:1000it iterations a decision. hard@REF is the bot of another commit, which"
          + " is built first; then all bots think in processes of the same kind. If there are several, every deal is played"
          + " once for each seat, with the bots moved on by one seat; one has all the seats, and"
          + " every game is another deal. Examples:",
      "  picknmix arena cukierki hard medium --games 1000",
      "  picknmix arena cukierki medium --seats 3 --option variant=advanced --games 300",
      "  picknmix arena cukierki hard:500ms hard:100ms --games 200 --json",
      "  picknmix arena cukierki hard hard@HEAD~1 --millis 200 --games 400",
      "  picknmix arena candy-match hard medium easy",
      "  picknmix arena cukierki medium --games 1000 --census",
      "%nWith --iterations instead of --millis the same command always gives the same games. Ctrl-C"
          + " shows how it stands."
    })
final class ArenaCommand implements Callable<Integer> {
  private static final int USUAL_MILLIS = 100;
  private static final int MOST_GAMES = 1_000_000;
  private static final int MOST = 100_000_000;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "GAME", index = "0", description = "Which game, such as cukierki.")
  private String game;

  @Parameters(paramLabel = "BOT", index = "1..*", arity = "1..*", description = "Who plays.")
  private List<String> bots;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description =
          "How many games (${DEFAULT-VALUE}); rounded up until every bot has had every seat.")
  private int games;

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "How many seats; by default one for each bot, or as few as the game allows.")
  private @Nullable Integer seats;

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "One of the game's options; may be repeated.")
  private Map<String, String> options = Map.of();

  @Option(
      names = "--millis",
      paramLabel = "MS",
      description =
          "How long a bot that searches may think in a turn ("
              + USUAL_MILLIS
              + "; where a game counts rounds instead, as many as at a table).")
  private @Nullable Integer millis;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "How many rounds it may search for a decision, instead of --millis.")
  private @Nullable Integer iterations;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Other games with another number (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many games at a time; by default one for each core.")
  private @Nullable Integer threads;

  @Option(
      names = "--census",
      description =
          "Also count what is done and what happens: how often in a game, in how many of the games,"
              + " and how those fare to whom it happens.")
  private boolean census;

  @Option(
      names = "--built",
      paramLabel = "REF=FOLDER",
      hidden = true,
      description = "Where the launcher has built that commit.")
  private Map<String, Path> built = Map.of();

  @Option(names = "--json", description = "Print one JSON object instead of a table.")
  private boolean json;

  @Override
  public Integer call() throws InterruptedException {
    int cores = Runtime.getRuntime().availableProcessors();
    int atOnce = threads == null ? cores : check("--threads", threads, 1, 1_000);
    Plan plan = plan();
    Progress bar = new Progress(plan.game().facts().name(), plan.games());
    Tournament tournament = new Tournament(plan, census, bar::step);
    AtomicBoolean told = new AtomicBoolean();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> interrupt(tournament, bar, told)));
    boolean complete;
    try {
      tournament.play(atOnce);
    } finally {
      complete = told.compareAndSet(false, true);
      bar.close();
    }
    if (complete) {
      print(tournament);
    }
    return 0;
  }

  private Plan plan() {
    check("--games", games, 1, MOST_GAMES);
    try {
      Game<?> chosen = Games.find(game);
      Budget usual = budget(chosen);
      List<Entrant> entrants = bots.stream().map(bot -> Entrant.parse(bot, usual, built)).toList();
      int howMany = seats != null ? seats : Math.max(chosen.facts().minSeats(), entrants.size());
      return Plan.of(chosen, howMany, TableOptions.read(chosen, options), entrants, games, seed);
    } catch (Refused mistake) {
      throw new ParameterException(spec.commandLine(), mistake.reason());
    }
  }

  private Budget budget(Game<?> chosen) {
    int rounds = iterations == null ? 0 : check("--iterations", iterations, 1, MOST);
    int time = millis == null ? 0 : check("--millis", millis, 1, MOST);
    if (time == 0 && rounds == 0) {
      int atTable = chosen.patience().iterations();
      return new Budget(atTable > 0 ? 0 : USUAL_MILLIS, atTable);
    }
    return new Budget(time, rounds);
  }

  private int check(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new ParameterException(
          spec.commandLine(),
          "%s must be from %d to %d, not %d".formatted(name, least, most, value));
    }
    return value;
  }

  /** Ctrl-C: what has been played so far counts. */
  private void interrupt(Tournament tournament, Progress bar, AtomicBoolean told) {
    if (told.compareAndSet(false, true)) {
      tournament.stop();
      bar.close();
      print(tournament);
    }
  }

  private void print(Tournament tournament) {
    PrintWriter out = spec.commandLine().getOut();
    Report report = tournament.report();
    if (json) {
      out.println(Json.write(report.json()));
    } else {
      out.print(report.text());
    }
    out.flush();
  }
}
