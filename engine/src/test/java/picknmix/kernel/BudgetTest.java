package picknmix.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picknmix.kernel.Bot.Budget;

/** What is left of a bot's time when a part of it is spent. */
class BudgetTest {
  private static final long AN_HOUR = 3_600_000_000_000L;

  @Test
  void whatIsSpentIsNoLongerThere() {
    Budget left = new Budget(4_000_000, 7).since(System.nanoTime() - AN_HOUR);
    assertThat(left.millis()).isPositive().isLessThanOrEqualTo(400_000);
    assertThat(left.iterations()).isEqualTo(7);
  }

  @Test
  void whoHasSpentAllMayStillLookOnce() {
    assertThat(new Budget(400, 0).since(System.nanoTime() - AN_HOUR)).isEqualTo(new Budget(1, 0));
  }

  @Test
  void roundsTakeAsLongAsTheyTake() {
    Budget rounds = new Budget(0, 100);
    assertThat(rounds.since(System.nanoTime() - AN_HOUR)).isEqualTo(rounds);
  }
}
