package picknmix.games.cukierki;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.bots.RandomBot;
import picknmix.games.cukierki.CukierkiState.Phase;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** What the bots know, and that each level is better than the one below. */
class CukierkiEvalTest {
  private static final Cukierki GAME = new Cukierki();
  private static final CukierkiRules RULES = (CukierkiRules) GAME.rules();
  private static final Budget FEW = new Budget(0, 150);

  private final CukierkiEval eval = new CukierkiEval(RULES);
  private final ActionList actions = new ActionList();
  private final double[] priors = new double[1_000];

  /** Of two placements of a tile that end the turn, the priors differ by what they bring. */
  @Test
  void priorsOfPlacementsAreWhatTheyBring() {
    int compared = 0;
    for (int deal = 0; deal < 10; deal++) {
      CukierkiState s = deal(2, false, deal);
      FastRandom rng = new FastRandom(deal);
      while (s.phase != Phase.OVER) {
        judge(s);
        for (int i = 1; i < actions.size(); i++) {
          if (sameTile(actions.get(i - 1), actions.get(i)) && ends(s, i - 1) && ends(s, i)) {
            assertThat(priors[i] - priors[i - 1])
                .isCloseTo(gain(s, i) - gain(s, i - 1), within(1e-9));
            compared++;
          }
        }
        RULES.apply(s, s.toAct, actions.get(rng.below(actions.size())), null);
      }
    }
    assertThat(compared).isGreaterThan(1_000);
  }

  private static boolean sameTile(long one, long other) {
    return CukierkiNotation.kind(one) == CukierkiNotation.PLACE
        && CukierkiNotation.kind(other) == CukierkiNotation.PLACE
        && CukierkiNotation.tile(one) == CukierkiNotation.tile(other);
  }

  private boolean ends(CukierkiState s, int index) {
    return after(s, index).phase == Phase.PLACE;
  }

  private int gain(CukierkiState s, int index) {
    return RULES.score(after(s, index), s.toAct);
  }

  private CukierkiState after(CukierkiState s, int index) {
    CukierkiState after = s.copy();
    RULES.apply(after, s.toAct, actions.get(index), null);
    return after;
  }

  @Test
  void anExtraPlacementPromisesWhatComesWithIt() {
    judge(load(Given.basic("CLMP BLSP", "").table("CLPS TLMS")));
    assertThat(bestOf("CLMP")).isGreaterThan(bestOf("BLSP"));
    judge(load(Given.basic("CLMP BLSP", "").table("MPSL TLMS")));
    assertThat(bestOf("CLMP")).isLessThan(bestOf("BLSP"));
  }

  /** CU-17: each candy counts, and at most twice if it wins an advantage. */
  @Test
  void priorsOnTheWallAreForCandies() {
    int looked = 0;
    for (int deal = 0; deal < 10; deal++) {
      CukierkiState s = deal(2, true, deal);
      FastRandom rng = new FastRandom(deal);
      while (s.phase != Phase.OVER) {
        judge(s);
        for (int i = 0; s.phase == Phase.WALL && i < actions.size(); i++) {
          int made = after(s, i).candies(s.toAct) - s.candies(s.toAct);
          assertThat(priors[i]).isBetween(1.3 * made, 2.8 * made);
          looked += made > 1 ? 1 : 0;
        }
        RULES.apply(s, s.toAct, actions.get(rng.below(actions.size())), null);
      }
    }
    assertThat(looked).isGreaterThan(50);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatOneIsAheadTheOthersAreBehind(boolean advanced) {
    double[] values = new double[3];
    CukierkiState s = deal(3, advanced, 1);
    FastRandom rng = new FastRandom(1);
    while (s.phase != Phase.OVER) {
      eval.values(s, values);
      assertThat(values[0] + values[1] + values[2]).isCloseTo(0, within(1e-9));
      judge(s);
      RULES.apply(s, s.toAct, actions.get(rng.below(actions.size())), null);
    }
    eval.values(s, values);
    int winner = Integer.numberOfTrailingZeros(RULES.winners(s));
    for (double value : values) {
      assertThat(values[winner]).isGreaterThan(4).isGreaterThanOrEqualTo(value);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void everyLevelBeatsTheOneBelow(boolean advanced) {
    Bot<CukierkiState> random = new RandomBot<>(RULES);
    assertThat(share(GAME.bot(Level.EASY), random, advanced, 15)).isGreaterThan(0.9);
    assertThat(share(GAME.bot(Level.MEDIUM), random, advanced, 15)).isGreaterThan(0.95);
    assertThat(share(GAME.bot(Level.MEDIUM), GAME.bot(Level.EASY), advanced, 20))
        .isGreaterThan(0.6);
    assertThat(share(GAME.bot(Level.HARD), GAME.bot(Level.EASY), advanced, 5)).isGreaterThan(0.6);
  }

  /** The first bot's share of the victories, with each seat in every deal. */
  private static double share(
      Bot<CukierkiState> one, Bot<CukierkiState> other, boolean advanced, int deals) {
    double won = 0;
    for (int game = 0; game < 2 * deals; game++) {
      int seat = game % 2;
      CukierkiState s = deal(2, advanced, game / 2);
      List<Bot<CukierkiState>> bots = seat == 0 ? List.of(one, other) : List.of(other, one);
      FastRandom rng = new FastRandom(game);
      while (RULES.turn(s) != Seat.OVER) {
        var advice = bots.get(s.toAct).advise(GAME.view(s, s.toAct), FEW, rng);
        RULES.apply(s, s.toAct, Objects.requireNonNull(advice.action()), null);
      }
      int winners = RULES.winners(s);
      won += (winners >> seat & 1) / (double) Integer.bitCount(winners);
    }
    return won / (2 * deals);
  }

  private void judge(CukierkiState s) {
    actions.clear();
    RULES.legal(s, s.toAct, actions);
    eval.priors(s, s.toAct, actions, priors);
  }

  private double bestOf(String tile) {
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < actions.size(); i++) {
      if (CukierkiNotation.tile(actions.get(i)) == Tiles.names().indexOf(tile)) {
        best = Math.max(best, priors[i]);
      }
    }
    return best;
  }

  private static CukierkiState load(Given given) {
    return GAME.codec().load(Field.of(given.json(), "state", Refused.Code.BAD_STATE));
  }

  private static CukierkiState deal(int seats, boolean advanced, long seed) {
    Options options = Options.of("variant", advanced ? "advanced" : "basic");
    return GAME.deal(Setup.of(GAME, seats, options, Seed.of(seed), 0));
  }
}
