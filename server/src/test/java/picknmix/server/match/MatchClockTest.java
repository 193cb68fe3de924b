package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

final class MatchClockTest {
  private final MatchClock stopped = MatchClock.of(Map.of("reveal", 5_000, "timeup", 0));

  @Test
  void itStrikesWhenTheTimeHasPassed() {
    MatchClock clock = stopped.next("reveal now", true, 100);
    assertThat(clock.due()).isEqualTo(5_100);
    assertThat(clock.countdown(1_000)).isEqualTo(new Countdown("reveal now", 4_100));
    assertThat(clock.strikes(5_099)).isNull();
    assertThat(clock.strikes(5_100)).isEqualTo("reveal now");
    assertThat(clock.countdown(6_000)).isEqualTo(new Countdown("reveal now", 0));
  }

  @Test
  void itRunsOnWhenAnActionDoesNotRestartIt() {
    MatchClock clock = stopped.next("reveal", true, 100);
    assertThat(clock.next("reveal", false, 2_000)).isEqualTo(clock);
    assertThat(clock.next("reveal", true, 2_000).due()).isEqualTo(7_000);
    assertThat(clock.next("reveal other", false, 2_000).due()).isEqualTo(7_000);
  }

  @Test
  void itStandsWhereThereIsNothingToDoOrNoHurry() {
    MatchClock clock = stopped.next("reveal", true, 100);
    assertThat(clock.next(null, true, 200)).isEqualTo(stopped);
    assertThat(clock.next("timeup", true, 200)).as("off").isEqualTo(stopped);
    assertThat(clock.next("decline", true, 200)).as("not in the pace").isEqualTo(stopped);
    assertThat(stopped.strikes(1_000_000)).isNull();
    assertThat(stopped.countdown(0)).isNull();
  }

  @Test
  void whatIsLeftWhenItIsStoppedIsLeftWhenItRunsAgain() {
    MatchClock still = stopped.next("reveal", true, 100).stop(1_100);
    assertThat(still.countdown(1_000_000)).isEqualTo(new Countdown("reveal", 4_000));
    assertThat(still.strikes(1_000_000)).isNull();
    assertThat(still.stop(2_000)).as("stopped once").isEqualTo(still);
    MatchClock running = still.run(50_000);
    assertThat(running.countdown(50_000)).isEqualTo(new Countdown("reveal", 4_000));
    assertThat(running.strikes(53_999)).isNull();
    assertThat(running.strikes(54_000)).isEqualTo("reveal");
    assertThat(running.run(60_000)).as("it runs already").isEqualTo(running);
  }

  @Test
  void whatIsWoundWhileItStandsHasItsWholeTimeLater() {
    MatchClock still = stopped.stop(1_000).next("reveal", true, 20_000);
    assertThat(still.countdown(30_000)).isEqualTo(new Countdown("reveal", 5_000));
    assertThat(still.next(null, true, 30_000).run(40_000).countdown(40_000)).isNull();
    assertThat(still.run(40_000).due()).isEqualTo(45_000);
  }
}
