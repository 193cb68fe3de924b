package picknmix.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import picknmix.games.Games;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot;
import picknmix.kernel.Bot.Advice;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Bot.Candidate;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Manner;
import picknmix.kernel.Nature;
import picknmix.kernel.Options;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.kernel.View;

/** What somebody likes shows where all is the same to the bot, and nowhere else. */
final class TasteTest {
  private static final Budget NO_TIME = new Budget(0, 1);

  @Test
  void everybodyLikesSomethingElse() {
    Map<Nature, Long> liked = liked(Games.find("cukierki"), 0);
    assertThat(liked.values()).doesNotHaveDuplicates();
  }

  @Test
  void whatIsClearlyBetterIsDoneByAll() {
    Map<Nature, Long> liked = liked(Games.find("cukierki"), 3);
    assertThat(liked.values()).containsOnly(liked.get(Nature.BOLD));
  }

  /** At a table the bot behind it goes on from what it has thought of, as it would alone. */
  @Test
  void whoSitsDownKeepsTheirThoughts() {
    assertSameThoughts(Games.find("candy-hunters"));
  }

  private static <S extends State<S>> void assertSameThoughts(Game<S> game) {
    Session<S> session = Session.deal(game, Setup.of(game, 2, Options.of(), Seed.of(3), 0));
    Bot<S> plain = game.bot(Manner.of(Level.HARD)).sitDown();
    Bot<S> bold = game.bot(Manner.of(Level.HARD, Nature.BOLD)).sitDown();
    for (int decision = 0; decision < 2; decision++) {
      Budget budget = new Budget(0, 100);
      View<S> view = session.recall(0);
      Advice alone = plain.advise(view, budget, new FastRandom(decision));
      assertThat(bold.advise(view, budget, new FastRandom(decision)).candidates())
          .containsExactlyInAnyOrderElementsOf(alone.candidates());
      session.apply(0, Objects.requireNonNull(alone.action()));
    }
  }

  /** What each likes among all actions, the first of which is better by so much for the bot. */
  private static <S extends State<S>> Map<Nature, Long> liked(Game<S> game, double lead) {
    S s = game.deal(Setup.of(game, 2, Options.of(), Seed.of(3), 0));
    ActionList actions = new ActionList();
    game.rules().legal(s, 0, actions);
    List<Candidate> candidates = new ArrayList<>();
    for (long action : actions.toArray()) {
      candidates.add(new Candidate(action, 1, candidates.isEmpty() ? lead : 0));
    }
    Bot<S> same =
        (view, budget, rng) -> new Advice(candidates.getFirst().action(), lead, candidates);
    Map<Nature, Long> liked = new EnumMap<>(Nature.class);
    for (Nature nature : List.of(Nature.BOLD, Nature.CAREFUL, Nature.COLLECTOR)) {
      Advice advice = game.like(nature, same).advise(game.view(s, 0), NO_TIME, new FastRandom(1));
      assertThat(advice.candidates()).containsExactlyInAnyOrderElementsOf(candidates);
      assertThat(advice.candidates().getFirst().action()).isEqualTo(advice.action());
      liked.put(nature, advice.action());
    }
    return liked;
  }
}
