package picknmix.games.candyghosts.insight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.contract.Walk;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsRules;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Scrambled;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.ActionList;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Options;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;

/** Whatever the table is told beside the view comes true when it is tried. */
class TrueInsightTest {
  private static final CandyGhosts GAME = new CandyGhosts();
  private static final Rules<CandyGhostsState> RULES = GAME.rules();
  private static final int POSITIONS = Walk.games(2);
  private static final int STEPS = 40;

  static Stream<Options> variants() {
    return Stream.of(
        Options.of("boss", "onna"),
        Options.of("boss", "pigin", "roles", true),
        Options.of("boss", "onna", "size", "3x6", "group", "anyone"),
        Options.of("boss", "pigin", "size", "3x6", "group", "anyone"),
        Options.of("story", "gallery", "roles", true));
  }

  private final FastRandom rng = new FastRandom(12);

  @ParameterizedTest
  @MethodSource("variants")
  @DisplayName("Ways can be walked, ghosts come where it was said, dice fall as likely")
  void comesTrue(Options options) {
    Tried tried = new Tried();
    for (int seats = 2; seats <= CandyGhostsState.MAX_SEATS; seats++) {
      for (int seed = 0; seed < POSITIONS; seed++) {
        walk(Scrambled.of(seats, options, 77L * seed + seats), tried);
      }
    }
    assertThat(tried.counts()).as("how often each was tried").allMatch(count -> count > 20);
  }

  private void walk(CandyGhostsState s, Tried tried) {
    new CandyGhostsRules().settle(s);
    for (int i = 0; i < STEPS && RULES.turn(s) != Seat.OVER; i++) {
      check(s, tried);
      int turn = RULES.turn(s);
      int seat = turn == Seat.ANYONE ? Seat.list(RULES.actors(s)).getFirst() : turn;
      RULES.apply(s, seat, seat == Seat.CHANCE ? outcome(s) : anyListed(s, seat), null);
    }
  }

  private void check(CandyGhostsState s, Tried tried) {
    for (int viewer : Seat.list(RULES.actors(s) | 1 << rng.below(s.seats))) {
      Told told = new Told(s, viewer);
      List<String> listed = Play.listed(s, viewer);
      tried.checkReach(s, told, listed);
      tried.checkOdds(s, told, listed);
      tried.checkSensible(s, viewer, told, listed);
    }
    tried.checkHunts(s, new Told(s, Seat.SPECTATOR), rng);
  }

  private long outcome(CandyGhostsState s) {
    Outcomes outcomes = new Outcomes();
    RULES.chance(s, outcomes);
    return outcomes.draw(rng);
  }

  /** Any kind of action, then any of that kind: throws would crowd out the rest. */
  private long anyListed(CandyGhostsState s, int seat) {
    ActionList list = new ActionList();
    RULES.legal(s, seat, list);
    List<Verb> verbs =
        Stream.of(Verb.values()).filter(verb -> Play.first(list, verb) >= 0).toList();
    Verb verb = verbs.get(rng.below(verbs.size()));
    long action = list.get(rng.below(list.size()));
    while (CandyGhostsNotation.verb(action) != verb) {
      action = list.get(rng.below(list.size()));
    }
    return action;
  }
}
