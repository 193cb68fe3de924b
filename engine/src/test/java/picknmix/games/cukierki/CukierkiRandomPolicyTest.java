package picknmix.games.cukierki;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.cukierki.CukierkiState.Phase;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Refused;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;
import picknmix.kernel.UniformPolicy;

/** Random players that write no list against those that do. */
class CukierkiRandomPolicyTest {
  private static final Cukierki GAME = new Cukierki();

  private final EnumSet<Phase> phases = EnumSet.noneOf(Phase.class);

  @ParameterizedTest
  @ValueSource(strings = {"basic", "advanced"})
  void picksFromTheListWithoutWritingIt(String variant) {
    for (int deal = 0; deal < 50; deal++) {
      Options options = Options.of("variant", variant);
      play(GAME.deal(Setup.of(GAME, 2 + deal % 4, options, Seed.of(deal), 0)), deal);
    }
    assertThat(phases).contains(Phase.PLACE, Phase.EXTRA);
    assertThat(phases.contains(Phase.WALL)).isEqualTo(variant.equals("advanced"));
  }

  /** CU-15: here of three tiles one or none fits. */
  @Test
  void setsAsideWhatFitsNowhere() {
    Given given = Given.advanced("", "").wall(0, "LSLS").capturing("CLPT MPMP CLTM").table("SPLM");
    for (int seed = 0; seed < 20; seed++) {
      play(GAME.codec().load(Field.of(given.json(), "state", Refused.Code.BAD_STATE)), seed);
    }
    assertThat(phases).contains(Phase.WALL);
  }

  private void play(CukierkiState s, int seed) {
    RandomPolicy<CukierkiState> quick = GAME.randomPolicy();
    RandomPolicy<CukierkiState> slow = new UniformPolicy<>(GAME.rules());
    FastRandom one = new FastRandom(seed);
    FastRandom other = new FastRandom(seed);
    while (GAME.rules().turn(s) != Seat.OVER) {
      phases.add(s.phase);
      long action = quick.pick(s, one);
      assertThat(action).isEqualTo(slow.pick(s, other));
      assertThat(quick.seat()).isEqualTo(slow.seat());
      GAME.rules().apply(s, quick.seat(), action, null);
    }
    assertThat(one.bits()).isEqualTo(other.bits());
  }
}
