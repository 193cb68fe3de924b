package picknmix.games.candyghosts.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static picknmix.games.candyghosts.bot.Adviser.ROOM;

import java.util.List;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.CandyGhosts;
import picknmix.games.candyghosts.Given;
import picknmix.review.Why;

/** Each reason of Candy Ghosts where it is true, and none where it is not. */
class CandyGhostsLessonsTest {
  private static List<String> why(Given given, String better, String worse) {
    return Why.reasons(new CandyGhosts(), given.session().state(), better, worse);
  }

  private static Given house() {
    return Given.corridor(ROOM, "pepper", "flo");
  }

  @Test
  void aFriendComesFree() {
    Given given = house().possessed(1).hand(0, "kit");
    assertThat(why(given, "use kit 1", "end"))
        .anyMatch(reason -> reason.startsWith("{\"type\":\"frees\",\"seat\":1,\"chance\":1.0"));
    assertThat(why(given, "end", "use kit 1")).noneMatch(reason -> reason.contains("frees"));
  }

  @Test
  void aGhostIsCaptured() {
    Given given = house().ghost("1,1").at(1, "start");
    assertThat(why(given, "capture g1", "end"))
        .anyMatch(reason -> reason.startsWith("{\"type\":\"captures\""));
    assertThat(why(given, "end", "capture g1")).noneMatch(reason -> reason.contains("captures"));
  }

  @Test
  void aGhostThatIsGoneCatchesNobody() {
    Given given = house().ghost("1,1").at(1, "start");
    assertThat(why(given, "capture g1", "end"))
        .anyMatch(
            reason ->
                reason.startsWith(
                    "{\"type\":\"safer\",\"seat\":0,\"danger\":\"possessed\",\"who\":\"g1\""));
    assertThat(why(given, "end", "capture g1")).noneMatch(reason -> reason.contains("safer"));
  }

  @Test
  void anItemIsTaken() {
    Given given = house().item("1,1", "torch");
    assertThat(why(given, "pick 1,1", "end"))
        .contains("{\"type\":\"takes\",\"item\":\"torch\",\"where\":[\"1,1\"]}");
    assertThat(why(given, "end", "pick 1,1")).noneMatch(reason -> reason.contains("takes"));
  }

  @Test
  void theExitIsNearer() {
    assertThat(why(house(), "step 1,1", "end"))
        .anyMatch(reason -> reason.startsWith("{\"type\":\"nearer\""));
    assertThat(why(house(), "end", "step 1,1")).noneMatch(reason -> reason.contains("nearer"));
  }

  @Test
  void theLastOneGetsOutAndAllHaveWon() {
    Given given = house().up(5).at(0, "3,23").at(1, "exit");
    assertThat(why(given, "step exit", "end"))
        .contains("{\"type\":\"wins\"}")
        .anyMatch(reason -> reason.startsWith("{\"type\":\"out\""));
    assertThat(why(given, "end", "step exit")).isEmpty();
  }

  @Test
  void whereIsPlacesThingsAndPlayers() {
    CandyGhosts game = new CandyGhosts();
    var tutor = game.tutor();
    assertThat(tutor.where(game.notation().parse("throw vase 2,9"))).containsExactly("2,9", "vase");
    assertThat(tutor.where(game.notation().parse("ghost g2 room 0,3")))
        .containsExactly("room 0,3", "g2");
    assertThat(tutor.where(game.notation().parse("give kit 1"))).containsExactly("kit", "seat 1");
    assertThat(tutor.where(game.notation().parse("step 2,3 push"))).containsExactly("2,3");
    assertThat(tutor.where(game.notation().parse("end"))).isEmpty();
  }
}
