package picknmix.games.cukierki;

import static org.assertj.core.api.Assertions.assertThat;
import static picknmix.games.cukierki.Given.aside;
import static picknmix.games.cukierki.Given.place;
import static picknmix.games.cukierki.Given.wall;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Seat;

/** Cukierki, rule by rule: the advanced game. */
class AdvancedRulesTest {

  @Test
  @DisplayName("CU-14: taken tiles wait until the placements are done; the first starts the wall")
  void firstTile() {
    var game =
        Given.advanced("LMSP", "").table(".    MPLS .", "PSML .    LSPM").pool("CLPT").play();
    game.play(0, place("LMSP", 1, 1));
    assertThat(game.get("phase")).isEqualTo("\"wall\"");
    assertThat(game.get("placed")).isEqualTo("1");
    assertThat(game.get("taken")).isEqualTo("[[],[]]");
    assertThat(game.captured()).containsExactly("LSMP", "LSPM");
    assertThat(game.seen(Seat.SPECTATOR, "captured")).isEqualTo("[52,53]");
    assertThat(game.legal(0)).containsExactly("wall 52 0,0 r0", "wall 53 0,0 r0");
    assertThat(game.refusal(0, "wall 52 0,0 r1"))
        .isEqualTo("CU-14: the first tile starts the wall on 0,0 r0");
    assertThat(game.refusal(0, "wall 52 1,0 r0"))
        .isEqualTo("CU-14: the first tile starts the wall on 0,0 r0");
    assertThat(game.refusal(0, place("LMSP", 1, 1)))
        .isEqualTo("CU-14: the tiles that you took go to your wall first");
    assertThat(game.refusal(0, "pass"))
        .isEqualTo("CU-14: the tiles that you took go to your wall first");
    game.play(0, "wall 52 0,0 r0");
    assertThat(game.told(1))
        .containsExactly(
            "{\"type\":\"built\",\"seat\":0,\"tile\":52,\"x\":0,\"y\":0,\"r\":0,\"candies\":0,"
                + "\"joins\":[],\"brings\":{\"points\":0,\"most\":[]}}");
    assertThat(game.hand(0)).isEmpty();
    // The second may touch the first, which was added in the same turn.
    game.play(0, wall("SPML", -1, 0));
    assertThat(game.wall(0)).containsExactly("SPML -1,0", "LSMP 0,0");
  }

  @Test
  @DisplayName("CU-14: drawing comes after the wall, and then it is the next player's turn")
  void thenDraw() {
    var game = Given.advanced("", "").capturing("LMPS").pool("CLPT").play();
    game.play(0, "wall 48 0,0 r0");
    assertThat(game.hand(0)).containsExactly("CLPT");
    assertThat(game.get("phase")).isEqualTo("\"place\"");
    assertThat(game.get("placed")).isEqualTo("0");
    assertThat(game.status("toAct")).isEqualTo("[1]");
  }

  @Test
  @DisplayName("CU-14: every side that touches the wall must make a candy")
  void everySide() {
    var given = Given.advanced("", "").wall(0, "LMPS .", "PLMS SPML").capturing("MPMP LTSM");
    var game = given.play();
    assertThat(game.legal(0))
        .contains(wall("LTSM", 1, 0), wall("MPMP", 0, 2))
        .doesNotContain(wall("PMPM", 1, 0));
    assertThat(game.refusal(0, wall("PMPM", 1, 0)))
        .isEqualTo("CU-14: every side that touches your wall must make a candy");
    assertThat(game.refusal(0, wall("PMPM", 0, 0))).isEqualTo("CU-14: there is a tile on 0,0");
    assertThat(game.refusal(0, wall("PMPM", 3, 0)))
        .isEqualTo("CU-14: 3,0 does not touch your wall");
    assertThat(game.refusal(0, "wall 55 0,2 r2"))
        .isEqualTo("CU-2: tile 55 looks the same turned by r0: say that");
    assertThat(game.refusal(0, wall("CLPT", 1, 0)))
        .isEqualTo("CU-14: tile 0 is not one of those that you took in this turn");
    game.play(0, wall("LTSM", 1, 0));
    assertThat(game.told(1))
        .singleElement()
        .asString()
        .startsWith(
            "{\"type\":\"built\",\"seat\":0,\"tile\":37,\"x\":1,\"y\":0,\"r\":0,\"candies\":2,")
        .endsWith("\"brings\":{\"points\":2,\"most\":[]}}");
  }

