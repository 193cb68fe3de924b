package picknmix.games.candyhunters.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.kernel.FastRandom;

/** What somebody's hand may be, by what they do with it. */
class SuspicionTest {
  private static final long FIRST = hand(0, 1);
  private static final long SECOND = hand(0, 2);
  private static final long FOUR_CARDS = 0b1111;

  private final Suspicion suspicion = new Suspicion();

  private static long hand(int card, int other) {
    return Patterns.bit(card) | Patterns.bit(other);
  }

  @Test
  void atFirstAllHandsAreAlike() {
    assertThat(suspicion.chance(FIRST, FOUR_CARDS)).isEqualTo(1 / 6.0);
    assertThat(suspicion.chance(Patterns.bit(3), FOUR_CARDS)).isEqualTo(1 / 4.0);
  }

  @Test
  void whatIsLikelierWithAHandMakesItLikelier() {
    suspicion.consider(FOUR_CARDS, hand -> hand == FIRST ? 0.5 : 0.1);
    assertThat(suspicion.chance(FIRST, FOUR_CARDS)).isEqualTo(0.5, within(1e-9));
    suspicion.consider(FOUR_CARDS, hand -> hand == FIRST ? 0.5 : 0.1);
    assertThat(suspicion.chance(FIRST, FOUR_CARDS)).isEqualTo(25 / 30.0, within(1e-9));
  }

  @Test
  void whatIsSeenElsewhereIsInNoHand() {
    suspicion.consider(FOUR_CARDS, hand -> 1);
    assertThat(suspicion.chance(hand(0, 4), FOUR_CARDS | 1 << 4)).isZero();
  }

  @Test
  void handsComeAsOftenAsTheyAreSuspected() {
    suspicion.consider(FOUR_CARDS, hand -> hand == FIRST ? 3 : hand == SECOND ? 1 : 0);
    FastRandom rng = new FastRandom(1);
    int first = 0;
    for (int i = 0; i < 4_000; i++) {
      long drawn = suspicion.draw(FOUR_CARDS, 2, rng);
      assertThat(drawn).isIn(FIRST, SECOND);
      first += drawn == FIRST ? 1 : 0;
    }
    assertThat(first).isBetween(2_850, 3_150);
  }

  @Test
  void ofACardThatIsReplacedTheOtherStays() {
    suspicion.consider(FOUR_CARDS, hand -> hand == FIRST ? 1 : 0);
    suspicion.replace(FOUR_CARDS, 0b1100, (hand, card) -> card == 0 ? 1 : 0);
    assertThat(suspicion.chance(hand(1, 2), FOUR_CARDS)).isEqualTo(0.5);
    assertThat(suspicion.chance(hand(1, 3), FOUR_CARDS)).isEqualTo(0.5);
  }

  @Test
  void aKnownCardThatIsDrawnIsInTheHand() {
    suspicion.replace(FOUR_CARDS, Patterns.bit(9), (hand, card) -> 0.5);
    assertThat(suspicion.chance(hand(0, 9), FOUR_CARDS | Patterns.bit(9))).isEqualTo(1 / 4.0);
    assertThat(suspicion.chance(FIRST, FOUR_CARDS | Patterns.bit(9))).isZero();
  }

  @Test
  void fromAnEmptyDeckNothingComes() {
    suspicion.consider(FOUR_CARDS, hand -> hand == FIRST ? 1 : 0);
    suspicion.replace(FOUR_CARDS, 0, (hand, card) -> card == 0 ? 1 : 0);
    assertThat(suspicion.draw(FOUR_CARDS, 1, new FastRandom(1))).isEqualTo(Patterns.bit(1));
  }

  @Test
  void whatCannotBeIsForgotten() {
    suspicion.consider(FOUR_CARDS, hand -> 0);
    assertThat(suspicion.chance(FIRST, FOUR_CARDS)).isEqualTo(1 / 6.0);
  }

  @Test
  void aThousandSmallDoubtsAreStillNumbers() {
    for (int i = 0; i < 1_000; i++) {
      suspicion.consider(FOUR_CARDS, hand -> hand == FIRST ? 0.002 : 0.001);
    }
    assertThat(suspicion.chance(FIRST, FOUR_CARDS)).isEqualTo(1, within(1e-9));
  }
}
