package picknmix.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.Games;
import picknmix.games.template.Template;
import picknmix.kernel.Json;
import picknmix.kernel.Seed;

/** The commands about puzzles of docs/engine-protocol.md, with good and bad requests. */
class PuzzleProtocolTest extends ProtocolTalk {
  /** Three points can be had: build G 1,1, the pattern, a blue candy, a scare. */
  private static final String CODE = "1r3_P05_BkRg-Y";

  private static final List<String> SOLUTION = List.of("build G 1,1", "stay", "score P05 0,0 r0");

  private Map<String, Object> begin(String puzzle) {
    return reply("cmd", "new", "game", "candy-hunters", "puzzle", puzzle);
  }

  // ---- new

  @Test
  @DisplayName("CH-23: a puzzle is begun by its code: one seat, no points yet")
  void beginsByCode() {
    assertThat(Json.write(begin(CODE)))
        .isEqualTo("{\"ok\":true,\"toAct\":[0],\"over\":false,\"scores\":[0]}");
    assertThat(Json.write(ask("cmd", "state")))
        .contains("\"seats\":1")
        .contains("\"puzzle\":{\"goal\":3,\"rounds\":1}")
        .contains("\"hands\":[[\"P05\"]]");
    reply("cmd", "new", "game", "candy-hunters", "seats", 1, "puzzle", CODE);
    reply("cmd", "new", "game", "candy-hunters", "seats", null, "options", null, "puzzle", CODE);
  }

  @Test
  @DisplayName(
      "CH-5, CH-24: every puzzle of the list is begun by its name and solved by its solution")
  void beginsByName() {
    for (Object listed :
        (List<?>) reply("cmd", "puzzles", "game", "candy-hunters").get("puzzles")) {
      Map<?, ?> puzzle = (Map<?, ?>) listed;
      begin(String.valueOf(puzzle.get("name")));
      assertThat(reply("cmd", "code")).containsEntry("code", puzzle.get("code"));
      String byName = Json.write(reply("cmd", "state"));
      begin(String.valueOf(puzzle.get("code")));
      assertThat(Json.write(reply("cmd", "state"))).isEqualTo(byName);
      for (Object action : (List<?>) puzzle.get("solution")) {
        reply("cmd", "apply", "action", action);
      }
      assertThat(reply("cmd", "status")).containsEntry("winners", List.of(0));
      assertThat(((Map<?, ?>) puzzle.get("facts")).get("rounds")).isEqualTo(puzzle.get("rounds"));
    }
  }

  @Test
  void refusesWhatDoesNotGoWithAPuzzle() {
    begin(CODE);
    Object[] all = {"cmd", "new", "game", "candy-hunters", "puzzle", CODE, "", ""};
    Map<String, Object> others =
        Json.object(
            "seats", 2, "seats ", 0, "options", Json.object(), "seed", "0".repeat(64), "first", 0);
    others.forEach(
        (name, value) -> {
          all[6] = name.strip();
          all[7] = value;
          refused("bad-request", "request." + name.strip(), all);
        });
  }

  @Test
  void refusesWhatIsNoPuzzle() {
    String hunters = "candy-hunters";
    refused("bad-request", "no puzzle \\\"41\\\"", "cmd", "new", "game", hunters, "puzzle", "41");
    refused("bad-request", "no puzzle \\\"\\\"", "cmd", "new", "game", hunters, "puzzle", "");
    refused("bad-request", "must be a string", "cmd", "new", "game", hunters, "puzzle", 1);
    refused("bad-request", "no card", "cmd", "new", "game", hunters, "puzzle", "1r3_P99_Rg");
    refused(
        "bad-request", "cukierki has no puzzles", "cmd", "new", "game", "cukierki", "puzzle", "1");
    refused("bad-request", "cukierki has no puzzles", "cmd", "puzzles", "game", "cukierki");
    refused("bad-request", "lacks", "cmd", "puzzles");
    assertThat(new Template().puzzles()).isNull();
  }

  // ---- transcript and replay

  @Test
  void aTranscriptNamesThePuzzleAndReplays() {
    begin(CODE);
    reply("cmd", "apply", "action", SOLUTION.getFirst());
    Object lines = reply("cmd", "transcript").get("lines");
    assertThat(Json.write(lines))
        .isEqualTo(
            "[{\"game\":\"candy-hunters\",\"rulesVersion\":1,\"seats\":1,\"first\":0,"
                + "\"puzzle\":\""
                + CODE
                + "\"},{\"seat\":0,\"action\":\"build G 1,1\"}]");
    String state = Json.write(reply("cmd", "state"));
    reply("cmd", "undo");
    reply("cmd", "replay", "lines", lines);
    assertThat(Json.write(reply("cmd", "state"))).isEqualTo(state);
    assertThat(reply("cmd", "transcript")).containsEntry("lines", lines);
  }

