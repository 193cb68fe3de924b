package picknmix.games.candyghosts.insight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyghosts.Given;
import picknmix.games.candyghosts.insight.Told.End;
import picknmix.games.candyghosts.insight.Told.Hunter;
import picknmix.kernel.Seat;

/** Whom ghosts and bosses hunt, and how far they come. */
class HuntsTest {
  private static Hunter hunter(Given given, String who) {
    return new Told(given.session().state(), Seat.SPECTATOR).hunter(who);
  }

  private static List<String> rests(Given given, String who) {
    return hunter(given, who).ends().stream().map(End::at).toList();
  }

  @Test
  @DisplayName("CG-26, CG-28: the nearest player, in four steps, each of which comes nearer")
  void nearest() {
    Given given = Given.room().ghost("1,3");
    assertThat(hunter(given, "g1"))
        .isEqualTo(
            new Hunter(
                "g1",
                "1,3",
                List.of("0"),
                4,
                List.of(0),
                List.of(new End("1,0", "0", List.of("1,2", "1,1", "1,0")))));
    Given turn = Given.room().ghost("1,3").ghostsTurn();
    assertThat(hunter(turn, "g1"))
        .as("the same in the ghosts' turn")
        .isEqualTo(hunter(given, "g1"));
    turn.play("target g1 0").has("ghosts.0.host", 0);
  }

  @Test
  @DisplayName("CG-28: who is too far away is not caught; the atmosphere of now counts")
  void far() {
    Given far = Given.room().up(1).ghost("1,6");
    assertThat(hunter(far, "g1").catches()).isEmpty();
    assertThat(rests(far, "g1")).containsExactly("1,2");
    Given moonlight = Given.room().up(1).ghost("1,6").atmosphere("lullaby");
    assertThat(hunter(moonlight, "g1").steps()).isEqualTo(3);
    assertThat(rests(moonlight, "g1")).containsExactly("1,3");
  }

  @Test
  @DisplayName("CG-26: among equals the group chooses; each end has its target")
  void equals() {
    Given given = Given.room().at(0, "0,0").at(1, "2,0").ghost("1,2");
    Hunter hunter = hunter(given, "g1");
    assertThat(hunter.targets()).containsExactly("0", "1");
    assertThat(hunter.catches()).containsExactly(0, 1);
    assertThat(hunter.ends().stream().map(end -> end.at() + " " + end.target()))
        .containsExactlyInAnyOrder("0,0 0", "2,0 1");
  }

  @Test
  @DisplayName("CG-26, CG-35: a noise is the target of all")
  void noise() {
    Given given = Given.room().ghost("1,3").noise("3,3");
    assertThat(hunter(given, "g1").targets()).containsExactly("noise");
    assertThat(hunter(given, "g1").catches()).isEmpty();
    assertThat(rests(given, "g1")).containsExactly("3,3");
  }

  @Test
  @DisplayName("CG-27: out of a face-down room it comes one card, onto any square of that edge")
  void faceDown() {
    Given given = Given.room().ghost("room 0,1");
    assertThat(hunter(given, "g1").at()).isEqualTo("room 0,1");
    assertThat(hunter(given, "g1").steps()).isEqualTo(1);
    assertThat(rests(given, "g1")).containsExactlyInAnyOrder("0,3", "1,3", "2,3", "3,3");
    assertThat(rests(Given.room().ghost("room 0,2"), "g1")).containsExactly("room 0,1");
  }

  @Test
  @DisplayName("CG-28: entering a face-down room it stops")
  void intoTheDark() {
    Given given = Given.room().up(2).ghost("1,9").ghostsTurn();
    assertThat(rests(given, "g1")).containsExactly("room 0,1");
    given.play("target g1 0").has("ghosts.0.at", "room 0,1");
  }

