package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Options;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** Squares, big squares, distances, walls. */
class SpaceTest {
  private static CandyGhostsState corridor(int seats) {
    CandyGhosts game = new CandyGhosts();
    return game.deal(Setup.of(game, seats, Options.of(), Seed.of(1), 0));
  }

  private static int place(String text) {
    return Places.parsePlace(text);
  }

  @Test
  @DisplayName("CG-6: adjacent by edge; a wall on either card of a shared edge blocks steps only")
  void walls() {
    CandyGhostsState s = Given.corridor(Given.ROOM, "pepper", "flo").session().state();
    assertThat(Space.wall(s, place("2,0"), Dir.EAST, place("3,0"))).isTrue();
    assertThat(Space.wall(s, place("3,0"), Dir.WEST, place("2,0"))).isTrue();
    assertThat(Space.wall(s, place("1,0"), Dir.EAST, place("2,0"))).isFalse();
    assertThat(Space.distance(s, place("2,0"), place("3,0"))).isEqualTo(2);
  }

  @Test
  @DisplayName(
      "CG-7: distance 1 to itself, 2 to the eight around, and so on; nearest part of Start")
  void distance() {
    CandyGhostsState s = corridor(2);
    assertThat(Space.distance(s, place("1,1"), place("1,1"))).isEqualTo(1);
    assertThat(Space.distance(s, place("1,1"), place("2,2"))).isEqualTo(2);
    assertThat(Space.distance(s, place("1,1"), place("3,2"))).isEqualTo(3);
    assertThat(Space.distance(s, place("1,1"), place("start"))).isEqualTo(3);
    assertThat(Space.distance(s, place("start"), place("exit"))).isEqualTo(26);
  }

  @Test
  @DisplayName("CG-8: Start and Exit hold many and are adjacent to every square along their edge")
  void bigSquares() {
    Given given = Given.corridor(Given.ROOM, "pepper", "flo").at(0, "start");
    assertThat(given.legal("step"))
        .containsExactlyInAnyOrder("step 0,0", "step 1,0", "step 2,0", "step 3,0");
    assertThat(given.get("players.0.at")).isEqualTo(given.get("players.1.at"));
  }

  @Test
  @DisplayName("CG-8: a free ghost on a big square merges at once with a player who steps in")
  void ghostOnStart() {
    Given given = Given.corridor(Given.ROOM, "pepper", "flo").at(1, "3,3").ghost("start");
    given.play("step start");
    assertThat(given.get("ghosts.0.host")).isEqualTo("0");
    assertThat(given.get("turn.seat")).as("a final action").isEqualTo("1");
  }

  @Test
  @DisplayName("CG-9: off the map there is nothing")
  void edgeOfTheMap() {
    Given given = Given.corridor(Given.ROOM, "pepper", "flo").at(0, "0,1");
    assertThat(given.legal("step")).containsExactlyInAnyOrder("step 0,0", "step 1,1", "step 0,2");
  }

  @Test
  @DisplayName(
      "GS-1: a big square covers K squares from `at` on; corridors have them in the middle")
  void offsets() {
    assertThat(corridor(2).startAt).isZero();
    assertThat(corridor(4).startAt).isEqualTo(2);
    assertThat(corridor(6).exitAt).isEqualTo(4);
    assertThat(Space.neighbour(corridor(4), Places.START, 0)).isEqualTo(place("2,0"));
    assertThat(Space.neighbour(corridor(4), Places.EXIT, 3)).isEqualTo(place("5,23"));
    assertThat(Places.text(Places.room(0, 3))).isEqualTo("room 0,3");
  }

  @Test
  @DisplayName("GS-2: the way is the sum of the gaps, adjacent is a way of 1")
  void way() {
    CandyGhostsState s = corridor(2);
    assertThat(Space.way(s, place("1,1"), place("3,2"))).isEqualTo(3);
    assertThat(Space.way(s, place("1,1"), place("start"))).isEqualTo(2);
    assertThat(Space.way(s, place("2,0"), place("start"))).isEqualTo(1);
    assertThat(Space.way(s, Places.room(0, 1), place("1,1"))).isEqualTo(3);
  }

  @Test
  @DisplayName("GS-3: only face-up cards have walls")
  void faceDownRoomsHaveNoWalls() {
    CandyGhostsState s = corridor(2);
    for (int y = 0; y < 23; y++) {
      for (int x = 0; x < 4; x++) {
        int square = Places.square(x, y);
        assertThat(Space.wall(s, square, Dir.SOUTH, Places.square(x, y + 1))).isFalse();
      }
    }
  }

  @Test
  @DisplayName("GS-4: the dice count rooms from the Exit, blue away from it, green across")
  void dice() {
    CandyGhostsState s = corridor(4); // 2 wide, 6 high, Exit S
    assertThat(Space.room(s, 1, 1)).isEqualTo(10);
    assertThat(Space.room(s, 1, 2)).isEqualTo(11);
    assertThat(Space.room(s, 6, 3)).as("wrapping around").isZero();
    s.exitSide = Dir.NORTH;
    assertThat(Space.room(s, 1, 1)).isEqualTo(1);
    s.exitSide = Dir.WEST;
    assertThat(Space.room(s, 1, 3)).isEqualTo(4);
    s.exitSide = Dir.EAST;
    assertThat(Space.room(s, 1, 1)).isEqualTo(11);
  }
}
