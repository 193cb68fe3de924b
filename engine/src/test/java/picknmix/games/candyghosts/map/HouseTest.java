package picknmix.games.candyghosts.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.Given;
import picknmix.games.candyghosts.box.Dir;
import picknmix.games.candyghosts.rules.CandyGhostsState;
import picknmix.kernel.Options;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** Squares, big squares, distances, walls. */
class HouseTest {
  private static CandyGhostsState corridor(int seats) {
    CandyGhosts game = new CandyGhosts();
    return game.deal(Setup.of(game, seats, Options.of(), Seed.of(1), 0));
  }

  private static int place(String text) {
    return Places.parsePlace(text);
  }

  @Test
  @DisplayName("CG-6: squares are adjacent by edge, not by corner")
  void byEdge() {
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . 0 .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .may("step", "step 1,0", "step 0,1", "step 2,1", "step 1,2")
        .refuses("step 0,0", "CG-16: a step goes to an adjacent square");
  }

  @Test
  @DisplayName("CG-6: walls block steps only: never distance, items or throws")
  void wallsBlockStepsOnly() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . 0|*       . . 0|.
            + + + + +     + + + + +
             . . .|g       . . .|!
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .item("3,0", "plate")
        .hand(0, "vase")
        .play("pick 3,0", "capture g1", "roll 2", "throw vase 3,1", "roll 2")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-6: a wall printed on either card of a shared edge is there")
  void sharedEdge() {
    Given.corridor(
            """
            + + + + + + + + +     + + + + + + + + +
             . . . . . . .|.       . . . . . . .|.
            + + + + + + + + +     + + + + + + + + +
             . . . . . . .|.       . . . . . . .|.
            + + + + + +-+ + +  →  + + + + + +-+ + +
             . . . 0|.|.|. .       . . . .|0|.|. .
            + + + + +-+ + + +     + + + + +-+ + + +
             . . . . . . . .       . . . . . . . .
            + + + + + + + + +     + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .play("step 4,2")
        .asDrawn()
        .endsTurnOf(0);
    Given.corridor(
            """
            + + + + + + + + +     + + + + + + + + +
             . . . . . . .|.       . . . . . . .|.
            + + + + + + + + +     + + + + + + + + +
             . . . . . . .|.       . . . . . . .|.
            + + + + + +-+ + +  →  + + + + + +-+ + +
             . . . .|0|.|. .       . . . 0|.|.|. .
            + + + + +-+ + + +     + + + + +-+ + + +
             . . . . . . . .       . . . . . . . .
            + + + + + + + + +     + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .play("step 3,2")
        .asDrawn()
        .endsTurnOf(0);
  }

  @Test
  @DisplayName("CG-7: distance 1 to the own square, 2 to the eight around it, and so on")
  void distance() {
    CandyGhostsState s =
        Given.corridor(
                """
                + + + + +
                 . g .|.
                + + + + +
                 . 0 .|g
                + +-+ + +
                |.|.|g .
                +-+ + + +
                 g . . .
                + + + + +
                """)
            .session()
            .state();
    assertThat(s.house.distance(s.at[0], s.at[0])).isEqualTo(1);
    assertThat(s.house.distance(s.at[0], place("1,0"))).isEqualTo(2);
    assertThat(s.house.distance(s.at[0], place("2,2"))).isEqualTo(2);
    assertThat(s.house.distance(s.at[0], place("3,1"))).isEqualTo(3);
    assertThat(s.house.distance(s.at[0], place("0,3"))).isEqualTo(3);
  }

  @Test
  @DisplayName("CG-7: a big square is as near as its nearest part")
  void distanceToStart() {
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . 0 .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . 1
            + + + + +
            """)
        .ghost("start")
        .play("capture g1", "roll 2")
        .has("players.0.charges", 0);
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . 0 .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . 1
            + + + + +
            """)
        .ghost("start")
        .play("capture g1", "roll 3")
        .has("players.0.charges", 1);
    assertThat(corridor(2).house.distance(Places.START, Places.EXIT)).isEqualTo(26);
  }

