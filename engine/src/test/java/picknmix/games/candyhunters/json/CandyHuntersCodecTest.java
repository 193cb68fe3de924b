package picknmix.games.candyhunters.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.Given;
import picknmix.games.candyhunters.map.Cell;
import picknmix.games.candyhunters.map.Town;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;

/** States that break an invariant are refused with what is wrong. */
class CandyHuntersCodecTest {
  private static void refused(
      String why, Map<String, Object> state, Consumer<Map<String, Object>> change) {
    change.accept(state);
    assertThatThrownBy(() -> load(state))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.code()).isEqualTo(Refused.Code.BAD_STATE);
              assertThat(refused.reason()).contains(why);
            });
  }

  /** The good state with another value in one field. */
  private static void refused(String why, String key, Object value) {
    refused(why, good(), state -> state.put(key, value));
  }

  private static CandyHuntersState load(Object state) {
    return StateReader.read(Field.of(state, "state", Refused.Code.BAD_STATE));
  }

  /** Ghosts far away on -8,0 -8,2 -8,4; hands P05 P01 and P02 P03. */
  private static Given given() {
    return Given.town("R0 B* G", "Y").hand(0, "P05 P01");
  }

  private static Map<String, Object> good() {
    return given().json("build", 2);
  }

  private static Map<String, Object> with(Map<?, ?> map, String key, Object value) {
    Map<String, Object> changed = Json.object();
    map.forEach((name, old) -> changed.put(name.toString(), old));
    changed.put(key, value);
    return changed;
  }

  private static List<Object> with(Object list, int index, Object value) {
    List<Object> changed = new ArrayList<>((List<?>) list);
    changed.set(index, value);
    return changed;
  }

  @Test
  void everyFieldMustBeThereAndOfItsKind() {
    for (String key : good().keySet()) {
      if (!key.equals("game")) {
        refused("state lacks \"" + key + "\"", good(), state -> state.remove(key));
        refused("state." + key, key, 3.5);
      }
    }
    assertThatThrownBy(() -> load(List.of())).hasMessageContaining("state must be an object");
    refused("state.seats must be a whole number from 2 to 4", "seats", 5);
    refused("state.seats must be a whole number from 2 to 4", "seats", 1);
    refused("state.options has no option", "options", Json.object("speed", 1));
    refused("state.options.haunted must be one of", "options", Json.object("haunted", "yes"));
    refused("state.round must be a whole number from 1 to 6", "round", 7);
    refused("state.first must be a whole number from 0 to 1", "first", 2);
    refused("state.toAct must be a whole number from 0 to 1", "toAct", null);
    refused("state.phase must be one of build, ghost", "phase", "sleep");
    refused("state.hands must have 2 elements", "hands", List.of());
    refused("state.under must have 24 elements", "under", List.of());
    refused("state.kidsLeft[0]", "kidsLeft", List.of(-1, 5));
    refused("state.scares[1]", "scares", List.of(0, -1));
  }

  @Test
  void missingOptionsTakeTheirDefaults() {
    Map<String, Object> state = good();
    state.put("options", Json.object());
    assertThat(load(state).haunted).isFalse();
    state.put("seats", 2.0); // a browser's numbers are all floating
    assertThat(load(state).seats).isEqualTo(2);
  }

  @Test
  void buildingsAndStacks() {
    Map<?, ?> town = (Map<?, ?>) good().get("buildings");
    refused("is no place: here", "buildings", with(town, "here", "R"));
    refused("state.buildings.3,0 must be one of R, B, G, Y", "buildings", with(town, "3,0", "X"));
    refused("state has 10 tiles of the colour R, not 9", "buildings", with(town, "3,0", "R"));
    refused("must not be so far apart", "buildings", with(town, "9,0", "R"));
    refused("must not be so far apart", "buildings", with(town, "0,17", "R"));
    refused("must not be so far apart", "buildings", with(town, "0,-13", "R"));
    refused("must not be farther away than", "buildings", with(town, "7999,0", "R"));
    refused("state.buildings must not be empty", "buildings", Json.object());
    Map<?, ?> stacks = (Map<?, ?>) good().get("stacks");
    refused("state has 8 tiles of the colour R, not 9", "stacks", with(stacks, "R", 6));
    refused("state.stacks.R must be a whole number from 0 to 9", "stacks", with(stacks, "R", 10));
    refused("state.stacks must have four colours", "stacks", with(stacks, "X", 1));
    refused("state.stacks lacks \"Y\"", good(), s -> s.put("stacks", renamed(stacks)));
  }

  private static Map<String, Object> renamed(Map<?, ?> stacks) {
    Map<String, Object> renamed = with(stacks, "X", 1);
    renamed.remove("Y");
    return renamed;
  }

  @Test
  void enoughTilesForTheBuildsToCome() {
    Map<String, Object> state =
        Given.town("R* R R R R R R R R", "B* B B B B B B B B", "G* G G G G G G G G")
            .hand(0, "P05")
            .puzzle(5, 9)
            .json("build", 2);
    assertThat(load(state).buildsToCome()).isEqualTo(9);
    refused(
        "must have a tile for each of the builds to come: 10",
        state,
        s -> s.put("puzzle", Json.object("goal", 5, "rounds", 10)));
  }

  @Test
  void ghosts() {
    List<Object> ghosts = List.of("1,0", "-8,0", "-8,2", "-8,4");
    refused("must be four", "ghosts", List.of("1,0"));
    refused("must be on a building: 5,5", "ghosts", with(ghosts, 3, "5,5"));
    refused("must be on a building: 33,0", "ghosts", with(ghosts, 3, "33,0"));
    refused("is no place: x", "ghosts", with(ghosts, 3, "x"));
    refused("must not stand where another piece does", "ghosts", with(ghosts, 3, "1,0"));
    refused("two pieces on a tile: 0,0", "ghosts", with(ghosts, 3, "0,0"));
    refused("state.largeGhost must be null without the option", "largeGhost", "0,1");
    Map<String, Object> large = given().largeGhost().json("build", 2);
    refused("two pieces on a tile: 1,0", large, s -> s.put("largeGhost", "1,0"));
    refused("must be on a building: 9,9", large, s -> s.put("largeGhost", "9,9"));
    large.put("largeGhost", "0,1");
    Town town = load(large).town;
    assertThat(town.place(town.large)).isEqualTo(new Cell(0, 1));
  }

  @Test
  void kids() {
    refused("must be on a building: 5,5", "kids", Json.object("0,0", 0, "5,5", 0));
    refused("state.kids.0,0 must be a whole number from 0 to 1", "kids", Json.object("0,0", 2));
    refused("two pieces on a tile: 1,0", "kids", Json.object("1,0", 0));
    refused("has 4 kids of seat 0", "kids", Json.object());
    refused("has 6 kids of seat 1", "candies", List.of(List.of(), List.of("Y")));
    refused("must be one of R, B, G, Y", "candies", List.of(List.of(), List.of("P")));
  }

  @Test
  void cards() {
    Object hands = good().get("hands");
    refused("is in two places: P05", "hands", with(hands, 1, List.of("P05", "P03")));
    refused("is no card: P29", "hands", with(hands, 1, List.of("P29", "P03")));
    refused("has no place here: H1", "hands", with(hands, 1, List.of("H1", "P03")));
    refused("state lacks cards: P01", "hands", with(hands, 0, List.of("P05")));
    refused("is in two places: P05", "scored", List.of(List.of("P05"), List.of()));
    refused("has no place here: P05", "haunted", List.of(List.of("P05"), List.of()));
    refused("must be empty without the option", "haunted", List.of(List.of("H1"), List.of()));
    Object deck = good().get("deck");
    refused("is in two places: P01", "deck", with(deck, 0, "P01"));
    refused("is no card: ?", "deck", with(deck, 0, "?"));
    refused("has no place here: H2", "deck", with(deck, 0, "H2"));
    refused("state.under[0] must be a whole number from 0 to 1", "under", with(under(), 0, 2));
    Map<String, Object> haunted = given().haunted(0, "H3").json("build", 2);
    refused(
        "must have the one card", haunted, s -> s.put("haunted", List.of(List.of(), List.of())));
  }

  private static Object under() {
    return good().get("under");
  }

  @Test
  void handsHaveTwoCardsWhileThereIsADeck() {
    Given three = given().hand(0, "P09");
    refused("state.hands[0] must have two cards", three.json("build", 2), s -> {});
    Map<String, Object> one = good();
    refused(
        "state.hands[0] must have two cards",
        one,
        s -> {
          s.put("hands", with(s.get("hands"), 0, List.of("P05")));
          s.put("scored", List.of(List.of("P01"), List.of()));
        });
  }

  @Test
  void phasesFitTheirFields() {
    refused("state.ghostMoves must be a whole number from 2 to 2", "ghostMoves", 1);
    refused("state.ghostMoves must be a whole number from 1 to 2", "phase", "ghost", 0);
    refused("state.ghostMoves must be a whole number from 0 to 0", "phase", "score", 1);
    refused("state.toAct must be null when over", "phase", "over", 0);
    refused("state.pending must be there exactly in push", "phase", "push", 1);
    refused(
        "state.pending must be there exactly in push",
        "pending",
        Json.object("at", "0,0", "piece", "kid", "moved", List.of("0,0")));
    refused("cannot be ghost", Given.town("R").json("ghost", 2), s -> {});
    refused("cannot be score", Given.town("R").hand(1, "P01").noDeck().json("score", 0), s -> {});
    refused(
        "cannot be exchange", Given.town("R").hand(0, "P01").noDeck().json("exchange", 0), s -> {});
    refused("cannot be kid", given().round(6).json("kid", 0), s -> {});
    refused("cannot be kid", Given.town("R0").json("kid", 0), s -> {});
    refused("state.round must be the last one when over", given().json("over", 0), s -> {});
  }

  private static void refused(String why, String key, Object value, int ghostMoves) {
    refused(
        why,
        good(),
        state -> {
          state.put(key, value);
          state.put("ghostMoves", ghostMoves);
        });
  }

  /** A ghost came from 1,1 onto the kid on 0,0, with an empty building beside it. */
  private static Map<String, Object> pushing(String piece, String at, String... moved) {
    Map<String, Object> state = Given.town("R0 B", "Y* G@").json("push", 1);
    state.put("ghosts", with(state.get("ghosts"), 0, "0,0"));
    state.put("pending", Json.object("at", at, "piece", piece, "moved", List.of(moved)));
    return state;
  }

  @Test
  void pushes() {
    CandyHuntersState pushing = load(pushing("kid", "0,0", "0,0"));
    assertThat(pushing.town.place(pushing.pushedAt)).isEqualTo(new Cell(0, 0));
    refused("must be a piece with a ghost on it", pushing("ghost", "0,0", "0,0"), s -> {});
    refused("must be a piece with a ghost on it", pushing("large", "0,0", "0,0"), s -> {});
    refused("two pieces on a tile: 0,0", pushing("kid", "1,0", "1,0"), s -> {});
    refused("must be one of kid, ghost, large", pushing("bat", "0,0", "0,0"), s -> {});
    refused("must have the pending cell", pushing("kid", "0,0"), s -> {});
    refused("must not stand twice in moved", pushing("kid", "0,0", "0,0", "0,0"), s -> {});
    refused("must have a ghost that moved", pushing("kid", "0,0", "0,0", "1,0"), s -> {});
    refused("must be on a building: 7,7", pushing("kid", "7,7", "0,0"), s -> {});
    String[] many = {"0,0", "1,0", "0,1", "1,1", "-8,0", "-8,2"};
    refused("must not have more cells than ghosts", pushing("kid", "0,0", many), s -> {});
    refused("state.pending lacks \"at\"", pushing("kid", "0,0"), s -> s.put("pending", Map.of()));
  }

  @Test
  void aPushMustHaveAWayOut() {
    Map<String, Object> state = Given.town("R0 B1", "Y@").json("push", 0);
    state.put("ghosts", with(state.get("ghosts"), 0, "0,0"));
    state.put("pending", Json.object("at", "0,0", "piece", "kid", "moved", List.of("0,0")));
    refused("must have somewhere to go (CH-14)", state, s -> {});
  }

  @Test
  void twoGhostsOnOneCellWhileOnePushesTheOther() {
    Map<String, Object> state = Given.town("R* B G").json("push", 1);
    state.put("ghosts", List.of("0,0", "0,0", "-8,0", "-8,2"));
    // one of the far ones has come, so that its building stands empty
    state.put("pending", Json.object("at", "0,0", "piece", "ghost", "moved", List.of("0,0")));
    assertThat(Json.write(StateWriter.json(load(state)).get("ghosts")))
        .isEqualTo("[\"-8,0\",\"0,0\",\"0,0\",\"-8,2\"]");
    refused(
        "must not stand where another piece does",
        state,
        s -> s.put("ghosts", List.of("0,0", "0,0", "0,0", "-8,2")));
  }

  @Test
  void puzzles() {
    Given given = Given.town("R0 B*", "G Y").hand(0, "P05");
    Map<String, Object> state = given.puzzle(5, 2).json("build", 2);
    assertThat(load(state).goal).isEqualTo(5);
    refused("state.seats must be a whole number from 1 to 1", state, s -> s.put("seats", 2));
    state.put("seats", 1);
    refused("state.round must be a whole number from 1 to 2", state, s -> s.put("round", 3));
    state.put("round", 1);
    refused("state.kidsLeft[0]", state, s -> s.put("kidsLeft", List.of(1)));
    state.put("kidsLeft", List.of(0));
    refused("must be four, or one to four", state, s -> s.put("ghosts", List.of()));
    state.put("ghosts", List.of("1,0"));
    refused(
        "state.deck must be empty in a puzzle",
        state,
        s -> {
          s.put("deck", List.of("P01"));
          List<Object> nobody = new ArrayList<>();
          nobody.add(null);
          s.put("under", nobody);
        });
    refused("state.puzzle lacks \"goal\"", state, s -> s.put("puzzle", Map.of("rounds", 2)));
  }
}
