package picknmix.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.games.Games;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Level;
import picknmix.kernel.Manner;
import picknmix.kernel.Nature;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Skill;

final class PlanTest {
  private static final Budget USUAL = new Budget(100, 0);
  private static final Entrant.Kind HARD = new Entrant.Kind.Plays(Manner.of(Level.HARD));
  private static final Map<String, Path> BUILT = Map.of("HEAD~1", Path.of("target", "abc"));

  @ParameterizedTest
  @CsvSource({"2,2,7,8", "2,3,6,6", "3,4,9,12", "1,2,1,1", "4,4,100,100", "2,6,1,6"})
  void everyBotHasEverySeatEquallyOften(int bots, int seats, int wanted, int games) {
    Plan plan = plan(bots, seats, wanted);
    assertThat(plan.games()).isEqualTo(games);
    int[][] count = new int[bots][seats];
    for (int game = 0; game < games; game++) {
      List<Integer> seating = plan.seating(game);
      assertThat(seating).hasSize(seats);
      for (int seat = 0; seat < seats; seat++) {
        count[seating.get(seat)][seat]++;
      }
    }
    for (int bot = 0; bot < bots; bot++) {
      assertThat(count[bot]).containsOnly(count[bot][0]);
    }
  }

  @Test
  void aDealIsPlayedOnceForEachSeat() {
    Plan plan = plan(3, 3, 30);
    Set<String> deals = new HashSet<>();
    for (int game = 0; game < 30; game++) {
      assertThat(plan.setup(game).first()).isZero();
      deals.add(plan.setup(game).seed() + " for " + game / 3);
    }
    assertThat(deals).hasSize(10);
  }

  @Test
  void oneBotOnAllSeatsPlaysEveryDealOnce() {
    Plan plan = plan(1, 3, 10);
    Set<String> deals = new HashSet<>();
    for (int game = 0; game < 10; game++) {
      deals.add(plan.setup(game).seed().toString());
    }
    assertThat(plan.games()).isEqualTo(10);
    assertThat(deals).hasSize(10);
  }

  @Test
  void neighboursChangeFromDealToDeal() {
    Plan plan = plan(4, 4, 400);
    Set<List<Integer>> circles = new HashSet<>();
    for (int game = 0; game < 400; game += 4) {
      circles.add(plan.seating(game));
    }
    assertThat(circles).hasSize(6);
  }

  @Test
  void gamesAndSeatsHaveThoughtsOfTheirOwn() {
    Plan plan = plan(2, 4, 40);
    Set<Long> numbers = new HashSet<>();
    for (int game = 0; game < 40; game++) {
      for (int seat = 0; seat < 4; seat++) {
        numbers.add(plan.thoughts(game, seat).bits());
      }
    }
    assertThat(numbers).hasSize(160);
    assertThat(plan(2, 4, 40).thoughts(7, 2).bits()).isEqualTo(plan.thoughts(7, 2).bits());
  }

  @Test
  void botsWithTheirBudgets() {
    assertThat(parse("hard")).isEqualTo(new Entrant("hard", HARD, null, USUAL));
    assertThat(parse("hard@HEAD~1:30it"))
        .isEqualTo(
            new Entrant(
                "hard@HEAD~1:30it",
                HARD,
                new Version("HEAD~1", BUILT.get("HEAD~1")),
                new Budget(0, 30)));
    assertThat(parse("gentle").kind()).isEqualTo(new Entrant.Kind.Plays(Manner.of(Level.GENTLE)));
    assertThat(parse("easy-bold:20ms").kind())
        .isEqualTo(new Entrant.Kind.Plays(Manner.of(Level.EASY, Nature.BOLD)));
    assertThat(parse("hard*3:5it").kind())
        .isEqualTo(new Entrant.Kind.Confers(new Manner(Skill.of(Level.HARD), Nature.PLAIN), 3));
    assertThat(parse("skill45-careful").kind())
        .isEqualTo(new Entrant.Kind.Plays(new Manner(new Skill(45), Nature.CAREFUL)));
    assertThat(parse("easy:20ms").budget()).isEqualTo(new Budget(20, 0));
    assertThat(parse("medium:30it").budget()).isEqualTo(new Budget(0, 30));
    assertThat(parse("random").kind()).isEqualTo(new Entrant.Kind.Any());
    assertThat(parse("child").kind()).isEqualTo(new Entrant.Kind.Child());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Hard",
        "chess",
        "skill101",
        "hard7",
        "hard-mean",
        "child-bold",
        "random3",
        "hard:",
        "hard:0ms",
        "hard:5",
        "hard:5 ms",
        "hard:999999999it",
        "hard@",
        "hard@:5ms",
        "@HEAD"
      })
  void otherWordsAreNoBots(String text) {
    assertThatThrownBy(() -> parse(text))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("hard:200ms");
  }

  @Test
  void aTurnsTimeIsSharedOut() {
    TurnBudget budget = new TurnBudget(new Budget(100, 0));
    assertThat(budget.next()).isEqualTo(new Budget(60, 0));
    budget.spend(60_000_000);
    assertThat(budget.next()).isEqualTo(new Budget(24, 0));
    budget.spend(1_000_000_000);
    assertThat(budget.next()).isEqualTo(new Budget(1, 0));
    budget.beginTurn();
    assertThat(budget.next()).isEqualTo(new Budget(60, 0));
    TurnBudget rounds = new TurnBudget(new Budget(0, 50));
    rounds.spend(1_000_000_000);
    assertThat(rounds.next()).isEqualTo(new Budget(0, 50));
  }

  @Test
  void otherCommitsAreBuiltByTheLauncher() {
    assertThatThrownBy(() -> parse("easy@v9"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("'easy@v9' has to be built first, which the launcher does");
    assertThatThrownBy(() -> parse("random@HEAD~1"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("of another commit there are only its levels");
  }

  private static Entrant parse(String text) {
    return Entrant.parse(text, USUAL, BUILT);
  }

  private static Plan plan(int bots, int seats, int games) {
    List<Entrant> entrants = Stream.generate(() -> parse("easy")).limit(bots).toList();
    return Plan.of(Games.find("candy-match"), seats, Options.of(), entrants, games, 1);
  }
}
