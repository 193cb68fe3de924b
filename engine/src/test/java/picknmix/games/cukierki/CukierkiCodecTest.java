package picknmix.games.cukierki;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picknmix.kernel.Session;

/** States that break an invariant are refused with what is wrong. */
class CukierkiCodecTest {
  private static final List<Object> NOTHING = List.of(List.of(), List.of());

  private static void refused(String why, Given given, Consumer<Map<String, Object>> change) {
    Map<String, Object> state = given.json();
    change.accept(state);
    assertThatThrownBy(() -> load(state))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.code()).isEqualTo(Refused.Code.BAD_STATE);
              assertThat(refused.reason()).contains(why);
            });
  }

  private static void refused(String why, Given given) {
    refused(why, given, state -> {});
  }

  private static CukierkiState load(Object state) {
    return StateReader.read(Field.of(state, "state", Refused.Code.BAD_STATE));
  }

  private static Given basic() {
    return Given.basic("LMPS", "LSLS").table("MPMP").pool("CLPT CLTM");
  }

  private static Given advanced() {
    return Given.advanced("LMPS", "LSLS").table("MPMP").wall(0, "LMSP");
  }

  private static List<Object> tableOf(int tile, int x, int y, int r) {
    return List.of(Json.object("tile", tile, "x", x, "y", y, "r", r));
  }

  @Test
  void everyFieldMustBeThereAndOfItsKind() {
    for (String key : basic().json().keySet()) {
      if (!key.equals("game")) {
        refused("state lacks \"" + key + "\"", basic(), state -> state.remove(key));
        refused("state." + key, basic(), state -> state.put(key, 3.5));
      }
    }
    refused("seats must be a whole number from 2 to 5", basic(), s -> s.put("seats", 6));
    refused("seats must be", basic(), s -> s.put("seats", 1));
    refused("has no option \"speed\"", basic(), s -> s.put("options", Json.object("speed", 1)));
    refused("must be one of", basic(), s -> s.put("options", Json.object("variant", "wild")));
    refused("state.phase must be one of", basic(), s -> s.put("phase", "sleeping"));
    refused("state.toAct", basic(), s -> s.put("toAct", 2));
    refused("state.toAct", basic(), s -> s.put("toAct", -1));
    refused("state.tokens must have 2 elements", basic(), s -> s.put("tokens", List.of(0)));
    refused("state.tokens[1]", basic(), s -> s.put("tokens", List.of(0, -1)));
    refused("state.hands must have 2 elements", basic(), s -> s.put("hands", List.of()));
    refused("advantage lacks \"S\"", basic(), s -> s.put("advantage", Json.object()));
  }

  @Test
  void everyTileIsInExactlyOnePlace() {
    refused("state lacks tiles: [0, 1]", basic(), s -> s.put("pool", List.of()));
    refused("state.pool[0] is in two places: 2", basic(), s -> s.put("pool", List.of(2, 0, 1)));
    refused("state.pool[0] must be", basic(), s -> s.put("pool", List.of(56)));
    refused(
        "state.hands[1][0] is in two places: 48",
        basic().with("hands", List.of(List.of(48), List.of(48))));
    refused("state.captured[0] is in two places: 48", basic().with("captured", List.of(48)));
  }

  @Test
  void tilesLieOnCells() {
    refused("table[0].x must be", basic(), s -> s.put("table", tableOf(55, 127, 0, 0)));
    refused("table[0].y must be", basic(), s -> s.put("table", tableOf(55, 0, -127, 0)));
    refused("table[0].r must be", basic(), s -> s.put("table", tableOf(55, 0, 0, 4)));
    refused("table[0] lacks \"tile\"", basic(), s -> s.put("table", List.of(Json.object())));
    List<Object> two =
        List.of(
            Json.object("tile", 55, "x", 1, "y", 2, "r", 0),
            Json.object("tile", 0, "x", 1, "y", 2, "r", 0));
    refused("table[1] lies on another tile, on 1,2", basic(), s -> s.put("table", two));
  }

  @Test
  void tilesFarOutAreNoProblem() {
    Given given = basic().with("table", tableOf(55, 64, -64, 1));
    CukierkiState s = load(given.json());
    assertThat(PlacedTile.all(s.table)).containsExactly(new PlacedTile(55, 64, -64, 1));
    assertThat(given.play().legal(0)).hasSize(4);
  }

  @Test
  void whatIsReachedFromFarOutCanBeLoadedToo() {
    Given given = basic().with("table", tableOf(55, 122, 0, 1));
    List<String> outwards =
        given.play().legal(0).stream().filter(action -> action.contains(" 123,0 ")).toList();
    assertThat(outwards).isNotEmpty();
    Session<CukierkiState> session =
        Session.load(new Cukierki(), Field.of(given.json(), "state", Refused.Code.BAD_STATE));
    session.apply(0, outwards.getFirst());
    CukierkiState reached = load(StateWriter.json(session.state()));
    assertThat(PlacedTile.all(reached.table)).isEqualTo(PlacedTile.all(session.state().table));
    refused("table lies too far from 0,0", basic(), s -> s.put("table", tableOf(55, 123, 0, 1)));
  }

  @Test
  void handsHaveAtMostThreeTiles() {
    refused("hands[1] must have at most 3 tiles (CU-11)", Given.basic("", "LMPS LMSP LPMS LPSM"));
    refused("hands[0] must have at most 2 tiles", Given.basic("LMPS LMSP LPMS", "").extra(1));
  }

  @Test
  void phasesGoWithTheRest() {
    refused("placed must be above 0 exactly", basic().with("placed", 1));
    refused("placed must be above 0 exactly", basic().extra(0));
    refused("placed", basic().extra(4));
    refused("must not be empty in extra (CU-10)", Given.basic("", "LMPS").extra(1));
    refused("passes must be 0 in extra", basic().extra(1).with("passes", 1));
    refused("passes", basic().with("passes", 2));
    refused("passes", basic().with("phase", "over").with("passes", 1));
    refused("passes", basic().with("passes", 3));
    refused(
        "captured must not be empty in wall", advanced().with("phase", "wall").with("placed", 1));
    refused(
        "captured must be empty but in",
        advanced().capturing("CLPT").with("placed", 0).with("phase", "place"));
    assertThat(load(basic().with("phase", "over").with("passes", 2).json()).passes).isEqualTo(2);
  }

  @Test
  void variantsHaveTheirOwnPlaces() {
    refused(
        "phase cannot be wall in the basic game", basic().with("phase", "wall").with("placed", 1));
    refused("captured must be empty in the basic game", basic().capturing("CMTL").extra(1));
    refused("must have no walls in the basic game", basic().wall(0, "CMTL"));
    refused("taken must be empty in the advanced game", advanced().taken(0, "CMTL"));
  }

  @Test
  void wallsHoldTogether() {
    refused(
        "walls[0][1] must make a candy on every side", Given.advanced("", "").wall(0, "LMPS LSLS"));
    refused("walls[0] must be in one piece", Given.advanced("", "").wall(0, "LMPS . LSLS"));
    refused("must be in one piece", Given.advanced("", "").wall(1, "LMPS .", ".    MPMP"));
    CukierkiState s = load(Given.advanced("", "").wall(0, "LMPS .", "PLMS SPML").json());
    assertThat(s.candies(0)).isEqualTo(2);
    assertThat(s.walls[0].tiles()).isEqualTo(3);
  }

  /** A striped tile turned by r3 lies as by r1; both are read, and written as they were. */
  @Test
  void rotationsAreReadAsTheyAre() {
    List<Object> wall =
        List.of(
            Json.object("tile", 48, "x", 0, "y", 0, "r", 0),
            Json.object("tile", 55, "x", 0, "y", 1, "r", 3));
    Given given = Given.advanced("", "MPMP").with("walls", List.of(wall, List.of()));
    given.json().put("hands", NOTHING);
    List<Object> aside =
        List.of(List.of(), Tiles.list(Tiles.ALL & ~Tiles.bit(48) & ~Tiles.bit(55)));
    CukierkiState s = load(given.with("aside", aside).json());
    assertThat(PlacedTile.all(s.walls[0])).last().isEqualTo(new PlacedTile(55, 0, 1, 3));
  }

  @Test
  void aFairStartTellsWhoBegan() {
    Map<String, Object> fair = Json.object("variant", "basic", "fairStart", true);
    refused("state lacks \"first\"", basic().with("options", fair));
    refused("state.first must be", basic().with("options", fair).with("first", 2));
    assertThat(load(basic().with("options", fair).with("first", 1).json()).first).isEqualTo(1);
  }

  @Test
  void tokensGoToThoseWithCandies() {
    Given given = Given.advanced("", "").wall(0, "LMPS", "PLMS");
    refused("advantage.S must have such a candy", given.advantage("S", 0));
    Given other = Given.advanced("", "").wall(0, "LMPS", "PLMS");
    refused("advantage.P must have such a candy", other.advantage("P", 1));
    refused("advantage.M must", Given.advanced("", "").advantage("M", 2));
    Given right = Given.advanced("", "").wall(0, "LMPS", "PLMS").advantage("P", 0);
    assertThat(load(right.json()).advantage).containsExactly(-1, -1, -1, 0, -1, -1);
  }
}
