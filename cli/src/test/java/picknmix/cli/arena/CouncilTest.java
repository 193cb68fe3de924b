package picknmix.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import picknmix.games.Games;
import picknmix.kernel.Bot.Advice;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Bot.Candidate;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/** Many who think at once. */
class CouncilTest {
  @Test
  void whatAllTriedIsAddedUp() {
    Advice one = new Advice(7L, 2, List.of(new Candidate(7, 30, 2), new Candidate(8, 20, 1)));
    Advice other = new Advice(8L, 4, List.of(new Candidate(8, 60, 4), new Candidate(9, 5, 0)));
    assertThat(Council.together(List.of(one, other)))
        .isEqualTo(
            new Advice(
                8L,
                3.25,
                List.of(
                    new Candidate(8, 80, 3.25), new Candidate(7, 30, 2), new Candidate(9, 5, 0))));
  }

  @Test
  void whoeverIsAskedAgainSaysTheSame() {
    Advice first = ask(Games.find("cukierki"));
    assertThat(ask(Games.find("cukierki"))).isEqualTo(first);
    assertThat(first.candidates().stream().mapToInt(Candidate::visits).sum()).isBetween(200, 300);
  }

  /** Three who try a hundred times each. */
  private static <S extends State<S>> Advice ask(Game<S> game) {
    S s = game.deal(Setup.of(game, 2, Options.of(), Seed.of(1), 0));
    Council<S> council = new Council<>(() -> game.bot(Level.HARD), 3);
    return council.advise(game.view(s, 0), new Budget(0, 100), new FastRandom(1));
  }
}