  @Test
  @DisplayName("CU-14: walls are for the advanced game, at the end of a turn")
  void notNow() {
    var basic = Given.basic("LMPS", "").table("MPMP").play();
    assertThat(basic.refusal(0, "wall 48 0,0 r0"))
        .isEqualTo("CU-14: walls are built in the advanced game");
    var advanced = Given.advanced("LMPS", "").table("MPMP").play();
    assertThat(advanced.refusal(0, "aside 48"))
        .isEqualTo("CU-14: the wall is built at the end of a turn, with the tiles taken in it");
  }

  @Test
  @DisplayName("CU-15: what fits must be added; what fits nowhere is set aside, one by one")
  void settingAside() {
    var game = Given.advanced("", "").wall(0, "LSLS").capturing("MPMP LMPS").play();
    assertThat(game.refusal(0, aside("MPMP"))).isEqualTo("CU-15: first add what fits on your wall");
    assertThat(game.legal(0)).isNotEmpty().noneMatch(action -> action.startsWith("aside"));

    var stuck = Given.advanced("", "").wall(0, "MPMP").capturing("LSLS CLPT").play();
    assertThat(stuck.legal(0)).isNotEmpty().allMatch(action -> action.startsWith("wall 0 "));
    stuck.play(0, wall("TCLP", 1, 0));
    assertThat(stuck.captured()).containsExactly("LSLS");
    assertThat(stuck.legal(0)).isNotEmpty().allMatch(action -> action.startsWith("wall 54 "));

    var none = Given.advanced("", "").wall(0, "MPMP").capturing("LSLS").play();
    assertThat(none.legal(0)).containsExactly("aside 54");
    assertThat(none.refusal(0, "aside 0"))
        .isEqualTo("CU-14: tile 0 is not one of those that you took in this turn");
    none.play(0, "aside 54");
    assertThat(none.get("aside")).startsWith("[[54],");
    assertThat(none.seen(1, "aside")).startsWith("[[54],");
    assertThat(none.told(1))
        .contains(
            "{\"type\":\"set-aside\",\"seat\":0,\"tile\":54,"
                + "\"brings\":{\"points\":0,\"most\":[]}}");
    assertThat(none.status("toAct")).isEqualTo("[1]");
    assertThat(none.status("scores")).isEqualTo("[0,0]");
  }

  @Test
  @DisplayName(
      "CU-16: a tile with which a cookie is completed stays; the extra placement is earned")
  void cookiesStay() {
    var game = Given.advanced("CLMS LMPS", "").table("CLMP").play();
    game.play(0, place("MSCL", 0, -1));
    assertThat(game.table()).containsExactly("MSCL 0,-1", "CLMP 0,0");
    assertThat(game.captured()).isEmpty();
    assertThat(game.get("phase")).isEqualTo("\"extra\"");
    assertThat(game.told(1))
        .contains(
            "{\"type\":\"completed\",\"seat\":0,\"candy\":\"cookie\",\"tile\":16,\"x\":0,\"y\":0,"
                + "\"r\":0,\"taken\":false}");
    // Nothing was captured, so there is no wall to build.
    game.play(0, "stop");
    assertThat(game.get("phase")).isEqualTo("\"place\"");
  }

