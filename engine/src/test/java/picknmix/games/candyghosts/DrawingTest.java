package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A view as text, for those who see no map. */
class DrawingTest {
  @Test
  void tellsWhoIsWhereAndWhatLiesWhere() {
    Given given =
        Given.corridor(
                """
                + + + + +
                 . 0 .|.
                + + + + +
                 . . g|.
                + +-+ + +
                |i|.|. .
                +-+ + + +
                 . . * #
                + + + + +
                """,
                "pepper",
                "flo")
            .item("2,3", "teacup")
            .item("3,3", "rug")
            .hand(0, "torch")
            .charges(0, 1)
            .noise("3,0")
            .atmosphere("fog")
            .ghost("room 0,4")
            .ap(3);
    assertThat(given.session().view(1).text())
        .isEqualTo(
            """
            round 1 · turn · seat 0, 3 AP · fog
            0 pepper 1,0, 1 charges, torch
            1 flo 0,2, 0 charges, possessed
            + + + + +
             . 0 .|!
            + + + + +
             . . g|.
            + +-+ + +
            |i|.|. .
            +-+ + + +
             . . * #
            + + + + +
            + + + + +
            + + + + +
            + + + + +
            + + + + +
            + + + + +
            teacup 2,3, rug 3,3, noise 3,0
            g4 room 0,4
            """);
  }
}
