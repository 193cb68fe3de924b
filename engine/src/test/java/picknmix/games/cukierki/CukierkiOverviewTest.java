package picknmix.games.cukierki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.bots.Overview;
import picknmix.games.cukierki.CukierkiState.Phase;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Options;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** What is seen without a list, against the list and its priors. */
class CukierkiOverviewTest {
  private static final Cukierki GAME = new Cukierki();

  private final CukierkiEval eval = new CukierkiEval((CukierkiRules) GAME.rules());
  private final CukierkiOverview overview = new CukierkiOverview();
  private final ActionList actions = new ActionList();
  private final double[] priors = new double[1_000];

  @ParameterizedTest
  @ValueSource(strings = {"basic", "advanced"})
  void itTellsWhatTheListTells(String variant) {
    int seen = 0;
    for (int deal = 0; deal < 20; deal++) {
      Options options = Options.of("variant", variant);
      CukierkiState s = GAME.deal(Setup.of(GAME, 2 + deal % 3, options, Seed.of(deal), null));
      FastRandom rng = new FastRandom(deal);
      while (s.phase != Phase.OVER) {
        actions.clear();
        GAME.rules().legal(s, s.toAct, actions);
        eval.priors(s, s.toAct, actions, priors);
        seen += compare(s, rng) ? 1 : 0;
        GAME.rules().apply(s, s.toAct, actions.get(rng.below(actions.size())), null);
      }
    }
    assertThat(seen).isGreaterThan(400);
  }

  /** Takes some actions away, one by one, which may be the best or any. */
  private boolean compare(CukierkiState s, FastRandom rng) {
    int count = overview.look(s, s.toAct);
    if (count == 0) {
      return false;
    }
    assertThat(count).isEqualTo(actions.size());
    Set<Integer> taken = new HashSet<>();
    for (int i = 0; i <= 2 * count; i++) {
      int best = bestBut(taken);
      assertThat(overview.best()).isEqualTo(best < 0 ? Overview.NONE : actions.get(best));
      if (best >= 0) {
        assertThat(overview.worth()).isEqualTo(priors[best]);
      }
      int next = best >= 0 && rng.below(2) == 0 ? best : rng.below(count);
      double worth = overview.take(actions.get(next));
      assertThat(worth).isEqualTo(Double.valueOf(taken.add(next) ? priors[next] : Double.NaN));
    }
    return true;
  }

  /** The first of those that seem best. */
  private int bestBut(Set<Integer> taken) {
    int best = -1;
    for (int i = 0; i < actions.size(); i++) {
      if (!taken.contains(i) && (best < 0 || priors[i] > priors[best])) {
        best = i;
      }
    }
    return best;
  }

  /** What others could do, or this seat at another moment, cannot be taken. */
  @ParameterizedTest
  @ValueSource(strings = {"basic", "advanced"})
  void whatCannotBeDoneIsNotTaken(String variant) {
    CukierkiState s =
        GAME.deal(Setup.of(GAME, 2, Options.of("variant", variant), Seed.of(1), null));
    overview.look(s, s.toAct);
    actions.clear();
    GAME.rules().legal(s, s.toAct, actions);
    int refused = 0;
    for (int tile = 0; tile < Tiles.COUNT; tile++) {
      for (int kind = CukierkiNotation.PASS; kind <= CukierkiNotation.WALL; kind++) {
        for (int x = -3; x < 9; x++) {
          for (int y = -3; y < 8; y++) {
            long action = CukierkiNotation.of(kind, tile, Board.cell(x, y), x & 3);
            if (!actions.contains(action)) {
              assertThat(overview.take(action)).isNaN();
              refused++;
            }
          }
        }
      }
    }
    assertThat(refused).isGreaterThan(30_000);
  }
}
