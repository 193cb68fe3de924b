package picknmix.games.candyhunters.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.Given;

/** Points and winners, CH-21 and CH-22. */
class PointRulesTest {
  private static Given given() {
    return Given.town("R B");
  }

  @Test
  @DisplayName("CH-21: patterns 2, haunted ones 5, candies 2 and 1 by colour, scare markers −1")
  void points() {
    Given.Game game =
        given()
            .haunted(1, "H1")
            .scored(0, "P01 P02 P03 H3")
            .candies(0, "R R R B")
            .scares(0, 4)
            .scored(1, "P04")
            .scares(1, 3)
            .over();
    assertThat(game.sheet())
        .isEqualTo("{\"patterns\":[6,2],\"haunted\":[5,0],\"candies\":[6,0],\"scares\":[-4,-3]}");
    assertThat(game.status("scores")).isEqualTo("[13,-1]");
    assertThat(game.status("winners")).isEqualTo("[0]");
  }

  @Test
  @DisplayName("CH-22: no winner before the end")
  void notYet() {
    assertThat(given().scored(0, "P01").build().status("winners")).isEqualTo("null");
    assertThat(new CandyHuntersRules().winners(given().scored(0, "P01").build().state())).isZero();
  }

  @Test
  @DisplayName("CH-22: tied on points, fewest completed patterns, haunted ones included")
  void fewestPatterns() {
    Given.Game game = given().scored(0, "P01 P02").scored(1, "P03").candies(1, "R").over();
    assertThat(game.status("scores")).isEqualTo("[4,4]");
    assertThat(game.status("winners")).isEqualTo("[1]");
    Given.Game haunted =
        given().haunted(1, "H1").scored(0, "H2 P01").scored(1, "P03").candies(1, "R R B").over();
    assertThat(haunted.status("scores")).isEqualTo("[7,7]");
    assertThat(haunted.status("winners")).isEqualTo("[1]");
  }

  @Test
  @DisplayName("CH-22: then fewest scare markers")
  void fewestScares() {
    Given.Game game = given().scored(0, "P01").candies(0, "R").scares(0, 2).scored(1, "P03").over();
    assertThat(game.status("scores")).isEqualTo("[2,2]");
    assertThat(game.status("winners")).isEqualTo("[1]");
  }

  @Test
  @DisplayName("CH-22: then most candy colours, then a shared win")
  void mostColours() {
    Given.Game game =
        given().seats(3).candies(0, "R R R").candies(1, "R B").candies(2, "G Y").over();
    assertThat(game.status("scores")).isEqualTo("[4,4,4]");
    assertThat(game.status("winners")).isEqualTo("[1,2]");
  }

  @Test
  @DisplayName("CH-22: each step is among those still tied")
  void stillTied() {
    Given.Game game =
        given()
            .seats(4)
            .scored(0, "P01")
            .candies(1, "R")
            .scares(2, 0)
            .candies(2, "B B")
            .scares(2, 1)
            .over();
    assertThat(game.status("scores")).isEqualTo("[2,2,2,0]");
    assertThat(game.status("winners")).isEqualTo("[1]");
  }
}
