package picknmix.games.template;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import picknmix.bots.RandomBot;
import picknmix.kernel.Bot;
import picknmix.kernel.Bot.Advice;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Bot.Candidate;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;
import picknmix.kernel.View;

/** The shared bots at Sugar Jar, which has dice, hidden hands and ties. */
class TemplateBotsTest {
  private static final Template GAME = new Template();
  private static final Budget ROUNDS = new Budget(0, 400);

  @ParameterizedTest
  @EnumSource(Level.class)
  void theSameViewAndSeedGiveTheSameAdvice(Level level) {
    View<TemplateState> view = GAME.view(deal(3, 1), 0);
    Bot<TemplateState> bot = GAME.bot(level);
    Advice advice = bot.advise(view, ROUNDS, new FastRandom(1));
    assertThat(bot.advise(view, ROUNDS, new FastRandom(1))).isEqualTo(advice);
    assertThat(GAME.bot(level).advise(view, ROUNDS, new FastRandom(1))).isEqualTo(advice);
  }

  @ParameterizedTest
  @CsvSource({"0,1", "0,2", "0,777", "20,0", "1,1000000"})
  void aSearchKeepsToItsBudgetAndTellsWhatItTried(int millis, int iterations) {
    View<TemplateState> view = GAME.view(deal(2, 2), 0);
    Advice advice =
        GAME.bot(Level.HARD).advise(view, new Budget(millis, iterations), new FastRandom(2));
    List<Candidate> candidates = advice.candidates();
    Candidate best = candidates.getFirst();
    assertThat(advice.action()).isEqualTo(best.action());
    assertThat(advice.value()).isEqualTo(best.value());
    assertThat(candidates)
        .isSortedAccordingTo((one, other) -> Integer.compare(other.visits(), one.visits()));
    int visits = candidates.stream().mapToInt(Candidate::visits).sum();
    if (millis == 0) {
      assertThat(visits).isEqualTo(iterations); // there are four actions, all of them shown
    } else {
      assertThat(visits).isGreaterThanOrEqualTo(1).isLessThan(1_000_000);
    }
  }

  @ParameterizedTest
  @EnumSource(Level.class)
  void whereThereIsOneActionItIsTaken(Level level) {
    View<TemplateState> view =
        Given.hands("", "B4 L1", "B3 L2").play(0, "hide L1").play(1, "hide L2").view(0);
    Advice advice = GAME.bot(level).advise(view, ROUNDS, new FastRandom(3));
    assertThat(advice.candidates())
        .singleElement()
        .satisfies(only -> assertThat(GAME.notation().text(only.action())).isEqualTo("eat B4"));
  }

  /** A jar for one: the sweet with little sugar belongs in it, since a big bite pays more. */
  @ParameterizedTest
  @CsvSource({"B3 L1, hide L1, eat B3", "B1 L3, hide B1, eat L3", "L1 M3, hide L1, eat M3"})
  void aSearchSeesBeyondItsTurn(String hand, String one, String other) {
    View<TemplateState> view = Given.hands("", hand, "B2 L2").view(0);
    Advice advice = GAME.bot(Level.HARD).advise(view, new Budget(0, 5_000), new FastRandom(4));
    assertThat(GAME.notation().text(Objects.requireNonNull(advice.action()))).isIn(one, other);
  }

  @Test
  void everyLevelBeatsTheOneBelow() {
    Bot<TemplateState> random = new RandomBot<>(GAME.rules());
    assertThat(share(GAME.bot(Level.EASY), random)).isGreaterThan(0.55);
    assertThat(share(GAME.bot(Level.EASY), GAME.bot(Level.GENTLE))).isGreaterThan(0.52);
    assertThat(share(GAME.bot(Level.MEDIUM), GAME.bot(Level.EASY))).isGreaterThan(0.52);
    assertThat(share(GAME.bot(Level.HARD), GAME.bot(Level.MEDIUM))).isGreaterThan(0.52);
  }

  /** The first bot's share of the victories in many seeded games, with each seat as often. */
  private static double share(Bot<TemplateState> one, Bot<TemplateState> other) {
    int games = 400;
    double won = 0;
    for (int game = 0; game < games; game++) {
      int seat = game % 2;
      TemplateState s = deal(2, game / 2);
      play(s, seat == 0 ? List.of(one, other) : List.of(other, one), new FastRandom(game));
      int winners = GAME.rules().winners(s);
      won += (winners >> seat & 1) / (double) Integer.bitCount(winners);
    }
    return won / games;
  }

  private static void play(TemplateState s, List<Bot<TemplateState>> bots, FastRandom rng) {
    Outcomes outcomes = new Outcomes();
    for (int turn = GAME.rules().turn(s); turn != Seat.OVER; turn = GAME.rules().turn(s)) {
      long action;
      if (turn == Seat.CHANCE) {
        outcomes.clear();
        GAME.rules().chance(s, outcomes);
        action = outcomes.draw(rng);
      } else {
        Advice advice = bots.get(turn).advise(GAME.view(s, turn), ROUNDS, rng);
        action = Objects.requireNonNull(advice.action());
      }
      GAME.rules().apply(s, turn, action, null);
    }
  }

  private static TemplateState deal(int seats, long seed) {
    return GAME.deal(Setup.of(GAME, seats, Options.of(), Seed.of(seed), 0));
  }
}
