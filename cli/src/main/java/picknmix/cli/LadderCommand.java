package picknmix.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picknmix.cli.arena.Entrant;
import picknmix.cli.arena.Header;
import picknmix.cli.arena.Keep;
import picknmix.cli.arena.Ladder;
import picknmix.cli.arena.LadderPlan;
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

/** All bots of a game in order of strength. */
@Command(
    name = "ladder",
    description = "Put all bots of a game in order of strength, with every budget.",
    footer = {
      "%nRivals play in pairs, mostly against those of about their own strength, and every deal once"
          + " for each seat; the table has Elo ratings, whose average is 0. Where all win or lose"
          + " together it has how many games each has won. Bounds are of 95 %%. Examples:",
      "  picknmix arena ladder cukierki --budgets 50ms,200ms,800ms --games 2000 --keep ladder.jsonl",
      "  picknmix arena ladder candy-hunters --budgets 100it,400it,1600it --plot ladder.svg",
      "  picknmix arena ladder cukierki hard@HEAD~1:200ms --budgets 200ms",
      "  picknmix arena ladder candy-ghosts --option rounds=10 --json",
      "%nWith rounds (it) instead of time (ms) the same command always gives the same games."
    })
final class LadderCommand implements Callable<Integer> {
  private static final String USUAL_TIMES = "100ms,400ms";
  private static final String USUAL_ROUNDS = "100it,400it";

  @Spec private CommandSpec spec;

  @Mixin private ArenaOptions arena;

  @Parameters(paramLabel = "GAME", index = "0", description = "Which game, such as cukierki.")
  private String game;

  @Parameters(
      paramLabel = "BOT",
      index = "1..*",
      arity = "0..*",
      description = "More bots beside those of all levels, such as hard@HEAD~1:200ms.")
  private List<String> bots = List.of();

  @Option(
      names = "--budgets",
      paramLabel = "B,…",
      description =
          "What each bot that searches may take, all for a turn ("
              + USUAL_TIMES
              + ") or all for a decision ("
              + USUAL_ROUNDS
              + ", usual where a game counts rounds).")
  private @Nullable String budgets;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "400",
      description = "How many games in all (${DEFAULT-VALUE}); rounded up to a whole round.")
  private int games;

  @Mixin private LadderPicture picture;

  @Override
  public Integer call() throws InterruptedException {
    int atOnce = arena.atOnce();
    LadderPlan plan;
    @Nullable Part part;
    Keep keep;
    try {
      plan = plan();
      part = arena.part();
      keep = arena.keep(part == null ? plan.identity() : Header.of(plan, part));
    } catch (Refused mistake) {
      throw new ParameterException(spec.commandLine(), mistake.reason());
    }
    Part played = part == null ? Part.WHOLE : part;
    Progress bar = new Progress(plan.game().facts().name(), plan.planned(played));
    try (keep) {
      Ladder ladder = new Ladder(plan, played, keep, bar::step);
      arena.play(ladder, bar, atOnce, picture::draw);
    }
    return 0;
  }

  private LadderPlan plan() {
    arena.check("--games", games, 1, ArenaOptions.MOST_GAMES);
    Game<?> chosen = Games.find(game);
    Options options = TableOptions.read(chosen, arena.options);
    int least = chosen.facts().minSeats();
    int seats = arena.seats != null ? arena.seats : Math.max(least, 2);
    List<String> each = budgets(chosen);
    List<Entrant> entrants = new ArrayList<>(LadderPlan.everybody(chosen, seats, options, each));
    Budget usual = Entrant.parse("hard:" + each.getFirst(), new Budget(0, 0), arena.built).budget();
    bots.forEach(bot -> entrants.add(Entrant.parse(bot, usual, arena.built)));
    if (budgets != null && entrants.stream().noneMatch(entrant -> entrant.name().contains(":"))) {
      throw Refused.badRequest("no bot of " + chosen.id() + " searches: leave --budgets out");
    }
    return LadderPlan.of(chosen, seats, options, entrants, games, arena.seed);
  }

  private List<String> budgets(Game<?> chosen) {
    boolean counts = chosen.patience().iterations() > 0;
    String text = budgets != null ? budgets : counts ? USUAL_ROUNDS : USUAL_TIMES;
    List<String> each = List.of(text.split(",", -1));
    String unit = text.endsWith("it") ? "it" : "ms";
    for (String budget : each) {
      if (!budget.matches("[1-9][0-9]{0,7}" + unit)) {
        throw Refused.badRequest(
            "--budgets are all in ms or all in it, such as 100ms,400ms or 100it,400it; not '%s'"
                .formatted(text));
      }
    }
    return each;
  }
}
