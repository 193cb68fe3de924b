package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Dir;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** The host arranges the Night Gallery before the start. */
class ArrangementTest {
  private static final CandyGhosts GAME = new CandyGhosts();
  private static final String ROOMS = "r09 r08 r07 r06 r05 r04 r03 r02 r27";

  private static CandyGhostsState deal(long seed, Object... options) {
    return GAME.deal(setup(seed, Options.of(options)));
  }

  private static Setup setup(long seed, Options options) {
    return Setup.of(GAME, 2, options, Seed.of(seed), 0);
  }

  private static CandyGhostsState arranged(long seed, String arrangement) {
    return deal(seed, "story", "gallery", "arrangement", arrangement);
  }

  @Test
  @DisplayName("CG-90: rooms, Start and Exit lie as the host has arranged them")
  void asArranged() {
    CandyGhostsState s = arranged(7, "E 8 N 0 " + ROOMS);
    assertThat(s.house.layout.startSide).isEqualTo(Dir.EAST);
    assertThat(s.house.layout.startAt).isEqualTo(8);
    assertThat(s.house.layout.exitSide).isEqualTo(Dir.NORTH);
    assertThat(s.house.layout.exitAt).isZero();
    String[] rooms = ROOMS.split(" ", -1);
    for (int room = 0; room < rooms.length; room++) {
      assertThat(Box.room(s.house.card[room]).name()).isEqualTo(rooms[room]);
    }
    assertThat(Integer.bitCount(s.house.up)).isEqualTo(9);
    assertThat(s.covered).isPositive();
  }

  @Test
  @DisplayName(
      "CG-90: an arrangement is kept in the set-up, not in the state; an empty one is none")
  void onlyForTheSetUp() {
    Options options = Options.of("story", "gallery", "arrangement", "  N 0  N 8 " + ROOMS + " ");
    assertThat(setup(7, options).options().text("arrangement")).isEqualTo("N 0 N 8 " + ROOMS);
    assertThat(GAME.codec().text(GAME.deal(setup(7, options)))).doesNotContain("arrangement");
    Options none = Options.of("story", "gallery", "arrangement", " ");
    assertThat(setup(7, none).options().has("arrangement")).isFalse();
    assertThat(GAME.codec().text(GAME.deal(setup(7, none))))
        .isEqualTo(GAME.codec().text(deal(7, "story", "gallery")));
  }

  @Test
  @DisplayName("CG-91: of an arrangement the fewest items are always as many")
  void fewest() {
    Set<Integer> counts = new HashSet<>();
    int most = 0;
    for (int seed = 0; seed < 12; seed++) {
      String text = "N 4 S 4 " + ROOMS;
      counts.add(deal(seed, "story", "gallery", "thin", "fewest", "arrangement", text).covered);
      most = Math.max(most, arranged(seed, text).covered);
    }
    assertThat(counts).hasSize(1);
    assertThat(most).isGreaterThanOrEqualTo(counts.iterator().next());
  }

  @ParameterizedTest
  @DisplayName("CG-90, GS-1: what cannot be laid is refused, with the reason")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          N 4 S 4 r01 r02                             | has 6 words; there must be
          N 4 S 4 r01 r02 r03 r04 r05 r06 r07 r08 r99 | names a room "r99" that there is not
          N 4 S 4 r01 r02 r03 r04 r05 r06 r07 r08 r01 | has the room r01 twice
          X 4 S 4 r01 r02 r03 r04 r05 r06 r07 r08 r09 | names a side "X"; there are N, E, S and W
          N 9 S 4 r01 r02 r03 r04 r05 r06 r07 r08 r09 | has an offset "9"; on that side there are 0 to 8
          N 4 S y r01 r02 r03 r04 r05 r06 r07 r08 r09 | has an offset "y"
          N 4 N 8 r01 r02 r03 r04 r05 r06 r07 r08 r09 | must keep a square between Start and Exit (GS-1)
          W 3 W 3 r01 r02 r03 r04 r05 r06 r07 r08 r09 | must keep a square between Start and Exit (GS-1)
          """)
  void refused(String arrangement, String why) {
    assertThatThrownBy(() -> arranged(7, arrangement))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("arrangement " + why);
  }

  @Test
  @DisplayName("CG-90: only the gallery is arranged; the corridor is dealt")
  void notTheCorridor() {
    assertThatThrownBy(() -> deal(7, "arrangement", "N 0 S 0 r01 r02 r03 r04 r05 r06"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("only the gallery can be arranged (CG-90)");
  }
}
