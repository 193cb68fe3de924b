package picknmix.games.candyghosts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Options;
import picknmix.kernel.Seat;

/** Roles, scores, the end; and the gallery's locked Exit. */
class EndTest {
  private static Given given(String... characters) {
    return Given.corridor(Given.ROOM, characters);
  }

  /** Seat 0 has left, seat 1 is lost. */
  private static Given alone(String role, String character) {
    Given given = given(character, "flo").role(0, role).role(1, "hoarder").at(0, "exit");
    return given.possessed(1).hand(0, "vase").play("leave");
  }

  @Test
  @DisplayName("CG-70: a role is active with one of its traits, else its owner is a friend")
  void activeRoles() {
    assertThat(alone("traitor-2", "pepper").status("scores")).as("smart").isEqualTo("[2,0]");
    assertThat(alone("traitor-2", "otto").status("scores")).as("a friend").isEqualTo("[1,0]");
  }

  @Test
  @DisplayName("CG-70: roles are secret until the end")
  void secretRoles() {
    Given given = given("pepper", "flo").role(0, "traitor-2").role(1, "hoarder");
    assertThat(given.seen(0, "players.0.role")).isEqualTo("\"traitor-2\"");
    assertThat(given.seen(1, "players.0.role")).isEqualTo("\"?\"");
    assertThat(given.seen(Seat.SPECTATOR, "players.1.role")).isEqualTo("\"?\"");
    assertThat(alone("traitor-2", "pepper").seen(1, "players.0.role")).isEqualTo("\"traitor-2\"");
  }

  @Test
  @DisplayName("CG-71: what each role scores for one who escaped alone, with a vase")
  void roles() {
    assertThat(alone("traitor-1", "pepper").status("scores")).isEqualTo("[2,0]");
    assertThat(alone("coward-2", "pepper").status("scores")).isEqualTo("[0,0]");
    assertThat(alone("vandal", "zip").status("scores")).isEqualTo("[0,0]");
    assertThat(alone("explorer", "pepper").status("scores")).isEqualTo("[1,0]");
    assertThat(alone("introvert", "zip").status("scores")).isEqualTo("[10,0]");
    Given hoarder = given("pepper", "flo").role(0, "hoarder").role(1, "vandal").at(0, "exit");
    hoarder.possessed(1).hand(0, "vase", "torch").hand(1, "plate").play("leave");
    assertThat(hoarder.status("scores")).isEqualTo("[2,0]");
  }

  @Test
  @DisplayName(
      "CG-71: vandal: 1 for each item broken or removed; coward: 2 for each who comes after")
  void vandalAndCoward() {
    Given given = given("pepper", "zip").up(5).role(0, "coward-2").role(1, "vandal");
    given.at(0, "exit").at(1, "3,23").hand(0, "vase").play("throw vase exit", "roll 6", "leave");
    given.play("roll 1 1", "spawn 0,20", "step exit");
    assertThat(given.get("result")).isEqualTo("\"won\"");
    assertThat(given.status("scores")).isEqualTo("[2,1]");
    assertThat(given.status("winners")).isEqualTo("[0]");
  }

  @Test
  @DisplayName("CG-72: leaving together they go in turn order from the player who is next")
  void leavingOrder() {
    Given given = given("pepper", "zip").up(5).at(0, "exit").at(1, "3,23").turn(1);
    given.play("step exit");
    assertThat(given.get("players.0.left")).isEqualTo("1");
    assertThat(given.get("players.1.left")).isEqualTo("2");
  }

  @Test
  @DisplayName("CG-72: a series of as many games as players; the lowest total starts the next")
  void series() {
    CandyGhostsSeries series = CandyGhostsSeries.start(2);
    assertThat(series.first()).isNull();
    series = series.after(List.of(3, 1), List.of(0));
    assertThat(series.first()).isEqualTo(1);
    assertThat(series.winners()).isEmpty();
    series = series.after(List.of(0, 2), List.of(1));
    assertThat(series.isOver()).isTrue();
    assertThat(series.totals()).containsExactly(3, 3);
    assertThat(series.winners()).containsExactly(0, 1);
  }

