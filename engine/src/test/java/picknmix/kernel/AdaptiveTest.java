package picknmix.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class AdaptiveTest {
  private static final double HALF = 0.5;

  @Test
  void aVictoryMakesBotsALittleStrongerAndADefeatALittleWeaker() {
    Adaptive known = new Adaptive(50, 10, 0);
    assertThat(known.after(1, HALF, false)).isEqualTo(new Adaptive(56, 11, 6));
    assertThat(known.after(0, HALF, false)).isEqualTo(new Adaptive(44, 11, -6));
    assertThat(known.after(HALF, HALF, false)).isEqualTo(new Adaptive(50, 11, 0));
  }

  @Test
  void amongManyAVictoryIsWorthMoreThanADefeat() {
    Adaptive known = new Adaptive(50, 10, 0);
    assertThat(known.after(1, 0.25, false).change()).isEqualTo(9);
    assertThat(known.after(0, 0.25, false).change()).isEqualTo(-3);
  }

  @Test
  void whereTheyPlayTogetherBotsHelpMoreAfterADefeat() {
    Adaptive known = new Adaptive(50, 10, 0);
    assertThat(known.after(0, HALF, true).change()).isEqualTo(6);
    assertThat(known.after(1, HALF, true).change()).isEqualTo(-6);
  }

  @Test
  void theFirstGamesTellMoreAndTheScaleHasEnds() {
    assertThat(Adaptive.NEW.after(1, HALF, false)).isEqualTo(new Adaptive(42, 1, 12));
    assertThat(new Adaptive(98, 9, 0).after(1, HALF, false)).isEqualTo(new Adaptive(100, 10, 2));
    assertThat(new Adaptive(0, 9, 0).after(0, HALF, false)).isEqualTo(new Adaptive(0, 10, 0));
  }

  @Test
  void itSettlesWhereGamesAreEven() {
    for (int strength = 10; strength <= 90; strength += 20) {
      Adaptive bots = Adaptive.NEW;
      FastRandom rng = new FastRandom(strength);
      double sum = 0;
      double won = 0;
      for (int game = 0; game < 400; game++) {
        // Somebody who wins the more often, the weaker the bots are.
        boolean wins = rng.below(100) < 50 + strength - bots.skill();
        bots = bots.after(wins ? 1 : 0, HALF, false);
        sum += bots.skill();
        won += wins ? 1 : 0;
      }
      assertThat(sum / 400).isBetween(strength - 5.0, strength + 5.0);
      assertThat(won / 400).isBetween(0.45, 0.55);
    }
  }
}