  @Test
  @DisplayName("CG-28: ghosts and possessed players are in the way, and nobody hunts the possessed")
  void inTheWay() {
    Given given = Given.room().at(0, "1,2").possessed(0).ghost("1,3").at(1, "1,0");
    assertThat(hunter(given, "g2").targets()).containsExactly("1");
    assertThat(rests(given, "g2")).containsExactly("1,3");
    assertThat(new Told(given.session().state(), 0).hunters()).as("one is merged").hasSize(1);
  }

  @Test
  @DisplayName("CG-8: on a big square a ghost may meet any of those there")
  void bigSquare() {
    Given given = Given.room().at(0, "start").ghost("1,1").ghostsTurn();
    assertThat(hunter(given, "g1").catches()).containsExactly(0, 1);
    given.play("target g1 0");
    Hunter there = hunter(given, "g1");
    assertThat(there.ends()).as("it is there").isEmpty();
    assertThat(there.catches()).containsExactly(0, 1);
    given.play("possess 1").has("result", null).has("ghosts.0.host", 1);
  }

  @Test
  @DisplayName("CG-25: who has moved hunts nobody; who is on its way has the steps that are left")
  void moved() {
    Given given = Given.room().up(1).ghost("0,3").ghost("3,5").ghostsTurn().play("target g1 0");
    assertThat(hunter(given, "g1").steps()).isEqualTo(4);
    assertThat(hunter(given, "g1").targets()).containsExactly("0");
    given.play("ghost g1 0,2");
    assertThat(hunter(given, "g1").steps()).isEqualTo(3);
    assertThat(hunter(given, "g1").ends().getFirst().target()).as("that is settled").isNull();
    given.play("ghost g1 1,2");
    Given one = Given.room().up(1).ghost("1,6").ghost("3,5").ghostsTurn().play("target g1 0");
    Hunter done = hunter(one, "g1");
    assertThat(done.targets()).isEmpty();
    assertThat(done.ends()).isEmpty();
    assertThat(done.steps()).isZero();
    assertThat(hunter(one, "g2").ends()).isNotEmpty();
  }

  @Test
  @DisplayName("CG-40, CG-41: Onna goes as far as her AP, and a mirror stops her")
  void onna() {
    Given given = Given.room().up(1).bossAt("1,5");
    assertThat(hunter(given, "onna").steps()).isEqualTo(5);
    assertThat(hunter(given, "onna").catches()).containsExactly(0);
    Given mirror =
        Given.corridor(
                """
                + + + + +
                 . 0 .|.
                + + + + +
                 . # .|.
                + +-+ + +
                |.|.|. .
                +-+ + + +
                 . B . .
                + + + + +
                """)
            .item("1,1", "mirror");
    assertThat(hunter(mirror, "onna").catches()).isEmpty();
    assertThat(rests(mirror, "onna")).containsExactly("1,1");
  }

  @Test
  @DisplayName("CG-42: Pigin jumps onto what is nearest, ghosts too; a player there is eaten")
  void pigin() {
    Given ghost = Given.pigin(Given.ROOM).bossAt("1,3").ghost("2,3");
    assertThat(hunter(ghost, "pigin"))
        .isEqualTo(
            new Hunter(
                "pigin",
                "1,3",
                List.of("g1"),
                1,
                List.of(),
                List.of(new End("2,3", "g1", List.of("2,3")))));
    Given player = Given.pigin(Given.ROOM).bossAt("1,2");
    assertThat(hunter(player, "pigin").catches()).containsExactly(0);
    Given stays = Given.pigin(Given.ROOM).bossAt("1,3").at(0, "1,2").possessed(0).noise("1,2");
    assertThat(hunter(stays, "pigin").ends()).containsExactly(new End("1,3", "noise", List.of()));
  }

  @Test
  @DisplayName("Before all have chosen and when it is over nobody hunts")
  void nobody() {
    Given over = Given.room().left(1).at(0, "exit").play("leave");
    assertThat(over.get("phase")).isEqualTo("\"over\"");
    assertThat(new Told(over.session().state(), 0).hunters()).isEmpty();
  }
}
