package picknmix.games.candyhunters.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.games.candyhunters.Given;
import picknmix.games.candyhunters.box.Patterns;
import picknmix.kernel.Refused;

/** The steps of a turn: building, exchanging, kids, and what follows what. */
class CandyHuntersRulesTest {

  @Test
  @DisplayName("CH-9: a tile of any colour that is left, on an empty cell beside a building")
  void build() {
    Given.Game game = Given.town("R B").build();
    assertThat(game.legal())
        .contains("build R 0,-1", "build B 0,-1", "build G 0,-1", "build Y 0,-1")
        .contains("build R -1,0", "build R 2,0", "build R 0,1", "build R 1,1", "build R -8,1")
        .doesNotContain("build R 0,0", "build R -1,-1", "build R 3,0");
    game.play("build G 1,-1");
    assertThat(game.get("buildings")).contains("\"1,-1\":\"G\"");
    assertThat(game.get("stacks")).isEqualTo("{\"R\":7,\"B\":7,\"G\":7,\"Y\":8}");
    assertThat(game.told(1))
        .contains("{\"type\":\"built\",\"seat\":0,\"colour\":\"G\",\"at\":\"1,-1\"}");
  }

  @Test
  @DisplayName("CH-9: holes may be filled; an empty stack cannot be built from")
  void holesAndEmptyStacks() {
    Given.Game hole = Given.town("R B G", "Y . R", "B G Y").build();
    assertThat(hole.play("build R 1,1").get("buildings")).contains("\"1,1\":\"R\"");
    Given.Game game = Given.town("R R R R R R R R", "B").round(4).build();
    assertThat(game.get("stacks")).startsWith("{\"R\":0,");
    assertThat(game.legal("build R")).isEmpty();
    assertThat(game.legal("build B")).isNotEmpty();
    assertThat(game.refusal("build R 1,1"))
        .isEqualTo("CH-9: there are no tiles left of the colour R");
  }