  @Test
  @DisplayName("CG-8: a big square holds many and is adjacent to every square along its edge")
  void bigSquares() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . . .|.       . . .|0
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .ghost("exit")
        .ghost("exit")
        .may("step", "step 0,0", "step 1,0", "step 2,0", "step 3,0")
        .play("step 3,0")
        .asDrawn();
  }

  @Test
  @DisplayName("CG-8: a ghost that enters it possesses one player there, by the group's choice")
  void ghostEntersStart() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . g .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .play("target g1 1")
        .may("", "possess 0", "possess 1")
        .play("possess 0")
        .asDrawn()
        .has("ghosts.0.host", 0)
        .has("players.1.at", "start");
  }

  @Test
  @DisplayName("CG-8: Onna makes one there respawn; Pigin eats one")
  void bossEntersStart() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . B .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . 1
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .play("target onna 0", "possess 1", "roll 6 1", "respawn 3,3")
        .asDrawn()
        .has("boss.at", "start")
        .has("players.0.at", "start");
    Given.pigin(
            """
            + + + + +     + + + + +
             . B .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . .       . . . .
            + + + + +     + + + + +
            """)
        .ghostsTurn()
        .play("target pigin 1")
        .asDrawn()
        .has("boss.at", "start")
        .has("boss.belly.0", 1)
        .has("players.0.at", "start");
  }

  @Test
  @DisplayName("CG-8: a free ghost there merges at once with a player who steps in")
  void ghostOnStart() {
    Given.corridor(
            """
            + + + + +     + + + + +
             . 0 .|.       . . .|.
            + + + + +     + + + + +
             . . .|.       . . .|.
            + +-+ + +  →  + +-+ + +
            |.|.|. .      |.|.|. .
            +-+ + + +     +-+ + + +
             . . . 1       . . . 1
            + + + + +     + + + + +
            """)
        .ghost("start")
        .play("step start")
        .asDrawn()
        .has("ghosts.0.host", 0)
        .endsTurnOf(0);
  }

  @Test
  @DisplayName("CG-9: off the map there is nothing")
  void edgeOfTheMap() {
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             0 . .|.
            + +-+ + +
            |.|.|. .
            +-+ + + +
             . . . .
            + + + + +
            """)
        .may("step", "step 0,0", "step 1,1", "step 0,2");
  }

  @Test
  @DisplayName("GS-1, CG-10: in a corridor two wide Start touches two squares of each end room")
  void startInTheMiddle() {
    Given.corridor(
            """
            + + + + + + + + +     + + + + + + + + +
             . . .|. . . . .       . . .|. . 0 . .
            + + + + + + + + +     + + + + + + + + +
             . . .|. . . . .       . . .|. . . . .
            + +-+ + + + + + +  →  + +-+ + + + + + +
            |.|.|. . . . . .      |.|.|. . . . . .
            +-+ + + + + + + +     +-+ + + + + + + +
             . . . . . . . .       . . . . . . . .
            + + + + + + + + +     + + + + + + + + +
            """,
            "pepper",
            "flo",
            "zip")
        .may("step", "step 2,0", "step 3,0", "step 4,0", "step 5,0")
        .play("step 5,0")
        .asDrawn()
        .has("start.at", 2)
        .has("exit.at", 2);
    assertThat(corridor(2).house.layout.startAt).isZero();
    assertThat(corridor(6).house.layout.exitAt).isEqualTo(4);
    assertThat(Places.text(Places.room(0, 3))).isEqualTo("room 0,3");
  }

  @Test
  @DisplayName("GS-2: the way is the sum of the gaps, adjacent is a way of 1")
  void way() {
    CandyGhostsState s = corridor(2);
    assertThat(s.house.way(place("1,1"), place("3,2"))).isEqualTo(3);
    assertThat(s.house.way(place("1,1"), place("start"))).isEqualTo(2);
    assertThat(s.house.way(place("2,0"), place("start"))).isEqualTo(1);
    assertThat(s.house.way(Places.room(0, 1), place("1,1"))).isEqualTo(3);
  }

  @Test
  @DisplayName("GS-3: only face-up cards have walls")
  void faceDownRoomsHaveNoWalls() {
    CandyGhostsState s = corridor(2);
    for (int y = 0; y < 23; y++) {
      for (int x = 0; x < 4; x++) {
        int square = Places.square(x, y);
        assertThat(s.house.wall(square, Dir.SOUTH, Places.square(x, y + 1))).isFalse();
      }
    }
  }

  @Test
  @DisplayName("GS-3: items in a room that is face down again cannot be touched")
  void itemsInTheDark() {
    Given.corridor(
            """
            + + + + +
             . . .|.
            + + + + +
             . . .|.
            + +-+ + +
            |.|*|. .
            +-+ + + +
             . 0 . .
            + + + + +
            """)
        .up(1)
        .down(1)
        .item("1,2", "plate")
        .item("1,4", "vase")
        .may("pick", "pick 1,2")
        .refuses("pick 1,4", "CG-18: nothing to pick up lies there, on your square or beside it");
  }

  @Test
  @DisplayName("GS-4: the dice count rooms from the Exit, blue away from it, green across")
  void dice() {
    CandyGhostsState s = corridor(4); // 2 wide, 6 high, Exit S
    assertThat(s.house.layout.room(1, 1)).isEqualTo(10);
    assertThat(s.house.layout.room(1, 2)).isEqualTo(11);
    assertThat(s.house.layout.room(6, 3)).as("wrapping around").isZero();
    assertThat(s.house.layout.room(4, 2)).isEqualTo(5);
    s.house.layout = s.house.layout.with(Dir.SOUTH, 2, Dir.NORTH, 2);
    assertThat(s.house.layout.room(1, 1)).isEqualTo(1);
    assertThat(s.house.layout.room(3, 1)).isEqualTo(5);
    assertThat(s.house.layout.room(2, 2)).isEqualTo(2);
    s.house.layout = s.house.layout.with(Dir.SOUTH, 2, Dir.WEST, 2);
    assertThat(s.house.layout.room(1, 3)).isEqualTo(4);
    assertThat(s.house.layout.room(2, 4)).isEqualTo(7);
    s.house.layout = s.house.layout.with(Dir.SOUTH, 2, Dir.EAST, 2);
    assertThat(s.house.layout.room(1, 1)).isEqualTo(11);
    assertThat(s.house.layout.room(2, 3)).isEqualTo(6);
  }

  @Test
  @DisplayName("CG-8, CG-9: along each side the big square begins and ends where it is drawn")
  void edgesOfBigSquares() {
    House house = corridor(4).house; // 2 wide, 6 high; Start and Exit from x 2 to x 5
    for (int x = 0; x < 8; x++) {
      boolean within = x >= 2 && x <= 5;
      assertThat(house.ahead(Places.square(x, 0), Dir.NORTH))
          .isEqualTo(within ? Places.START : Places.NONE);
      assertThat(house.ahead(Places.square(x, 23), Dir.SOUTH))
          .isEqualTo(within ? Places.EXIT : Places.NONE);
    }
    assertThat(house.ahead(place("0,5"), Dir.WEST)).isEqualTo(Places.NONE);
    assertThat(house.ahead(place("7,5"), Dir.EAST)).isEqualTo(Places.NONE);
    assertThat(neighbours(house, Places.START)).containsExactly("2,0", "3,0", "4,0", "5,0");
    assertThat(neighbours(house, Places.EXIT)).containsExactly("2,23", "3,23", "4,23", "5,23");
    house.layout = house.layout.with(Dir.WEST, 2, Dir.EAST, 1);
    assertThat(neighbours(house, Places.START)).containsExactly("0,2", "0,3", "0,4", "0,5");
    assertThat(neighbours(house, Places.EXIT)).containsExactly("7,1", "7,2", "7,3", "7,4");
    assertThat(house.distance(place("0,2"), Places.START)).isEqualTo(2);
    assertThat(house.distance(place("6,3"), Places.EXIT)).isEqualTo(3);
    assertThat(house.distance(Places.START, Places.EXIT)).isEqualTo(10);
  }

  private static List<String> neighbours(House house, int place) {
    return IntStream.range(0, House.sides(place))
        .mapToObj(index -> Places.text(house.neighbour(place, index)))
        .toList();
  }

  @Test
  @DisplayName("GS-12: card steps go over the edges of rooms, and over Start and Exit")
  void cardSteps() {
    House house = corridor(6).house; // 3 wide, 6 high; Start and Exit in the middle
    assertThat(house.layout.cardSteps(0, 17)).isEqualTo(7);
    assertThat(house.layout.cardSteps(5, 7)).isEqualTo(2);
    assertThat(house.layout.cardSteps(4, House.START_CARD)).isEqualTo(2);
    assertThat(house.layout.cardSteps(House.START_CARD, 17)).isEqualTo(7);
    assertThat(house.layout.cardSteps(14, House.EXIT_CARD)).isEqualTo(3);
    assertThat(house.layout.cardSteps(House.START_CARD, House.EXIT_CARD)).isEqualTo(7);
    assertThat(house.layout.cardSteps(House.EXIT_CARD, House.EXIT_CARD)).isZero();
  }
}
