package picknmix.games.cukierki;

import static org.assertj.core.api.Assertions.assertThat;
import static picknmix.games.cukierki.Given.place;
import static picknmix.games.cukierki.Given.wall;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picknmix.bots.Course;
import picknmix.kernel.Event;
import picknmix.kernel.Move;
import picknmix.kernel.Reason;
import picknmix.review.Why;

/** Each reason of Cukierki where it is true, and none where it is not. */
class CukierkiLessonsTest {
  private static List<String> why(Given given, String better, String worse) {
    return Why.reasons(new Cukierki(), given.json(), better, worse);
  }

  private static Given cookies() {
    return noPool().pool("LMSP LPMS LPSM");
  }

  private static Given noPool() {
    return Given.basic("CLMS LMPS", "LSLS").table("CLMP");
  }

  @Test
  void aCookieIsOneMoreTile() {
    String cookie = place("MSCL", 0, -1);
    String candy = place("MPSL", 1, 0);
    assertThat(why(cookies(), cookie, candy))
        .contains("{\"type\":\"cookie\",\"where\":[\"0,-1\"]}");
    assertThat(why(cookies(), candy, cookie)).noneMatch(reason -> reason.contains("cookie"));
  }

  @Test
  void aHalfCookieShouldNotGoForNothing() {
    String candy = place("MPSL", 1, 0);
    String waste = place("MSCL", 1, 0);
    String wastes = "{\"type\":\"wastes-cookie\",\"tile\":" + Given.number("CLMS") + "}";
    assertThat(why(cookies(), candy, waste)).contains(wastes);
    assertThat(why(cookies(), waste, candy)).doesNotContain(wastes);
    // nothing can come of it any more
    assertThat(why(noPool(), candy, waste)).doesNotContain(wastes);
  }

  @Test
  void lollipopsAndPointsAreCounted() {
    Given given = Given.basic("BLSP", "").table("CLPT");
    String lollipop = place("PBLS", -1, 0);
    String candy = place("SPBL", 1, 0);
    assertThat(why(given, lollipop, candy))
        .contains("{\"type\":\"lollipop\",\"count\":1}")
        .contains("{\"type\":\"more-points\",\"points\":2,\"instead\":0}");
    assertThat(why(given, candy, lollipop)).isEmpty();
  }

  @Test
  void anAdvantageIsWon() {
    Given given = Given.advanced("", "").wall(0, "LMPS").wall(1, "LMSP LPSM").capturing("MPMP");
    String most = wall("PMPM", 0, 1);
    String tie = wall("PMPM", 1, 0);
    assertThat(why(given, most, tie))
        .contains("{\"type\":\"advantage\",\"kind\":\"P\",\"from\":null}");
    assertThat(why(given, tie, most)).noneMatch(reason -> reason.contains("advantage"));
  }

  @Test
  void tilesFindAPlaceOnTheWall() {
    Course<CukierkiState> all = course(new CukierkiEvent.Stopped(0));
    Course<CukierkiState> aside = course(new CukierkiEvent.SetAside(0, 5, Map.of()));
    assertThat(reasons(all, aside)).containsExactly(new CukierkiReason.Fits(1));
    assertThat(reasons(aside, all)).isEmpty();
  }

  private static Course<CukierkiState> course(Event event) {
    Move stop = new Move(0, CukierkiNotation.of(CukierkiNotation.STOP));
    var step = new Course.Step(stop, List.of(event), List.of(0, 0));
    CukierkiState s = new CukierkiState();
    return new Course<>(0, s, List.of(step), List.of(), s);
  }

  private static List<Reason> reasons(Course<CukierkiState> better, Course<CukierkiState> worse) {
    return new CukierkiLessons().reasons(List.of(better), List.of(worse));
  }

  /** With no tile left to draw the other's hand is known: what they will do can be foreseen. */
  @Test
  void whatOthersGetIsStoppedOrGiven() {
    // Seat 1 has LSLS and can use the L of a tile that lies free.
    Given given = Given.basic("MPMP", "LSLS").table("CLMP . . BSML");
    List<String> reasons = why(given, place("MPMP", 0, 1), place("MPMP", 2, 0));
    assertThat(reasons).noneMatch(reason -> reason.contains("more-points"));
  }

  @Test
  void whereIsTheCellAndTheTile() {
    var tutor = new Cukierki().tutor();
    var notation = new CukierkiNotation();
    assertThat(tutor.where(notation.parse("place 7 3,-1 r2"))).containsExactly("3,-1", "tile 7");
    assertThat(tutor.where(notation.parse("aside 7"))).containsExactly("tile 7");
    assertThat(tutor.where(notation.parse("pass"))).isEmpty();
  }
}
