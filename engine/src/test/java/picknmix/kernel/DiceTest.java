package picknmix.kernel;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import picknmix.games.template.Template;

/** A finished match's dice can be checked against its seed, like its deal. */
class DiceTest {
  private static <S extends State<S>> Session<S> play(Game<S> game, boolean fair) {
    Setup setup = Setup.of(game, 2, Options.of(), Seed.of(8), null);
    Session<S> session = Session.deal(game, setup);
    RandomPolicy<S> policy = game.randomPolicy();
    FastRandom rng = new FastRandom(8);
    while (!session.isOver()) {
      long action = policy.pick(session.state(), rng);
      if (fair && policy.seat() == Seat.CHANCE) {
        Outcomes outcomes = new Outcomes();
        game.rules().chance(session.state(), outcomes);
        action = outcomes.draw(setup.dice(session.moves().size() + 1));
      }
      session.apply(policy.seat(), action);
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
