package picknmix.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import picknmix.games.Games;
import picknmix.kernel.Bot;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/** How it is to play with children. */
final class GentleTest {
  private static final Bot.Budget ROUNDS = new Bot.Budget(0, 1);

  @Test
  void itLooksAtAFewActionsAndTakesTheBestOfThem() {
    assertThat(gentleChoices(Games.find("cukierki"))).hasSizeGreaterThan(10);
  }

  private static <S extends State<S>> Set<Long> gentleChoices(Game<S> game) {
    S s = game.deal(Setup.of(game, 2, Options.of(), Seed.of(1), 0));
    Set<Long> chosen = new HashSet<>();
    for (int seed = 0; seed < 100; seed++) {
      var advice = game.bot(Level.GENTLE).advise(game.view(s, 0), ROUNDS, new FastRandom(seed));
      assertThat(advice.candidates()).hasSize(2);
      assertThat(advice.candidates().getFirst().value())
          .isGreaterThanOrEqualTo(advice.candidates().getLast().value());
      chosen.add(advice.action());
    }
    return chosen;
  }

  @Test
  void whereOthersCanActTooItLetsThemGoFirst() {
    Game<?> game = Games.find("candy-ghosts");
    assertThat(moment(game, true, Level.EASY)).isLessThan(1_000);
    assertThat(moment(game, true, Level.GENTLE)).isBetween(3_000, 4_000);
    assertThat(moment(game, false, Level.GENTLE)).isLessThan(1_000);
  }

  /** After how many milliseconds somebody acts, alone or where several can. */
  private static <S extends State<S>> int moment(Game<S> game, boolean several, Level level) {
    S s = game.deal(Setup.of(game, 2, Options.of("group", "anyone"), Seed.of(1), 0));
    RandomPolicy<S> others = game.randomPolicy();
    FastRandom rng = new FastRandom(1);
    while (!isFor(game.rules().actors(s), several)) {
      long action = others.pick(s, rng);
      game.rules().apply(s, others.seat(), action, null);
    }
    int seat = Integer.numberOfTrailingZeros(game.rules().actors(s));
    return game.person(level).decide(game.view(s, seat), rng).millis();
  }

  private static boolean isFor(int actors, boolean several) {
    return several ? Integer.bitCount(actors) > 1 : Integer.bitCount(actors) == 1;
  }
}
