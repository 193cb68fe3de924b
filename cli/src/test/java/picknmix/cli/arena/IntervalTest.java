package picknmix.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wilson's interval against values from the literature and from other programs. */
final class IntervalTest {
  @ParameterizedTest
  @CsvSource({
    "81, 263, 0.30799, 0.25527, 0.36621",
    "15, 148, 0.10135, 0.06242, 0.16049",
    "0, 20, 0, 0, 0.16113",
    "29, 29, 1, 0.88303, 1",
    "0, 0, 0, 0, 1",
  })
  void boundsOfAShare(double wins, int games, double share, double low, double high) {
    Interval interval = Interval.of(wins, games);
    assertThat(interval.share()).isCloseTo(share, within(5e-5));
    assertThat(interval.low()).isCloseTo(low, within(5e-5));
    assertThat(interval.high()).isCloseTo(high, within(5e-5));
  }
}
