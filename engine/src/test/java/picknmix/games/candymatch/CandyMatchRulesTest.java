package picknmix.games.candymatch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Bot;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Level;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;
import picknmix.kernel.Refused.Code;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;

/** Candy Match rule by rule, each in a small position. */
class CandyMatchRulesTest {
  private static void refused(Code code, String why, ThrowingCallable action) {
    assertThatThrownBy(action)
        .isInstanceOfSatisfying(
            Refused.class,
            refused -> {
              assertThat(refused.code()).isEqualTo(code);
              assertThat(refused.reason()).contains(why);
            });
  }

  private static void illegal(String why, ThrowingCallable action) {
    refused(Code.ILLEGAL_ACTION, why, action);
  }

  private static void notYourTurn(ThrowingCallable action) {
    refused(Code.NOT_YOUR_TURN, "CM-", action);
  }

  @Test
  @DisplayName("CM-1: a card shows one, two or three candies, all different")
  void cardsShowOneToThreeCandies() {
    assertThat(Cards.names()).hasSize(60).allMatch(name -> name.matches("B?C?G?L?M?T?[12]"));
    assertThat(Cards.names()).allMatch(name -> name.length() >= 2 && name.length() <= 4);
    for (int card = 0; card < Cards.COUNT; card++) {
      assertThat(Integer.bitCount(Cards.parity(card))).isEqualTo(Cards.name(card).length() - 1);
    }
  }

  @Test
  @DisplayName("CM-2: singles and pairs twice, 18 triples, each candy on 21 cards")
  void theDeck() {
    assertThat(Cards.names()).doesNotHaveDuplicates().containsAll(CandyMatchOracle.cards());
    assertThat(Cards.names()).doesNotContain("BCG1", "LMT1");
    Map<Integer, Integer> sizes = new HashMap<>();
    Cards.names().forEach(name -> sizes.merge(name.length() - 1, 1, Integer::sum));
    assertThat(sizes).isEqualTo(Map.of(1, 12, 2, 30, 3, 18));
    for (String candy : List.of("B", "C", "G", "L", "M", "T")) {
      assertThat(Cards.names()).filteredOn(name -> name.contains(candy)).hasSize(21);
    }
  }

  @Test
  @DisplayName("CM-3: a shuffled deck, an empty table, empty piles, two to six players")
  void setUp() {
    CandyMatch game = new CandyMatch();
    for (int seats = 2; seats <= 6; seats++) {
      CandyMatchState s = game.deal(Setup.of(game, seats, Options.of(), Seed.of(1), seats - 1));
      assertThat(s.deckSize()).isEqualTo(60);
      assertThat(s.tableSize()).isZero();
      assertThat(s.piles).containsOnly(0);
      assertThat(s.revealer).isEqualTo(seats - 1);
    }
    refused(Code.BAD_REQUEST, "2 to 6", () -> Setup.of(game, 7, Options.of(), Seed.of(1), null));
    refused(Code.BAD_REQUEST, "2 to 6", () -> Setup.of(game, 1, Options.of(), Seed.of(1), null));
    HashSet<Byte> tops = new HashSet<>();
    for (int seed = 0; seed < 400; seed++) {
      tops.add(game.deal(Setup.of(game, 2, Options.of(), Seed.of(seed), null)).order[0]);
    }
    assertThat(tops).hasSize(60);
  }

  @Test
  @DisplayName("CM-4: the top card is turned, then the next player clockwise reveals")
  void reveal() {
    Given.Game game = Given.table("").deck("B1 C1 G1 T1").revealer(1).open();
    assertThat(game.legal(1)).containsExactly("reveal");
    assertThat(game.status("toAct")).isEqualTo("[1]");
    game.play(1, "reveal");
    assertThat(game.events())
        .containsExactly("{\"type\":\"revealed\",\"seat\":1,\"card\":\"B1\",\"clock\":false}");
    assertThat(game.told(2)).isEqualTo(game.events());
    assertThat(game.get("table")).isEqualTo("[\"B1\"]");
    assertThat(game.get("deck")).isEqualTo("[\"C1\",\"G1\",\"T1\"]");
    assertThat(game.get("revealer")).isEqualTo("2");
    game.play(2, "reveal");
    assertThat(game.get("revealer")).isEqualTo("0");
    illegal("CM-4: it is seat 0", () -> game.play(1, "reveal"));
    game.clock("reveal");
    assertThat(game.events())
        .containsExactly("{\"type\":\"revealed\",\"seat\":0,\"card\":\"G1\",\"clock\":true}");
  }

