package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picknmix.server.match.SteppedTime;
import picknmix.server.table.SharedUse;
import picknmix.server.table.TokenBucket;

final class TokenBucketTest {
  private static final SteppedTime TIME = new SteppedTime();

  private static final TokenBucket.Rate RATE = new TokenBucket.Rate(3, 2);

  @Test
  void aBurstEmptiesItAndTimeFillsIt() {
    TokenBucket empty = RATE.full(1_000).taken().taken().taken();
    assertThat(empty.isEmpty()).isTrue();
    assertThat(empty.filled(1_499).isEmpty()).isTrue();
    assertThat(empty.filled(1_500).isEmpty()).isFalse();
    assertThat(empty.filled(1_500).taken().isEmpty()).isTrue();
  }

  @Test
  void itNeverHoldsMoreThanABurst() {
    assertThat(RATE.full(0).filled(1_000_000).tokens()).isEqualTo(3);
  }

  @Test
  void timeThatGoesBackBringsNothing() {
    TokenBucket bucket = RATE.full(5_000).taken();
    assertThat(bucket.filled(1_000)).isEqualTo(bucket);
  }

  @Test
  void tellsHowLongToWait() {
    TokenBucket slow = new TokenBucket.Rate(1, 0.25).full(0).taken();
    assertThat(slow.secondsToWait()).isEqualTo(4);
    assertThat(slow.filled(3_900).secondsToWait()).isEqualTo(1);
  }

  @Test
  void addressesHaveBucketsOfTheirOwn() {
    AddressLimits limits = limits(new TokenBucket.Rate(2, 1));
    assertThat(limits.secondsToWait("192.0.2.1", 0)).isZero();
    assertThat(limits.secondsToWait("192.0.2.1", 0)).isZero();
    assertThat(limits.secondsToWait("192.0.2.1", 0)).isEqualTo(1);
    assertThat(limits.secondsToWait("192.0.2.2", 0)).isZero();
    assertThat(limits.secondsToWait("192.0.2.1", 1_000)).isZero();
  }

  @Test
  void thisMachineHasNoLimit() {
    AddressLimits limits = limits(new TokenBucket.Rate(1, 1));
    for (int i = 0; i < 3; i++) {
      assertThat(limits.secondsToWait("127.0.0.1", 0)).isZero();
      assertThat(limits.secondsToWait("::1", 0)).isZero();
    }
  }

  @Test
  void neighboursInAnIpv6NetworkShareOneBucket() {
    AddressLimits limits = limits(new TokenBucket.Rate(1, 1));
    assertThat(limits.secondsToWait("2001:db8:1:2::7", 0)).isZero();
    assertThat(limits.secondsToWait("2001:db8:1:2:ffff::8", 0)).isEqualTo(1);
    assertThat(limits.secondsToWait("2001:db8:1:3::7", 0)).isZero();
    assertThat(limits.secondsToWait("::ffff:192.0.2.1", 0)).isZero();
    assertThat(limits.secondsToWait("192.0.2.1", 0)).as("written otherwise").isEqualTo(1);
  }

  @Test
  void whatIsSpentOnOneServerIsSpentOnAll() {
    SharedUse one = new SharedUse();
    SharedUse other = new SharedUse();
    one.share();
    TokenBucket.Rate rate = new TokenBucket.Rate(3, 1);
    AddressLimits here = new AddressLimits("requests", rate, one, TIME);
    AddressLimits there = new AddressLimits("requests", rate, other, TIME);
    assertThat(here.secondsToWait("203.0.113.7", 0)).isZero();
    assertThat(here.secondsToWait("203.0.113.7", 0)).isZero();
    other.hear("one", one.tell());
    assertThat(there.secondsToWait("203.0.113.7", 0)).isZero();
    assertThat(there.secondsToWait("203.0.113.7", 0)).isEqualTo(1);
    assertThat(there.secondsToWait("203.0.113.8", 0)).isZero();
    other.hear("one", one.tell()); // told once
    assertThat(there.secondsToWait("203.0.113.7", 1_000)).isZero();
  }

  private static AddressLimits limits(TokenBucket.Rate rate) {
    return new AddressLimits("requests", rate, new SharedUse(), TIME);
  }
}
