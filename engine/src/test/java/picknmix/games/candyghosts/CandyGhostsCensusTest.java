package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picknmix.games.candyghosts.box.Box;
import picknmix.games.candyghosts.rules.CandyGhostsNotation;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.games.candyghosts.rules.Verb;
import picknmix.kernel.Census;
import picknmix.kernel.Options;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;

/** What is counted to balance the game (CG-5). */
class CandyGhostsCensusTest {
  private static final CandyGhosts GAME = new CandyGhosts();

  private static Given given(String character) {
    return Given.corridor(Given.ROOM, character, "flo");
  }

  @Test
  @DisplayName("CG-5: a special is counted by its name, for whoever uses it")
  void specials() {
    assertThat(acting(given("otto").charges(0, 1), "special"))
        .containsOnly(Map.entry("0 special sacrifice", 1));
    assertThat(acting(given("otto").charges(0, 1), "step 1,1")).isEmpty();
  }

  @Test
  @DisplayName("CG-55: Disbelief counts when a wall is walked through that is none")
  void disbelief() {
    assertThat(acting(given("pim").charges(0, 1).at(0, "2,0"), "step 3,0"))
        .containsOnly(Map.entry("0 special disbelief", 1));
    assertThat(acting(given("pim").at(0, "2,0"), "step 3,0")).as("a wall").isEmpty();
    assertThat(acting(given("pim").charges(0, 1), "step 1,1")).as("no wall").isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"rug,otto,true", "rug,pepper,false", "ceiling,pepper,true", "torch,otto,false"})
  @DisplayName("CG-66: an obstacle counts when it stops somebody")
  void obstacles(String kind, String character, boolean stops) {
    Map<String, Integer> counts = acting(given(character).item("1,1", kind), "step 1,1");
    assertThat(counts.containsKey("0 stopped by " + kind)).isEqualTo(stops);
  }

  @Test
  @DisplayName("CG-54: what stops a player whom Bossypants moves is counted for that player")
  void bossypants() {
    Given given = given("regina").charges(0, 1).at(1, "0,0").item("0,1", "ceiling");
    assertThat(acting(given.play("special 1"), "step 0,1"))
        .containsOnly(Map.entry("1 stopped by ceiling", 1));
  }

  @Test
  @DisplayName("CG-12: whom a seat was offered")
  void offers() {
    Session<CandyGhostsState> session =
        Session.deal(GAME, Setup.of(GAME, 2, Options.of(), Seed.of(1), 0));
    CandyGhostsState s = session.state();
    Map<String, Integer> counts = new TreeMap<>();
    GAME.census().acting(s, 0, CandyGhostsNotation.of(Verb.CHOOSE, s.dealt[1]), counter(counts));
    assertThat(counts)
        .containsOnlyKeys(
            "0 offered " + Box.character(s.dealt[0]).name(),
            "0 offered " + Box.character(s.dealt[1]).name());
  }

  @Test
  @DisplayName("CG-80: who escaped, with what, in which round")
  void atTheEnd() {
    Given given =
        given("otto")
            .at(0, "exit")
            .at(1, "exit")
            .hand(1, "vase")
            .role(0, "traitor-1")
            .role(1, "coward-1")
            .round(7);
    assertThat(ended(given.play("end")))
        .containsEntry("-3 rounds", 7)
        .containsEntry("0 character otto", 1)
        .containsEntry("1 character flo", 1)
        .containsEntry("0 escaped", 1)
        .containsEntry("1 escaped with vase", 1)
        .containsEntry("0 role traitor", 1)
        .containsEntry("1 role friend", 1) // neither anxious nor short
        .containsEntry("-3 lost at dawn", 0);
  }

  private static Map<String, Integer> acting(Given given, String action) {
    Map<String, Integer> counts = new TreeMap<>();
    GAME.census()
        .acting(given.session().state(), 0, GAME.notation().parse(action), counter(counts));
    return counts;
  }

  private static Map<String, Integer> ended(Given given) {
    Map<String, Integer> counts = new TreeMap<>();
    GAME.census().ended(given.session().state(), counter(counts));
    return counts;
  }

  private static Census.Counter counter(Map<String, Integer> counts) {
    return (seat, what, times) -> counts.merge(seat + " " + what, times, Integer::sum);
  }
}