  @Test
  @DisplayName("CM-5: a match is cards on which every candy appears an even number of times")
  void matches() {
    assertThat(isMatch("B1 B2")).isTrue();
    assertThat(isMatch("BC1 BC2")).isTrue();
    assertThat(isMatch("B1 C1 BC1")).isTrue();
    assertThat(isMatch("BC1 CG1 BG1")).isTrue();
    assertThat(isMatch("B1 B2 C1 C2")).isTrue();
    assertThat(isMatch("BGT1 BG1 T1 C1 C2")).isTrue();
    assertThat(isMatch("B1")).isFalse();
    assertThat(isMatch("B1 BC1")).isFalse();
    assertThat(isMatch("B1 B2 C1")).isFalse();
    assertThat(Cards.isMatch(0)).isFalse();
  }

  private static boolean isMatch(String cards) {
    return Cards.isMatch(CandyMatchNotation.cards(new CandyMatchNotation().parse("take " + cards)));
  }

  @Test
  @DisplayName("CM-6: anybody calls at any time; the first call stops everything else")
  void call() {
    Given.Game game = Given.table("B1 B2").deck("C1").open();
    assertThat(game.status("toAct")).isEqualTo("[0,1,2]");
    assertThat(game.legal(0)).containsExactly("reveal", "call");
    assertThat(game.legal(2)).containsExactly("call");
    game.play(2, "call");
    assertThat(game.events()).containsExactly("{\"type\":\"called\",\"seat\":2}");
    assertThat(game.get("phase")).isEqualTo("\"picking\"");
    assertThat(game.get("caller")).isEqualTo("2");
    assertThat(game.status("toAct")).isEqualTo("[2]");
    notYourTurn(() -> game.play(0, "call"));
    notYourTurn(() -> game.play(0, "reveal"));
    illegal("CM-6: a call is being settled", () -> game.play(2, "call"));
    illegal("CM-6: nothing is revealed", () -> game.clock("reveal"));
  }

  @Test
  @DisplayName("CM-6: with fewer than two cards face up a call is refused")
  void callNeedsTwoCards() {
    Given.Game game = Given.table("B1").deck("C1 G1").open();
    assertThat(game.status("toAct")).isEqualTo("[0]");
    assertThat(game.legal(1)).isEmpty();
    notYourTurn(() -> game.play(1, "call"));
    illegal("CM-6: fewer than two", () -> game.play(0, "call"));
    illegal("CM-6: fewer than two", () -> claiming("B1").play(0, "claim B1"));
    illegal("the clock does not play", () -> Given.table("B1 B2").deck("C1").open().clock("call"));
  }

  private static Given.Game claiming(String table) {
    return Given.table(table).deck("C1 G1").pickThenCall().open();
  }