  @Test
  void replayRefusesHeadersThatContradictThemselves() {
    replayRefused("neither from a seed nor from a state", "seed", "0".repeat(64));
    replayRefused("neither from a seed nor from a state", "state", Json.object());
    replayRefused("line 1: the line.seats must be", "seats", 2);
    replayRefused("rules version 9 cannot be checked any more", "rulesVersion", 9);
    replayRefused("line 1: there is no puzzle \\\"99\\\"", "puzzle", "99");
    replayRefused("line 1: cukierki has no puzzles", "game", "cukierki");
  }

  private void replayRefused(String why, String field, Object value) {
    Map<String, Object> header =
        Json.object("game", "candy-hunters", "rulesVersion", 1, "puzzle", CODE);
    header.put(field, value);
    refused(
        "bad-request",
        why.replace("the line", "request.lines[0]"),
        "cmd",
        "replay",
        "lines",
        List.of(header));
  }

  // ---- solve, reach, code

  @Test
  @DisplayName(
      "CH-25: the most points from the current state, whatever the goal, and a shortest way")
  void solves() {
    begin(CODE.replace("r3", "r9"));
    String solved = Json.write(reply("cmd", "solve", "nodes", 1_000_000));
    assertThat(solved)
        .startsWith(
            "{\"ok\":true,\"score\":3,\"solution\":"
                + Json.write(SOLUTION)
                + ",\"proven\":true,\"nodes\":");
    assertThat(Json.write(reply("cmd", "solve", "millis", 60_000))).isEqualTo(solved);
    reply("cmd", "apply", "action", "build R 1,1");
    assertThat(reply("cmd", "solve", "millis", 60_000))
        .containsEntry("score", 0)
        .containsEntry("solution", List.of())
        .containsEntry("proven", true);
  }

  @Test
  @DisplayName("CH-24: whether the goal can still be reached, and how")
  void reaches() {
    begin(CODE);
    assertThat(reply("cmd", "reach", "nodes", 1_000_000))
        .containsEntry("possible", true)
        .containsEntry("solution", SOLUTION);
    reply("cmd", "apply", "action", "build R 1,1");
    assertThat(reply("cmd", "reach", "millis", 60_000))
        .containsEntry("possible", false)
        .containsEntry("solution", List.of());
    begin("3r12_P05P12P21_BkRg..B-Y..YRk-GkRGgY");
    assertThat(reply("cmd", "reach", "nodes", 1)).containsEntry("possible", null);
    assertThat(reply("cmd", "solve", "nodes", 1)).containsEntry("proven", false);
  }

  @Test
  @DisplayName("CH-24: a puzzle that is over is solved already, or cannot be any more")
  void isOver() {
    begin(CODE);
    SOLUTION.forEach(action -> reply("cmd", "apply", "action", action));
    assertThat(reply("cmd", "status")).containsEntry("winners", List.of(0));
    assertThat(reply("cmd", "reach", "nodes", 10))
        .containsEntry("possible", true)
        .containsEntry("solution", List.of());
    begin(CODE);
    List.of("build R 1,1", "stay", "skip")
        .forEach(action -> reply("cmd", "apply", "action", action));
    assertThat(reply("cmd", "reach", "nodes", 10)).containsEntry("possible", false);
    assertThat(reply("cmd", "solve", "nodes", 10)).containsEntry("score", 0);
  }

  @Test
  void tellsTheCodeOfWhereItStands() {
    begin("2r9_P05_BkRg-Y");
    assertThat(reply("cmd", "code")).containsEntry("code", "2r9_P05_BkRg-Y");
    reply("cmd", "apply", "action", "build G 1,1");
    refused("bad-request", "middle of a turn", "cmd", "code");
    reply("cmd", "apply", "action", "stay");
    reply("cmd", "apply", "action", "skip");
    assertThat(reply("cmd", "code")).containsEntry("code", "1r9_P05_BkRg-YG");
  }

  @Test
  void aLoadedPuzzleIsOneToo() {
    begin(CODE);
    Object state = reply("cmd", "state").get("state");
    reply("cmd", "load", "state", state);
    assertThat(reply("cmd", "code")).containsEntry("code", CODE);
    assertThat(reply("cmd", "reach", "millis", 60_000)).containsEntry("possible", true);
  }

