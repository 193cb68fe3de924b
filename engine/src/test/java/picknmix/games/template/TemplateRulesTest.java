package picknmix.games.template;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Options;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;

/** Sugar Jar rule by rule, each in a small position. */
class TemplateRulesTest {
  @Test
  @DisplayName("TG-1: three flavours with 1 to 4 grains of sugar")
  void sweets() {
    assertThat(Sweets.names(Sweets.ALL))
        .containsExactly("B1", "B2", "B3", "B4", "L1", "L2", "L3", "L4", "M1", "M2", "M3", "M4");
    assertThat(Sweets.sugarOf(Sweets.ALL)).isEqualTo(30);
  }

  @Test
  @DisplayName("TG-2: two sweets for everybody, the rest is the deck, the jars are empty")
  void setUp() {
    Template game = new Template();
    for (int seats = 2; seats <= 4; seats++) {
      TemplateState s = game.deal(Setup.of(game, seats, Options.of(), Seed.of(1), seats - 1));
      assertThat(s.turn).isEqualTo(seats - 1);
      assertThat(s.jarSize).isEqualTo(2);
      assertThat(s.deckSize()).isEqualTo(12 - 2 * seats);
      for (int seat = 0; seat < seats; seat++) {
        assertThat(Sweets.names(s.hands[seat])).hasSize(2);
      }
      assertThat(s.jars).containsOnly(0);
    }
  }

  @Test
  @DisplayName("TG-3: eat or hide a sweet of the hand, on one's turn")
  void eatOrHide() {
    Given given = Given.hands("M4", "B1 B3", "L1 L2");
    assertThat(given.legal(0)).containsExactly("eat B1", "eat B3", "hide B1", "hide B3");
    assertThat(given.legal(1)).isEmpty();
    assertThat(given.refusal(0, "eat L1")).isEqualTo("TG-3: L1 is not in your hand");
    assertThat(given.refusal(1, "eat L1")).isEqualTo("TG-3: it is seat 0's turn");
  }

  @Test
  @DisplayName("TG-3: only the owner knows what went into a jar")
  void hidingIsSecret() {
    Given given = Given.hands("", "B1 B3", "L1 L2").play(0, "hide B3");
    assertThat(given.told(0)).containsExactly("{\"type\":\"hidden\",\"seat\":0,\"sweet\":\"B3\"}");
    assertThat(given.told(1)).containsExactly("{\"type\":\"hidden\",\"seat\":0,\"sweet\":null}");
    assertThat(given.seen(0, "jars")).isEqualTo("[[\"B3\"],0]");
    assertThat(given.seen(1, "jars")).isEqualTo("[1,[]]");
    assertThat(given.seen(Seat.SPECTATOR, "jars")).isEqualTo("[1,0]");
    TemplateNotation actions = new TemplateNotation();
    long hide = actions.parse("hide B3");
    assertThat(actions.text(hide, 0, 0)).isEqualTo("hide B3");
    assertThat(actions.text(hide, 0, 1)).isEqualTo("hide ?");
    assertThat(actions.text(hide, 0, Seat.SPECTATOR)).isEqualTo("hide ?");
  }

  @Test
  @DisplayName("TG-3: nothing goes into a full jar")
  void fullJar() {
    Given given = Given.hands("M3 M4", "B1 B3", "L1 L2").play(0, "hide B3").play(1, "hide L1");
    assertThat(given.legal(0)).containsExactly("eat B1", "eat M3");
    assertThat(given.refusal(0, "hide B1")).isEqualTo("TG-3: your jar is full");
  }

  @Test
  @DisplayName("TG-4: more pips than sugar, and the sweet is eaten, else it is lost")
  void dieDecides() {
    Given bite = Given.hands("", "B3", "").play(0, "eat B3");
    assertThat(bite.get("biting")).isEqualTo("\"B3\"");
    assertThat(bite.get("hands")).isEqualTo("[[],[]]");
    assertThat(bite.status("toAct")).isEqualTo("\"chance\"");
    assertThat(bite.told(1)).containsExactly("{\"type\":\"bitten\",\"seat\":0,\"sweet\":\"B3\"}");
    assertThat(bite.refusal(0, "eat B3")).isEqualTo("TG-4: the die is to be rolled first");
    bite.play(Seat.CHANCE, "roll 4");
    assertThat(bite.get("eaten")).isEqualTo("[[\"B3\"],[]]");
    assertThat(bite.get("biting")).isEqualTo("null");
    assertThat(bite.told(1)).contains("{\"type\":\"rolled\",\"seat\":0,\"pips\":4,\"eaten\":true}");

    Given ache = Given.hands("", "B3", "").play(0, "eat B3").play(Seat.CHANCE, "roll 3");
    assertThat(ache.get("eaten")).isEqualTo("[[],[]]");
    assertThat(ache.get("lost")).contains("B3");
    assertThat(ache.told(1))
        .contains("{\"type\":\"rolled\",\"seat\":0,\"pips\":3,\"eaten\":false}");
  }

