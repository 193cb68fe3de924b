package picknmix.games.candyghosts.insight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;
import picknmix.games.candyghosts.insight.Told.Way;
import picknmix.kernel.Seat;

/** Where one may go, what it costs, and what ends the turn there. */
class ReachTest {
  /** As {@link Given#ROOM}, with something to be named beside seat 0. */
  private static final String BESIDE =
      """
      + + + + +
       . 0 .|.
      + + + + +
       . # .|.
      + +-+ + +
      |.|.|. .
      +-+ + + +
       . . . .
      + + + + +
      """;

  private static Told told(Given given) {
    return new Told(given.session().state(), 0);
  }

  private static Way way(Given given, String place) {
    return told(given).way(place);
  }

  private static Way way(int cost, String ends, List<String> flags, String... route) {
    return new Way(route[route.length - 1], cost, List.of(route), ends, flags);
  }

  private static Way open(String... route) {
    return way(route.length, null, List.of(), route);
  }

  private static Way ending(String ends, String... route) {
    return way(route.length, ends, List.of(), route);
  }

  @Test
  @DisplayName("CG-16: every place that the points left pay for, by the cheapest way")
  void cheapest() {
    Given given = Given.room().ap(2);
    assertThat(told(given).all.get("mover")).isEqualTo(0);
    assertThat(told(given).ways().stream().map(Way::at))
        .containsExactlyInAnyOrder("start", "0,0", "2,0", "1,1", "3,0", "0,1", "2,1", "1,2");
    assertThat(way(given, "1,1")).isEqualTo(open("1,1"));
    assertThat(way(given.ap(4), "2,3")).isEqualTo(open("2,0", "2,1", "2,2", "2,3"));
    assertThat(told(given.ap(0)).ways()).isEmpty();
  }

  @Test
  @DisplayName("CG-8: Start is one place, from which all of its side is one step")
  void bigSquare() {
    Given given = Given.room().at(0, "start").ap(1);
    assertThat(told(given).ways().stream().map(Way::at))
        .containsExactlyInAnyOrder("0,0", "1,0", "2,0", "3,0");
    assertThat(way(given, "3,0").ends()).as("a face-up room").isNull();
  }

  @Test
  @DisplayName("CG-16: through a wall ends the turn; if one can go round it, both are told")
  void wall() {
    assertThat(way(Given.room().ap(4), "1,2")).isEqualTo(ending("wall", "1,1", "1,2"));
    List<Way> both =
        told(Given.room().ap(6)).ways().stream().filter(way -> way.at().equals("1,2")).toList();
    assertThat(both)
        .containsExactly(
            open("2,0", "2,1", "2,2", "2,3", "1,3", "1,2"), ending("wall", "1,1", "1,2"));
  }

  @Test
  @DisplayName("CG-55, CG-44: nothing ends where there is no wall for one")
  void noWall() {
    Given pim = Given.room("pim", "flo").charges(0, 1).ap(2);
    assertThat(way(pim, "1,2")).isEqualTo(open("1,1", "1,2"));
    Given strong = Given.room("otto", "flo").atmosphere("thin-plaster").ap(2);
    assertThat(way(strong, "1,2")).isEqualTo(open("1,1", "1,2"));
    Given vain = Given.room("pepper", "flo").atmosphere("whispering-bricks").ap(2);
    assertThat(way(vain, "1,2")).as("no step through walls").isNull();
  }

  @Test
  @DisplayName("CG-16: into a face-down room ends the turn, and nothing is known beyond")
  void dark() {
    Given given = Given.room().ap(9);
    assertThat(way(given, "2,4")).isEqualTo(ending("dark", "2,0", "2,1", "2,2", "2,3", "2,4"));
    assertThat(way(given, "2,5")).isNull();
  }

  @Test
  @DisplayName("CG-36: onto a ghost ends the turn; its square is the end of the way")
  void ghost() {
    Given given = Given.room().ghost("1,1").ap(3);
    assertThat(way(given, "1,1")).isEqualTo(ending("ghost", "1,1"));
    assertThat(way(given, "2,1")).isEqualTo(open("2,0", "2,1"));
  }

  @Test
  @DisplayName("CG-41, CG-42: onto a boss ends the turn")
  void boss() {
    assertThat(way(Given.room().bossAt("1,1"), "1,1")).isEqualTo(ending("boss", "1,1"));
    Given pigin = Given.pigin(Given.ROOM).bossAt("1,1");
    assertThat(way(pigin, "1,1")).isEqualTo(ending("boss", "1,1"));
  }

