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

  private static SumUp sumUp(Object... judgements) {
    List<Field> fields = new ArrayList<>();
    for (Object judgement : Arrays.asList(judgements)) {
      fields.add(Field.of(judgement, "judgement", Refused.Code.BAD_REQUEST));
    }
    return SumUp.of(fields, 2, 4);
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
    assertThat(sumUp.figures(0)).isEqualTo(new SumUp.Figures(1, 0.424, 2, 1, 0, 0, 1, 0.75));
    assertThat(sumUp.figures(1)).isEqualTo(new SumUp.Figures(-1, 0.566, 0, 0, 0, 0, 0, null));
    assertThat(Json.write(sumUp.json()))
        .startsWith("{\"graph\":[{\"at\":0,\"win\":[0.5,0.5],\"outlook\":[1.0,-1.0]},{\"at\":2,");
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
