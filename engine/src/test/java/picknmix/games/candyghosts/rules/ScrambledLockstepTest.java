package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.contract.Walk;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.CandyGhostsSubject;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Field;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Refused;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.oracle.Oracle;

/** Engine and oracle side by side from positions that random play from the start never sees. */
class ScrambledLockstepTest {
  private static final int POSITIONS = Walk.games(2);
  private static final int STEPS = 40;
  private static final CandyGhosts GAME = new CandyGhosts();

  static Stream<Options> variants() {
    return Stream.of(
        Options.of("boss", "onna"),
        Options.of("boss", "pigin", "roles", true),
        Options.of("size", "3x6", "group", "anyone", "rounds", 15),
        Options.of("story", "gallery", "roles", true));
  }

  @ParameterizedTest
  @MethodSource("variants")
  @DisplayName("Lists, states, views and scores agree from the middle of the game on")
  void agrees(Options options) {
    for (int seats = 2; seats <= CandyGhostsState.MAX_SEATS; seats++) {
      for (int seed = 0; seed < POSITIONS; seed++) {
        walk(load(Scrambled.of(seats, options, 31L * seed + seats)), new FastRandom(seed));
      }
    }
  }

  /** The position must be one that can be loaded. */
  private static CandyGhostsState load(CandyGhostsState s) {
    Object json = GAME.codec().json(s);
    return GAME.codec().load(Field.of(json, "state", Refused.Code.BAD_STATE));
  }

  private static void walk(CandyGhostsState s, FastRandom rng) {
    Rules<CandyGhostsState> rules = GAME.rules();
    Oracle oracle = CandyGhostsSubject.oracle(GAME.codec().json(s));
    for (int i = 0; i < STEPS; i++) {
      compare(s, oracle);
      int turn = rules.turn(s);
      if (turn == Seat.OVER) {
        return;
      }
      int seat = turn == Seat.ANYONE ? Seat.list(rules.actors(s)).getFirst() : turn;
      long action = seat == Seat.CHANCE ? outcome(s, rng) : anyListed(s, seat, rng);
      rules.apply(s, seat, action, null);
      oracle = oracle.apply(Seat.text(seat), GAME.notation().text(action));
    }
  }

  private static long outcome(CandyGhostsState s, FastRandom rng) {
    Outcomes outcomes = new Outcomes();
    GAME.rules().chance(s, outcomes);
    return outcomes.draw(rng);
  }

  /** Any kind of action, then any of that kind: steps and throws would crowd out the rest. */
  private static long anyListed(CandyGhostsState s, int seat, FastRandom rng) {
    ActionList list = new ActionList();
    GAME.rules().legal(s, seat, list);
    Verb verb = CandyGhostsNotation.verb(list.get(rng.below(list.size())));
    for (int tries = 0; tries < 4 && verb == Verb.THROW; tries++) {
      verb = CandyGhostsNotation.verb(list.get(rng.below(list.size())));
    }
    long action = list.get(rng.below(list.size()));
    while (CandyGhostsNotation.verb(action) != verb) {
      action = list.get(rng.below(list.size()));
    }
    return action;
  }

  private static void compare(CandyGhostsState s, Oracle oracle) {
    assertThat(Json.write(GAME.codec().json(s))).isEqualTo(Json.write(oracle.state()));
    for (int seat = 0; seat < s.seats; seat++) {
      assertThat(Json.write(GAME.view(s, seat).json()))
          .isEqualTo(Json.write(oracle.view(Seat.text(seat))));
      ActionList list = new ActionList();
      GAME.rules().legal(s, seat, list);
      Set<String> legal = new TreeSet<>();
      for (long action : list.toArray()) {
        legal.add(GAME.notation().text(action));
      }
      assertThat(legal)
          .isEqualTo(new TreeSet<>(oracle.legal(Seat.text(seat))))
          .hasSize(list.size());
    }
    List<Integer> scores = oracle.scores();
    for (int seat = 0; seat < s.seats; seat++) {
      assertThat(GAME.rules().score(s, seat)).isEqualTo(scores.get(seat));
    }
    assertThat(Seat.list(GAME.rules().winners(s))).isEqualTo(oracle.winners());
  }
}