  @Test
  @DisplayName("TG-4: nobody but chance rolls, and only when somebody eats")
  void chanceRolls() {
    Given given = Given.hands("", "B3", "L1");
    String why = "TG-4: the die is rolled by chance, when somebody eats";
    assertThat(given.refusal(Seat.CHANCE, "roll 4")).isEqualTo(why);
    given.play(0, "eat B3");
    assertThat(given.refusal(0, "roll 4")).isEqualTo(why);
    assertThat(given.refusal(Seat.CHANCE, "roll 4")).isNull();
  }

  @Test
  @DisplayName("TG-5: after the turn the player draws unseen, and the next one is on")
  void drawing() {
    Given given = Given.hands("M4 M3", "B1 B2", "L1 L2").play(0, "hide B1");
    assertThat(given.get("hands")).isEqualTo("[[\"B2\",\"M4\"],[\"L1\",\"L2\"]]");
    assertThat(given.get("deck")).isEqualTo("[\"M3\"]");
    assertThat(given.told(0)).contains("{\"type\":\"drawn\",\"seat\":0,\"sweet\":\"M4\"}");
    assertThat(given.told(1)).contains("{\"type\":\"drawn\",\"seat\":0,\"sweet\":null}");
    assertThat(given.seen(1, "hands")).isEqualTo("[2,[\"L1\",\"L2\"]]");
    assertThat(given.seen(1, "deck")).isEqualTo("1");
    assertThat(given.status("toAct")).isEqualTo("[1]");
    given.play(1, "eat L2").play(Seat.CHANCE, "roll 6");
    assertThat(given.get("hands")).isEqualTo("[[\"B2\",\"M4\"],[\"L1\",\"M3\"]]");
    assertThat(given.status("toAct")).isEqualTo("[0]");
  }

  @Test
  @DisplayName("TG-6: the game ends with the last sweet, and the jars are opened")
  void end() {
    Given given = Given.hands("", "B3", "L1").play(0, "hide B3");
    assertThat(given.status("over")).isEqualTo("false");
    assertThat(given.seen(1, "jars")).isEqualTo("[1,[]]");
    given.play(1, "hide L1");
    assertThat(given.status("over")).isEqualTo("true");
    assertThat(given.seen(1, "jars")).isEqualTo("[[\"B3\"],[\"L1\"]]");
    assertThat(given.told(0)).contains("{\"type\":\"ended\",\"winners\":[0,1]}");
  }

  @Test
  @DisplayName("TG-6: not while the last sweet is being eaten")
  void lastBite() {
    Given given = Given.hands("", "B3", "").play(0, "eat B3");
    assertThat(given.status("over")).isEqualTo("false");
    given.play(Seat.CHANCE, "roll 1");
    assertThat(given.status("over")).isEqualTo("true");
  }

  @Test
  @DisplayName("TG-7: sugar for what is eaten, 2 for each flavour in the jar")
  void points() {
    Given given =
        Given.hands("", "B3 M4", "L1")
            .play(0, "eat B3")
            .play(Seat.CHANCE, "roll 4")
            .play(1, "hide L1")
            .play(0, "hide M4");
    assertThat(given.sheet()).isEqualTo("{\"eaten\":[3,0],\"jar\":[2,2]}");
    assertThat(given.status("scores")).isEqualTo("[5,2]");
    assertThat(given.status("winners")).isEqualTo("[0]");
    assertThat(Sweets.flavoursOf(Sweets.ALL)).isEqualTo(3);
    int twoLemons = Sweets.bit(Sweets.number("L1")) | Sweets.bit(Sweets.number("L4"));
    assertThat(Sweets.flavoursOf(twoLemons)).isEqualTo(1);
  }

  @Test
  @DisplayName("TG-7: tied players share the victory")
  void ties() {
    Given given = Given.hands("", "B3", "L1", "M1").play(0, "hide B3").play(1, "hide L1");
    given.play(2, "eat M1").play(Seat.CHANCE, "roll 2");
    assertThat(given.status("scores")).isEqualTo("[2,2,1]");
    assertThat(given.status("winners")).isEqualTo("[0,1]");
  }
}
