package picknmix.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picknmix.kernel.Yardstick;

/** What many judgements come to. */
class SumUpTest {
  private static Map<String, Object> judgement(
      int at, int seat, int turn, double loss, String grade, double win) {
    return Json.object(
        "at",
        at,
        "seat",
        seat,
        "turn",
        turn,
        "loss",
        loss,
        "regret",
        loss,
        "stake",
        2.0,
        "sure",
        loss > 0 ? 1.0 : 0.5,
        "grade",
        grade,
        "outlook",
        List.of(1.0, -1.0),
        "win",
        List.of(win, 1 - win),
        "luck",
        List.of(0.5, -0.5),
        "luckError",
        List.of(0.3, 0.4));
  }

  private static final Yardstick YARDSTICK = new Yardstick(0.2, 0.5, 0.8, 1);

  private static SumUp sumUp(Object... judgements) {
    List<Field> fields = new ArrayList<>();
    for (Object judgement : Arrays.asList(judgements)) {
      fields.add(Field.of(judgement, "judgement", Refused.Code.BAD_REQUEST));
    }
    return SumUp.of(new SumUp.Match(2, 4, YARDSTICK, 0, List.of(1.0, 0.0)), fields);
  }

  @Test
  void theTurningPointsAreTheLargestLossesOneInATurn() {
    SumUp sumUp =
        sumUp(
            judgement(0, 0, 1, 1, "slip", 0.5),
            judgement(1, 0, 1, 3, "mistake", 0.5),
            judgement(2, 1, 2, 2, "mistake", 0.5),
            judgement(3, 0, 3, 2.5, "fine", 0.5),
            judgement(4, 1, 4, 2.1, "mistake", 0.5),
            judgement(5, 1, 6, 0.9, "slip", 0.5));
    assertThat(sumUp.turningPoints()).containsExactly(1, 4, 2);
  }

  @Test
  void whatWasDecidedAnywayTurnsLittle() {
    SumUp sumUp = sumUp(judgement(0, 0, 1, 1, "slip", 0.5), judgement(9, 0, 9, 2, "mistake", 0.01));
    assertThat(sumUp.turningPoints()).containsExactly(0, 9);
  }

  @Test
  void skillAndLuckAreToldApart() {
    SumUp sumUp =
        sumUp(judgement(2, 0, 1, 2, "mistake", 0.5), null, judgement(0, 0, 1, 0, "best", 0.5));
    SkillMark half = new SkillMark(2, 0.5, sumUp.figures(0).skill().error());
    assertThat(sumUp.figures(0)).isEqualTo(new SumUp.Figures(1, 0.424, 2, 1, 0, 0, 1, half));
    assertThat(sumUp.figures(1).luck()).isEqualTo(-1);
    assertThat(sumUp.figures(1).skill().decisions()).isZero();
    assertThat(Json.write(sumUp.json()))
        .startsWith("{\"graph\":[{\"at\":0,\"win\":[0.5,0.5],\"outlook\":[1.0,-1.0]},{\"at\":2,");
  }

  @Test
  void theGraphEndsWithWhatReallyHappened() {
    assertThat(Json.write(sumUp().json())).contains("\"end\":[1.0,0.0]");
  }

  @Test
  void theMarkIsThatOfABotOrThereIsNone() {
    List<Object> decisions = new ArrayList<>();
    for (int at = 0; at < 8; at++) {
      decisions.add(judgement(at, 0, at, at % 2, "fine", 0.5));
    }
    assertThat(Json.write(sumUp(decisions.toArray()).json()))
        .contains("\"accuracy\":0.75,\"skill\":{\"decisions\":8,\"told\":true,\"share\":0.75,")
        .contains("\"like\":\"medium\",\"rung\":2.833,")
        .contains("\"accuracy\":null,\"skill\":{\"decisions\":0,\"told\":false}");
  }

  /** What pages keep may be older than the mark. */
  @Test
  void judgementsWithoutStakesTellNothingOfSkill() {
    Map<String, Object> old = judgement(0, 0, 1, 2, "mistake", 0.5);
    old.remove("regret");
    old.remove("stake");
    assertThat(sumUp(old).figures(0).skill().decisions()).isZero();
  }

  @Test
  void theLuckAfterTheLastDecisionCounts() {
    Map<String, Object> last = judgement(2, 0, 1, 0, "best", 0.5);
    last.put("lastLuck", List.of(2.0, -2.0));
    last.put("lastLuckError", List.of(0.4, 0.3));
    assertThat(sumUp(last).figures(0).luck()).isEqualTo(2.5);
    assertThat(sumUp(last).figures(0).luckError()).isEqualTo(0.5);
  }
}
