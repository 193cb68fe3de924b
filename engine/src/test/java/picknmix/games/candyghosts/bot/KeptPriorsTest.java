package picknmix.games.candyghosts.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.contract.Walk;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Options;
import picknmix.kernel.RandomPolicy;
import picknmix.kernel.Refused;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** What bots remember of positions is what they would find out again. */
class KeptPriorsTest {
  private static final CandyGhosts GAME = new CandyGhosts();
  private static final int GAMES = Walk.games(2);

  /** From one position on the game is played so often, so that much comes again. */
  private static final int TIMES = 12;

  private static final int STEPS = 25;

  static Stream<Options> variants() {
    return Stream.of(
        Options.of(),
        Options.of("boss", "onna", "roles", true),
        Options.of("boss", "pigin", "group", "anyone"),
        Options.of("story", "gallery", "roles", true));
  }

  @ParameterizedTest
  @MethodSource("variants")
  @DisplayName("Whoever has seen much thinks of a position as somebody who sees it first")
  void same(Options options) {
    for (int seed = 0; seed < GAMES; seed++) {
      int seats = 2 + seed % 3;
      CandyGhostsState s = GAME.deal(Setup.of(GAME, seats, options, Seed.of(seed), null));
      FastRandom rng = new FastRandom(seed);
      RandomPolicy<CandyGhostsState> policy = GAME.randomPolicy();
      while (GAME.rules().turn(s) != Seat.OVER) {
        CandyGhostsEval eval = new CandyGhostsEval();
        CandyGhostsState then = s.copy();
        for (int time = 0; time < TIMES; time++) {
          then.copyFrom(s);
          walk(then, eval, policy, rng);
        }
        s.copyFrom(then);
      }
    }
  }

  private static void walk(
      CandyGhostsState s,
      CandyGhostsEval eval,
      RandomPolicy<CandyGhostsState> policy,
      FastRandom rng) {
    Rules<CandyGhostsState> rules = GAME.rules();
    for (int step = 0; step < STEPS && rules.turn(s) != Seat.OVER; step++) {
      long action = policy.pick(s, rng);
      int seat = policy.seat();
      if (seat >= 0) {
        ActionList actions = new ActionList();
        rules.legal(s, seat, actions);
        assertThat(priors(eval, s, seat, actions))
            .as(() -> GAME.codec().text(s))
            .containsExactly(priors(new CandyGhostsEval(), s, seat, actions));
      }
      rules.apply(s, seat, action, null);
    }
    Object json = GAME.codec().json(s);
    CandyGhostsState same = GAME.codec().load(Field.of(json, "state", Refused.Code.BAD_STATE));
    assertThat(s.lying()).as("however it came there").isEqualTo(same.lying());
  }

  private static double[] priors(
      CandyGhostsEval eval, CandyGhostsState s, int seat, ActionList actions) {
    double[] priors = new double[actions.size()];
    eval.priors(s, seat, actions, priors);
    return priors;
  }

  @Test
  @DisplayName("However many there are: the latest are known, and none is another's")
  void many() {
    KeptPriors kept = new KeptPriors();
    FastRandom rng = new FastRandom(1);
    long[] keys = new long[60_000];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = rng.bits() | 1;
      double[] priors = new double[1 + i % 17];
      Arrays.fill(priors, i);
      kept.keep(keys[i], priors.length, priors);
      for (int back = 0; i % 50 == 0 && back <= i; back = 10 * back + 1) {
        double[] told = new double[1 + (i - back) % 17];
        boolean known = kept.tell(keys[i - back], told.length, told);
        assertThat(known || back > 0).isTrue();
        assertThat(told).containsOnly(known ? i - back : 0);
      }
    }
  }
}