  @Test
  @DisplayName("CU-16: a tile with which a lollipop is completed stays, others are taken as usual")
  void lollipopsStay() {
    var game = Given.advanced("LMST", "").table(".    LPMS", "BLSP .").play();
    game.play(0, place("MSTL", 0, 0));
    assertThat(game.table()).containsExactly("MSTL 0,0", "BLSP 0,1");
    assertThat(game.captured()).containsExactly("LPMS");
    assertThat(game.get("tokens")).isEqualTo("[1,0]");
  }

  @Test
  @DisplayName("CU-17: strictly more candies of a kind than any other take the token, also away")
  void advantages() {
    var free = Given.advanced("", "").wall(0, "LMPS").capturing("MPMP").play();
    free.play(0, wall("PMPM", 0, 1));
    assertThat(free.get("advantage"))
        .isEqualTo("{\"S\":null,\"M\":null,\"L\":null,\"P\":0,\"lollipop\":null,\"cookie\":null}");
    assertThat(free.told(1))
        .contains("{\"type\":\"advantage\",\"seat\":0,\"kind\":\"P\",\"from\":null}");

    var held = Given.advanced("", "", "").wall(0, "LSLS LMPS").wall(1, "LMSP", "SPML");
    var game = held.advantage("S", 1).capturing("LPSM").play().play(0, wall("PSML", -1, 0));
    assertThat(game.get("advantage")).startsWith("{\"S\":0,");
    assertThat(game.told(2))
        .contains("{\"type\":\"advantage\",\"seat\":0,\"kind\":\"S\",\"from\":1}");
    assertThat(game.status("scores")).isEqualTo("[4,1,0]");
  }

  @Test
  @DisplayName("CU-17: on a tie the token stays where it is, with nobody too")
  void tiedAdvantages() {
    var given = Given.advanced("", "").wall(0, "LMPS").wall(1, "LMSP", "SPML");
    var game = given.advantage("S", 1).capturing("LSLS").play().play(0, wall("LSLS", -1, 0));
    assertThat(game.get("advantage")).startsWith("{\"S\":1,");
    var free = Given.advanced("", "").wall(0, "LMPS").wall(1, "LMSP", "SPML");
    game = free.capturing("LSLS").play().play(0, wall("LSLS", -1, 0));
    assertThat(game.get("advantage")).startsWith("{\"S\":null,");
  }

  @Test
  @DisplayName("CU-17: tokens are checked once, after the last tile")
  void checkedOnce() {
    var given = Given.advanced("", "").wall(0, "LMPS").capturing("LSLS MPMP");
    var game = given.play().play(0, wall("LSLS", -1, 0));
    assertThat(game.get("advantage")).startsWith("{\"S\":null,");
    game.play(0, wall("PMPM", 0, 1));
    assertThat(game.get("advantage")).startsWith("{\"S\":0,\"M\":null,\"L\":null,\"P\":0,");
  }

  @Test
  @DisplayName("CU-18: a point for each candy on the wall, two for each token of both sorts")
  void score() {
    var given = Given.advanced("CLPT CLTM", "").wall(0, "LMPS .", "PLMS SPML").tokens(3, 0);
    var game = given.advantage("P", 0).advantage("L", 0).play();
    assertThat(game.status("scores")).isEqualTo("[12,0]");
    assertThat(game.sheet()).isEqualTo("{\"candies\":[2,0],\"tokens\":[6,0],\"advantages\":[4,0]}");
  }

  @Test
  @DisplayName("CU-18: of those with as many points the one with more tiles on the wall wins")
  void ties() {
    var given = Given.advanced("CLPT", "").wall(0, "LMPS .", "PLMS SPML").wall(1, "LSLS");
    var game = given.tokens(0, 1).with("passes", 1).play().play(0, "pass");
    assertThat(game.status("scores")).isEqualTo("[2,2]");
    assertThat(game.status("winners")).isEqualTo("[0]");
    var same = Given.advanced("CLPT", "").wall(0, "MPMP").wall(1, "LSLS").with("passes", 1);
    assertThat(same.play().play(0, "pass").status("winners")).isEqualTo("[0,1]");
  }
}
