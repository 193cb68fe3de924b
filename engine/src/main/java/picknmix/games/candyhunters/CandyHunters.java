package picknmix.games.candyhunters;

import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picknmix.bots.Coach;
import picknmix.bots.Gentle;
import picknmix.bots.Greedy;
import picknmix.bots.Ismcts;
import picknmix.bots.Taste;
import picknmix.games.candyhunters.bot.CandyHuntersEval;
import picknmix.games.candyhunters.bot.CandyHuntersLessons;
import picknmix.games.candyhunters.bot.CandyHuntersMemory;
import picknmix.games.candyhunters.bot.CandyHuntersOutlook;
import picknmix.games.candyhunters.bot.Patient;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.games.candyhunters.json.StateReader;
import picknmix.games.candyhunters.json.StateWriter;
import picknmix.games.candyhunters.puzzle.CandyHuntersPuzzles;
import picknmix.games.candyhunters.rules.CandyHuntersNotation;
import picknmix.games.candyhunters.rules.CandyHuntersOptions;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.Dealing;
import picknmix.games.candyhunters.rules.PointRules;
import picknmix.games.candyhunters.rules.RandomHunter;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Bot;
import picknmix.kernel.Game;
import picknmix.kernel.GameFacts;
import picknmix.kernel.Json;
import picknmix.kernel.Level;
import picknmix.kernel.Memory;
import picknmix.kernel.Nature;
import picknmix.kernel.Puzzles;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rules;
import picknmix.kernel.Setup;
import picknmix.kernel.StateCodec;
import picknmix.kernel.ThinkingTime;
import picknmix.kernel.Tutor;
import picknmix.kernel.View;
import picknmix.kernel.Yardstick;

/** Candy Hunters: a town that grows by night, its ghosts, and the patterns that bring candy. */
public final class CandyHunters implements Game<CandyHuntersState> {

  public static final GameFacts FACTS =
      new GameFacts(
              CandyHuntersState.GAME,
              "Candy Hunters",
              CandyHuntersState.MIN_SEATS,
              CandyHuntersState.MAX_SEATS,
              1,
              CandyHuntersOptions.ALL)
          .saying("wait", "go-on", "👻");

  /** By how many points an easy player misjudges an action. */
  private static final double EASY_NOISE = 2;

  /** One's own turn and the next one's; docs/games tells how these were found. */
  private static final Ismcts.Style HARD = new Ismcts.Style(2, 0.5, 4, 0.5);

  /** What bots keep of what is at stake; docs/review.md tells how it was measured. */
  private static final Yardstick YARDSTICK = new Yardstick(0.28, 0.61, 0.83, 1);

  private final CandyHuntersRules rules = new CandyHuntersRules();
  private final CandyHuntersNotation notation = new CandyHuntersNotation();
  private final StateCodec<CandyHuntersState> codec =
      StateCodec.of(StateWriter::json, StateReader::read);
  private final CandyHuntersPuzzles puzzles = new CandyHuntersPuzzles();

  @Override
  public GameFacts facts() {
    return FACTS;
  }

  @Override
  public Map<String, @Nullable Object> components() {
    return Json.object("patterns", Patterns.json(), "points", PointRules.cards());
  }

  @Override
  public Puzzles<CandyHuntersState> puzzles() {
    return puzzles;
  }

  @Override
  public CandyHuntersState deal(Setup setup) {
    return Dealing.deal(setup);
  }

  @Override
  public Rules<CandyHuntersState> rules() {
    return rules;
  }

  @Override
  public RandomPolicy<CandyHuntersState> randomPolicy() {
    return new RandomHunter(rules);
  }

  @Override
  public ActionNotation notation() {
    return notation;
  }

  @Override
  public StateCodec<CandyHuntersState> codec() {
    return codec;
  }

  @Override
  public View<CandyHuntersState> view(CandyHuntersState s, int viewer) {
    return new CandyHuntersView(s, viewer);
  }

  @Override
  public Memory<CandyHuntersState> memory(int seat) {
    return new CandyHuntersMemory(seat);
  }

  @Override
  public Bot<CandyHuntersState> bot(Level level) {
    Supplier<CandyHuntersEval> evals = () -> new CandyHuntersEval(rules);
    return switch (level) {
      case GENTLE -> new Gentle<>(new Patient(), evals, 4);
      case EASY -> new Greedy<>(new Patient(), evals, 1, EASY_NOISE);
      case MEDIUM -> new Greedy<>(rules, evals, 2, 0);
      case HARD -> new Ismcts<>(rules, () -> new CandyHuntersOutlook(rules), HARD);
    };
  }

  @Override
  public Tutor<CandyHuntersState> tutor() {
    return new Coach<>(
        rules,
        () -> new CandyHuntersOutlook(rules),
        new CandyHuntersLessons(),
        1,
        start -> YARDSTICK);
  }

  @Override
  public Bot<CandyHuntersState> like(Nature nature, Bot<CandyHuntersState> bot) {
    return new Taste<>(nature, bot, rules, () -> new CandyHuntersEval(rules), 0.1, true);
  }

  /** A turn is half a dozen decisions, planned as one. */
  @Override
  public ThinkingTime thinkingTime() {
    return new ThinkingTime(60_000, 20_000);
  }
}