  @Test
  @DisplayName("CM-7: the caller takes cards or misses; no match is a wrong call, not illegal")
  void take() {
    Given.Game game = Given.table("B1 B2 C1").deck("G1").picking(1);
    assertThat(game.legal(1)).containsExactly("miss");
    assertThat(game.legal(0)).isEmpty();
    assertThat(game.isOpen(1)).isTrue();
    assertThat(game.isOpen(0)).isFalse();
    illegal("CM-7: not face up: G1", () -> game.play(1, "take G1 B1"));
    notYourTurn(() -> game.play(0, "take B1 B2"));
    illegal("CM-7: only the caller takes", () -> game.clock("take B1 B2"));
    illegal(
        "CM-7: only the caller takes",
        () -> Given.table("B1 B2").deck("C1").open().play(0, "take B1 B2"));
    illegal(
        "CM-7: only the caller can miss",
        () -> Given.table("B1 B2").deck("C1").open().play(0, "miss"));
    illegal(
        "CM-7: only the caller can miss",
        () -> Given.table("B1 B2").deck("C1").open().clock("miss"));
    game.play(1, "take C1");
    assertThat(game.events())
        .containsExactly("{\"type\":\"mistaken\",\"seat\":1,\"cards\":[\"C1\"]}");
    assertThat(game.get("phase")).isEqualTo("\"penalty\"");
    assertThat(game.get("table")).isEqualTo("[\"B1\",\"B2\",\"C1\"]");
  }

  @Test
  @DisplayName("CM-7: letting the pick time run out is a wrong call")
  void miss() {
    Given.Game game = Given.table("B1 B2 C1").deck("G1").picking(1).clock("miss");
    assertThat(game.events()).containsExactly("{\"type\":\"missed\",\"seat\":1,\"clock\":true}");
    assertThat(game.get("phase")).isEqualTo("\"penalty\"");
    assertThat(game.get("caller")).isEqualTo("1");
    assertThat(game.get("choosers")).isEqualTo("[2,0]");
    game = Given.table("B1 B2 C1").deck("G1").picking(1).play(1, "miss");
    assertThat(game.events()).containsExactly("{\"type\":\"missed\",\"seat\":1,\"clock\":false}");
  }

  @Test
  @DisplayName("CM-8: a right call puts exactly those cards on the caller's pile")
  void right() {
    Given.Game game =
        Given.table("B1 T1 BC1 C1").deck("G1").revealer(2).picking(0).play(0, "take C1 B1 BC1");
    assertThat(game.events())
        .containsExactly("{\"type\":\"matched\",\"seat\":0,\"cards\":[\"B1\",\"C1\",\"BC1\"]}");
    assertThat(game.get("table")).isEqualTo("[\"T1\"]");
    assertThat(game.status("scores")).isEqualTo("[3,0,55]");
    assertThat(game.get("caller")).isEqualTo("null");
    assertThat(game.get("phase")).isEqualTo("\"open\"");
  }

  @Test
  @DisplayName("CM-9: after a wrong call the others take a face-up card each, clockwise")
  void penalty() {
    Given.Game game = Given.table("B1 C1 G1").deck("T1").seats(4).picking(2).play(2, "take B1 C1");
    assertThat(game.get("choosers")).isEqualTo("[3,0,1]");
    assertThat(game.get("caller")).isEqualTo("2");
    assertThat(game.status("toAct")).isEqualTo("[3]");
    assertThat(game.legal(3)).containsExactly("decline", "pick B1", "pick C1", "pick G1");
    notYourTurn(() -> game.play(0, "pick B1"));
    illegal("CM-9: T1 is not face up", () -> game.play(3, "pick T1"));
    illegal("CM-9: the deck is for when", () -> game.play(3, "pick deck"));
    illegal("CM-9: only after a wrong call", () -> game.clock("pick B1"));
    illegal("CM-9: only after a wrong call", () -> game.clock("pick deck"));
    game.play(3, "pick C1");
    assertThat(game.events()).containsExactly("{\"type\":\"picked\",\"seat\":3,\"card\":\"C1\"}");
    game.play(0, "decline");
    assertThat(game.events()).containsExactly("{\"type\":\"declined\",\"seat\":0,\"clock\":false}");
    assertThat(game.get("choosers")).isEqualTo("[1]");
    game.clock("decline");
    assertThat(game.events()).containsExactly("{\"type\":\"declined\",\"seat\":1,\"clock\":true}");
    assertThat(game.get("phase")).isEqualTo("\"open\"");
    assertThat(game.get("caller")).isEqualTo("null");
    assertThat(game.get("choosers")).isEqualTo("[]");
    assertThat(game.get("table")).isEqualTo("[\"B1\",\"G1\"]");
    assertThat(game.status("scores")).isEqualTo("[0,0,0,57]");
    illegal("CM-9: only after a wrong call", () -> game.play(0, "decline"));
    illegal("CM-9: only after a wrong call", () -> game.clock("decline"));
    illegal("CM-9: only after a wrong call", () -> game.play(0, "pick B1"));
  }

