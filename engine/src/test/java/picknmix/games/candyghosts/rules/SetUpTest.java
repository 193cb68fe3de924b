package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Objects;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.box.Boss;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.box.Dir;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsState.Phase;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;

/** How a night begins. */
class SetUpTest {
  private static final CandyGhosts GAME = new CandyGhosts();

  private static CandyGhostsState deal(int seats, Object... options) {
    return GAME.deal(Setup.of(GAME, seats, Options.of(options), Seed.of(7), 1));
  }

  @Test
  @DisplayName("CG-10: face-down rooms 1×6, 2×6 or 3×6; Start and Exit at the short ends")
  void corridor() {
    assertThat(deal(2).house.rooms()).isEqualTo(6);
    assertThat(deal(3).house.rooms()).isEqualTo(12);
    assertThat(deal(5).house.rooms()).isEqualTo(18);
    CandyGhostsState s = deal(2, "size", "3x6");
    assertThat(s.house.rooms()).isEqualTo(18);
    assertThat(s.house.up).isZero();
    assertThat(s.house.layout.startSide).isEqualTo(Dir.NORTH);
    assertThat(s.house.layout.exitSide).isEqualTo(Dir.SOUTH);
  }

  @Test
  @DisplayName("CG-10: a map too small for the players, or of the other story, is refused")
  void sizes() {
    assertThatThrownBy(() -> deal(3, "size", "1x6"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("too small");
    assertThatThrownBy(() -> deal(2, "size", "3x3")).isInstanceOf(Refused.class);
    assertThatThrownBy(() -> deal(2, "story", "gallery", "boss", "onna"))
        .isInstanceOf(Refused.class);
  }

  @Test
  @DisplayName("CG-10, CG-90: the components tell which sizes a table may choose")
  void maps() {
    Map<?, ?> maps = (Map<?, ?>) Objects.requireNonNull(GAME.components().get("maps"));
    assertThat(maps.keySet().toString()).isEqualTo("[corridor, gallery]");
    maps.forEach(
        (story, sizes) ->
            ((Map<?, ?>) sizes).forEach((size, most) -> fits(story, size, (Integer) most)));
  }

  private static void fits(Object story, Object size, int most) {
    for (int seats = 2; seats <= 6; seats++) {
      int players = seats;
      ThrowingCallable deals = () -> deal(players, "story", story, "size", size);
      if (players <= most) {
        assertThatCode(deals).doesNotThrowAnyException();
      } else {
        assertThatThrownBy(deals).isInstanceOf(Refused.class);
      }
    }
  }

  @Test
  @DisplayName("CG-11: an item under each room; the boss is chosen or random, and not met yet")
  void itemsAndBoss() {
    CandyGhostsState s = deal(4, "boss", "pigin");
    for (int room = 0; room < s.house.rooms(); room++) {
      assertThat(s.under[room]).isNotNegative();
    }
    assertThat(s.boss).isEqualTo(Boss.PIGIN);
    assertThat(s.met).isFalse();
    assertThat(deal(4).boss).isNotNull();
  }

  @Test
  @DisplayName(
      "CG-12: up to 4 players choose one of two characters; 5 and 6 have one; all on Start")
  void characters() {
    Session<CandyGhostsState> session =
        Session.deal(GAME, Setup.of(GAME, 2, Options.of(), Seed.of(7), 1));
    CandyGhostsState s = session.state();
    assertThat(s.phase).isEqualTo(Phase.CHOOSE);
    assertThat(s.at[0]).isEqualTo(Places.START);
    String choice = "choose " + Box.character(s.dealt[2]).name();
    assertThatThrownBy(() -> session.apply(0, choice)).hasMessageContaining("CG-12");
    session.apply(1, choice);
    assertThat(session.state().character[1]).isEqualTo(s.dealt[2]);
    assertThat(deal(5).phase).isEqualTo(Phase.TURN);
    assertThat(deal(5).character[4]).isNotNegative();
  }

  @Test
  @DisplayName("CG-13: roles are optional")
  void roles() {
    assertThat(deal(2).role[0]).isNegative();
    assertThat(deal(2, "roles", true).role[0]).isNotNegative();
  }

  @Test
  @DisplayName("CG-14: the atmosphere pack lies face down, none is out in the first round")
  void atmosphere() {
    assertThat(deal(2).now).isNegative();
    assertThat(Integer.bitCount(deal(2).pack)).isEqualTo(14);
  }

  @Test
  @DisplayName("CG-90: the gallery: 3×3, 4×4, 5×5, all face up, no boss, no Transmogrify")
  void gallery() {
    assertThat(deal(2, "story", "gallery").house.rooms()).isEqualTo(9);
    assertThat(deal(4, "story", "gallery").house.rooms()).isEqualTo(16);
    CandyGhostsState s = deal(6, "story", "gallery", "roles", true);
    assertThat(s.house.rooms()).isEqualTo(25);
    assertThat(Integer.bitCount(s.house.up)).isEqualTo(25);
    assertThat(s.boss).isNull();
    assertThat(Integer.bitCount(s.pack)).isEqualTo(13);
    for (int seat = 0; seat < 6; seat++) {
      assertThat(Box.role(s.role[seat]).role().inGallery).isTrue();
    }
  }

  @Test
  @DisplayName("CG-91: items on squares with two walls in an L, none beside another")
  void galleryItems() {
    for (String thin : new String[] {"random", "fewest"}) {
      CandyGhostsState s = deal(4, "story", "gallery", "thin", thin);
      int items = 0;
      for (int square = 0; square < Places.SQUARES; square++) {
        if (s.item[square] >= 0) {
          items++;
          assertThat(s.item[square]).isGreaterThanOrEqualTo((byte) CandyGhostsState.COVERED);
          assertThat(Dealing.corners(s)).contains(square);
          for (int other = 0; other < square; other++) {
            boolean beside = s.item[other] >= 0 && s.house.distance(square, other) == 2;
            assertThat(beside).isFalse();
          }
        }
      }
      assertThat(items).isEqualTo(s.covered).isBetween(4, 38);
    }
  }

  @Test
  @DisplayName("CG-91: the fewest are one of each connected group, however they are drawn")
  void fewest() {
    CandyGhostsState s = deal(2, "story", "gallery");
    var corners = Dealing.corners(s);
    int fewest = Dealing.thin(s, corners, true, new FastRandom(1)).size();
    for (int seed = 0; seed < 20; seed++) {
      assertThat(Dealing.thin(s, corners, true, new FastRandom(seed))).hasSize(fewest);
      assertThat(Dealing.thin(s, corners, false, new FastRandom(seed)).size())
          .isGreaterThanOrEqualTo(fewest);
    }
  }
}
