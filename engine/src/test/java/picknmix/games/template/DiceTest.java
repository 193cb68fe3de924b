package picknmix.games.template;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Habit;
import picknmix.kernel.Options;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/** A finished match's dice can be checked against its seed, like its deal. */
class DiceTest {
  private static <S extends State<S>> Session<S> play(Game<S> game, boolean fair) {
    Setup setup = Setup.of(game, 2, Options.of(), Seed.of(8), null);
    Session<S> session = Session.deal(game, setup);
    Habit<S> habit = game.habit();
    FastRandom rng = new FastRandom(8);
    while (!session.isOver()) {
      long action = habit.pick(session.state(), rng);
      if (fair && habit.seat() == Seat.CHANCE) {
        Outcomes outcomes = new Outcomes();
        game.rules().chance(session.state(), outcomes);
        action = outcomes.draw(setup.dice(session.moves().size() + 1));
      }
      session.apply(habit.seat(), action);
    }
    return session;
  }

  @Test
  void fairDiceFitTheSeed() {
    assertThatCode(() -> play(new Template(), true).checkDice()).doesNotThrowAnyException();
  }

  @Test
  void otherDiceDoNot() {
    assertThatThrownBy(() -> play(new Template(), false).checkDice())
        .hasMessageContaining("the seed gives roll");
  }
}
