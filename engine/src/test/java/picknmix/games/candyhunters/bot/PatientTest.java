package picknmix.games.candyhunters.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import picknmix.games.candyhunters.CandyHunters;
import picknmix.games.candyhunters.Given;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.Bot;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** Bots for beginners wait with haunted patterns, and the order of strength stays. */
class PatientTest {
  private static final CandyHunters GAME = new CandyHunters();
  private static final Bot.Budget NONE = new Bot.Budget(0, 0);

  /** Two stars and a building are missing: 5 − 3 points. */
  private static Given poor() {
    return Given.town("B R G B", "Y R . R").hand(0, "P05 P01").haunted(0, "H3");
  }

  /** All that a bot of that level does there, with many seeds. */
  private static Set<String> deeds(Given.Game game, Level level) {
    Set<String> deeds = new TreeSet<>();
    for (int seed = 0; seed < 50; seed++) {
      var advice = GAME.bot(level).advise(GAME.view(game.state(), 0), NONE, new FastRandom(seed));
      deeds.add(GAME.notation().text(advice.action()).split(" ", 3)[0]);
    }
    return deeds;
  }

  @ParameterizedTest
  @EnumSource(names = {"GENTLE", "EASY"})
  void nobodyScoresFivePointsLessThreeWhileThereIsTime(Level level) {
    assertThat(deeds(poor().score(), level)).containsExactly("skip");
  }

  @Test
  void whatTheyLookAtIsNotTakenUpByWhatTheyWouldNotDo() {
    Given town =
        Given.town("B R G B", "Y G . R", ".", "B R G B", "Y R . R", ".", "B R G B", "Y R . R");
    Given.Game regular = town.hand(0, "P05 P01").haunted(0, "H3").score();
    assertThat(deeds(regular, Level.GENTLE)).as("five could be done").containsExactly("score");
  }

  @Test
  void inTheEndTwoPointsAreBetterThanNone() {
    assertThat(deeds(poor().round(CandyHuntersState.ROUNDS).score(), Level.EASY))
        .containsExactly("score");
  }

  @ParameterizedTest
  @CsvSource({"EASY, GENTLE", "MEDIUM, EASY"})
  void theOrderOfStrengthStays(Level stronger, Level weaker) {
    int lead = 0;
    for (int game = 0; game < 40; game++) {
      lead += lead(stronger, weaker, game);
    }
    assertThat(lead).isPositive();
  }

  /** By how much the stronger is ahead in the end of a game with haunted patterns. */
  private static int lead(Level stronger, Level weaker, int game) {
    Options options = Options.of("haunted", true, "largeGhost", false);
    CandyHuntersState s = GAME.deal(Setup.of(GAME, 2, options, Seed.of(game / 2), 0));
    int seat = game % 2;
    FastRandom rng = new FastRandom(game);
    while (GAME.rules().turn(s) != Seat.OVER) {
      Level level = s.toAct == seat ? stronger : weaker;
      var advice = GAME.bot(level).advise(GAME.view(s, s.toAct), NONE, rng);
      GAME.rules().apply(s, s.toAct, advice.action(), null);
    }
    return GAME.rules().score(s, seat) - GAME.rules().score(s, 1 - seat);
  }
}
