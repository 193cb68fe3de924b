package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import picknmix.contract.Subject;
import picknmix.contract.Subject.Table;
import picknmix.contract.Walk;
import picknmix.games.candyghosts.box.Special;
import picknmix.games.candyghosts.map.Places;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Powers;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.Options;
import picknmix.kernel.Session;

/** The walks of the common tests see all of the game, or those tests would show little. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WandererTest {
  private static final int GAMES = 15;

  private final Set<Verb> verbs = EnumSet.noneOf(Verb.class);
  private final Set<Special> specials = EnumSet.noneOf(Special.class);
  private final Set<String> moments = new TreeSet<>();

  @BeforeAll
  void walk() {
    Subject<CandyGhostsState> subject = CandyGhostsSubject.make();
    for (Options options : subject.variants()) {
      for (int seats = CandyGhosts.FACTS.minSeats(); seats <= CandyGhostsState.MAX_SEATS; seats++) {
        Table<CandyGhostsState> table = new Table<>(subject, seats, options);
        for (int seed = 0; seed < GAMES; seed++) {
          var end = Walk.through(table, seed, (session, next, rng) -> look(session, next.action()));
          noteEnd(end.state());
        }
      }
    }
  }

  private void look(Session<CandyGhostsState> session, long action) {
    CandyGhostsState s = session.state();
    Verb verb = CandyGhostsNotation.verb(action);
    verbs.add(verb);
    switch (verb) {
      case SPECIAL, SPECIAL_ON, SPECIAL_FOR -> specials.add(Powers.special(s, s.active));
      default -> {}
    }
    if (s.bossAt != Places.NONE) {
      moments.add("met " + s.boss);
    }
    if (s.belly != 0) {
      moments.add("eaten");
    }
  }

  private void noteEnd(CandyGhostsState s) {
    moments.add(s.won ? "won" : s.round > s.rounds ? "dawn" : "lost");
    for (int seat = 0; seat < s.seats && s.roles; seat++) {
      if (s.hasLeft(seat)) {
        moments.add("escaped with a role");
      }
    }
  }

  @Test
  void everythingIsDone() {
    assertThat(verbs).containsExactlyInAnyOrder(Verb.values());
  }

  @Test
  void everySpecialIsUsed() {
    Set<Special> spent = EnumSet.allOf(Special.class);
    spent.remove(Special.DISBELIEF); // costs no charge
    assertThat(specials).isEqualTo(spent);
  }

  @Test
  void bossesAreMetAndGamesEndInEveryWay() {
    assertThat(moments)
        .containsExactlyInAnyOrder(
            "met ONNA", "met PIGIN", "eaten", "won", "lost", "dawn", "escaped with a role");
  }
}
