package picknmix.games.candyghosts.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.bots.RandomBot;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.kernel.Bot;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** The bots do the sensible thing where it is plain what that is. */
class CandyGhostsBotsTest {
  private static final CandyGhosts GAME = new CandyGhosts();
  private static final Budget ROUNDS = new Budget(0, 60);

  @Test
  @DisplayName("better bots escape more often, and random players do not")
  void everyLevelIsBetterThanTheOneBelow() {
    assertThat(escapes(new RandomBot<>(GAME.rules()), 40)).isZero();
    int easy = escapes(GAME.bot(Level.EASY), 16);
    assertThat(escapes(GAME.bot(Level.MEDIUM), 16)).isGreaterThan(easy);
  }

  @Test
  @DisplayName("CG-12: characters are chosen by chance, so that everybody comes")
  void everyCharacterIsChosen() {
    Set<Byte> chosen = new HashSet<>();
    for (int game = 0; game < 60; game++) {
      Options options = GAME.settle(2, Options.of());
      CandyGhostsState s = GAME.deal(Setup.of(GAME, 2, options, Seed.of(game), 0));
      var advice = GAME.bot(Level.HARD).advise(GAME.view(s, 0), ROUNDS, new FastRandom(game));
      GAME.rules().apply(s, 0, Objects.requireNonNull(advice.action()), null);
      chosen.add(s.character[0]);
    }
    assertThat(chosen).hasSize(Box.CHARACTERS);
  }

  /** How many of these games, always the same, a team of two such bots gets out of. */
  private static int escapes(Bot<CandyGhostsState> bot, int games) {
    int escapes = 0;
    for (int game = 0; game < games; game++) {
      Options options = GAME.settle(2, Options.of());
      CandyGhostsState s = GAME.deal(Setup.of(GAME, 2, options, Seed.of(game), game % 2));
      play(s, bot, new FastRandom(game));
      escapes += s.won ? 1 : 0;
    }
    return escapes;
  }

  private static void play(CandyGhostsState s, Bot<CandyGhostsState> bot, FastRandom rng) {
    Outcomes outcomes = new Outcomes();
    for (int turn = GAME.rules().turn(s); turn != Seat.OVER; turn = GAME.rules().turn(s)) {
      long action;
      if (turn == Seat.CHANCE) {
        outcomes.clear();
        GAME.rules().chance(s, outcomes);
        action = outcomes.draw(rng);
      } else {
        action = Objects.requireNonNull(bot.advise(GAME.view(s, turn), ROUNDS, rng).action());
      }
      GAME.rules().apply(s, turn, action, null);
    }
  }
}
