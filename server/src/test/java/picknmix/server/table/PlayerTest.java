package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.kernel.Refused;
import picknmix.server.store.StoredSeat;

final class PlayerTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "O",
        "Żółć",
        "Їжак",
        "李小龍",
        "👨‍👩‍👧",
        "Zoë 2",
        "a-b_c.d!",
        "123456789012345678901234"
      })
  void namesMayBeInAnyScript(String name) {
    assertThat(new Player(name, "#c2185b", "ghost").checked().name()).isEqualTo(name);
  }

  @Test
  void aNameIsTrimmed() {
    assertThat(new Player("\u00a0 Ola\t", "#C2185b", "ghost").checked())
        .isEqualTo(new Player("Ola", "#C2185b", "ghost"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "  ",
        "\u00a0",
        "1234567890123456789012345",
        "a\nb",
        "a\u0000b",
        "\ud83c",
        "abc\u202eolA",
        "\u200b",
        "\u200d",
        "\u3164",
        "\u0301",
        "\ue000"
      })
  void aNameMustBeShortAndSeen(String name) {
    assertRefused("name", new Player(name, "#c2185b", "ghost"));
  }

  @Test
  void theNextOfANameIsNumbered() {
    Player fox = new Player("Fox", "#c2185b", "ghost");
    assertThat(fox.unlike(seats("Owl")).name()).isEqualTo("Fox");
    assertThat(fox.unlike(seats("Owl", "fox")).name()).isEqualTo("Fox 2");
    assertThat(fox.unlike(seats("Fox", "Fox 2")))
        .isEqualTo(new Player("Fox 3", "#c2185b", "ghost"));
  }

  private static List<StoredSeat> seats(String... names) {
    return Stream.concat(
            Stream.of(StoredSeat.FREE),
            Stream.of(names).map(name -> new StoredSeat("hash", name, null, null, null)))
        .toList();
  }

  @Test
  void aNameIsNotMadeOfSpacesWithoutEnd() {
    assertRefused("name", new Player(" ".repeat(60_000) + "x", "#c2185b", "ghost"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "red", "#12345", "#1234567", "#12345g", "url(x)", "#c2185b;"})
  void aColorIsSixHexDigits(String color) {
    assertRefused("color", new Player("Ola", color, "ghost"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Ghost", "../ghost"})
  void anAvatarIsOneOfOurs(String avatar) {
    assertRefused("avatar", new Player("Ola", "#c2185b", avatar));
  }

  private static void assertRefused(String message, Player player) {
    assertThatThrownBy(player::checked).isInstanceOf(Refused.class).hasMessageContaining(message);
  }
}
