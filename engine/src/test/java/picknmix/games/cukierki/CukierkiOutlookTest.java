package picknmix.games.cukierki;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.cukierki.CukierkiState.Phase;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Options;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** What strong players see beside the points. */
class CukierkiOutlookTest {
  private static final Cukierki GAME = new Cukierki();
  private static final CukierkiRules RULES = (CukierkiRules) GAME.rules();

  private final CukierkiEval eval = new CukierkiEval(RULES);
  private final CukierkiOutlook outlook = new CukierkiOutlook(RULES);
  private final Prospects prospects = new Prospects();
  private final ActionList actions = new ActionList();
  private final double[] priors = new double[1_000];

  /** Seen at once as if every placement had been listed and judged. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void prospectsAreTheBestOfAllPlacements(boolean advanced) {
    walk(
        2,
        advanced,
        s -> {
          if (s.phase == Phase.PLACE) {
            eval.priors(s, s.toAct, actions, priors);
            double best = 0;
            for (int i = 0; i < actions.size(); i++) {
              best = Math.max(best, priors[i]);
            }
            prospects.look(s, s.toAct);
            assertThat(prospects.best).isCloseTo(best, within(1e-9));
          }
        });
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whatOneIsAheadTheOthersAreBehind(boolean advanced) {
    double[] values = new double[3];
    walk(
        3,
        advanced,
        s -> {
          outlook.values(s, values);
          assertThat(values[0] + values[1] + values[2]).isCloseTo(0, within(1e-9));
        });
  }

  /** Random play, up to its last decision. */
  private void walk(int seats, boolean advanced, Consumer<CukierkiState> look) {
    Options options = Options.of("variant", advanced ? "advanced" : "basic");
    for (int deal = 0; deal < 5; deal++) {
      CukierkiState s = GAME.deal(Setup.of(GAME, seats, options, Seed.of(deal), 0));
      FastRandom rng = new FastRandom(deal);
      while (s.phase != Phase.OVER) {
        actions.clear();
        RULES.legal(s, s.toAct, actions);
        look.accept(s);
        RULES.apply(s, s.toAct, actions.get(rng.below(actions.size())), null);
      }
    }
  }
}
