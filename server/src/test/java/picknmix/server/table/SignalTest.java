package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.kernel.Refused;

/** What can be pointed at, and how often. */
final class SignalTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"2,3", "-1,12", "room 0,3", "start", "exit", "g12", "p0", "onna", "P07", "BLM1"})
  void placesAndPiecesCanBePointedAt(String at) {
    Signal signal = new Signal(null, at);
    assertThat(signal.checked(List.of())).isSameAs(signal);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", "2,3 ", "100,2", "2,3,4", "room a", "behind", "run now", "a-b", "é", "1", "<b>",
        "2\n,3", "g123"
      })
  void nobodyCanChatWithIt(String at) {
    assertThatThrownBy(() -> new Signal("hello", at).checked(List.of()))
        .isInstanceOf(Refused.class);
  }

  @Test
  void aGameLetsPeopleSayItsOwnThings() {
    List<String> race = List.of("so-close", "👍");
    assertThat(new Signal("so-close", null).checked(race).phrase()).isEqualTo("so-close");
    assertThat(new Signal("👍", null).checked(race).phrase()).isEqualTo("👍");
    assertThat(new Signal("follow-me", null).checked(race)).as("of an old page").isNotNull();
    assertThatThrownBy(() -> new Signal("so-close", null).checked(List.of()))
        .isInstanceOf(Refused.class);
    assertThatThrownBy(() -> new Signal("you fool", null).checked(race))
        .isInstanceOf(Refused.class);
  }

  @Test
  void whatServersOfBeforeSayIsTheSame() {
    assertThat(new Signal("HELLO", null).phrase()).isEqualTo("hello");
    assertThat(new Signal("WELL_DONE", null).phrase()).isEqualTo("well-done");
    assertThat(new Signal("So-Close", null).phrase()).isEqualTo("So-Close");
  }

  @Test
  void thoseWhoLookOnAreHeardLessThanThoseWhoPlay() {
    Voices voices = Voices.forOnlookers();
    for (int n = 0; n < 3; n++) {
      assertThat(voices.hears("fan " + n, 1_000)).isTrue();
    }
    assertThat(voices.hears("fan 3", 5_900)).isFalse();
    assertThat(voices.hears("fan 3", 6_100)).isTrue();
    assertThat(voices.hears("fan 4", 6_100)).isFalse();
  }

  @Test
  void noneOfThoseWhoLookOnSilencesTheOthers() {
    Voices voices = Voices.forOnlookers();
    int heard = 0;
    for (long now = 0; now < 60_000; now += 500) {
      heard += voices.hears("somebody loud", now) ? 1 : 0;
    }
    assertThat(heard).isEqualTo(3);
    assertThat(voices.hears("somebody loud", 59_900)).isFalse();
    assertThat(voices.hears("somebody else", 59_900)).isTrue();
    assertThat(voices.hears("somebody loud", 61_000)).isTrue();
  }

  @Test
  void everySeatHasAVoiceOfItsOwn() {
    Voices voices = Voices.forSignals();
    for (int n = 0; n < 5; n++) {
      assertThat(voices.hears(0, 1_000)).isTrue();
    }
    assertThat(voices.hears(0, 1_000)).isFalse();
    assertThat(voices.hears(1, 1_000)).isTrue();
    assertThat(voices.hears(0, 1_600)).isFalse();
    assertThat(voices.hears(0, 1_700)).isTrue();
    assertThat(voices.hears(0, 1_700)).isFalse();
  }
}
