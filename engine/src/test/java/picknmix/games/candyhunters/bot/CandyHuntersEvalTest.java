package picknmix.games.candyhunters.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.candyhunters.CandyHunters;
import picknmix.games.candyhunters.Given;
import picknmix.games.candyhunters.rules.CandyHuntersRules;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Playout;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** What the bots are told, and whether it makes them play. */
class CandyHuntersEvalTest {
  private static final CandyHunters GAME = new CandyHunters();

  private final CandyHuntersEval eval = new CandyHuntersEval(new CandyHuntersRules());

  /** The action that seems best. */
  private String best(Given.Game game) {
    CandyHuntersState s = game.state();
    ActionList actions = new ActionList();
    GAME.rules().legal(s, s.toAct, actions);
    double[] priors = new double[actions.size()];
    eval.priors(s, s.toAct, actions, priors);
    int best = 0;
    for (int i = 0; i < priors.length; i++) {
      best = priors[i] > priors[best] ? i : best;
    }
    return GAME.notation().text(actions.get(best));
  }

  private double[] values(Given.Game game) {
    double[] values = new double[game.state().seats];
    eval.values(game.state(), values);
    return values;
  }

  @Test
  void buildsWhatCompletesAPattern() {
    assertThat(best(Given.town("B R", "Y .").hand(0, "P05 P01").build())).isEqualTo("build G 1,1");
    // rather where a kid of one's own waits than where there is none or another's
    Given.Game another = Given.town("B R . B R1", "Y . . Y .").hand(0, "P05 P01").build();
    assertThat(best(another)).isEqualTo("build G 1,1");
    Given.Game own = Given.town("B R . B0 R", "Y . . Y .").hand(0, "P05 P01").build();
    assertThat(best(own)).isEqualTo("build G 4,1");
  }

  @Test
  void drivesGhostsAwayFromWhatItWants() {
    Given.Game game = Given.town("B R*  G", "Y G .").hand(0, "P05 P01").ghosts(2);
    assertThat(best(game)).isEqualTo("ghost 1,0 2,0");
  }

  @Test
  void scoresWherePointsAre() {
    Given.Game game = Given.town("B R . B0 R", "Y G . Y G").hand(0, "P05 P01").score();
    assertThat(best(game)).isEqualTo("score P05 3,0 r0");
    Given.Game scary = Given.town("B* R*", "Y* G@").hand(0, "P05 P01").score();
    assertThat(best(scary)).isEqualTo("skip");
  }

  @Test
  void aHauntedPatternMayWaitForMore() {
    // Two stars and a building are missing: 5 − 3 points.
    Given given = Given.town("B R G B", "Y R . R").hand(0, "P05 P01").haunted(0, "H3");
    ActionList actions = new ActionList();
    CandyHuntersState early = given.score().state();
    GAME.rules().legal(early, 0, actions);
    double[] priors = new double[actions.size()];
    eval.priors(early, 0, actions, priors);
    CandyHuntersState late = early.copy();
    late.round = CandyHuntersState.ROUNDS;
    double[] lastPriors = new double[actions.size()];
    eval.priors(late, 0, actions, lastPriors);
    assertThat(priors[0]).isEqualTo(0.5);
    assertThat(lastPriors[0]).isEqualTo(2);
  }

  @Test
  void exchangesWhatStandsNowhere() {
    Given.Game game = Given.town("B R", "Y G").hand(0, "P05 P01").exchange();
    assertThat(best(game)).isEqualTo("exchange P01");
  }

  @Test
  void putsKidsOnPatternsOfItsOwn() {
    Given.Game game = Given.town("B R . G", "Y . . R").hand(0, "P05 P01").candies(0, "B").kid();
    assertThat(best(game)).isIn("kid 1,0", "kid 0,1");
  }

  @Test
  void valuesAreLeads() {
    Given.Game even = Given.town("R B").build();
    assertThat(values(even)[0]).isEqualTo(-values(even)[1]);
    Given.Game ahead = Given.town("R B").scored(0, "P01 P02").over();
    assertThat(values(ahead)).containsExactly(4 + 3, -4);
    assertThat(values(Given.town("R B").seats(3).over())).containsExactly(1, 1, 1);
    double bare = values(Given.town("B R", "Y .").hand(0, "P05 P01").build())[0];
    double kid = values(Given.town("B0 R", "Y .").hand(0, "P05 P01").build())[0];
    double theirs = values(Given.town("B1 R", "Y .").hand(0, "P05 P01").build())[0];
    assertThat(kid).isGreaterThan(bare);
    assertThat(theirs).isLessThan(bare);
  }

  @Test
  void nothingIsRememberedFromOneTableToTheNext() {
    Given.Game game = Given.town("B0 R", "Y .").hand(0, "P05 P01").build();
    double[] before = values(game);
    best(game);
    best(Given.town("B R . G", "Y . . R").hand(0, "P05 P01").kid());
    best(Given.town("B R*  G", "Y G .").hand(0, "P05 P01").ghosts(2));
    assertThat(values(game)).isEqualTo(before);
    assertThat(best(game)).isEqualTo("build G 1,1");
  }

  @ParameterizedTest
  @EnumSource
  void everyLevelPlaysAPuzzle(Level level) {
    Given.Game game = Given.town("B0 R*", "Y .").hand(0, "P05").puzzle(4, 1).build();
    Bot.Budget budget = new Bot.Budget(0, 400);
    CandyHuntersState s = game.state().copy();
    while (GAME.rules().turn(s) != Seat.OVER) {
      var advice = GAME.bot(level).advise(GAME.view(s, 0), budget, new FastRandom(1));
      GAME.rules().apply(s, 0, advice.action(), null);
    }
    assertThat(GAME.rules().score(s, 0))
        .isGreaterThanOrEqualTo(level.compareTo(Level.EASY) <= 0 ? 0 : 3);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void mediumScoresFarMoreThanChance(boolean haunted) {
    int games = 6;
    int points = 0;
    Options options = Options.of("haunted", haunted, "largeGhost", haunted);
    for (int seed = 0; seed < games; seed++) {
      CandyHuntersState s = GAME.deal(Setup.of(GAME, 2, options, Seed.of(seed), 0));
      FastRandom rng = new FastRandom(seed);
      Bot<CandyHuntersState> bot = GAME.bot(Level.MEDIUM);
      while (GAME.rules().turn(s) != Seat.OVER) {
        int seat = s.toAct;
        var advice = bot.advise(GAME.view(s, seat), new Bot.Budget(0, 0), rng);
        GAME.rules().apply(s, seat, advice.action(), null);
      }
      points += GAME.rules().score(s, 0) + GAME.rules().score(s, 1);
    }
    var random =
        new Playout<>(
            GAME, GAME.deal(Setup.of(GAME, 2, options, Seed.of(1), 0)), new FastRandom(1));
    for (int i = 0; i < 50; i++) {
      random.play();
    }
    assertThat(points / (2.0 * games)).isGreaterThan(random.meanScore(0) + 5);
  }
}
