package picknmix.games.candyhunters.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.kernel.Refused;

/** Numbers, records and notation of Candy Hunters' actions. */
class CandyHuntersNotationTest {
  private final CandyHuntersNotation actions = new CandyHuntersNotation();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "build R 2,-1",
        "build Y -8000,8000",
        "build G 8000,-8000",
        "build B 0,0",
        "ghost 1,2 1,1",
        "ghost -1,-2 7,-3",
        "push 1,1 0,1",
        "push -25,26 -26,26",
        "stay",
        "score P01 0,0 r0",
        "score P28 -12,3 r3",
        "score H1 4,-4 r1",
        "score H8 0,0 r2",
        "skip",
        "exchange P12",
        "exchange H1",
        "keep",
        "kid 0,1",
        "kid -3,-3"
      })
  void threeForms(String text) {
    long action = actions.parse(text);
    assertThat(action).isNotNegative();
    assertThat(actions.text(action)).isEqualTo(text);
    assertThat(CandyHuntersNotation.encode(CandyHuntersNotation.decode(action))).isEqualTo(action);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | is no action",
        "Build R 0,0 | is no action",
        "build | is written like \"build R 2,-1\"",
        "build R | is written like",
        "build R 0,0 1 | is written like",
        "build 'R  0,0' | is written like",
        "build X 0,0 | there is no colour \"X\"",
        "build r 0,0 | there is no colour",
        "build RB 0,0 | there is no colour",
        "build R 0 | is no place",
        "build R 0,0,0 | is no place",
        "build R 00,0 | is no place",
        "build R -0,0 | is no place",
        "build R +1,0 | is no place",
        "build R 1.0,0 | is no place",
        "build R ,0 | is no place",
        "build R 0, | is no place",
        "build R -,0 | is no place",
        "build R a,b | is no place",
        "build R 8001,0 | is no place",
        "build R 0,-8001 | is no place",
        "build R 99999999999999999999,0 | is no place",
        "ghost 0,0 | is written like",
        "ghost 0,0 x | is no place",
        "push 0,0 | is written like",
        "stay 0,0 | stands alone",
        "score P07 0,0 | is written like",
        "score P07 0,0 1 | is no rotation",
        "score P07 0,0 r4 | is no rotation",
        "score P07 0,0 r-1 | is no rotation",
        "score P07 0,0 r11 | is no rotation",
        "score P07 0,0 x1 | is no rotation",
        "score P29 0,0 r0 | there is no card \"P29\"",
        "score P7 0,0 r0 | there is no card",
        "score H9 0,0 r0 | there is no card",
        "score ? 0,0 r0 | there is no card",
        "skip it | stands alone",
        "exchange | is written like",
        "exchange ? | there is no card",
        "exchange P00 | there is no card",
        "keep P01 | stands alone",
        "kid | is written like",
        "kid 0,0 0 | is written like",
        "kid 0;0 | is no place"
      })
  void badNotationIsRefused(String text, String why) {
    assertThatThrownBy(() -> actions.parse(text))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.code()).isEqualTo(Refused.Code.BAD_ACTION);
              assertThat(refused.reason()).contains(why);
            });
  }

  @Test
  void numbersThatAreNoActionsAreAnError() {
    assertThatThrownBy(() -> CandyHuntersNotation.decode(9L << 56))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
