package picknmix.games.candyhunters.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.CandyHunters;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;
import picknmix.kernel.UniformPolicy;

class RandomHunterTest {
  private static final CandyHunters GAME = new CandyHunters();

  @Test
  void playsAsIfItHadListedEverything() {
    UniformPolicy<CandyHuntersState> plain = new UniformPolicy<>(GAME.rules());
    RandomPolicy<CandyHuntersState> quick = GAME.randomPolicy();
    assertThat(quick).isInstanceOf(RandomHunter.class);
    for (int seed = 0; seed < 60; seed++) {
      CandyHuntersState s =
          GAME.deal(Setup.of(GAME, 2 + seed % 3, Options.of(), Seed.of(seed), null));
      FastRandom forPlain = new FastRandom(seed);
      FastRandom forQuick = new FastRandom(seed);
      while (GAME.rules().turn(s) != Seat.OVER) {
        long action = plain.pick(s, forPlain);
        assertThat(quick.pick(s, forQuick)).isEqualTo(action);
        assertThat(quick.seat()).isEqualTo(plain.seat());
        GAME.rules().apply(s, quick.seat(), action, null);
      }
      assertThat(forQuick.bits()).as("as many numbers drawn").isEqualTo(forPlain.bits());
    }
  }
}