  @Test
  @DisplayName("CM-9: with no card face up the deck's top card is taken, unseen by all")
  void penaltyFromTheDeck() {
    Given.Game game = Given.table("B1").deck("T1 G1 L1").seats(4).penalty(2, 3, 0, 1);
    game.play(3, "pick B1");
    assertThat(game.legal(0)).containsExactly("decline", "pick deck");
    game.play(0, "pick deck");
    assertThat(game.events())
        .containsExactly("{\"type\":\"picked-unseen\",\"seat\":0,\"card\":\"T1\"}");
    for (int viewer : new int[] {0, 1, Seat.SPECTATOR}) {
      assertThat(game.told(viewer))
          .containsExactly("{\"type\":\"picked-unseen\",\"seat\":0,\"card\":null}");
    }
    illegal("CM-9: B1 is not face up", () -> game.play(1, "pick B1"));
    game.play(1, "pick deck");
    assertThat(game.get("deck")).isEqualTo("[\"L1\"]");
    assertThat(game.status("scores")).isEqualTo("[1,1,0,57]");
  }

  @Test
  @DisplayName("CM-9: a chooser for whom there is neither card nor deck is passed over")
  void passedOver() {
    Given.Game game = Given.table("B1").deck("T1").seats(5).penalty(0, 1, 2, 3, 4);
    game.play(1, "pick B1").play(2, "pick deck");
    assertThat(game.events())
        .containsExactly(
            "{\"type\":\"picked-unseen\",\"seat\":2,\"card\":\"T1\"}",
            "{\"type\":\"ended\",\"winners\":[4],\"clock\":false}");
    assertThat(game.get("phase")).isEqualTo("\"over\"");
    assertThat(game.get("choosers")).isEqualTo("[]");
  }

  @Test
  @DisplayName("CM-10: a call does not change whose turn it is to reveal")
  void revealerStays() {
    Given.Game game = Given.table("B1 B2 C1 G1").deck("T1 L1").revealer(1).open().play(0, "call");
    game.play(0, "take C1 G1").play(1, "decline").play(2, "pick B1");
    assertThat(game.get("revealer")).isEqualTo("1");
    assertThat(game.get("phase")).isEqualTo("\"open\"");
    assertThat(game.get("table")).isEqualTo("[\"B2\",\"C1\",\"G1\"]");
    game.play(1, "reveal");
    assertThat(game.get("revealer")).isEqualTo("2");
  }

  @Test
  @DisplayName("CM-11: the last card opens the last check, until all are done")
  void lastCheck() {
    Given.Game game = Given.table("B1 C1").deck("G1").open().play(0, "reveal");
    assertThat(game.events())
        .containsExactly(
            "{\"type\":\"revealed\",\"seat\":0,\"card\":\"G1\",\"clock\":false}",
            "{\"type\":\"last-check\"}");
    assertThat(game.get("phase")).isEqualTo("\"last-check\"");
    assertThat(game.get("revealer")).isEqualTo("1");
    assertThat(game.legal(1)).containsExactly("call", "done");
    illegal("CM-11: the deck is empty", () -> game.play(1, "reveal"));
    illegal("CM-11: only the clock", () -> game.play(1, "timeup"));
    illegal("CM-11: players say done", () -> game.clock("done"));
    game.play(1, "done");
    assertThat(game.events()).containsExactly("{\"type\":\"done\",\"seat\":1}");
    assertThat(game.legal(1)).containsExactly("call");
    illegal("CM-11: you have said done", () -> game.play(1, "done"));
    game.play(0, "done").play(2, "done");
    assertThat(game.events())
        .containsExactly(
            "{\"type\":\"done\",\"seat\":2}",
            "{\"type\":\"ended\",\"winners\":[2],\"clock\":false}");
    assertThat(game.get("phase")).isEqualTo("\"over\"");
    assertThat(game.get("done")).isEqualTo("[true,true,true]");
    refused(Code.OVER, "over", () -> game.play(0, "call"));
    refused(Code.OVER, "over", () -> game.clock("reveal"));
    assertThat(game.legal(Seat.CLOCK)).isEmpty();
  }

