package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PingerTest {
  private final Pinger pinger = new Pinger(1_000);

  @Test
  void measuresTheLine() {
    assertThat(pinger.tick(999, false)).isEqualTo(new Pinger.Step.Wait());
    assertThat(pinger.tick(1_000, false)).isEqualTo(new Pinger.Step.Ask(1));
    assertThat(pinger.tick(1_010, false)).isEqualTo(new Pinger.Step.Wait());
    pinger.answered(1, 1_080);
    assertThat(pinger.line().samples()).containsExactly(80);
  }

  @Test
  void onlyTheAnswerToTheLastPingCounts() {
    pinger.tick(1_000, false);
    pinger.answered(7, 1_001);
    pinger.answered(0, 1_001);
    assertThat(pinger.line().samples()).isEmpty();
    pinger.answered(1, 1_050);
    pinger.answered(1, 1_051);
    assertThat(pinger.line().samples()).containsExactly(50);
  }

  @Test
  void givesUpOnWhoeverIsGone() {
    pinger.tick(1_000, false);
    assertThat(pinger.tick(11_000, false)).isEqualTo(new Pinger.Step.Wait());
    assertThat(pinger.tick(11_001, false)).isEqualTo(new Pinger.Step.GiveUp());
  }

  @Test
  void asksAtLeastEveryFiveSecondsAndMoreOftenInARace() {
    long now = 1_000;
    for (int n = 1; n <= 6; n++) {
      assertThat(pinger.tick(now, false)).isEqualTo(new Pinger.Step.Ask(n));
      pinger.answered(n, now + 10);
      now += 300;
    }
    long last = now - 300;
    assertThat(pinger.tick(last + 1_499, true)).isEqualTo(new Pinger.Step.Wait());
    assertThat(pinger.tick(last + 4_999, false)).isEqualTo(new Pinger.Step.Wait());
    assertThat(pinger.tick(last + 5_000, false)).isEqualTo(new Pinger.Step.Ask(7));
    pinger.answered(7, last + 5_010);
    assertThat(pinger.tick(last + 6_500, true)).isEqualTo(new Pinger.Step.Ask(8));
  }
}
