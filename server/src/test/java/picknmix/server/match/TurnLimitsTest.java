package picknmix.server.match;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picknmix.kernel.Seat;

final class TurnLimitsTest {
  private static final int EVERYBODY = 0b111;

  private final TurnLimits begun = TurnLimits.NONE.of(1_000).next(0b001, 0b001, -1, false, 100);

  @Test
  void whoIsToActHasTheWholeTime() {
    assertThat(begun.left(EVERYBODY, 100)).containsExactly(new Limit(0, 1_000));
    assertThat(begun.left(EVERYBODY, 700)).containsExactly(new Limit(0, 400));
    assertThat(begun.due(EVERYBODY, 700)).isEqualTo(1_100);
    assertThat(begun.late(EVERYBODY, 1_099)).isNull();
    assertThat(begun.late(EVERYBODY, 1_100)).isZero();
    assertThat(begun.left(EVERYBODY, 5_000)).containsExactly(new Limit(0, 0));
  }

  @Test
  void botsHaveNoLimit() {
    assertThat(begun.left(0b110, 700)).isEmpty();
    assertThat(begun.late(0b110, 5_000)).isNull();
    assertThat(begun.due(0b110, 700)).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void aDecisionWindsTheTimeAndTheNextSeatHasItsOwn() {
    assertThat(begun.next(0b001, 0b001, 0, false, 900).left(EVERYBODY, 900))
        .containsExactly(new Limit(0, 1_000));
    assertThat(begun.next(0b010, 0b010, 0, false, 900).left(EVERYBODY, 1_000))
        .containsExactly(new Limit(1, 900));
  }

  @Test
  void doingAndUndoingGivesNoNewTime() {
    TurnLimits again = begun.next(0b001, 0b001, 0, false, 900);
    for (int i = 0; i < 3; i++) {
      again = again.next(0b001, 0b001, 0, true, 1_000);
      again = again.next(0b001, 0b001, 0, false, 1_100);
    }
    assertThat(again.left(EVERYBODY, 1_100)).containsExactly(new Limit(0, 800));
    assertThat(again.next(0b001, 0b001, 0, false, 1_200).left(EVERYBODY, 1_200))
        .as("a decision that was not there before")
        .containsExactly(new Limit(0, 1_000));
    assertThat(
            again
                .next(0b010, 0b010, 0, false, 1_200)
                .next(0b001, 0b001, 1, false, 1_300)
                .left(EVERYBODY, 1_300))
        .as("another turn")
        .containsExactly(new Limit(0, 1_000));
  }

  @Test
  void whoeverDecidesAtTheSameTimeHasTheirOwnTime() {
    TurnLimits three = TurnLimits.NONE.of(1_000).next(0b111, 0, -1, false, 0);
    assertThat(three.next(0b110, 0, 0, false, 600).left(EVERYBODY, 600))
        .as("seat 0 is done, the others are not")
        .containsExactly(new Limit(1, 400), new Limit(2, 400));
    assertThat(three.next(0b111, 0, 0, false, 600).left(EVERYBODY, 600))
        .as("any of them may go on")
        .containsExactly(new Limit(0, 1_000), new Limit(1, 1_000), new Limit(2, 1_000));
  }

  @Test
  void itStandsStillAndGoesOnWhereItWas() {
    TurnLimits stopped = begun.stop(600);
    assertThat(stopped.left(EVERYBODY, 90_000)).containsExactly(new Limit(0, 500));
    assertThat(stopped.due(EVERYBODY, 90_000)).isEqualTo(Long.MAX_VALUE);
    assertThat(stopped.stop(80_000)).isEqualTo(stopped);
    TurnLimits on = stopped.run(90_000);
    assertThat(on.left(EVERYBODY, 90_100)).containsExactly(new Limit(0, 400));
    assertThat(on.run(95_000)).isEqualTo(on);
    assertThat(stopped.next(0b010, 0b010, 0, false, 70_000).run(90_000).left(EVERYBODY, 90_100))
        .containsExactly(new Limit(1, 900));
  }

  @Test
  void withoutATimeNobodyHasALimitButWhoHoldsUpTheGameIsKnown() {
    TurnLimits untimed = TurnLimits.NONE.next(0b011, 0b010, Seat.CHANCE, false, 100);
    assertThat(untimed.left(EVERYBODY, 700)).isEmpty();
    assertThat(untimed.late(EVERYBODY, 700_000)).isNull();
    assertThat(untimed.holdsUpSince(1)).isEqualTo(100);
    assertThat(untimed.holdsUpSince(0)).as("it may act, but need not").isNull();
    assertThat(untimed.holdsUpSince(2)).isNull();
  }
}
