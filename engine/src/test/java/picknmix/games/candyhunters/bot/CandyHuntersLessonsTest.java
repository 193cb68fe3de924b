package picknmix.games.candyhunters.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.CandyHunters;
import picknmix.games.candyhunters.Given;
import picknmix.games.candyhunters.rules.CandyHuntersState;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Move;
import picknmix.review.Why;

/** Each reason of Candy Hunters where it is true, and none where it is not. */
class CandyHuntersLessonsTest {
  private static List<String> why(Given.Game game, String better, String worse) {
    return Why.reasons(new CandyHunters(), game.state(), better, worse);
  }

  @Test
  void aPatternCanBeScored() {
    Given.Game game = Given.town("B R", "Y .").hand(0, "P05 P01").build();
    assertThat(why(game, "build G 1,1", "build R 1,1"))
        .contains(
            "{\"type\":\"pattern\",\"card\":\"P05\",\"points\":2,\"where\":[\"0,0\",\"1,0\",\"0,1\",\"1,1\"]}");
    assertThat(why(game, "build R 1,1", "build G 1,1"))
        .noneMatch(reason -> reason.contains("pattern"));
  }

  @Test
  void aKidGetsHome() {
    Given.Game game = Given.town("B0 R . B R", "Y . . Y .").hand(0, "P05 P01").build();
    assertThat(why(game, "build G 1,1", "build G 4,1"))
        .contains("{\"type\":\"kid-home\",\"colour\":\"B\",\"where\":[\"0,0\"]}");
    assertThat(why(game, "build G 4,1", "build G 1,1"))
        .noneMatch(reason -> reason.contains("kid-home"));
  }

  @Test
  void aGhostScares() {
    Given.Game game = Given.town("B R . B R*", "Y G . Y G").hand(0, "P05 P01").score();
    assertThat(why(game, "score P05 0,0 r0", "score P05 3,0 r0"))
        .contains("{\"type\":\"fewer-scares\",\"count\":1,\"where\":[\"4,0\"]}");
    assertThat(why(game, "score P05 3,0 r0", "score P05 0,0 r0"))
        .noneMatch(reason -> reason.contains("fewer-scares"));
  }

  @Test
  void anothersKidGetsCandy() {
    Given.Game game = Given.town("B R . B R1", "Y G . Y G").hand(0, "P05 P01").score();
    assertThat(why(game, "score P05 0,0 r0", "score P05 3,0 r0"))
        .contains("{\"type\":\"others-candy\",\"seat\":1,\"where\":[\"4,0\"]}");
    assertThat(why(game, "score P05 3,0 r0", "score P05 0,0 r0"))
        .noneMatch(reason -> reason.contains("others-candy"));
  }

  /** Without a deck it is known what the other holds, who can drive two ghosts away, not three. */
  @Test
  void aGhostStopsAnother() {
    Given given = Given.town("R B* R* G", "G Y G .", ". R* B .").hand(1, "P05").noDeck().round(6);
    Given.Game game = given.ghosts(1);
    assertThat(why(game, "ghost 1,2 1,1", "stay"))
        .anyMatch(
            reason ->
                reason.startsWith(
                    "{\"type\":\"ghost-stops\",\"seat\":1,\"where\":[\"1,1\"],\"colour\":\"Y\",\"points\":1"));
    assertThat(why(game, "ghost 1,2 2,2", "stay"))
        .noneMatch(reason -> reason.contains("ghost-stops"));
  }

  /** A house that a ghost goes to may be of the same turn: before it nothing stood there. */
  @Test
  void aGhostStopsAnotherOnANewHouse() {
    Given given = Given.town("R B* R* G", "G . G .", ". R* B .").hand(1, "P05").noDeck().round(6);
    CandyHunters game = new CandyHunters();
    CandyHuntersState s = given.build().state();
    List<Move> line =
        Stream.of("build Y 1,1", "ghost 1,2 1,1")
            .map(action -> new Move(0, game.notation().parse(action)))
            .toList();
    long worse = game.notation().parse("build Y 1,1");
    assertThat(game.tutor().why(game.view(s, 0), line, worse, new FastRandom(1)))
        .anyMatch(
            reason ->
                reason instanceof CandyHuntersReason.GhostStops stops
                    && stops.at().equals("1,1")
                    && stops.colour().equals("Y"));
  }

  @Test
  void aCardIsKeptForTheNextTurn() {
    Given.Game game = Given.town("B R", "Y G").hand(0, "P05 P01").exchange();
    assertThat(why(game, "keep", "exchange P05"))
        .anyMatch(reason -> reason.startsWith("{\"type\":\"ready\",\"card\":\"P05\""));
    assertThat(why(game, "exchange P05", "keep")).noneMatch(reason -> reason.contains("ready"));
  }

  @Test
  void whereIsTheCellsAndTheCard() {
    CandyHunters game = new CandyHunters();
    var tutor = game.tutor();
    assertThat(tutor.where(game.notation().parse("score P05 3,0 r0")))
        .containsExactly("3,0", "4,0", "3,1", "4,1", "P05");
    assertThat(tutor.where(game.notation().parse("ghost 0,0 1,0"))).containsExactly("0,0", "1,0");
    assertThat(tutor.where(game.notation().parse("stay"))).isEmpty();
  }
}
