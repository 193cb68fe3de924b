package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;
import picknmix.kernel.UniformPolicy;

/** Random play is the same as it would be without the shortcuts. */
class CandyGhostsPolicyTest {
  private final CandyGhosts game = new CandyGhosts();

  @ParameterizedTest
  @ValueSource(strings = {"leader", "anyone"})
  void picksWhatAnyPolicyWouldPick(String group) {
    for (int seed = 0; seed < 40; seed++) {
      Options options = Options.of(CandyGhostsOptions.GROUP, group);
      Setup setup = Setup.of(game, 2 + seed % 5, options, Seed.of(seed), null);
      RandomPolicy<CandyGhostsState> quick = game.randomPolicy();
      RandomPolicy<CandyGhostsState> plain = new UniformPolicy<>(game.rules());
      FastRandom rng = new FastRandom(seed);
      FastRandom same = new FastRandom(seed);
      CandyGhostsState s = game.deal(setup);
      while (game.rules().turn(s) != Seat.OVER) {
        long action = quick.pick(s, rng);
        assertThat(plain.pick(s.copy(), same)).isEqualTo(action);
        assertThat(plain.seat()).isEqualTo(quick.seat());
        game.rules().apply(s, quick.seat(), action, null);
      }
    }
  }
}
