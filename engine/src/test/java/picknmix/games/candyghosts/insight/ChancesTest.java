package picknmix.games.candyghosts.insight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;
import picknmix.kernel.Json;
import picknmix.kernel.Seat;

/** What dice must show, and how likely it is. */
class ChancesTest {
  private static String told(Given given, String key) {
    return Json.write(new Told(given.session().state(), 0).all.get(key));
  }

  private static String odds(Given given, String action) {
    Map<?, ?> odds = (Map<?, ?>) new Told(given.session().state(), 0).all.get("odds");
    return Json.write(odds.get(action));
  }

  @Test
  @DisplayName("CG-31: a capture must reach the distance; 1 fails and 6 succeeds")
  void capture() {
    assertThat(odds(Given.room().ghost("1,2"), "capture g1"))
        .isEqualTo("{\"distance\":3,\"need\":3,\"dice\":1,\"chance\":67}");
    assertThat(odds(Given.room().ghost("1,1"), "capture g1")).contains("\"need\":2", "83");
    assertThat(odds(Given.room().up(1).up(2).ghost("1,9"), "capture g1"))
        .isEqualTo("{\"distance\":10,\"need\":6,\"dice\":1,\"chance\":17}");
  }

  @Test
  @DisplayName("CG-34, CG-44, CG-63: modifiers, and where they come from")
  void because() {
    Given given =
        Given.room("pim", "flo")
            .hand(0, "megaphone", "cursed-espresso", "espresso")
            .atmosphere("cold-draught")
            .ghost("1,2");
    assertThat(told(given, "rolls"))
        .isEqualTo(
            "{\"modifier\":-1,\"because\":["
                + "{\"kind\":\"item\",\"word\":\"megaphone\",\"n\":1},"
                + "{\"kind\":\"item\",\"word\":\"cursed-espresso\",\"n\":-1},"
                + "{\"kind\":\"atmosphere\",\"word\":\"cold-draught\",\"n\":-1}]}");
    assertThat(odds(given, "capture g1")).contains("\"need\":4", "\"chance\":50");
  }

  @Test
  @DisplayName("CG-37: the ghost in oneself is at distance 6")
  void ownGhost() {
    assertThat(odds(Given.room().possessed(0), "capture g1"))
        .isEqualTo("{\"distance\":6,\"need\":6,\"dice\":1,\"chance\":17}");
  }

  @Test
  @DisplayName("CG-50: the Ghost Whisperer's attack is sure")
  void whisperer() {
    Given given = Given.room("wren", "flo").possessed(1).charges(0, 1);
    assertThat(odds(given, "special g1")).contains("\"dice\":0", "\"chance\":100");
  }

  @Test
  @DisplayName("CG-56: the Whistler adds two dice")
  void whistler() {
    Given given = Given.room("flo", "zip").up(1).up(2).ghost("1,9").charges(0, 1);
    assertThat(odds(given, "special g1"))
        .isEqualTo("{\"distance\":10,\"need\":10,\"dice\":2,\"chance\":17}");
  }

  @Test
  @DisplayName("CG-57: Boom Voice reaches each ghost with a chance of its own")
  void boom() {
    Given given = Given.room("bruno", "flo").up(1).ghost("1,2").ghost("1,7").charges(0, 1);
    assertThat(odds(given, "special"))
        .isEqualTo(
            "{\"distance\":3,\"need\":3,\"dice\":1,\"chance\":67,\"within\":["
                + "{\"who\":\"g1\",\"distance\":3,\"chance\":67},"
                + "{\"who\":\"g2\",\"distance\":8,\"chance\":14}]}");
    assertThat(odds(Given.room("bruno", "flo").charges(0, 1), "special"))
        .isEqualTo("{\"distance\":0,\"need\":1,\"dice\":1,\"chance\":0,\"within\":[]}");
  }

  @Test
  @DisplayName("CG-33, CG-61: at every square of a face-up room; with a torch at any square")
  void throwing() {
    Given vase = Given.room().hand(0, "vase");
    assertThat(told(vase, "throws"))
        .contains("\"1,2\":{\"distance\":3,\"need\":3,\"chance\":67}", "\"start\":", "\"exit\":")
        .doesNotContain("\"1,4\":");
    assertThat(told(Given.room().hand(0, "torch"), "throws"))
        .contains("\"1,4\":{\"distance\":5,\"need\":5,\"chance\":33}");
    assertThat(odds(vase, "give vase 1")).contains("\"distance\":2", "\"chance\":83");
  }

  @Test
  @DisplayName("Who has nothing to roll for is told nothing of dice")
  void nothing() {
    assertThat(told(Given.room(), "rolls")).isEqualTo("null");
    Given given = Given.room().ghost("1,2");
    Told other = new Told(given.session().state(), 1);
    assertThat(other.all.get("rolls")).isNull();
    assertThat((Map<?, ?>) other.all.get("odds")).isEmpty();
    Told spectator = new Told(given.session().state(), Seat.SPECTATOR);
    assertThat((Map<?, ?>) spectator.all.get("throws")).isEmpty();
  }
}
