package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class RoundTripTest {
  @Test
  void theAllowanceIsHalfTheQuickestTrip() {
    assertThat(trips().allowance()).isZero();
    assertThat(trips(80).allowance()).isEqualTo(40);
    assertThat(trips(80, 60, 200).allowance()).isEqualTo(30);
  }

  @Test
  void onlyTheLastSixteenCount() {
    RoundTrip trip = trips(10);
    for (int i = 0; i < 15; i++) {
      trip = trip.sample(100);
    }
    assertThat(trip.allowance()).isEqualTo(5);
    assertThat(trip.sample(100).allowance()).isEqualTo(50);
    assertThat(trip.sample(100).samples()).hasSize(16);
  }

  @Test
  void slowerThanTheCapGainsNothing() {
    assertThat(trips(300).allowance()).isEqualTo(150);
    assertThat(trips(5_000).allowance()).isEqualTo(150);
    assertThat(trips(-1).allowance()).isZero();
  }

  @Test
  void theJitterForgetsLoneHiccups() {
    assertThat(trips().jitter()).isZero();
    assertThat(trips(50).jitter()).isZero();
    assertThat(trips(50, 52, 54, 56, 900).jitter()).isEqualTo(2);
    assertThat(trips(50, 70, 90, 110, 130).jitter()).isEqualTo(20);
    assertThat(trips(0, 5_000, 5_000).jitter()).isEqualTo(150);
  }

  private static RoundTrip trips(int... millis) {
    RoundTrip trip = RoundTrip.NONE;
    for (int sample : millis) {
      trip = trip.sample(sample);
    }
    return trip;
  }
}
