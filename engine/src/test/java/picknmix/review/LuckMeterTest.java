package picknmix.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.api.Test;
import picknmix.games.Games;
import picknmix.kernel.Game;
import picknmix.kernel.Move;
import picknmix.kernel.Options;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/** What dice and draws do, and that nothing else is luck. */
class LuckMeterTest {
  private static final int WORLDS = 60;

  private static <S extends State<S>> LuckMeter<S> meter(Game<S> game, int worlds) {
    return new LuckMeter<>(game, Objects.requireNonNull(game.tutor()), 2, worlds, 1);
  }

  /** Plays until there is something to roll. */
  private static <S extends State<S>> S rolling(Game<S> game, Seed seed) {
    Session<S> session = Session.deal(game, Setup.of(game, 2, Options.of(), seed, 0));
    var policy = game.randomPolicy();
    var rng = new picknmix.kernel.FastRandom(3);
    while (game.rules().turn(session.state()) != Seat.CHANCE) {
      long action = policy.pick(session.state(), rng);
      session.apply(policy.seat(), action);
    }
    return session.state();
  }

  /** Good luck and bad luck come out even, whatever the dice are for. */
  @Test
  void overAllOutcomesLuckIsNothing() {
    overAllOutcomes(Games.find("candy-ghosts"));
  }

  private static <S extends State<S>> void overAllOutcomes(Game<S> game) {
    S s = rolling(game, Seed.of(5));
    Outcomes outcomes = new Outcomes();
    game.rules().chance(s, outcomes);
    double sum = 0;
    int worlds = 2 * outcomes.size();
    for (int i = 0; i < outcomes.size(); i++) {
      LuckMeter<S> meter = meter(game, worlds);
      meter.move(s, new Move(Seat.CHANCE, outcomes.action(i)), 0);
      sum += meter.luck().points().getFirst();
    }
    assertThat(Math.abs(sum / outcomes.size())).isLessThan(0.5);
  }

  @Test
  void whatDrawsNothingIsNoLuck() {
    drawsNothing(Games.find("candy-hunters"));
  }

  private static <S extends State<S>> void drawsNothing(Game<S> game) {
    Session<S> session = Session.deal(game, Setup.of(game, 2, Options.of(), Seed.of(5), 0));
    LuckMeter<S> meter = meter(game, WORLDS);
    var actions = new picknmix.kernel.ActionList();
    game.rules().legal(session.state(), 0, actions);
    meter.move(session.state(), new Move(0, actions.get(0)), 0);
    assertThat(meter.luck()).isEqualTo(Luck.none(2));
  }

  @Test
  void aDrawIsLuckAndSaysHowSureItIs() {
    draws(Games.find("cukierki"));
  }

  /** A turn of Cukierki ends with a draw. */
  private static <S extends State<S>> void draws(Game<S> game) {
    Session<S> session = Session.deal(game, Setup.of(game, 2, Options.of(), Seed.of(5), 0));
    LuckMeter<S> meter = meter(game, WORLDS);
    var actions = new picknmix.kernel.ActionList();
    game.rules().legal(session.state(), 0, actions);
    meter.move(session.state(), new Move(0, actions.get(0)), 0);
    assertThat(meter.luck().points().getFirst()).isNotZero();
    assertThat(meter.luck().errors()).allSatisfy(error -> assertThat(error).isPositive());
  }

  @Test
  void theDealIsLuckToo() {
    deal(Games.find("cukierki"));
  }

  private static <S extends State<S>> void deal(Game<S> game) {
    Session<S> session = Session.deal(game, Setup.of(game, 2, Options.of(), Seed.of(5), 0));
    LuckMeter<S> meter = meter(game, WORLDS);
    meter.deal(session.start());
    assertThat(meter.luck().points()).doesNotContain(0.0);
  }
}
