package picknmix.games.cukierki;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.kernel.Refused;

/** Numbers and notation of Cukierki's actions. */
class CukierkiNotationTest {
  private final CukierkiNotation actions = new CukierkiNotation();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pass",
        "stop",
        "aside 0",
        "aside 55",
        "place 0 0,0 r0",
        "place 7 3,-1 r2",
        "place 55 -126,126 r3",
        "wall 12 0,1 r3",
        "wall 0 -10,20 r0"
      })
  void roundTrip(String text) {
    long action = actions.parse(text);
    assertThat(action).isBetween(0L, (long) Integer.MAX_VALUE);
    assertThat(actions.text(action)).isEqualTo(text);
  }

  @Test
  void cellsBeyondEveryTableAreAllAsOne() {
    assertThat(actions.parse("place 0 127,5 r0")).isEqualTo(actions.parse("place 0 999,5 r0"));
    assertThat(actions.parse("place 0 5,-127 r0"))
        .isEqualTo(actions.parse("place 0 5,-99999999999999999999 r0"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "Pass",
        "pass ",
        " pass",
        "pass 1",
        "stop 1",
        "jump",
        "aside",
        "aside ",
        "aside 56",
        "aside -1",
        "aside 01",
        "aside x",
        "aside 1 2",
        "place",
        "place 7",
        "place 7 3,-1",
        "place 7 3,-1 2",
        "place 7 3,-1 r4",
        "place 7 3,-1 r-1",
        "place 7 3,-1 r",
        "place 7 3,-1 r22",
        "place 7 3,-1 R2",
        "place 7 3,-1 r2 ",
        "place  7 3,-1 r2",
        "place 7 3, -1 r2",
        "place 7 3 r2",
        "place 7 3,1,2 r2",
        "place 7 ,1 r2",
        "place 7 3,- r2",
        "place 7 +3,1 r2",
        "place 7 03,1 r2",
        "place 7 3,-0 r2",
        "place 7 3,1.0 r2",
        "place 56 3,1 r2",
        "place CLPT 3,1 r2",
        "place 99999999999 3,1 r2",
        "wall 7",
        "wall 60 0,0 r0"
      })
  void whatNoStateCouldAccept(String text) {
    assertThatThrownBy(() -> actions.parse(text))
        .isInstanceOfSatisfying(
            Refused.class, e -> assertThat(e.code()).isEqualTo(Refused.Code.BAD_ACTION));
  }

  @Test
  void saysWhatIsWrong() {
    assertThatThrownBy(() -> actions.parse("wall 7"))
        .hasMessage("\"wall\" takes a tile, a cell and a rotation, as in \"wall 7 3,-1 r2\"");
    assertThatThrownBy(() -> actions.parse("place 56 0,0 r0"))
        .hasMessage("tiles are 0 to 55, not \"56\"");
    assertThatThrownBy(() -> CukierkiNotation.decode(5L << 24))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
