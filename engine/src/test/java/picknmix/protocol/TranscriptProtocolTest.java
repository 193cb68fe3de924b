package picknmix.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Json;
import picknmix.kernel.Seed;

/** Transcripts and their replay, those of older rules too. */
class TranscriptProtocolTest extends ProtocolTalk {
  @Test
  void oldMatchesArePlayedByTheRulesTheyName() {
    Object options = Json.object("story", "corridor", "boss", "onna");
    Map<String, Object> header =
        Json.object(
            "game",
            "candy-ghosts",
            "rulesVersion",
            1,
            "seats",
            5,
            "options",
            options,
            "seed",
            SEED);
    ok("cmd", "replay", "lines", List.of(header));
    String state = ok("cmd", "state");
    assertThat(state).contains("\"rounds\":60,\"ghosts\":\"wild\"}");
    ok("cmd", "replay", "lines", List.of(with(header, "rulesVersion", 2)));
    assertThat(ok("cmd", "state"))
        .isEqualTo(state.replace("\"ghosts\":\"wild\"", "\"ghosts\":\"lively\""));
    refused(
        "bad-request",
        "ghosts\\\" unknown to rules version 1",
        "cmd",
        "replay",
        "lines",
        List.of(with(header, "options", Json.object("ghosts", "lazy"))));
    refused(
        "bad-request",
        "line 1: rules version 3 cannot be checked any more; this engine plays 2",
        "cmd",
        "replay",
        "lines",
        List.of(with(header, "rulesVersion", 3)));
  }

  @Test
  void oldStatesInATranscriptAreToo() {
    ok("cmd", "new", "game", "candy-ghosts", "seats", 5, "seed", SEED);
    Map<String, Object> state = field(ask("cmd", "state"), "state");
    Map<String, Object> options = new LinkedHashMap<>(field(state, "options"));
    options.remove("ghosts");
    Object old = with(state, "options", options);
    Object header = Json.object("game", "candy-ghosts", "rulesVersion", 1, "state", old);
    ok("cmd", "replay", "lines", List.of(header));
    assertThat(ok("cmd", "state")).contains("\"ghosts\":\"wild\"");
    ok("cmd", "load", "state", old);
    assertThat(ok("cmd", "state")).contains("\"ghosts\":\"lively\"");
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> field(Map<String, Object> of, String name) {
    return (Map<String, Object>) of.get(name);
  }

  @Test
  void transcriptsReplay() {
    begin();
    ok("cmd", "apply", "action", "reveal");
    ok("cmd", "apply", "seat", "clock", "action", "reveal");
    String state = ok("cmd", "state");
    Map<String, Object> transcript = ask("cmd", "transcript");
    assertThat(Json.write(transcript))
        .contains("\"seed\":\"" + SEED + "\"")
        .contains("\"first\":0")
        .contains("{\"seat\":0,\"action\":\"reveal\"},{\"seat\":\"clock\",\"action\":\"reveal\"}");
    begin();
    assertThat(ok("cmd", "replay", "lines", transcript.get("lines"))).contains("\"toAct\":[0,1,2]");
    assertThat(ok("cmd", "state")).isEqualTo(state);
    load("last-check", List.of("B1", "B2"));
    ok("cmd", "apply", "seat", 1, "action", "done");
    Map<String, Object> loaded = ask("cmd", "transcript");
    assertThat(Json.write(loaded)).contains("\"state\":{\"game\"").doesNotContain("seed");
    String after = ok("cmd", "state");
    ok("cmd", "replay", "lines", loaded.get("lines"));
    assertThat(ok("cmd", "state")).isEqualTo(after);
  }

  @Test
  void replayTellsWhichLineFails() {
    begin();
    Object header = ((List<?>) ask("cmd", "transcript").get("lines")).getFirst();
    Object reveal = Json.object("seat", 0, "action", "reveal");
    refused("bad-request", "begins with a header", "cmd", "replay", "lines", List.of());
    refused("bad-request", "must be an array", "cmd", "replay", "lines", "x");
    refused("bad-request", "line 1: ", "cmd", "replay", "lines", List.of(5));
    refused(
        "bad-request", "line 1: ", "cmd", "replay", "lines", List.of(Json.object("game", "chess")));
    refused("not-your-turn", "line 3: ", "cmd", "replay", "lines", List.of(header, reveal, reveal));
    refused(
        "bad-action",
        "line 2: ",
        "cmd",
        "replay",
        "lines",
        List.of(header, Json.object("seat", 0, "action", "x")));
    refused(
        "bad-request",
        "line 2: ",
        "cmd",
        "replay",
        "lines",
        List.of(header, Json.object("seat", 9, "action", "reveal")));
    refused(
        "bad-request",
        "line 2: ",
        "cmd",
        "replay",
        "lines",
        List.of(header, Json.object("seat", 0)));
    refused(
        "bad-request",
        "rules version 7",
        "cmd",
        "replay",
        "lines",
        List.of(with(header, "rulesVersion", 7)));
    refused(
        "bad-request",
        "committed to",
        "cmd",
        "replay",
        "lines",
        List.of(with(header, "commitment", "00")));
    refused(
        "bad-request",
        "line 2: ",
        "cmd",
        "replay",
        "lines",
        List.of(header, Json.object("seed", "zz")));
    refused(
        "bad-request", "no seed", "cmd", "replay", "lines", List.of(with(header, "seed", null)));
    ok(
        "cmd",
        "replay",
        "lines",
        List.of(with(header, "seed", null), reveal, Json.object("seed", SEED)));
  }

  @Test
  void replayRefusesHeadersThatContradictThemselves() {
    load("last-check", List.of("B1", "B2"));
    Object header = ((List<?>) ask("cmd", "transcript").get("lines")).getFirst();
    ok("cmd", "replay", "lines", List.of(header));
    refused(
        "bad-request", "from 2 to 2", "cmd", "replay", "lines", List.of(with(header, "seats", 3)));
    refused(
        "bad-request",
        "not from both",
        "cmd",
        "replay",
        "lines",
        List.of(with(header, "seed", SEED)));
    Object seed = Json.object("seed", SEED);
    refused("bad-request", "not from both", "cmd", "replay", "lines", List.of(header, seed));
    begin();
    header = ((List<?>) ask("cmd", "transcript").get("lines")).getFirst();
    Object other = Json.object("seed", Seed.of(5).toString());
    Object plain = with(header, "commitment", null);
    refused(
        "bad-request", "the last line reveals", "cmd", "replay", "lines", List.of(plain, other));
    refused("bad-request", "line 2: ", "cmd", "replay", "lines", List.of(header, "reveal"));
  }

  private static Map<String, Object> with(Object header, String key, Object value) {
    Map<String, Object> changed = Json.object();
    ((Map<?, ?>) header).forEach((k, v) -> changed.put((String) k, v));
    changed.put(key, value);
    return changed;
  }
}
