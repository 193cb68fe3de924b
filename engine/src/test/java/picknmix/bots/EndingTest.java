package picknmix.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import picknmix.games.Games;
import picknmix.kernel.ActionList;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Game;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;
import picknmix.kernel.State;

/** The exact end of a game against trying everything. */
class EndingTest {
  private static final Budget ENOUGH = new Budget(0, 1_000_000);

  @Test
  void playsAsWhoeverTriesEverything() {
    compare(Games.find("cukierki"));
  }

  private static <S extends State<S>> void compare(Game<S> game) {
    int compared = 0;
    for (int deal = 0; deal < 12; deal++) {
      List<S> last = lastDecisions(game, deal);
      Lead<S> eval = new Lead<>(game.rules());
      for (S s : last) {
        int seat = game.rules().turn(s);
        var found = Objects.requireNonNull(new Ending<>(game.rules(), eval).solve(s, ENOUGH));
        double value = exactly(game.rules(), s, seat);
        assertThat(found.value()).isEqualTo(value);
        S after = s.copy();
        game.rules().apply(after, seat, found.action(), null);
        assertThat(exactly(game.rules(), after, seat)).isCloseTo(value, within(1e-9));
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(20);
  }

  @Test
  void givesUpWhenItIsTooMuch() {
    giveUp(Games.find("cukierki"));
  }

  private static <S extends State<S>> void giveUp(Game<S> game) {
    S s = game.deal(Setup.of(game, 2, Options.of(), Seed.of(1), 0));
    Ending<S> ending = new Ending<>(game.rules(), new Lead<>(game.rules()));
    assertThat(ending.solve(s, new Budget(0, 100))).isNull();
    assertThat(ending.solve(s, new Budget(5, 0))).isNull();
    assertThat(ending.solve(s, new Budget(0, 0))).isNull();
    // Of three the other two do not act as one.
    S three = game.deal(Setup.of(game, 3, Options.of(), Seed.of(1), 0));
    assertThat(ending.solve(three, ENOUGH)).isNull();
  }

  /** The last few decisions of a random game with more than one choice. */
  private static <S extends State<S>> List<S> lastDecisions(Game<S> game, int deal) {
    S s = game.deal(Setup.of(game, 2, Options.of(), Seed.of(deal), 0));
    RandomPolicy<S> policy = game.randomPolicy();
    FastRandom rng = new FastRandom(deal);
    List<S> all = new ArrayList<>();
    while (game.rules().turn(s) != Seat.OVER) {
      ActionList actions = new ActionList();
      game.rules().legal(s, game.rules().turn(s), actions);
      if (actions.size() > 1) {
        all.add(s.copy());
      }
      long action = policy.pick(s, rng);
      game.rules().apply(s, policy.seat(), action, null);
    }
    return all.subList(all.size() - 2, all.size());
  }

  /** What the seat gets if both always do what is best for them. */
  private static <S extends State<S>> double exactly(Rules<S> rules, S s, int seat) {
    int player = rules.turn(s);
    if (player == Seat.OVER) {
      double[] values = new double[2];
      new Lead<>(rules).values(s, values);
      return values[seat];
    }
    ActionList actions = new ActionList();
    rules.legal(s, player, actions);
    double best = player == seat ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    for (int i = 0; i < actions.size(); i++) {
      S next = s.copy();
      rules.apply(next, player, actions.get(i), null);
      double value = exactly(rules, next, seat);
      best = player == seat ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  /** Only points count. */
  private record Lead<S extends State<S>>(Rules<S> rules) implements Eval<S> {
    @Override
    public void values(S s, double[] out) {
      out[0] = rules.score(s, 0) - rules.score(s, 1);
      out[1] = -out[0];
    }

    @Override
    public void priors(S s, int seat, ActionList actions, double[] out) {
      Arrays.fill(out, 0, actions.size(), 0);
    }

    @Override
    public double scale() {
      return 1;
    }
  }
}