  @Test
  @DisplayName("CM-11: the time runs out")
  void timeUp() {
    Given.Game game = Given.table("B1 C1 G1").lastCheck(0);
    assertThat(game.legal(Seat.CLOCK)).containsExactly("timeup");
    game.clock("timeup");
    assertThat(game.events())
        .containsExactly("{\"type\":\"ended\",\"winners\":[2],\"clock\":true}");
    assertThat(game.get("done")).isEqualTo("[true,false,false]");
    illegal("CM-11: only the clock", () -> Given.table("B1 C1").deck("G1").open().clock("timeup"));
    illegal(
        "CM-11: players say done", () -> Given.table("B1 C1").deck("G1").open().play(0, "done"));
  }

  @Test
  @DisplayName("CM-11: a call clears every done and its settling goes on with the last check")
  void callInTheLastCheck() {
    Given.Game game = Given.table("B1 C1 G1 B2").lastCheck(0, 1).play(0, "call");
    assertThat(game.get("done")).isEqualTo("[false,false,false]");
    game.play(0, "take B1 B2");
    assertThat(game.events())
        .containsExactly(
            "{\"type\":\"matched\",\"seat\":0,\"cards\":[\"B1\",\"B2\"]}",
            "{\"type\":\"last-check\"}");
    game = Given.table("B1 C1 G1 B2").pickThenCall().lastCheck(0, 1).play(1, "claim B1 C1");
    assertThat(game.get("done")).isEqualTo("[false,false,false]");
    game = Given.table("B1 C1 G1 B2").pickThenCall().lastCheck(0, 1).play(1, "claim B1 B2");
    assertThat(game.get("done")).isEqualTo("[false,false,false]");
    assertThat(game.get("phase")).isEqualTo("\"last-check\"");
  }

  @Test
  @DisplayName("CM-11: it ends at once with fewer than two cards face up, but not between choosers")
  void endsAtOnce() {
    Given.Game game = Given.table("").deck("G1").open().play(0, "reveal");
    assertThat(game.get("phase")).isEqualTo("\"over\"");
    assertThat(game.events()).last().asString().contains("ended");
    game = Given.table("B1 B2 C1").lastCheck().play(1, "call").play(1, "take B1 B2");
    assertThat(game.get("phase")).isEqualTo("\"over\"");
    game = Given.table("B1 C1").lastCheck().play(1, "call").play(1, "miss").play(2, "pick B1");
    assertThat(game.get("phase")).isEqualTo("\"penalty\"");
    assertThat(game.legal(0)).containsExactly("decline", "pick C1");
    game.play(0, "decline");
    assertThat(game.get("phase")).isEqualTo("\"over\"");
    game = Given.table("B1 C1 G1").lastCheck().play(1, "call").play(1, "miss").play(2, "pick B1");
    game.play(0, "decline");
    assertThat(game.get("phase")).isEqualTo("\"last-check\"");
  }

  @Test
  @DisplayName("CM-11: the last check's time starts afresh after everything but a done")
  void clockRestarts() {
    CandyMatchRules rules = new CandyMatchRules();
    assertThat(rules.restartsClock(CandyMatchNotation.DONE)).isFalse();
    assertThat(rules.restartsClock(CandyMatchNotation.CALL)).isTrue();
    assertThat(rules.restartsClock(CandyMatchNotation.REVEAL)).isTrue();
  }

