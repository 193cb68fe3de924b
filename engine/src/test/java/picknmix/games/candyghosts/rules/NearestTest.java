package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.contract.Walk;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

class NearestTest {
  private static final CandyGhosts GAME = new CandyGhosts();
  private static final int GAMES = Walk.games(6);

  @Test
  @DisplayName("CG-26: a state that has seen other matches lists the targets that a new one does")
  void keeps() {
    CandyGhostsState used = new CandyGhostsState();
    for (int seed = 0; seed < GAMES; seed++) {
      Options options = seed % 2 == 0 ? Options.of() : Options.of("story", "gallery");
      used.copyFrom(GAME.deal(Setup.of(GAME, 2 + seed % 5, options, Seed.of(seed), null)));
      FastRandom rng = new FastRandom(seed);
      RandomPolicy<CandyGhostsState> policy = GAME.randomPolicy();
      while (GAME.rules().turn(used) != Seat.OVER) {
        assertThat(targets(used)).isEqualTo(targets(used.copy()));
        long action = policy.pick(used, rng);
        GAME.rules().apply(used, policy.seat(), action, null);
      }
    }
  }

  private static long[] targets(CandyGhostsState s) {
    ActionList targets = new ActionList();
    GhostMoves.listTargets(s, targets);
    return targets.toArray();
  }
}