  @Test
  void refusesToSolveWhatIsNoPuzzle() {
    for (String command : List.of("solve", "reach", "rate", "code")) {
      assertThat(
              Json.write(
                  new EngineProtocol(Games.all(), () -> Seed.of(1))
                      .answer(Json.object("cmd", command, "millis", 1))))
          .contains("\"code\":\"no-game\"");
      reply("cmd", "new", "game", "candy-hunters", "seats", 2);
      refused("bad-request", "the match is no puzzle", "cmd", command, "millis", 1);
      reply("cmd", "new", "game", "cukierki", "seats", 2);
      refused("bad-request", "the match is no puzzle", "cmd", command, "millis", 1);
    }
    begin(CODE);
    for (String command : List.of("solve", "reach", "rate")) {
      refused("bad-request", "lacks \\\"millis\\\" or \\\"nodes\\\"", "cmd", command);
      refused("bad-request", "request.millis must be", "cmd", command, "millis", 0);
      refused("bad-request", "request.nodes must be", "cmd", command, "nodes", "many");
    }
  }

  @Test
  void tellsHowFarItIs() {
    begin("3r12_P05P12P21_BkRg..B-Y..YRk-GkRGgY");
    reply("cmd", "solve", "nodes", 200_000);
    assertThat(told).isNotEmpty().allMatch(done -> done >= 0 && done <= 1);
  }

  // ---- rate and make

  @Test
  @DisplayName("CH-25: how hard the puzzle is at its start, wherever the match stands")
  void rates() {
    begin(CODE);
    reply("cmd", "apply", "action", "build R 1,1");
    Map<String, Object> rated = reply("cmd", "rate", "nodes", 1_000_000);
    assertThat(rated)
        .containsEntry("score", 3)
        .containsEntry("solution", SOLUTION)
        .containsEntry("proven", true)
        .containsEntry("level", 1)
        .containsEntry("code", CODE);
    assertThat(Json.write(rated.get("facts"))).startsWith("{\"rounds\":1,\"actions\":3,\"kept\":");
    assertThat(told).isNotEmpty().isSorted().allMatch(done -> done >= 0 && done <= 1);
    assertThat(reply("cmd", "rate", "millis", 60_000)).isEqualTo(rated);
  }

  @Test
  void ratesTheWayToASmallerGoal() {
    begin(CODE.replace("r3", "r2"));
    assertThat(reply("cmd", "rate", "nodes", 1_000_000))
        .containsEntry("score", 3)
        .containsEntry("solution", SOLUTION)
        .containsEntry("proven", true);
  }

  @Test
  void whatCannotBeProvenHasNoLevel() {
    begin("3r12_P05P12P21_BkRg..B-Y..YRk-GkRGgY");
    for (String limit : List.of("nodes", "millis")) {
      assertThat(reply("cmd", "rate", limit, 1))
          .containsEntry("level", null)
          .containsEntry("facts", null);
    }
  }

  @Test
  @DisplayName("CH-25: made puzzles are the same for the same seed and number, and proven")
  void makes() {
    String seed = "0".repeat(63) + "7";
    Map<String, Object> made = make("level", 1, "seed", seed, "from", 0, "tries", 500);
    assertThat(make("level", 1, "seed", seed, "from", 0, "tries", 500)).isEqualTo(made);
    int tried = (Integer) made.get("tried");
    assertThat(make("level", 1, "seed", seed, "from", tried - 1, "tries", 1))
        .containsEntry("puzzle", made.get("puzzle"))
        .containsEntry("tried", 1);
    Map<?, ?> puzzle = (Map<?, ?>) made.get("puzzle");
    assertThat(puzzle.get("name")).isNull();
    assertThat(puzzle.get("level")).isEqualTo(1);
    begin(String.valueOf(puzzle.get("code")));
    assertThat(reply("cmd", "solve", "nodes", 1_000_000))
        .containsEntry("score", puzzle.get("goal"))
        .containsEntry("solution", puzzle.get("solution"))
        .containsEntry("proven", true);
    assertThat(reply("cmd", "rate", "nodes", 2_000_000))
        .containsEntry("level", 1)
        .containsEntry("facts", puzzle.get("facts"));
  }

  private Map<String, Object> make(Object... keysAndValues) {
    Map<String, Object> request = Json.object(keysAndValues);
    request.put("cmd", "make");
    request.put("game", "candy-hunters");
    Map<String, Object> reply = protocol.answer(request);
    assertThat(reply).containsEntry("ok", true);
    return reply;
  }

  @Test
  void makesNothingOutOfBadWishes() {
    Map<String, Object> good =
        Json.object(
            "cmd",
            "make",
            "game",
            "candy-hunters",
            "level",
            1,
            "seed",
            "0".repeat(64),
            "from",
            0,
            "tries",
            1);
    assertThat(protocol.answer(good)).containsEntry("ok", true).containsEntry("tried", 1);
    Map<String, Object> bad =
        Json.object(
            "game", "cukierki", "level", 6, "seed", "00", "from", -1, "tries", 0, "options", 7);
    bad.forEach(
        (name, value) -> {
          Map<String, Object> request = Json.object();
          request.putAll(good);
          request.put(name, value);
          assertThat(Json.write(protocol.answer(request))).as(name).contains("bad-request");
        });
  }
}
