package picknmix.games.candyghosts.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.CandyGhostsSubject;
import picknmix.games.candyghosts.Given;
import picknmix.kernel.Perft;
import picknmix.oracle.Oracle;
import picknmix.oracle.OraclePerft;

/** From small positions, each with much of one kind in it, the game can go on in so many ways. */
class CandyGhostsPerftTest {
  private static final CandyGhosts GAME = new CandyGhosts();

  /** An oracle is slow: no deeper than where there are more nodes. */
  private static final long MOST_NODES = 800;

  record Case(String what, Given given) {
    @Override
    public String toString() {
      return what;
    }
  }

  static List<Case> cases() {
    return List.of(
        new Case("walls, a ghost and another player", room("pepper", "flo")),
        new Case("furniture to push", room("bruno", "flo").item("1,1", "wardrobe")),
        new Case("a torch to throw", room("wren", "flo").hand(0, "torch").ap(1)),
        new Case("possessed", room("wren", "flo").possessed(0).charges(0, 1)),
        new Case("moved by Bossypants", room("regina", "flo").charges(0, 1).ap(1)),
        new Case("two dice", room("flo", "wren").charges(0, 1).ap(0)),
        new Case("a loud voice", room("bruno", "wren").charges(0, 1).ap(0)),
        new Case("a chain", room("pepper", "wren").charges(0, 1).ghost("2,3").ap(0)),
        new Case("the ghosts' turn", room("wren", "flo").ghost("0,3").ghostsTurn()),
        new Case("Onna's", room("wren", "flo").bossAt("0,3").ghostsTurn()),
        new Case("Pigin's", pigin("wren", "flo").bossAt("0,3").stored(4).ghostsTurn()),
        new Case("at the Exit", room("wren", "flo").up(5).at(0, "exit").at(1, "1,23").turn(1)),
        new Case("the locked Exit", gallery().covered("1,1", "vase").at(0, "1,0").ap(2)));
  }

  private static Given room(String... characters) {
    return Given.corridor(Given.ROOM, characters);
  }

  private static Given pigin(String... characters) {
    return Given.pigin(Given.ROOM, characters);
  }

  private static Given gallery() {
    return Given.gallery(Given.ROOM, "wren", "flo");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void countsAsTheOracle(Case position) {
    CandyGhostsState s = position.given().session().state();
    Oracle oracle = CandyGhostsSubject.oracle(GAME.codec().json(s));
    int depth = 1;
    for (long nodes = count(s, depth);
        nodes <= MOST_NODES && depth < 6;
        nodes = count(s, ++depth)) {
      assertThat(nodes).as("depth " + depth).isEqualTo(OraclePerft.count(oracle, depth));
    }
    assertThat(depth).isGreaterThan(1);
  }

  private static long count(CandyGhostsState s, int depth) {
    return Perft.count(GAME.rules(), s, depth);
  }
}
