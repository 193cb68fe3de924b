package picknmix.games.cukierki;

import static org.assertj.core.api.Assertions.assertThat;
import static picknmix.games.cukierki.Given.number;
import static picknmix.games.cukierki.Given.place;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** Cukierki, rule by rule: what both variants have in common, and the basic game. */
class CukierkiRulesTest {
  private static final Cukierki GAME = new Cukierki();

  private static CukierkiState deal(int seats, long seed) {
    return GAME.deal(Setup.of(GAME, seats, Options.of(), Seed.of(seed), 1));
  }

  @Test
  @DisplayName("CU-4: 26 tiles in five rows, without the corners, in all rotations")
  void layout() {
    TreeSet<Integer> rotations = new TreeSet<>();
    for (int seed = 0; seed < 5; seed++) {
      CukierkiState s = deal(2, seed);
      StringBuilder cells = new StringBuilder();
      for (PlacedTile laid : PlacedTile.all(s.table)) {
        cells.append(laid.where()).append(' ');
        rotations.add(laid.r());
      }
      assertThat(cells)
          .hasToString(
              "1,0 2,0 3,0 4,0 "
                  + "0,1 1,1 2,1 3,1 4,1 5,1 "
                  + "0,2 1,2 2,2 3,2 4,2 5,2 "
                  + "0,3 1,3 2,3 3,3 4,3 5,3 "
                  + "1,4 2,4 3,4 4,4 ");
    }
    assertThat(rotations).containsExactly(0, 1, 2, 3);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  @DisplayName("CU-4, CU-5: 2 to 5 players have three tiles each, the rest is the pool")
  void hands(int seats) {
    CukierkiState s = deal(seats, 7);
    assertThat(s.hands).startsWith(s.hands[0]).hasSize(5);
    for (int seat = 0; seat < seats; seat++) {
      assertThat(Long.bitCount(s.hands[seat])).isEqualTo(3);
    }
    assertThat(s.poolSize()).isEqualTo(56 - 26 - 3 * seats);
    assertThat(GAME.rules().turn(s)).isEqualTo(1);
  }

  @Test
  @DisplayName("CU-5: a hand is seen by its player alone, the pool by nobody")
  void secrets() {
    var game = Given.basic("LMPS", "LMSP LPMS").table("MPMP").pool("LPSM LSMP").play();
    assertThat(game.seen(0, "hands")).isEqualTo("[[48],2]");
    assertThat(game.seen(1, "hands")).isEqualTo("[1,[49,50]]");
    assertThat(game.seen(Seat.SPECTATOR, "hands")).isEqualTo("[1,2]");
    assertThat(game.seen(0, "pool")).isEqualTo("2");
    assertThat(game.seen(0, "taken")).isEqualTo("[0,50]");
    assertThat(game.get("pool")).isEqualTo("[51,52]");
  }

  @Test
  @DisplayName("CU-6: beside a tile, where at least one half makes a whole candy")
  void placements() {
    var game = Given.basic("LMPS", "LSLS").table("MPMP").play();
    assertThat(game.legal(0))
        .containsExactly(
            place("SLMP", 0, -1), place("MPSL", -1, 0), place("SLMP", 1, 0), place("MPSL", 0, 1));
    assertThat(game.legal(1)).isEmpty();
    assertThat(game.refusal(1, place("LSLS", 0, 1))).isEqualTo("CU-6: it is seat 0's turn");
    assertThat(game.refusal(0, place("LSLS", 0, 1))).isEqualTo("CU-6: tile 54 is not in your hand");
    assertThat(game.refusal(0, place("LMPS", 0, 0))).isEqualTo("CU-6: there is a tile on 0,0");
    assertThat(game.refusal(0, place("LMPS", 1, 1))).isEqualTo("CU-6: 1,1 is not beside a tile");
    assertThat(game.refusal(0, "place 48 9999999999,-1000 r0"))
        .isEqualTo("CU-6: 127,-127 is not beside a tile");
    assertThat(game.refusal(0, place("LMPS", 0, 1)))
        .isEqualTo("CU-6: tile 48 makes no candy on 0,1 like that");
  }

  @Test
  @DisplayName("CU-2, CU-6: of rotations that look the same only the smallest is an action")
  void stripes() {
    var game = Given.basic("MPMP", "").table("LMPS").play();
    assertThat(game.legal(0)).containsExactly("place 55 1,0 r1", "place 55 0,1 r1");
    assertThat(game.refusal(0, "place 55 1,0 r3"))
        .isEqualTo("CU-2: tile 55 looks the same turned by r1: say that");
    assertThat(game.refusal(0, "place 55 1,0 r0"))
        .isEqualTo("CU-6: tile 55 makes no candy on 1,0 like that");
  }

  @Test
  @DisplayName("CU-6: the other sides may match or not, and the table may grow")
  void growth() {
    var game = Given.basic("LMSP", "").table(".    MPLS .", "PSML .    LSPM").play();
    game.play(0, place("LMSP", 1, 1));
    assertThat(game.taken(0)).containsExactly("LSMP", "LSPM");
    assertThat(game.table()).containsExactly("PSML 0,1", "LMSP 1,1");
    var grown = Given.basic("LMPS", "").table("MPMP").play().play(0, place("MPSL", -1, 0));
    assertThat(grown.table()).containsExactly("MPSL -1,0");
  }

  @Test
  @DisplayName("CU-7: up to four tiles are taken, the placed one stays")
  void takesFour() {
    var game = Given.basic("LMPS", "").table(".    MPLS .", "PSML .    LSPM", ".    PMSL .").play();
    game.play(0, place("LMPS", 1, 1));
    assertThat(game.table()).containsExactly("LMPS 1,1");
    assertThat(game.taken(0)).containsExactly("LPMS", "LPSM", "LSMP", "LSPM");
    assertThat(game.told(1))
        .containsExactly(
            "{\"type\":\"placed\",\"seat\":0,\"tile\":48,\"x\":1,\"y\":1,\"r\":0,\"joins\":["
                + String.join(",", join("L", 0), join("M", 1), join("P", 2), join("S", 3))
                + "],\"brings\":{\"points\":3,\"lost\":1,\"extra\":false}}",
            completed("L", 52, 1, 0, 2),
            completed("M", 53, 2, 1, 0),
            completed("P", 50, 1, 2, 3),
            completed("S", 51, 0, 1, 3));
    assertThat(game.status("scores")).startsWith("[4,");
  }

  private static String join(String candy, int side) {
    return "{\"candy\":\"" + candy + "\",\"side\":" + side + ",\"taken\":true,\"points\":1}";
  }

  private static String completed(String candy, int tile, int x, int y, int r) {
    return Json.write(
        Json.object(
            "type",
            "completed",
            "seat",
            0,
            "candy",
            candy,
            "tile",
            tile,
            "x",
            x,
            "y",
            y,
            "r",
            r,
            "taken",
            true));
  }

  @Test
  @DisplayName("CU-8: who can place must; who cannot passes, with or without tiles")
  void passing() {
    var game = Given.basic("LMPS", "LSLS", "").table("MPMP").play();
    assertThat(game.refusal(0, "pass")).isEqualTo("CU-8: you must place a tile, since you can");
    var stuck = Given.basic("LSLS", "LMPS", "").table("MPMP").play();
    assertThat(stuck.legal(0)).containsExactly("pass");
    stuck.play(0, "pass");
    assertThat(stuck.told(1)).containsExactly("{\"type\":\"passed\",\"seat\":0,\"empty\":false}");
    var empty = Given.basic("", "LMPS", "").table("MPMP").play();
    assertThat(empty.legal(0)).containsExactly("pass");
    empty.play(0, "pass");
    assertThat(empty.told(1)).containsExactly("{\"type\":\"passed\",\"seat\":0,\"empty\":true}");
    assertThat(empty.status("toAct")).isEqualTo("[1]");
  }

  @Test
  @DisplayName(
      "CU-5, CU-8: what may be hidden is any of the unseen, but nothing that fits if passed")
  void drawnFromAView() {
    var given = Given.basic("LMPS", "BLCS", "CTSL LSLS").table("MPMP").pool("LMSP LPMS");
    var game = given.taken(0, "CLPT").with("passes", 2).play();
    TreeSet<Long> hands = new TreeSet<>();
    TreeSet<Long> pools = new TreeSet<>();
    for (int seed = 0; seed < 40; seed++) {
      CukierkiState s = game.drawn(0, seed);
      assertThat(s.hands[0]).isEqualTo(Tiles.bit(number("LMPS")));
      assertThat(Long.bitCount(s.hands[1])).isEqualTo(1);
      assertThat(Long.bitCount(s.hands[2])).isEqualTo(2);
      assertThat(Long.bitCount(s.taken[0])).isEqualTo(1);
      long stuck = s.hands[1] | s.hands[2];
      assertThat(Tiles.list(stuck))
          .containsExactlyInAnyOrder(number("BLCS"), number("CTSL"), number("LSLS"));
      long pool = Tiles.bit(s.order[s.top]) | Tiles.bit(s.order[s.top + 1]);
      long all = s.hands[0] | stuck | s.taken[0] | s.taken[2] | pool | Tiles.bit(number("MPMP"));
      assertThat(s.poolSize()).isEqualTo(2);
      assertThat(all).isEqualTo(Tiles.ALL);
      hands.add(s.hands[1]);
      pools.add(pool);
    }
    assertThat(hands).hasSize(3);
    assertThat(pools).hasSizeGreaterThan(20);
  }

  @Test
  @DisplayName("CU-8: those who have not passed may hold anything that is unseen")
  void drawnForThoseWhoMayFit() {
    var given = Given.basic("LMPS", "BLCS", "CTSL LSLS").table("MPMP").with("passes", 1);
    var game = given.play();
    TreeSet<Long> hands = new TreeSet<>();
    for (int seed = 0; seed < 40; seed++) {
      CukierkiState s = game.drawn(0, seed);
      hands.add(s.hands[1]);
      assertThat(Long.bitCount(s.hands[1])).isEqualTo(1);
      assertThat(List.of(number("BLCS"), number("CTSL"), number("LSLS")))
          .containsAll(Tiles.list(s.hands[2]))
          .hasSize(Long.bitCount(s.hands[2]) + 1);
    }
    assertThat(hands).hasSizeGreaterThan(15);
  }

  @Test
  @DisplayName("CU-1, CU-9: a top with a bottom is a lollipop and earns a token, two tops are none")
  void lollipops() {
    var game = Given.basic("LMST", "").table("BLSP").play().play(0, place("MSTL", 0, -1));
    assertThat(game.get("tokens")).isEqualTo("[1,0]");
    assertThat(game.taken(0)).containsExactly("BLSP");
    assertThat(game.sheet()).startsWith("{\"taken\":[1,").contains("\"tokens\":[2,0]");
    var tops = Given.basic("LMST", "").table("TPSL").play();
    assertThat(tops.refusal(0, place("MSTL", 0, -1)))
        .isEqualTo("CU-6: tile 32 makes no candy on 0,-1 like that");
  }

  @Test
  @DisplayName("CU-3: special tokens do not run out")
  void tokensDoNotRunOut() {
    var game = Given.basic("LMST", "").table("BLSP").tokens(10, 6).play();
    game.play(0, place("MSTL", 0, -1));
    assertThat(game.get("tokens")).isEqualTo("[11,6]");
  }

  @Test
  @DisplayName("CU-10: a cookie gives one more placement, before drawing")
  void extraPlacement() {
    var game = Given.basic("CLMS LMPS", "").table("CLMP").pool("LMSP LPMS LPSM").play();
    game.play(0, place("MSCL", 0, -1));
    assertThat(game.get("phase")).isEqualTo("\"extra\"");
    assertThat(game.get("placed")).isEqualTo("1");
    assertThat(game.taken(0)).containsExactly("CLMP");
    assertThat(game.hand(0)).containsExactly("LMPS");
    assertThat(game.told(1)).last().isEqualTo("{\"type\":\"extra\",\"seat\":0}");
    assertThat(game.refusal(0, "pass")).isEqualTo("CU-10: say stop to decline the extra placement");
    // The tile placed first is now as good as any other.
    game.play(0, place("SLMP", 0, -2));
    assertThat(game.taken(0)).containsExactly("CLMP", "CLMS");
    assertThat(game.get("phase")).isEqualTo("\"place\"");
    assertThat(game.get("placed")).isEqualTo("0");
    assertThat(game.hand(0)).containsExactly("LMSP", "LPMS", "LPSM");
  }

  @Test
  @DisplayName("CU-10: the extra placement may be declined, and is asked for even if nothing fits")
  void declining() {
    var game = Given.basic("CLMS BPSL", "LSLS").table("CLMP").play();
    assertThat(game.refusal(0, "stop")).isEqualTo("CU-10: only an extra placement can be declined");
    game.play(0, place("MSCL", 0, -1));
    assertThat(game.legal(0)).startsWith("stop").hasSizeGreaterThan(1);
    game.play(0, "stop");
    assertThat(game.told(1)).containsExactly("{\"type\":\"stopped\",\"seat\":0}");
    assertThat(game.status("toAct")).isEqualTo("[1]");
    assertThat(game.hand(0)).containsExactly("BPSL");

    var stuck = Given.basic("MPMP", "LSLS").table("CLMS").extra(1).play();
    assertThat(stuck.legal(0)).contains("stop");
    var nothing = Given.basic("MPMP", "").table("LSLS").extra(1).play();
    assertThat(nothing.legal(0)).containsExactly("stop");
  }

  @Test
  @DisplayName(
      "CU-10: with an empty hand the turn goes on by itself; three placements are the most")
  void emptyHand() {
    var game = Given.basic("CLMS", "LMPS").table("CLMP").play().play(0, place("MSCL", 0, -1));
    assertThat(game.get("phase")).isEqualTo("\"place\"");
    assertThat(game.status("toAct")).isEqualTo("[1]");
    var third = Given.basic("CLMS", "").table("CLMP").pool("LMPS").extra(2).play();
    third.play(0, place("MSCL", 0, -1));
    assertThat(third.get("placed")).isEqualTo("0");
    assertThat(third.hand(0)).containsExactly("LMPS");
  }

  @Test
  @DisplayName("CU-11: draw until there are three, or the pool is empty; only the drawer sees what")
  void drawing() {
    var game = Given.basic("LMPS LSLS BSML", "").table("MPMP").pool("CLPT CLTM").play();
    game.play(0, place("SLMP", 0, -1));
    assertThat(game.hand(0)).containsExactly("CLPT", "BSML", "LSLS");
    assertThat(game.get("pool")).isEqualTo("[1]");
    assertThat(game.told(0)).last().isEqualTo(drawn("[0]"));
    assertThat(game.told(1)).last().isEqualTo(drawn("null"));
    assertThat(game.told(Seat.SPECTATOR)).last().isEqualTo(drawn("null"));

    var last = Given.basic("LMPS LSLS", "").table("MPMP").pool("CLPT").play();
    last.play(0, place("SLMP", 0, -1));
    assertThat(last.hand(0)).containsExactly("CLPT", "LSLS");
    var none = Given.basic("LMPS", "").table("MPMP").play().play(0, place("SLMP", 0, -1));
    assertThat(none.told(0)).hasSize(2);
  }

  private static String drawn(String tiles) {
    return "{\"type\":\"drawn\",\"seat\":0,\"count\":1,\"tiles\":" + tiles + "}";
  }

  @Test
  @DisplayName("CU-12: a pass draws nothing, and when all pass in a row the game ends")
  void theEnd() {
    var game = Given.basic("LSLS", "", "").table("MPMP").pool("CLPT").play();
    game.play(0, "pass");
    assertThat(game.hand(0)).containsExactly("LSLS");
    assertThat(game.get("passes")).isEqualTo("1");
    game.play(1, "pass").play(2, "pass");
    assertThat(game.status("over")).isEqualTo("true");
    assertThat(game.get("passes")).isEqualTo("3");
    assertThat(game.told(0)).last().isEqualTo("{\"type\":\"ended\",\"winners\":[2]}");
    assertThat(game.refusal(0, "pass")).isEqualTo("CU-12: the game is over");
    assertThat(game.legal(0)).isEmpty();
    assertThat(game.get("pool")).isEqualTo("[0]");
  }

  @Test
  @DisplayName("CU-12: who has passed may play again once the table has changed")
  void backAgain() {
    var game = Given.basic("LSLS", "LMPS").table("MPMP").play();
    game.play(0, "pass").play(1, place("SLMP", 0, -1));
    assertThat(game.get("passes")).isEqualTo("0");
    assertThat(game.legal(0)).isNotEmpty().doesNotContain("pass");
    game.play(0, place("SLSL", 1, -1));
    assertThat(game.taken(0)).containsExactly("LMPS");
  }

  @Test
  @DisplayName("CU-13: a point for each tile, taken or in hand, and two for a token")
  void score() {
    var game =
        Given.basic("LSLS LMST", "MPMP", "")
            .taken(0, "CLPT CLTM CMTL")
            .taken(1, "CPST")
            .tokens(1, 4, 0)
            .play();
    assertThat(game.status("scores")).isEqualTo("[7,10," + (56 - 7) + "]");
    assertThat(game.sheet()).isEqualTo("{\"taken\":[3,1,49],\"tokens\":[2,8,0],\"hand\":[2,1,0]}");
    assertThat(game.status("winners")).isEqualTo("null");
  }

  @Test
  @DisplayName("CU-13: of those with as many points the one with more tiles wins, or they share")
  void ties() {
    // On an empty table nothing fits. 26 tiles against 23, one in hand and a token.
    var more = Given.basic("", "BSML", "").taken(0, tiles(0, 26)).taken(1, tiles(26, 49));
    var game = more.tokens(0, 1, 0).with("passes", 2).play().play(0, "pass");
    assertThat(game.status("scores")).isEqualTo("[26,26,6]");
    assertThat(game.status("winners")).isEqualTo("[0]");
    // 25 tiles against 24 and one in hand.
    var same = Given.basic("", "BSML", "").taken(0, tiles(0, 25)).taken(1, tiles(25, 49));
    game = same.with("passes", 2).play().play(0, "pass");
    assertThat(game.status("scores")).isEqualTo("[25,25,6]");
    assertThat(game.status("winners")).isEqualTo("[0,1]");
  }

  private static String tiles(int from, int to) {
    List<String> names = new ArrayList<>(Tiles.names());
    names.remove("BSML");
    return String.join(" ", names.subList(from, to));
  }

  @Test
  @DisplayName("CU-19: with a fair start those who begin later have points for it")
  void fairStart() {
    var given = Given.basic("LMPS", "LSLS", "").table("MPMP").with("first", 1);
    var game = given.with("options", Json.object("variant", "basic", "fairStart", true)).play();
    assertThat(game.sheet()).endsWith("\"start\":[2,0,1]}");
    assertThat(game.status("scores")).startsWith("[3,1,");
    assertThat(game.get("first")).isEqualTo("1");
    assertThat(game.seen(Seat.SPECTATOR, "first")).isEqualTo("1");
    Options fair = Options.of("fairStart", true);
    assertThat(GAME.deal(Setup.of(GAME, 3, fair, Seed.of(1), 2)).startPoints(1)).isEqualTo(2);
    assertThat(deal(3, 1).startPoints(2)).isZero();
  }

  @Test
  @DisplayName("CU-2: tiles are numbered as in the data file")
  void numbers() {
    assertThat(number("CLPT")).isZero();
    assertThat(number("MPMP")).isEqualTo(55);
    assertThat(Json.write(GAME.components())).startsWith("{\"tiles\":[\"CLPT\",\"CLTM\",");
  }
}
