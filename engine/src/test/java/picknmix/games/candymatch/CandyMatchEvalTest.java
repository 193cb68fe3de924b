package picknmix.games.candymatch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Bot;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Level;

/** What the bot that always knows the best match does. */
class CandyMatchEvalTest {
  private static Bot.Advice advice(Given.Game game, int seat, Level level) {
    CandyMatch rules = new CandyMatch();
    return rules
        .bot(level)
        .advise(rules.view(game.state(), seat), new Bot.Budget(0, 1), new FastRandom(1));
  }

  private static String best(Given.Game game, int seat, Level level) {
    Long action = advice(game, seat, level).action();
    return action == null ? "wait" : new CandyMatchNotation().text(action);
  }

  @Test
  void callsWhenThereIsAMatchAndElseGoesOn() {
    Given.Game match = Given.table("B1 C1 BC1").deck("T1").open();
    assertThat(best(match, 1, Level.HARD)).isEqualTo("call");
    assertThat(advice(match, 1, Level.HARD).value()).isEqualTo(3);
    Given.Game none = Given.table("B1 C1 G1").deck("T1").open();
    assertThat(best(none, 0, Level.HARD)).isEqualTo("reveal");
    assertThat(best(none, 1, Level.HARD)).isEqualTo("wait");
    assertThat(best(Given.table("B1 C1").lastCheck(1), 0, Level.HARD)).isEqualTo("done");
    assertThat(best(Given.table("B1 C1").lastCheck(1), 1, Level.HARD)).isEqualTo("wait");
  }

  @Test
  void takesTheLargestMatchThatItSees() {
    Given.Game game = Given.table("B1 C1 BC1 T1 T2 G1").deck("L1").picking(0);
    assertThat(best(game, 0, Level.HARD)).isEqualTo("take B1 C1 T1 T2 BC1");
    assertThat(best(game, 0, Level.MEDIUM)).isEqualTo("take B1 C1 BC1");
    assertThat(best(game, 0, Level.EASY)).isEqualTo("take T1 T2");
    Given.Game pairs = Given.table("B1 B2 C1 C2 G1 G2").deck("L1").picking(0);
    assertThat(best(pairs, 0, Level.MEDIUM)).isEqualTo("take B1 B2 C1 C2");
    Given.Game claim = Given.table("B1 C1 BC1 T1 T2").deck("L1").pickThenCall().open();
    assertThat(best(claim, 2, Level.HARD)).isEqualTo("claim B1 C1 T1 T2 BC1");
    assertThat(best(Given.table("B1 C1").deck("L1").picking(0), 0, Level.HARD)).isEqualTo("miss");
  }

  @Test
  void tellsItsBestCandidatesInOrder() {
    Given.Game game = Given.table("B1 C1 BC1 T1 T2 G1").deck("L1").picking(0);
    List<Bot.Candidate> candidates = advice(game, 0, Level.HARD).candidates();
    assertThat(candidates).extracting(Bot.Candidate::value).containsExactly(5.0, 3.0, 2.0, 0.0);
  }

  @Test
  void picksTheCardThatLeavesTheLargestMatch() {
    Given.Game game = Given.table("B1 B2 T1").deck("L1").penalty(0, 1, 2);
    assertThat(best(game, 1, Level.HARD)).isEqualTo("pick T1");
    assertThat(best(Given.table("").deck("L1").penalty(0, 1, 2), 1, Level.HARD))
        .isEqualTo("pick deck");
  }

  @Test
  void isQuickOnAnyTable() {
    String half = String.join(" ", Cards.names().subList(0, 59));
    Given.Game game = Given.table(half).deck("GMT1").open();
    for (Level level : Level.values()) {
      assertThat(best(game, 0, level)).isEqualTo("call");
    }
  }
}
