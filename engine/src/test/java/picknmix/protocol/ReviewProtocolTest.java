package picknmix.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** judge, sum-up, hint and pace-review, with good and bad requests. */
class ReviewProtocolTest extends ProtocolTalk {
  private void cukierki() {
    ok("cmd", "new", "game", "cukierki", "seats", 2, "seed", SEED, "first", 0);
  }

  /** Seat after seat does the first thing that is listed. */
  private void play(int moves) {
    for (int i = 0; i < moves; i++) {
      List<?> actions = (List<?>) reply("cmd", "legal").get("actions");
      ok("cmd", "apply", "action", actions.getFirst());
    }
  }

  private Map<?, ?> judge(int at) {
    return (Map<?, ?>) reply("cmd", "judge", "at", at, "iterations", 30).get("judgement");
  }

  @Test
  void aMoveIsJudgedAlwaysInTheSameWay() {
    cukierki();
    play(4);
    Map<?, ?> judgement = judge(2);
    assertThat(judgement.get("at")).isEqualTo(2);
    assertThat(judgement.keySet().stream().map(String::valueOf))
        .containsExactly(
            "at",
            "seat",
            "turn",
            "time",
            "played",
            "best",
            "playedValue",
            "bestValue",
            "error",
            "sure",
            "loss",
            "regret",
            "stake",
            "grade",
            "outlook",
            "win",
            "luck",
            "luckError",
            "reasons",
            "line");
    assertThat(judge(2)).isEqualTo(judgement);
    assertThat(judge(3).get("lastLuck")).isNotNull();
    // nothing has changed
    assertThat((List<?>) reply("cmd", "transcript").get("lines")).hasSize(5);
  }

  @Test
  void noChoiceNoJudgement() {
    begin();
    ok("cmd", "apply", "seat", 0, "action", "reveal");
    assertThat(ok("cmd", "judge", "at", 0, "iterations", 30)).contains("\"judgement\":null");
  }

  @Test
  void badRequestsAreRefused() {
    refused("no-game", "no game yet", "cmd", "judge", "at", 0, "iterations", 30);
    cukierki();
    refused("bad-request", "there is none yet", "cmd", "judge", "at", 0, "iterations", 30);
    play(1);
    refused(
        "bad-request",
        "request.at must be a whole number from 0 to 0",
        "cmd",
        "judge",
        "at",
        1,
        "iterations",
        30);
    refused("bad-request", "request lacks", "cmd", "judge", "at", 0);
    refused("bad-request", "request lacks", "cmd", "hint", "seat", 1);
    refused("not-your-turn", "seat 0 has", "cmd", "hint", "seat", 0, "iterations", 10);
    refused("bad-request", "request lacks", "cmd", "sum-up");
    refused("bad-request", "judgements[0] lacks", "cmd", "sum-up", "judgements", List.of(Map.of()));
    refused("bad-request", "no game of speed", "cmd", "pace-review", "times", List.of(1));
  }

  @Test
  void judgementsAreSummedUp() {
    cukierki();
    play(4);
    List<Object> judgements = new ArrayList<>();
    for (int at = 0; at < 4; at++) {
      judgements.add(judge(at));
    }
    assertThat(ok("cmd", "sum-up", "judgements", judgements))
        .contains("\"graph\":[{\"at\":0,\"win\":[")
        .contains("\"turning\":[")
        .contains("\"seats\":[{\"luck\":");
  }

  @Test
  void aHintSaysWhereWhatAndWhy() {
    cukierki();
    Map<String, Object> hint = reply("cmd", "hint", "seat", 0, "iterations", 60);
    assertThat(hint.keySet()).containsExactly("ok", "where", "action", "reasons", "sure", "line");
    assertThat((List<?>) hint.get("where")).hasSize(2);
    assertThat(reply("cmd", "hint", "seat", 0, "iterations", 60)).isEqualTo(hint);
    ok("cmd", "apply", "action", hint.get("action"));
  }

  @Test
  void quickPlayersAreTimed() {
    begin();
    ok("cmd", "apply", "seat", 0, "action", "reveal");
    ok("cmd", "apply", "seat", 1, "action", "reveal");
    assertThat(ok("cmd", "pace-review", "times", List.of(0, 1500)))
        .contains("\"seats\":[{\"matches\":0,\"median\":null,\"fastest\":null,\"wrong\":0}")
        .contains("\"cards\":[");
    refused("bad-request", "must have 2 elements", "cmd", "pace-review", "times", List.of(0));
    refused("bad-request", "before the last", "cmd", "pace-review", "times", List.of(5, 4));
    refused("bad-request", "are not judged", "cmd", "hint", "seat", 0, "iterations", 10);
  }
}