  @Test
  @DisplayName("CM-12: most cards win, tied players share the victory")
  void winners() {
    Map<String, Object> state = Given.table("").deck("B1").json();
    List<String> rest = new ArrayList<>(Cards.names());
    rest.remove("B1");
    rest.remove("T1");
    state.put("piles", List.of(rest.subList(0, 29), List.of("T1"), rest.subList(29, 58)));
    Given.Game game = new Given.Game(state);
    assertThat(game.status("winners")).isEqualTo("null");
    game.play(0, "reveal");
    assertThat(game.status("winners")).isEqualTo("[0,2]");
    assertThat(game.status("scores")).isEqualTo("[29,1,29]");
    CandyMatchRules rules = new CandyMatchRules();
    assertThat(rules.sheet(game.state()).lines().getFirst().category()).isEqualTo("cards");
    assertThat(rules.sheet(game.state()).lines().getFirst().points()).containsExactly(29, 1, 29);
  }

  @Test
  @DisplayName(
      "CM-13: six treats, one to each winner in seat order; then most cards win the series")
  void series() {
    CandyMatchSeries series = (CandyMatchSeries) new CandyMatch().series(3);
    series = series.after(List.of(20, 10, 5), List.of(0));
    series = series.after(List.of(10, 12, 12), List.of(1, 2));
    assertThat(series.treats()).containsExactly(1, 1, 1);
    assertThat(series.totals()).containsExactly(30, 22, 17);
    assertThat(series.winners()).isEmpty();
    assertThat(series.isOver()).isFalse();
    series = series.after(List.of(0, 30, 0), List.of(1));
    series = series.after(List.of(1, 2, 3), List.of(2));
    // one treat is left, and the tied winner with the lower seat gets it
    CandyMatchSeries end = series.after(List.of(21, 0, 21), List.of(0, 2));
    assertThat(end.treats()).containsExactly(2, 2, 2);
    assertThat(end.isOver()).isTrue();
    assertThat(end.totals()).containsExactly(52, 54, 41);
    assertThat(end.winners()).containsExactly(1);
    assertThat(end.json().toString()).contains("treatsLeft=0");
    assertThatThrownBy(() -> end.after(List.of(0, 0, 0), List.of(0)))
        .isInstanceOf(IllegalStateException.class);
    CandyMatchSeries shared = CandyMatchSeries.start(2);
    for (int game = 0; game < 3; game++) {
      shared = shared.after(List.of(7, 7), List.of(0, 1));
    }
    assertThat(shared.winners()).containsExactly(0, 1);
  }

  @Test
  @DisplayName("option calls: pick-then-call has claims, and no call, take or picking (CM-7, CM-9)")
  void pickThenCall() {
    Given.Game game = Given.table("B1 B2 C1 G1").deck("T1").pickThenCall().open();
    assertThat(game.status("toAct")).isEqualTo("[0,1,2]");
    assertThat(game.legal(0)).containsExactly("reveal");
    assertThat(game.legal(1)).isEmpty();
    assertThat(game.isOpen(0)).isTrue();
    assertThat(game.isOpen(1)).isTrue();
    assertThat(game.isOpen(Seat.CLOCK)).isFalse();
    illegal("pick-then-call", () -> game.play(1, "call"));
    illegal("CM-7: this table plays pick-then-call", () -> game.play(1, "take B1 B2"));
    illegal("CM-7: not face up: T1", () -> game.play(1, "claim T1 B1"));
    game.play(1, "claim C1 G1");
    assertThat(game.get("phase")).isEqualTo("\"penalty\"");
    assertThat(game.get("caller")).isEqualTo("1");
    assertThat(game.isOpen(1)).isFalse();
    illegal("CM-6: a call is being settled", () -> game.play(2, "claim B1 B2"));
    game.play(2, "decline").play(0, "decline").play(1, "claim B2 B1");
    assertThat(game.status("scores")).isEqualTo("[0,2,55]");
    assertThat(game.get("phase")).isEqualTo("\"open\"");
    illegal("call-then-pick", () -> Given.table("B1 B2").deck("C1").open().play(0, "claim B1 B2"));
  }

