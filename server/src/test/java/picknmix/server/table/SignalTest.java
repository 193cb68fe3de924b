package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
    assertThat(signal.checked()).isSameAs(signal);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", " ", "2,3 ", "100,2", "2,3,4", "room a", "behind", "run now", "a-b", "é", "1", "<b>",
        "2\n,3", "g123"
      })
  void nobodyCanChatWithIt(String at) {
    assertThatThrownBy(() -> new Signal(Phrase.HELLO, at).checked()).isInstanceOf(Refused.class);
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