  @Test
  @DisplayName("CH-9: why a tile cannot be built")
  void refusedBuilds() {
    Given.Game game = Given.town("R B").build();
    assertThat(game.refusal("build R 0,0")).isEqualTo("CH-9: there is a building on 0,0");
    assertThat(game.refusal("build R 2,1")).isEqualTo("CH-9: 2,1 shares no edge with a building");
    assertThat(game.refusal("build R 34,0")).isEqualTo("CH-9: 34,0 shares no edge with a building");
    assertThat(game.refusal("build R 2,-32"))
        .isEqualTo("CH-9: 2,-32 shares no edge with a building");
    assertThat(game.refusal("stay")).isEqualTo("CH-11: not now, but build first");
    assertThat(game.refusal("skip")).isEqualTo("CH-15: not now, but build first");
    assertThatThrownBy(() -> game.playAs(1, "build R 2,0"))
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.code()).isEqualTo(Refused.Code.NOT_YOUR_TURN);
              assertThat(refused.reason()).isEqualTo("CH-9: it is seat 0's turn");
            });
  }

  @Test
  @DisplayName("CH-9: a town may grow in one direction through the whole game")
  void farAway() {
    Given.Game game = Given.town("R* B* G* Y*").seats(4).build();
    for (int i = 1; i <= 24; i++) {
      game.play("build " + "RBGY".charAt(i % 4) + " " + -i + ",0", "stay", "skip", "keep");
      if (game.phase().equals("kid")) {
        game.play(game.legal().getFirst());
      }
    }
    assertThat(game.phase()).isEqualTo("over");
    assertThat(game.get("buildings")).contains("\"-24,0\":\"R\"", "\"3,0\":\"Y\"");
    assertThat(game.get("kids")).startsWith("{\"-20,0\":3,");
  }

  @Test
  @DisplayName("CH-15: the score step is skipped by a seat without a card")
  void noCards() {
    Given.Game game = Given.town("R* B").hand(1, "P01 P02").noDeck().ghosts(1).play("stay");
    assertThat(game.phase()).isEqualTo("kid");
  }

  @Test
  @DisplayName("CH-19: a regular card goes under the deck, then one is drawn")
  void exchange() {
    Given.Game game =
        Given.town("R B").hand(0, "P05 P01").haunted(0, "H3").deck("P28 P27").exchange();
    assertThat(game.legal()).containsExactly("exchange P01", "exchange P05", "keep");
    assertThat(game.refusal("exchange H3"))
        .isEqualTo("CH-19: only regular patterns can be exchanged");
    assertThat(game.refusal("exchange P28")).isEqualTo("CH-19: you do not hold P28");
    game.play("exchange P05");
    assertThat(game.get("hands")).startsWith("[[\"P01\",\"P28\"],");
    assertThat(game.get("deck")).startsWith("[\"P27\",").endsWith(",\"P05\"]");
    assertThat(game.get("under")).startsWith("[null,").endsWith("null,0]");
    assertThat(game.seen(0, "deck")).endsWith("\"?\",\"P05\"]");
    assertThat(game.seen(1, "deck")).doesNotContain("P");
    assertThat(game.seen(1, "under")).endsWith("null,0]");
    assertThat(game.told(0))
        .containsExactly(
            "{\"type\":\"put-under\",\"seat\":0,\"card\":\"P05\"}",
            "{\"type\":\"drawn\",\"seat\":0,\"card\":\"P28\"}");
    assertThat(game.told(1))
        .containsExactly(
            "{\"type\":\"put-under\",\"seat\":0,\"card\":null}",
            "{\"type\":\"drawn\",\"seat\":0,\"card\":null}");
    assertThat(game.phase()).isEqualTo("kid");
  }

  @Test
  @DisplayName("CH-19: which card it was is not in the log of the others")
  void exchangeIsSecret() {
    CandyHuntersNotation actions = new CandyHuntersNotation();
    long exchange = actions.parse("exchange P05");
    assertThat(actions.text(exchange, 0, 0)).isEqualTo("exchange P05");
    assertThat(actions.text(exchange, 0, 1)).isEqualTo("exchange ?");
    assertThat(actions.text(actions.parse("keep"), 0, 1)).isEqualTo("keep");
  }

  @Test
  @DisplayName("CH-7, CH-19: what is hidden may be any unseen card; what one put under is known")
  void drawnFromAView() {
    Given given = Given.town("R B").seats(3).hand(0, "P05 P01").haunted(0, "H3");
    given.hand(1, "P02 P03").hand(2, "P07 P08");
    Given.Game game = given.scored(1, "P10").deck("P28 P27").exchange().play("exchange P05");
    TreeSet<String> hands = new TreeSet<>();
    TreeSet<String> haunted = new TreeSet<>();
    for (int seed = 0; seed < 40; seed++) {
      CandyHuntersState s = game.drawn(0, seed);
      assertThat(s.hands[0]).isEqualTo(game.state().hands[0]);
      assertThat(Long.bitCount(s.regularHand(1))).isEqualTo(2);
      assertThat(Long.bitCount(s.hauntedHand(1))).isEqualTo(1);
      assertThat(Long.bitCount(s.hauntedHand(0) | s.hauntedHand(1) | s.hauntedHand(2)))
          .isEqualTo(3);
      long regular = s.regularHand(0) | s.regularHand(1) | s.regularHand(2) | s.scored[1];
      int last = s.deckSize() - 1;
      for (int i = 0; i <= last; i++) {
        assertThat(s.under(i)).isEqualTo(i == last ? 0 : CandyHuntersState.NOBODY);
        regular |= Patterns.bit(s.deckCard(i));
      }
      assertThat(last + 1).isEqualTo(Patterns.REGULAR - 7);
      assertThat(Patterns.name(s.deckCard(last))).isEqualTo("P05");
      assertThat(regular).as("each card once").isEqualTo(Patterns.ALL_REGULAR);
      assertThat(s.town.isBuilding(s.town.cell(1, 0))).isTrue();
      hands.addAll(Patterns.names(s.regularHand(1)));
      haunted.addAll(Patterns.names(s.hauntedHand(1)));
    }
    assertThat(hands).hasSizeGreaterThan(15).doesNotContain("P01", "P28", "P05", "P10");
    assertThat(haunted).hasSizeGreaterThan(4).doesNotContain("H3");
  }

  @Test
  @DisplayName("CH-9, CH-21: how many builds are to come, this turn's included if it is next")
  void buildsToCome() {
    assertThat(Given.town("R B").seats(3).build().state().buildsToCome()).isEqualTo(18);
    Given third = Given.town("R B").seats(3).round(3).first(1).turn(0);
    assertThat(third.build().state().buildsToCome()).isEqualTo(10);
    assertThat(third.score().state().buildsToCome()).isEqualTo(9);
  }

  @Test
  @DisplayName("CH-15, CH-19: scoring and exchanging show a card, so neither can be taken back")
  void takingBack() {
    Given.Game game = Given.town("B R*", "Y G").hand(0, "P05 P01").build();
    assertThat(game.isUndoable("score P05 0,0 r0")).isFalse();
    assertThat(game.isUndoable("exchange P05")).isFalse();
    for (String action :
        List.of("build G 2,1", "ghost 1,0 0,0", "stay", "skip", "keep", "kid 0,0")) {
      assertThat(game.isUndoable(action)).as(action).isTrue();
    }
  }

  /** The deck is P28 alone. */
  private static Given withDeckOfOne() {
    List<String> scored = new ArrayList<>(Patterns.names(Patterns.ALL_REGULAR));
    scored.removeAll(List.of("P01", "P02", "P03", "P05", "P28"));
    return Given.town("B R", "Y G")
        .hand(0, "P05 P01")
        .hand(1, "P02 P03")
        .scored(1, String.join(" ", scored))
        .deck("P28");
  }

  @Test
  @DisplayName("CH-19: the deck is looked at after the replacement is drawn")
  void lastCardOfTheDeck() {
    Given.Game game = withDeckOfOne().score();
    assertThat(game.get("deck")).isEqualTo("[\"P28\"]");
    game.play("score P05 0,0 r0");
    assertThat(game.get("deck")).isEqualTo("[]");
    assertThat(game.phase()).isEqualTo("kid");
  }

  @Test
  @DisplayName("CH-19: a card that was put under is known until it is drawn")
  void knownUntilDrawn() {
    Given.Game game = withDeckOfOne().exchange().play("exchange P05");
    assertThat(game.seen(0, "deck")).isEqualTo("[\"P05\"]");
    assertThat(game.view(0)).contains("deck 1 · P05 is card 1");
    assertThat(game.view(1)).endsWith("deck 1\n");
    game.play("kid 0,0", "build R 2,0", "skip", "exchange P02");
    assertThat(game.get("hands")).isEqualTo("[[\"P01\",\"P28\"],[\"P03\",\"P05\"]]");
    assertThat(game.get("under")).isEqualTo("[1]");
    assertThat(game.seen(0, "deck")).isEqualTo("[\"?\"]");
  }

  @Test
  @DisplayName("CH-20: one of your kids on any empty building")
  void kid() {
    Given.Game game = Given.town("R0 B* G1 Y").largeGhost().kid();
    assertThat(game.legal()).containsExactly("kid 3,0");
    assertThat(game.refusal("kid 0,0")).isEqualTo("CH-20: there is a kid or a ghost on 0,0");
    assertThat(game.refusal("kid 1,0")).isEqualTo("CH-20: there is a kid or a ghost on 1,0");
    assertThat(game.refusal("kid 9,9")).isEqualTo("CH-20: there is no building on 9,9");
    game.play("kid 3,0");
    assertThat(game.get("kids")).isEqualTo("{\"0,0\":0,\"2,0\":1,\"3,0\":0}");
    assertThat(game.get("kidsLeft")).isEqualTo("[3,4]");
    assertThat(game.get("toAct")).isEqualTo("1");
    assertThat(game.get("ghostMoves")).isEqualTo("2");
    assertThat(game.told(1)).containsExactly("{\"type\":\"kid-placed\",\"seat\":0,\"at\":\"3,0\"}");
  }

  @Test
  @DisplayName("CH-20: skipped without an empty building, without a kid, and in round six")
  void noKid() {
    assertThat(Given.town("R* B0").exchange().play("keep").get("toAct")).isEqualTo("1");
    Given.Game noKidLeft =
        Given.town("R B").candies(0, "R R B G Y").round(3).exchange().play("keep");
    assertThat(noKidLeft.get("toAct")).isEqualTo("1");
    assertThat(noKidLeft.phase()).isEqualTo("build");
    assertThat(Given.town("R B").round(5).exchange().play("keep").phase()).isEqualTo("kid");
    assertThat(Given.town("R B").round(6).exchange().play("keep").phase()).isEqualTo("build");
  }

  @Test
  @DisplayName("CH-21: rounds go clockwise from the starting seat, and six are played")
  void rounds() {
    Given.Game game = Given.town("R B").seats(3).first(2).turn(1).round(2).exchange();
    game.play("keep", "kid 0,0");
    assertThat(game.get("round")).isEqualTo("3");
    assertThat(game.get("toAct")).isEqualTo("2");
    assertThat(game.told(0)).contains("{\"type\":\"round-began\",\"round\":3}");
    Given.Game last = Given.town("R B").seats(3).first(2).turn(0).round(6).exchange().play("keep");
    assertThat(last.get("toAct")).isEqualTo("1");
    Given.Game end = Given.town("R B").seats(3).first(2).turn(1).round(6).exchange().play("keep");
    assertThat(end.phase()).isEqualTo("over");
    assertThat(end.get("toAct")).isEqualTo("null");
    assertThat(end.get("round")).isEqualTo("6");
    assertThat(end.status("toAct")).isEqualTo("[]");
    assertThat(end.refusal("keep")).isEqualTo("CH-21: the game is over");
    assertThat(end.told(0)).contains("{\"type\":\"ended\",\"winners\":[0,1,2]}");
  }

  @Test
  void theTownIsDrawn() {
    assertThat(Given.town("R0 B*", ". G@").hand(0, "P05 P01").score().view(0))
        .isEqualTo(
            """
            round 1 · score · seat 0 · stacks R7 B7 G7 Y9
                  -8  -7  -6  -5  -4  -3  -2  -1   0   1
               0  R*   .   .   .   .   .   .   .  R0  B*
               1   .   .   .   .   .   .   .   .   .  G@
               2  B*   .   .   .   .   .   .   .   .   .
               3   .   .   .   .   .   .   .   .   .   .
               4  G*   .   .   .   .   .   .   .   .   .
            seat 0: 0 points · hand P01 P05 · kids 4 · candies  · scares 0 · scored
            seat 1: 0 points · hand ? ? · kids 5 · candies  · scares 0 · scored
            deck 24
            """);
  }
}
