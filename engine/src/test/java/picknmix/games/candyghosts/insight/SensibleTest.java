package picknmix.games.candyghosts.insight;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;
import picknmix.kernel.Seat;

/** What is sensible for the group. */
class SensibleTest {
  private static Object sensible(Given given, int viewer) {
    return new Told(given.session().state(), viewer).all.get("sensible");
  }

  private static Given ghosts() {
    return Given.room().up(1).ghost("1,2").ghost("1,7").ghostsTurn();
  }

  @Test
  @DisplayName("CG-25: the leader is told who moves best; with anyone everybody is")
  void leader() {
    assertThat(sensible(ghosts(), 0)).as("that catches nobody").isEqualTo("target g2 0");
    assertThat(sensible(ghosts(), 1)).isNull();
    assertThat(sensible(ghosts(), Seat.SPECTATOR)).isNull();
    assertThat(sensible(ghosts().anyone(), 1)).isEqualTo("target g2 0");
  }

  @Test
  @DisplayName("GS-5: all know who will move the ghosts, also before it is time")
  void whoLeads() {
    assertThat(leads(Given.room())).isEqualTo(0);
    assertThat(leads(Given.room().round(2))).as("it rotates").isEqualTo(1);
    assertThat(leads(ghosts())).isEqualTo(0);
    assertThat(leads(ghosts().anyone())).as("nobody more than another").isNull();
  }

  private static Object leads(Given given) {
    return new Told(given.session().state(), Seat.SPECTATOR).all.get("leader");
  }

  @Test
  @DisplayName("CG-30: who places a ghost is told where it does least")
  void put() {
    Given given = Given.room().at(0, "1,3").ghost("room 0,1").play("step 1,4");
    assertThat(sensible(given, 0)).as("far from everybody").isEqualTo("put g1 3,7");
    assertThat(sensible(Given.room(), 0)).as("one's own turn is one's own").isNull();
  }

  @Test
  @DisplayName("CG-70: a traitor is told the same as a friend")
  void roles() {
    Object friend = sensible(ghosts().role(0, "coward-1").role(1, "hoarder"), 0);
    Object traitor = sensible(ghosts().role(0, "traitor-1").role(1, "hoarder"), 0);
    assertThat(traitor).isNotNull().isEqualTo(friend);
  }
}
