package picknmix.games.candyhunters.bot;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.CandyHunters;
import picknmix.games.candyhunters.Given;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.games.candyhunters.rules.CandyHuntersState.Phase;
import picknmix.kernel.Bot;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.View;

/** What seat 0 suspects of seat 1. */
class CandyHuntersMemoryTest {
  /** Any two of 26 cards: each is in two of 26 hands. */
  private static final double ANY = 2 / 26.0;

  private static final int TRIES = 500;

  private static Given nearly() {
    return Given.town("B R .", "Y . .").turn(1).hand(0, "P27 P28");
  }

  @Test
  void whoBuildsWhatAPatternLacksMayBeAfterIt() {
    assertThat(nearly().build().play("build G 1,1").suspected(0, 1, "P05"))
        .isGreaterThan(1.2 * ANY);
    assertThat(nearly().build().play("build G 2,0").suspected(0, 1, "P05")).isLessThan(ANY);
  }

  @Test
  void whoSendsAKidOntoAPatternMayBeAfterIt() {
    Given.Game game = Given.town("B R G", "Y G .").turn(1).hand(0, "P27 P28").kid();
    assertThat(game.play("kid 1,1").suspected(0, 1, "P05")).isGreaterThan(1.2 * ANY);
  }

  @Test
  void whoLeavesAPatternThatStandsHasItHardly() {
    Given.Game game = Given.town("B R", "Y G").turn(1).hand(0, "P27 P28").score();
    assertThat(game.play("skip").suspected(0, 1, "P05")).isLessThan(ANY / 2);
  }

  @Test
  void whoKeepsTheirCardsHasGoodOnes() {
    Given.Game game = Given.town("B R", "Y G").turn(1).hand(0, "P27 P28").exchange();
    assertThat(game.play("keep").suspected(0, 1, "P05")).isGreaterThan(1.2 * ANY);
  }

  @Test
  void whatHasBeenScoredIsInNoHand() {
    Given.Game game = Given.town("B R", "Y G").turn(1).hand(0, "P27 P28").hand(1, "P05").score();
    game.play("score P05 0,0 r0");
    assertThat(game.suspected(0, 1, "P05")).isZero();
    assertThat(game.suspected(0, 1, "P20")).isGreaterThan(0);
  }

  @Test
  void whatOneHoldsIsInNoOtherHand() {
    assertThat(nearly().build().play("build G 1,1").suspected(0, 1, "P27")).isZero();
  }

  /** Over whole games, the hand that is really there seems at least twice as likely as any. */
  @Test
  void suspicionsAreMostlyRight() {
    CandyHunters game = new CandyHunters();
    Bot<CandyHuntersState> bot = game.bot(Level.MEDIUM);
    FastRandom rng = new FastRandom(3);
    int right = 0;
    int blind = 0;
    for (int deal = 0; deal < 8; deal++) {
      Setup setup = Setup.of(game, 2, Options.of(), Seed.of(deal), 0);
      Session<CandyHuntersState> session = Session.deal(game, setup);
      while (!session.isOver()) {
        CandyHuntersState s = session.state();
        if (s.toAct == 0 && s.phase == Phase.BUILD && s.round > 1) {
          View<CandyHuntersState> recalled = session.recall(0);
          for (int i = 0; i < TRIES; i++) {
            right += recalled.determinize(rng).hands[1] == s.hands[1] ? 1 : 0;
            blind += session.view(0).determinize(rng).hands[1] == s.hands[1] ? 1 : 0;
          }
        }
        View<CandyHuntersState> view = session.view(s.toAct);
        session.apply(s.toAct, bot.advise(view, new Bot.Budget(0, 1), rng).action());
      }
    }
    assertThat(right).isGreaterThan(2 * blind);
  }
}
