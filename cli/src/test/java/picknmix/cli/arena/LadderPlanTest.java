package picknmix.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picknmix.games.Games;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;

final class LadderPlanTest {
  @Test
  void everybodyMeetsEverybodyAndThenTheirNeighbours() {
    List<Integer> order = List.of(2, 0, 3, 1);
    assertThat(LadderPlan.pairs(0, order)).hasSize(6);
    assertThat(LadderPlan.pairs(1, order))
        .containsExactly(List.of(2, 0), List.of(0, 3), List.of(3, 1));
    assertThat(LadderPlan.pairs(2, order))
        .containsExactly(List.of(2, 0), List.of(0, 3), List.of(3, 1), List.of(2, 3), List.of(0, 1));
  }

  @Test
  void aPairPlaysADealOnceForEachSeat() {
    LadderPlan plan = plan("cukierki", 2, 100, "random", "easy", "medium", "hard");
    List<Bout> bouts = plan.bouts(0, List.of(0, 1, 2, 3), 0);
    assertThat(bouts).hasSize(12);
    for (int i = 0; i < 12; i++) {
      assertThat(bouts.get(i).index()).isEqualTo(i);
      Bout partner = bouts.get(i ^ 1);
      assertThat(bouts.get(i).plan().setup(bouts.get(i).number()).seed())
          .isEqualTo(partner.plan().setup(partner.number()).seed());
      assertThat(bouts.get(i).plan().seating(bouts.get(i).number()))
          .isNotEqualTo(partner.plan().seating(partner.number()));
    }
    assertThat(bouts.get(0).plan().setup(0).seed())
        .isNotEqualTo(bouts.get(2).plan().setup(0).seed());
  }

  @Test
  void roundsAreWhole() {
    assertThat(plan("cukierki", 2, 1, "easy", "medium", "hard").planned()).isEqualTo(6);
    assertThat(plan("cukierki", 2, 7, "easy", "medium", "hard").planned()).isEqualTo(10);
    assertThat(plan("cukierki", 2, 11, "easy", "medium", "hard").planned()).isEqualTo(16);
  }

  @Test
  void thoseWhoWinOrLoseTogetherAllHaveTheSameDeals() {
    LadderPlan plan = plan("candy-ghosts", 3, 7, "easy", "medium");
    List<Bout> bouts = plan.bouts(0, List.of(0, 1), 0);
    assertThat(bouts).hasSize(8).hasSize(plan.planned());
    for (int i = 0; i < 8; i += 2) {
      assertThat(bouts.get(i).plan().entrants().getFirst().name()).isEqualTo("easy");
      assertThat(bouts.get(i).plan().setup(i / 2).seed())
          .isEqualTo(bouts.get(i + 1).plan().setup(i / 2).seed());
    }
  }

  @Test
  void onlyThoseWhoSearchComeWithEveryBudget() {
    assertThat(everybody("cukierki"))
        .startsWith("random")
        .contains("easy", "medium", "hard:10ms", "hard:20ms")
        .doesNotContain("hard", "random:10ms", "easy:10ms");
    assertThat(everybody("candy-match")).contains("easy", "hard").doesNotContain("random");
    assertThat(everybody("candy-ghosts")).contains("hard:10ms", "hard:20ms");
  }

  @Test
  void whatCannotBePlayedIsRefused() {
    assertThatThrownBy(() -> plan("cukierki", 2, 10, "easy", "easy"))
        .isInstanceOf(Refused.class)
        .hasMessage("easy is there twice");
    assertThatThrownBy(() -> plan("cukierki", 2, 10, "easy")).hasMessageContaining("two bots");
    assertThatThrownBy(() -> plan("cukierki", 3, 10, "easy", "hard"))
        .hasMessage("two bots cannot share out 3 seats evenly");
    assertThatThrownBy(() -> plan("candy-match", 2, 10, "easy", "random"))
        .hasMessageContaining("race against the clock");
  }

  private static List<String> everybody(String game) {
    return LadderPlan.everybody(Games.find(game), 2, Options.of(), List.of("10ms", "20ms")).stream()
        .map(Entrant::name)
        .toList();
  }

  private static LadderPlan plan(String game, int seats, int games, String... bots) {
    List<Entrant> entrants =
        Stream.of(bots).map(bot -> Entrant.parse(bot, new Budget(0, 5), Map.of())).toList();
    return LadderPlan.of(Games.find(game), seats, Options.of(), entrants, games, 1);
  }
}
