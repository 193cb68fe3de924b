package picknmix.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picknmix.cli.arena.Entrant;
import picknmix.cli.arena.Header;
import picknmix.cli.arena.Keep;
import picknmix.cli.arena.Plan;
import picknmix.cli.arena.Tournament;
import picknmix.cli.parts.Part;
import picknmix.games.Games;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Game;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
    customSynopsis = {
      "picknmix arena [OPTIONS] GAME BOT...",
      "picknmix arena ladder [OPTIONS] GAME [BOT...]",
      "picknmix arena merge [OPTIONS] FILE..."
    },
    subcommands = {LadderCommand.class, ArenaMergeCommand.class},
    footer = {
      "%nA bot is random, gentle, easy, medium or hard, or child (a simple model of one), with a budget of"
          + " its own if you like: hard:200ms a turn, hard:1000it iterations a decision. hard@REF is the"
          + " bot of another commit, which is built first; then all bots think in processes of the same"
          + " kind. If there are several, every deal is played"
          + " once for each seat, with the bots moved on by one seat; one has all the seats, and"
          + " every game is another deal. Examples:",
      "  picknmix arena cukierki hard medium --games 1000",
      "  picknmix arena cukierki medium --seats 3 --option variant=advanced --games 300",
      "  picknmix arena cukierki hard:500ms hard:100ms --games 200 --json",
      "  picknmix arena cukierki hard hard@HEAD~1 --millis 200 --games 400",
      "  picknmix arena candy-match hard medium easy",
      "  picknmix arena cukierki medium --games 1000 --census",
      "  picknmix arena cukierki hard medium --games 5000 --keep games.jsonl",
      "  picknmix arena cukierki hard medium --games 5000 --part 3/16 > part-3.jsonl",
      "%nWith --iterations instead of --millis the same command always gives the same games. Ctrl-C"
          + " shows how it stands; with --keep the same command goes on later. Parts may be played"
          + " anywhere, at any time; picknmix arena merge tells what came of them all."
    })
final class ArenaCommand implements Callable<Integer> {
  private static final int USUAL_MILLIS = 100;
  private static final int MOST = 100_000_000;

  @Spec private CommandSpec spec;

  @Mixin private ArenaOptions arena;

  // Asked for by us and not by picocli, which would want them for the ladder too.
  @Parameters(
      paramLabel = "GAME",
      index = "0",
      arity = "0..1",
      description = "Which game, such as cukierki.")
  private @Nullable String game;

  @Parameters(paramLabel = "BOT", index = "1..*", arity = "0..*", description = "Who plays.")
  private List<String> bots = List.of();

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description =
          "How many games (${DEFAULT-VALUE}); rounded up until every bot has had every seat.")
  private int games;

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
      names = "--census",
      description =
          "Also count what is done and what happens: how often in a game, in how many of the games,"
              + " and how those fare to whom it happens.")
  private boolean census;

  @Override
  public Integer call() throws InterruptedException {
    int atOnce = arena.atOnce();
    Plan plan;
    @Nullable Part part;
    Keep keep;
    try {
      plan = plan();
      part = arena.part();
      keep = arena.keep(part == null ? plan.identity(census) : Header.of(plan, census, part));
    } catch (Refused mistake) {
      throw new ParameterException(spec.commandLine(), mistake.reason());
    }
    Part played = part == null ? Part.WHOLE : part;
    Progress bar = new Progress(plan.game().facts().name(), plan.games(played));
    try (keep) {
      Tournament tournament = new Tournament(plan, census, played, keep, bar::step);
      arena.play(tournament, bar, atOnce, outcome -> {});
    }
    return 0;
  }

  private Plan plan() {
    arena.check("--games", games, 1, ArenaOptions.MOST_GAMES);
    if (game == null || bots.isEmpty()) {
      throw Refused.badRequest("arena needs a GAME and at least one BOT");
    }
    Game<?> chosen = Games.find(game);
    Budget usual = budget(chosen);
    List<Entrant> entrants =
        bots.stream().map(bot -> Entrant.parse(bot, usual, arena.built)).toList();
    int least = chosen.facts().minSeats();
    int seats = arena.seats != null ? arena.seats : Math.max(least, entrants.size());
    Options options = TableOptions.read(chosen, arena.options);
    return Plan.of(chosen, seats, options, entrants, games, arena.seed);
  }

  private Budget budget(Game<?> chosen) {
    int rounds = iterations == null ? 0 : arena.check("--iterations", iterations, 1, MOST);
    int time = millis == null ? 0 : arena.check("--millis", millis, 1, MOST);
    if (time == 0 && rounds == 0) {
      int atTable = chosen.patience().iterations();
      return new Budget(atTable > 0 ? 0 : USUAL_MILLIS, atTable);
    }
    return new Budget(time, rounds);
  }
}
