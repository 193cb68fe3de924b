package picknmix.games.candyghosts.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.Given;
import picknmix.games.candyghosts.box.Wildness;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;

/** States that are broken are refused, with what is wrong and where. */
class CandyGhostsCodecTest {
  private static final CandyGhosts GAME = new CandyGhosts();

  /** A sound state, ready to be broken. */
  private static Map<String, Object> state() {
    Given given = Given.corridor(Given.ROOM, "pepper", "flo").ghost("2,1").item("0,0", "vase");
    return copy(GAME.codec().json(given.session().state()));
  }

  private static Map<String, Object> copy(Map<String, Object> tree) {
    Map<String, Object> copy = new LinkedHashMap<>();
    tree.forEach((key, value) -> copy.put(key, copyOf(value)));
    return copy;
  }

  @SuppressWarnings("unchecked")
  private static Object copyOf(Object value) {
    return switch (value) {
      case Map<?, ?> map -> copy((Map<String, Object>) map);
      case List<?> list -> {
        List<Object> elements = new ArrayList<>();
        list.forEach(element -> elements.add(copyOf(element)));
        yield elements;
      }
      case null, default -> value;
    };
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(Map<String, Object> state, String key, int index) {
    Object value = state.get(key);
    return (Map<String, Object>) (index < 0 ? value : ((List<Object>) value).get(index));
  }

  private static void refuses(Consumer<Map<String, Object>> breaking, String why) {
    Map<String, Object> state = state();
    breaking.accept(state);
    assertThatThrownBy(() -> GAME.codec().load(Field.of(state, "state", Refused.Code.BAD_STATE)))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(why);
  }

  @Test
  void aSoundStateComesBackAsItWas() {
    CandyGhostsState loaded = GAME.codec().load(Field.of(state(), "state", Refused.Code.BAD_STATE));
    assertThat(Json.write(GAME.codec().json(loaded))).isEqualTo(Json.write(state()));
  }

  @Test
  void options() {
    refuses(s -> object(s, "options", -1).put("size", "3x3"), "do not go together");
    refuses(s -> object(s, "options", -1).put("boss", "random"), "must name the boss");
    refuses(s -> object(s, "options", -1).put("thin", "random"), "has no option \"thin\"");
    refuses(s -> object(s, "options", -1).put("arrangement", ""), "no option \"arrangement\"");
    refuses(s -> object(s, "options", -1).put("ghosts", "shy"), "must be one of");
  }

  @Test
  @DisplayName("CG-93: in a state that does not say how wild its ghosts are they are lively")
  void statesWithoutGhosts() {
    Map<String, Object> state = state();
    object(state, "options", -1).remove("ghosts");
    CandyGhostsState loaded = GAME.codec().load(Field.of(state, "state", Refused.Code.BAD_STATE));
    assertThat(loaded.wildness).isEqualTo(Wildness.LIVELY);
  }

  @Test
  void rooms() {
    refuses(s -> object(s, "rooms", 1).put("card", "r12"), "is there twice: r12");
    refuses(s -> object(s, "rooms", 0).put("seen", false), "must be seen where face up");
    refuses(s -> object(s, "items", -1).put("9,9", "vase"), "lies off the map");
    refuses(s -> object(s, "covered", -1).put("1,1", "vase"), "must be empty in the corridor");
    refuses(s -> object(s, "exit", -1).put("side", "N"), "must keep a square");
  }

  @Test
  void playersAndGhosts() {
    refuses(s -> object(s, "players", 1).put("at", "1,9"), "are not in face-down rooms");
    refuses(s -> object(s, "players", 1).put("at", null), "are nowhere exactly after leaving");
    refuses(s -> object(s, "players", 1).put("character", "pepper"), "have a character twice");
    refuses(s -> object(s, "players", 0).put("items", List.of("mirror")), "carry an obstacle");
    refuses(s -> object(s, "ghosts", 0).put("at", "room 0,0"), "must be on squares of face-up");
    refuses(s -> object(s, "ghosts", 0).put("host", 0), "must be at a place or in a host");
    refuses(s -> s.put("made", 7), "must be the ghosts, charges, stored and consumed");
    refuses(s -> object(s, "boss", -1).put("at", "3,3"), "before it is met");
    refuses(
        s -> s.put("pending", List.of(Json.object("do", "put", "who", "onna", "room", "0,0"))),
        "before it is met");
  }

  @Test
  @DisplayName("CG-16: on somebody's square one only goes on, in an open turn")
  void passing() {
    refuses(
        s -> {
          object(s, "players", 1).put("at", object(s, "players", 0).get("at"));
          object(s, "turn", -1).put("stage", "ended");
          s.put("pending", List.of(Json.object("do", "spawn")));
        },
        "do not share a square");
  }

  @Test
  @DisplayName("CG-35: a noise is where something could be smashed")
  void noise() {
    refuses(s -> s.put("noise", "1,9"), "must be on a face-up place");
    refuses(
        s -> {
          object(s, "players", 0).put("items", List.of("vase"));
          s.put("pending", List.of(Json.object("do", "roll", "dice", 1, "for", "throw vase 1,9")));
        },
        "cannot be rolled for now");
  }

  @Test
  @DisplayName("CG-8: on a big square a free ghost has merged; CG-92: nobody is on the locked Exit")
  void bigSquares() {
    refuses(
        s -> {
          object(s, "players", 1).put("at", "start");
          object(s, "ghosts", 0).put("at", "start");
        },
        "do not stay free beside an unpossessed player");
    Map<String, Object> locked =
        copy(
            GAME.codec()
                .json(
                    Given.gallery(Given.ROOM, "pepper", "flo")
                        .covered("0,0", "vase")
                        .session()
                        .state()));
    object(locked, "players", 1).put("at", "exit");
    assertThatThrownBy(() -> GAME.codec().load(Field.of(locked, "state", Refused.Code.BAD_STATE)))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("cannot be on the locked Exit");
  }

  @Test
  @DisplayName("GS-17: nothing is played after dawn; a turn has no more points than a full one")
  void limits() {
    refuses(s -> s.put("round", 61), "cannot be past the last round");
    refuses(s -> object(s, "turn", -1).put("ap", 50), "has no more action points");
  }

  @Test
  @DisplayName("What is pending must be possible")
  void pending() {
    refuses(
        s -> s.put("pending", List.of(Json.object("do", "draw"))),
        "has something of another phase");
    refuses(
        s ->
            s.put(
                "pending", List.of(Json.object("do", "roll", "dice", 1, "for", "throw vase 1,1"))),
        "cannot be rolled for now");
    Map<String, Object> capture = Json.object("do", "roll", "dice", 1, "for", "capture g1");
    refuses(s -> s.put("pending", List.of(capture, capture)), "must be settled alone: roll");
    refuses(
        s -> {
          object(s, "turn", -1).put("stage", "final");
          s.put("pending", List.of(capture));
        },
        "is at another stage than what is pending");
    refuses(
        s -> s.put("pending", List.of(Json.object("do", "bossy", "seat", 0, "ap", 4))),
        "must be another player");
    refuses(
        s -> s.put("pending", List.of(Json.object("do", "spawn", "room", "0,5"))),
        "needs a room that is face up");
    Map<String, Object> put = Json.object("do", "put", "who", "g1", "room", "0,0");
    refuses(s -> s.put("pending", List.of(put)), "is not in that room");
    refuses(
        s -> {
          object(s, "ghosts", 0).put("at", "room 0,0");
          s.put("pending", List.of(put, put));
        },
        "has somebody twice");
    refuses(s -> object(s, "turn", -1).put("stage", "ended"), "is over, and nothing is pending");
    refuses(s -> s.put("turn", null), "must be there exactly in the phase turn");
    refuses(s -> s.put("result", "won"), "must be won or lost when the game is over");
    refuses(s -> object(s, "atmosphere", -1).put("now", "fog"), "each card in one place");
  }
}