  @Test
  @DisplayName("CG-64 to CG-68: an obstacle that stops one ends the turn")
  void obstacle() {
    Given vain = Given.corridor(BESIDE, "pepper", "flo").item("1,1", "mirror");
    assertThat(way(vain, "1,1")).isEqualTo(ending("obstacle", "1,1"));
    Given other = Given.corridor(BESIDE, "zip", "flo").item("1,1", "mirror");
    assertThat(way(other, "1,1")).isEqualTo(open("1,1"));
  }

  @Test
  @DisplayName("CG-67: who is strong pushes furniture and may go on behind it")
  void push() {
    Given given = Given.corridor(BESIDE, "otto", "flo").item("1,1", "wardrobe").ap(3);
    assertThat(way(given, "1,1")).isEqualTo(way(1, null, List.of("push"), "1,1"));
    assertThat(way(given, "1,2")).isEqualTo(way(2, "wall", List.of("push"), "1,1", "1,2"));
    assertThat(way(given, "2,1")).isEqualTo(open("2,0", "2,1"));
  }

  @Test
  @DisplayName("CG-16: another player's square is passed, if there is a step on from it")
  void passing() {
    Given given = Given.room().at(1, "1,1").ap(2);
    assertThat(way(given, "1,1")).isEqualTo(way(1, null, List.of("passing"), "1,1"));
    assertThat(way(given, "1,2")).isEqualTo(ending("wall", "1,1", "1,2"));
    assertThat(way(given.ap(1), "1,1")).isNull();
  }

  @Test
  @DisplayName("CG-37: the possessed go towards Start only")
  void possessed() {
    Given given = Given.room().at(0, "1,1").possessed(0).ap(4);
    assertThat(told(given).ways()).containsExactly(open("1,0"), open("1,0", "start"));
  }

  @Test
  @DisplayName("CG-54: Bossypants sees where the other may go, and nobody else does")
  void bossy() {
    Given given = Given.room("regina", "flo").at(1, "0,0").bossy(1, 2);
    assertThat(told(given).all.get("mover")).isEqualTo(1);
    assertThat(told(given).way("0,2")).isEqualTo(open("0,1", "0,2"));
    assertThat(told(given).way("1,0").flags()).containsExactly("passing");
    Told moved = new Told(given.session().state(), 1);
    assertThat(moved.all.get("mover")).isNull();
    assertThat(moved.ways()).isEmpty();
  }

  @Test
  @DisplayName("CG-53: after a final action a Speed Demon goes nowhere before the charge is spent")
  void speed() {
    Given given = Given.room("zip", "flo").charges(0, 1).at(0, "2,0").ap(1);
    assertThat(way(given, "3,0").ends()).isEqualTo("wall");
    given.play("step 3,0");
    assertThat(told(given).all.get("mover")).isNull();
    assertThat(told(given).ways()).isEmpty();
    given.play("special");
    assertThat(way(given, "3,3")).isEqualTo(open("3,1", "3,2", "3,3"));
  }

  @Test
  @DisplayName("CG-92: an unflipped item ends the way, since it may stop one; the Exit is locked")
  void gallery() {
    Given given =
        Given.gallery(
                """
                + + + + +
                 . 0 .|.
                + + + + +
                 . ? .|.
                + +-+ + +
                |.|.|. .
                +-+ + + +
                 . . . .
                + + + + +
                """)
            .covered("1,1", "rug")
            .ap(4);
    assertThat(way(given, "1,1")).isEqualTo(way(1, null, List.of("flips"), "1,1"));
    assertThat(way(given, "2,1")).isEqualTo(open("2,0", "2,1"));
    assertThat(way(given, "1,2").route()).as("round it").hasSize(4).doesNotContain("1,1");
  }

  @Test
  @DisplayName("GS-7: who joins all others on the Exit is out; nothing comes after that")
  void exit() {
    Given given = Given.room().up(5).at(0, "1,22").at(1, "exit").ap(4);
    Way out = way(given, "exit");
    assertThat(out.route()).endsWith("exit");
    assertThat(told(given).ways())
        .noneMatch(
            way -> way.route().indexOf("exit") < way.cost() - 1 && way.route().contains("exit"));
  }

  @Test
  @DisplayName("Whoever looks on moves nobody")
  void spectator() {
    Told told = new Told(Given.room().session().state(), Seat.SPECTATOR);
    assertThat(told.all.get("mover")).isNull();
    assertThat(told.ways()).isEmpty();
  }
}
