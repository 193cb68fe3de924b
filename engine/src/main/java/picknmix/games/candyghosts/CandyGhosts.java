package picknmix.games.candyghosts;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picknmix.bots.Coach;
import picknmix.bots.Ismcts;
import picknmix.bots.PriorBot;
import picknmix.bots.Taste;
import picknmix.games.candyghosts.bot.CandyGhostsEval;
import picknmix.games.candyghosts.bot.CandyGhostsLessons;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Wildness;
import picknmix.games.candyghosts.json.StateReader;
import picknmix.games.candyghosts.json.StateWriter;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsOptions;
import picknmix.games.candyghosts.rules.CandyGhostsPolicy;
import picknmix.games.candyghosts.rules.CandyGhostsRules;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Dealing;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Bot;
import picknmix.kernel.Census;
import picknmix.kernel.Game;
import picknmix.kernel.GameFacts;
import picknmix.kernel.Level;
import picknmix.kernel.Nature;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rng;
import picknmix.kernel.Rules;
import picknmix.kernel.Series;
import picknmix.kernel.Setup;
import picknmix.kernel.StateCodec;
import picknmix.kernel.ThinkingTime;
import picknmix.kernel.Tutor;
import picknmix.kernel.View;

/** Candy Ghosts, by Kriss and Shi Blank: out of the haunted house together. */
public final class CandyGhosts implements Game<CandyGhostsState> {
  static final GameFacts FACTS =
      new GameFacts(
              CandyGhostsState.GAME,
              "Candy Ghosts",
              CandyGhostsState.MIN_SEATS,
              CandyGhostsState.MAX_SEATS,
              2,
              CandyGhostsOptions.ALL)
          .saying("follow-me", "help-me", "coming", "careful", "wait", "go-on", "👻");

  private static final int MEDIUM_ROUNDS = 30;
  private static final Ismcts.Style THOUGHT = new Ismcts.Style(1, 0.3, 30, 0.1);

  /**
   * A turn is a dozen small decisions, so nobody should wait long for one; and a team plays as well
   * on a phone as on a server, since the cards are balanced for so many rounds (CG-5).
   */
  private static final Bot.Budget PATIENCE = new Bot.Budget(400, 400);

  private final CandyGhostsRules rules = new CandyGhostsRules();
  private final CandyGhostsNotation notation = new CandyGhostsNotation();
  private final StateCodec<CandyGhostsState> codec =
      StateCodec.of(StateWriter::json, StateReader::read);

  @Override
  public GameFacts facts() {
    return FACTS;
  }

  @Override
  public Options settle(int seats, Options chosen) {
    return CandyGhostsOptions.settle(seats, chosen);
  }

  /** Before there were words for it, ghosts were as wild as they can be (CG-93). */
  @Override
  public @Nullable Options implied(int version) {
    return version == 1
        ? Options.of(CandyGhostsOptions.GHOSTS, Wildness.WILD.word)
        : Game.super.implied(version);
  }

  @Override
  public Map<String, @Nullable Object> components() {
    Map<String, @Nullable Object> components = new LinkedHashMap<>(Box.COMPONENTS);
    components.put("maps", CandyGhostsOptions.maps());
    return components;
  }

  @Override
  public CandyGhostsState deal(Setup setup) {
    CandyGhostsState s = Dealing.deal(setup);
    rules.settle(s);
    return s;
  }

  @Override
  public Rules<CandyGhostsState> rules() {
    return rules;
  }

  @Override
  public RandomPolicy<CandyGhostsState> randomPolicy() {
    return new CandyGhostsPolicy(rules);
  }

  @Override
  public ActionNotation notation() {
    return notation;
  }

  @Override
  public StateCodec<CandyGhostsState> codec() {
    return codec;
  }

  @Override
  public View<CandyGhostsState> view(CandyGhostsState s, int viewer) {
    return CandyGhostsView.of(s, viewer, CandyGhostsEval::best);
  }

  /** Gentle helps as well as easy: where all win or lose together, children win with good help. */
  @Override
  public Bot<CandyGhostsState> bot(Level level) {
    return switch (level) {
      case GENTLE, EASY -> new PriorBot<>(rules, CandyGhostsEval::new);
      case MEDIUM -> thinking(MEDIUM_ROUNDS);
      case HARD -> thinking(Integer.MAX_VALUE);
    };
  }

  @Override
  public Bot<CandyGhostsState> like(Nature nature, Bot<CandyGhostsState> bot) {
    return new Taste<>(nature, bot, rules, CandyGhostsEval::new, 0.03, false);
  }

  /**
   * Tries things out, for so many rounds at most; but which character to choose shows much later,
   * so that is left to chance.
   */
  private Bot<CandyGhostsState> thinking(int most) {
    return new Thoughtful(
        bot(Level.EASY), new Ismcts<>(rules, CandyGhostsEval::new, THOUGHT), most);
  }

  private record Thoughtful(Bot<CandyGhostsState> choosing, Bot<CandyGhostsState> playing, int most)
      implements Bot<CandyGhostsState> {
    @Override
    public Advice advise(View<CandyGhostsState> view, Budget budget, Rng rng) {
      boolean chooses = view.determinize(rng).phase == CandyGhostsState.Phase.CHOOSE;
      return (chooses ? choosing : playing).advise(view, budget.atMost(most), rng);
    }

    @Override
    public Verdict judge(View<CandyGhostsState> view, long played, Budget budget, Rng rng) {
      return playing.judge(view, played, budget, rng);
    }

    @Override
    public Bot<CandyGhostsState> sitDown() {
      return new Thoughtful(choosing, playing.sitDown(), most);
    }
  }

  @Override
  public Tutor<CandyGhostsState> tutor() {
    return new Coach<>(rules, CandyGhostsEval::new, new CandyGhostsLessons(), 0);
  }

  @Override
  public Bot.Budget patience() {
    return PATIENCE;
  }

  @Override
  public Options together() {
    return Options.of(CandyGhostsOptions.ROLES, false);
  }

  @Override
  public Census<CandyGhostsState> census() {
    return new CandyGhostsCensus();
  }

  @Override
  public Series series(int seats) {
    return CandyGhostsSeries.start(seats);
  }

  @Override
  public boolean hasChance() {
    return true;
  }

  /** A turn is a dozen small decisions. */
  @Override
  public ThinkingTime thinkingTime() {
    return new ThinkingTime(45_000, 15_000);
  }
}