  @Test
  @DisplayName("CG-80: won when all have left; lost when all still there are possessed")
  void end() {
    Given won = given("pepper", "flo").up(5).at(0, "3,23").at(1, "exit").play("step exit");
    assertThat(won.get("result")).isEqualTo("\"won\"");
    assertThat(won.status("winners")).isEqualTo("[0,1]");
    assertThat(won.status("scores")).isEqualTo("[2,2]");
    Given lost = given("pepper", "flo").possessed(1).ghost("1,1").play("step 1,1");
    assertThat(lost.get("result")).isEqualTo("\"lost\"");
    assertThat(lost.status("winners")).isEqualTo("[]");
    Given behind = given("pepper", "flo").possessed(1).at(0, "exit").play("leave");
    assertThat(behind.get("result")).as("lost for those behind").isEqualTo("\"lost\"");
    assertThat(behind.get("turn")).isEqualTo("null");
    assertThat(behind.get("pending")).isEqualTo("[]");
  }

  @Test
  @DisplayName(
      "GS-16: a ghost that leaves in its host is consumed; before the end all have one score")
  void leavingPossessed() {
    Given given = given("pepper", "flo").up(5).at(0, "3,23").at(1, "exit").possessed(1);
    assertThat(given.status("scores")).isEqualTo("[0,0]");
    given.play("step exit");
    assertThat(given.get("ghosts")).isEqualTo("[]");
    assertThat(given.get("consumed")).isEqualTo("1");
    assertThat(given.status("winners")).isEqualTo("[0,1]");
  }

  @Test
  @DisplayName("GS-17: dawn: after the ghosts' turn of the last round the game is lost")
  void dawn() {
    Given given = given("pepper", "flo").ghost("room 0,5").noise("1,0").ghostsTurn();
    given.rounds(3).round(3).play("target g1 noise", "draw fog");
    assertThat(given.get("result")).isEqualTo("\"lost\"");
    assertThat(given.get("phase")).isEqualTo("\"over\"");
  }

  @Test
  @DisplayName("GS-7, GS-17: the last card is drawn as any other: it may still shrink a storage")
  void lastCardShrinksStorage() {
    Given given = given("pepper", "flo").ghost("room 0,5").charges(0, 2).noise("1,0").ghostsTurn();
    given.rounds(3).round(3).play("target g1 noise", "draw sticky-air");
    assertThat(given.get("result")).isEqualTo("\"lost\"");
    assertThat(given.get("round")).isEqualTo("4");
    assertThat(given.get("players.0.charges")).isEqualTo("1");
  }

  @Test
  @DisplayName("CG-92: the Exit is locked until the last item is flipped; stepping on it flips it")
  void lockedExit() {
    Given given = Given.gallery(Given.ROOM, "pepper", "flo").covered("1,1", "vase").at(1, "4,11");
    assertThat(given.legal("pick")).isEmpty();
    assertThat(given.seen(0, "covered")).isEqualTo("[\"1,1\"]");
    given.play("end", "roll 3 1", "spawn 3,0");
    assertThat(given.refusal("step exit"))
        .isEqualTo("CG-92: the Exit is locked until the last item is flipped");
    Given flipped = Given.gallery(Given.ROOM, "pepper", "flo").covered("1,1", "vase").at(1, "4,11");
    flipped.play("step 1,1");
    assertThat(flipped.get("covered")).isEqualTo("{}");
    assertThat(flipped.get("items")).isEqualTo("{\"1,1\":\"vase\"}");
    assertThat(flipped.isOver(0)).isFalse();
    flipped.play("end", "roll 3 1", "spawn 3,0");
    assertThat(flipped.legal("step exit")).isNotEmpty();
  }

  @Test
  @DisplayName("CG-92: an obstacle stops nobody until it is flipped, then it acts at once")
  void flippedObstacle() {
    Given given = Given.gallery(Given.ROOM, "pepper", "flo").covered("1,1", "mirror");
    given.play("step 1,1");
    assertThat(given.isOver(0)).isTrue();
    Given pushed = Given.gallery(Given.ROOM, "regina", "flo").covered("1,1", "wardrobe");
    pushed.play("step 1,1");
    assertThat(pushed.get("items")).isEqualTo("{\"1,2\":\"wardrobe\"}");
    assertThat(pushed.isOver(0)).isFalse();
  }

  @Test
  @DisplayName("CG-90: in the gallery nobody finds a boss or turns rooms over")
  void gallery() {
    Given given =
        Given.of(Options.of("story", "gallery", "size", "5x5"), Given.ROOM, "pepper", "flo");
    assertThat(given.get("boss")).isEqualTo("null");
    assertThat(given.get("atmosphere.pack")).doesNotContain("transmogrify");
  }
}