  @Test
  @DisplayName("a call is possible in the last check for those who said done too (CM-11)")
  void doneBarsNobody() {
    Given.Game game = Given.table("B1 B2 C1").pickThenCall().lastCheck(0, 1);
    assertThat(game.status("toAct")).isEqualTo("[0,1,2]");
    assertThat(game.legal(0)).isEmpty();
    assertThat(game.legal(2)).containsExactly("done");
    assertThat(game.isOpen(0)).isTrue();
    game.play(0, "claim B1 B2");
    assertThat(game.get("phase")).isEqualTo("\"over\"");
  }

  @Test
  @DisplayName("the text of a view tells the phase and the table")
  void viewText() {
    assertThat(Given.table("B1 C1").deck("G1").revealer(2).open().view())
        .isEqualTo("open · deck 1 · piles [0, 0, 57] · seat 2 reveals\ntable: B1 C1\n");
    assertThat(Given.table("B1 C1").deck("G1").picking(1).view()).contains("seat 1 has called");
    assertThat(Given.table("B1 C1").deck("G1").penalty(1, 2, 0).view())
        .contains("seat 1 was wrong, to choose: [2, 0]");
    assertThat(Given.table("B1 C1").lastCheck(1).view()).contains("done: [false, true, false]");
    assertThat(Given.table("B1 C1").lastCheck().clock("timeup").view()).contains("over · deck 0");
  }

  @Test
  @DisplayName("a match can be played to its end by those who know the best match")
  void bestMatches() {
    CandyMatch game = new CandyMatch();
    Session<CandyMatchState> session =
        Session.deal(game, Setup.of(game, 3, Options.of(), Seed.of(5), null));
    var bot = game.bot(Level.HARD);
    var budget = new Bot.Budget(0, 1);
    var rng = new FastRandom(5);
    while (!session.isOver()) {
      boolean acted = false;
      for (int seat = 0; seat < 3 && !acted && !session.isOver(); seat++) {
        if (game.rules().canAct(session.state(), seat)) {
          Long action = bot.advise(session.view(seat), budget, rng).action();
          if (action != null) {
            session.apply(seat, action);
            acted = true;
          }
        }
      }
      assertThat(acted).isTrue();
    }
    assertThat(MatchFinder.largest(session.state().table)).isZero();
  }

  @Test
  @DisplayName("CM-6, CM-11: it matters who was first where only one call counts, or the end comes")
  void whatIsContested() {
    CandyMatchRules rules = new CandyMatchRules();
    CandyMatchState open = Given.table("B1 C1").deck("T1").revealer(2).open().state();
    assertThat(rules.isContested(open, 0, CandyMatchNotation.CALL)).isTrue();
    assertThat(rules.isContested(open, 0, CandyMatchNotation.REVEAL)).isFalse();
    assertThat(rules.isContested(open, Seat.CLOCK, CandyMatchNotation.REVEAL)).isFalse();
    assertThat(rules.precedence(open)).isEqualTo(2);
    CandyMatchState picking = Given.table("B1 C1").deck("T1").picking(0).state();
    assertThat(rules.isContested(picking, 0, CandyMatchNotation.MISS)).isFalse();
    assertThat(rules.isContested(picking, Seat.CLOCK, CandyMatchNotation.MISS)).isTrue();
    CandyMatchState check = Given.table("B1 C1").lastCheck(1).state();
    assertThat(rules.isContested(check, 0, CandyMatchNotation.DONE)).isFalse();
    assertThat(rules.isContested(check, Seat.CLOCK, CandyMatchNotation.TIME_UP)).isTrue();
    check.done |= 1 << 2;
    assertThat(rules.isContested(check, 0, CandyMatchNotation.DONE)).as("the last one").isTrue();
  }
}
