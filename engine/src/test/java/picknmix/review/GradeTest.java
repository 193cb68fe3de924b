package picknmix.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

/** A bad grade needs a loss that matters, and sureness. */
class GradeTest {
  @Test
  void aLossMattersByTheGamesScale() {
    assertThat(Grade.of(2, 0.99, 4)).isEqualTo(Grade.MISTAKE);
    assertThat(Grade.of(2, 0.99, 8)).isEqualTo(Grade.SLIP);
    assertThat(Grade.of(2, 0.99, 40)).isEqualTo(Grade.FINE);
    assertThat(Grade.of(0, 0.5, 4)).isEqualTo(Grade.BEST);
  }

  @Test
  void whatIsNotSureIsNotHeldAgainstAnybody() {
    assertThat(Grade.of(3, 0.93, 4)).isEqualTo(Grade.SLIP);
    assertThat(Grade.of(3, 0.85, 4)).isEqualTo(Grade.FINE);
  }

  @Test
  void surenessIsThatOfTheNormalDistribution() {
    assertThat(Numbers.sure(0, 1)).isEqualTo(0.5);
    assertThat(Numbers.sure(1, 1.96)).isCloseTo(0.8413, within(1e-4));
    assertThat(Numbers.sure(1, 1)).isCloseTo(0.975, within(1e-4));
    assertThat(Numbers.sure(1, 0)).isCloseTo(1, within(1e-6));
  }
}
