package picknmix.games.candymatch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picknmix.kernel.FastRandom;
import picknmix.kernel.Level;
import picknmix.kernel.Person;
import picknmix.kernel.Person.Intent;

/** How people at the table behave, over many looks at the same cards. */
class CandyMatchPersonTest {
  private static final int LOOKS = 2_001;

  /** Six cards each, in which the only match has 2, 3, 4 or 5 cards, the last one new. */
  private static final List<String> ONE_MATCH =
      List.of(
          "B1 C1 G1 L1 MT1 MT2",
          "C1 G1 L1 B1 M1 BM1",
          "C1 G1 B1 BL1 LM1 M1",
          "T1 B1 BC1 CG1 GL1 L1");

  private final CandyMatch game = new CandyMatch();
  private final CandyMatchNotation actions = new CandyMatchNotation();

  /** What a player means to do in each of many looks. */
  private List<Intent> looks(Given.Game given, int seat, Level level) {
    return looks(game.person(level), given, seat);
  }

  private List<Intent> looks(Person<CandyMatchState> person, Given.Game given, int seat) {
    List<Intent> intents = new ArrayList<>();
    for (int seed = 0; seed < LOOKS; seed++) {
      intents.add(person.decide(game.view(given.state(), seat), new FastRandom(seed)));
    }
    return intents;
  }

  /** How often each thing was meant, in notation. */
  private Map<String, Integer> counts(List<Intent> intents) {
    Map<String, Integer> counts = new TreeMap<>();
    for (Intent intent : intents) {
      Long action = intent.action();
      counts.merge(action == null ? "wait" : actions.text(action), 1, Integer::sum);
    }
    return counts;
  }

  private static int median(List<Intent> intents) {
    List<Integer> millis =
        new ArrayList<>(
            intents.stream().filter(i -> i.action() != null).map(Intent::millis).toList());
    Collections.sort(millis);
    return millis.get(millis.size() / 2);
  }

  @Test
  void largerMatchesTakeLongerAndAreOverlookedMoreOften() {
    for (Level level : Level.values()) {
      int slowest = 0;
      int seenLess = LOOKS + 1;
      for (String table : ONE_MATCH.subList(0, 3)) {
        List<Intent> looks = looks(Given.table(table).deck("T2").open(), 1, level);
        int calls = counts(looks).getOrDefault("call", 0);
        assertThat(median(looks)).as(level + " " + table).isGreaterThan(slowest);
        assertThat(calls).as(level + " " + table).isLessThan(seenLess);
        slowest = median(looks);
        seenLess = calls;
      }
    }
  }

  @Test
  void thePractisedAreQuicker() {
    for (String table : ONE_MATCH.subList(0, 3)) {
      int quickest = Integer.MAX_VALUE;
      for (Level level : Level.values()) {
        int median = median(looks(Given.table(table).deck("T2").open(), 1, level));
        assertThat(median).as(level + " " + table).isLessThan(quickest);
        quickest = median;
      }
    }
  }

  @Test
  void theDocumentationTellsHowFastAndHowOften() throws IOException {
    String page = Files.readString(Path.of("../docs/games/candy-match.md"));
    List<String> rows = new ArrayList<>();
    for (Level level : Level.values()) {
      StringBuilder row = new StringBuilder("| " + level.text() + " |");
      for (String table : ONE_MATCH) {
        List<Intent> looks = looks(Given.table(table).deck("T2").open(), 1, level);
        int seen = counts(looks).get("call") * 100 / LOOKS;
        row.append(
            seen < 2
                ? " never |"
                : String.format(Locale.ROOT, " %.1f s, %d %% |", median(looks) / 1_000.0, seen));
      }
      rows.add(row.toString());
    }
    assertThat(page).contains(rows);
  }

  @Test
  void moreCardsTakeLonger() {
    Given.Game few = Given.table("MT1 MT2").deck("B1").open();
    Given.Game more = Given.table("B1 C1 G1 L1 MT1 MT2").deck("B2").open();
    assertThat(median(looks(few, 1, Level.EASY))).isLessThan(median(looks(more, 1, Level.EASY)));
  }

  @Test
  void newCardsAreLookedAtFirst() {
    Given.Game old = Given.table("MT1 MT2 B1 C1 G1 L1").deck("B2").open();
    Given.Game fresh = Given.table("B1 C1 G1 L1 MT1 MT2").deck("B2").open();
    assertThat(median(looks(fresh, 1, Level.EASY))).isLessThan(median(looks(old, 1, Level.EASY)));
  }

  @ParameterizedTest
  @EnumSource
  void nowAndThenTheySeeWhatIsNotThere(Level level) {
    var counts = counts(looks(Given.table("B1 C1 G1 L1").deck("T1").open(), 1, level));
    assertThat(counts.get("call")).isBetween(1, LOOKS / 50);
    assertThat(counts.keySet()).containsExactlyInAnyOrder("call", "wait");
    Given.Game claims = Given.table("B1 C1 G1 L1").deck("T1").pickThenCall().open();
    assertThat(counts(looks(claims, 1, level)).keySet())
        .allMatch(action -> action.equals("wait") || action.matches("claim \\w+ \\w+( \\w+)?"));
  }

  @ParameterizedTest
  @EnumSource
  void whoeverCalledTakesAtOnceAndMostlyWhatIsRight(Level level) {
    Given.Game picking = Given.table("B1 C1 G1 L1 MT1 MT2").deck("T1").picking(1);
    List<Intent> looks = looks(picking, 1, level);
    Map<String, Integer> counts = counts(looks);
    assertThat(counts.get("take MT1 MT2")).isBetween(LOOKS * 19 / 20, LOOKS - 1);
    assertThat(median(looks)).isBetween(800, 2_000);
    assertThat(counts(looks(picking, 0, level))).containsOnlyKeys("wait");
    Given.Game mistaken = Given.table("B1 C1").deck("T1").picking(1);
    assertThat(counts(looks(mistaken, 1, level))).containsOnlyKeys("take B1 C1");
  }

  @Test
  void thePractisedTakeTwoMatchesAtOnce() {
    Given.Game two = Given.table("B1 B2 G1 L1 MT1 MT2").deck("T1").pickThenCall().open();
    assertThat(counts(looks(two, 1, Level.EASY))).doesNotContainKey("claim B1 B2 MT1 MT2");
    assertThat(counts(looks(two, 1, Level.HARD)).get("claim B1 B2 MT1 MT2"))
        .isBetween(LOOKS / 20, LOOKS / 2);
  }

  @ParameterizedTest
  @EnumSource
  void theRevealerRevealsUnlessTheEyeIsQuicker(Level level) {
    Given.Game none = Given.table("B1 C1 G1 L1").deck("T1").revealer(1).open();
    assertThat(counts(looks(none, 1, level)).get("reveal")).isGreaterThan(LOOKS * 19 / 20);
    Given.Game pair = Given.table("B1 C1 G1 L1 MT1 MT2").deck("T1").revealer(1).open();
    Map<String, Integer> counts = counts(looks(pair, 1, level));
    assertThat(counts.get("call")).isGreaterThan(counts.get("reveal")).isLessThan(LOOKS - 100);
    List<Intent> empty = looks(Given.table("B1").deck("T1").revealer(1).open(), 1, level);
    assertThat(counts(empty)).containsOnlyKeys("reveal");
    assertThat(median(empty)).isLessThan(1_000);
  }

  @ParameterizedTest
  @EnumSource
  void nobodyIsKeptWaitingAtACalmTableEither(Level level) {
    String crowd = "B1 C1 G1 L1 M1 T1 BGL1 BLM1";
    List<Given.Game> mine =
        List.of(
            Given.table("B1 C1 G1").deck("T2").revealer(1).open(),
            Given.table(crowd).deck("T2").revealer(1).open(),
            Given.table(crowd).deck("T2").picking(1),
            Given.table(crowd).deck("T2").penalty(0, 1, 2));
    for (int slowed = 1; slowed <= 3; slowed++) {
      Person<CandyMatchState> person = game.person(level).slowed(slowed);
      for (Given.Game given : mine) {
        assertThat(looks(person, given, 1))
            .allMatch(intent -> intent.action() != null)
            .allMatch(intent -> intent.millis() <= 6_000 && intent.latest() <= 6_000);
      }
      assertThat(looks(person, Given.table(crowd).lastCheck(2), 1))
          .allMatch(intent -> intent.millis() <= 12_000);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aCalmTableHurriesNobodyIntoACall(Level level) {
    Given.Game pair = Given.table("B1 C1 G1 L1 MT1 MT2").deck("T1").open();
    int calm = median(looks(game.person(level).slowed(3), pair, 1));
    assertThat(calm).isEqualTo(3 * median(looks(pair, 1, level)));
  }

  @ParameterizedTest
  @EnumSource
  void inTheLastCheckTheySayDoneOnce(Level level) {
    Given.Game check = Given.table("B1 C1 G1 L1").lastCheck(2);
    assertThat(counts(looks(check, 1, level)).get("done")).isGreaterThan(LOOKS * 19 / 20);
    assertThat(counts(looks(check, 2, level))).doesNotContainKey("done");
  }

  @ParameterizedTest
  @EnumSource
  void afterAnothersMistakeTheyChooseInTurn(Level level) {
    Given.Game penalty = Given.table("B1 B2 T1").deck("L1").penalty(0, 1, 2);
    assertThat(counts(looks(penalty, 1, level))).containsOnlyKeys("pick T1");
    assertThat(counts(looks(penalty, 2, level))).containsOnlyKeys("wait");
    Given.Game deck = Given.table("").deck("L1").penalty(0, 1, 2);
    assertThat(counts(looks(deck, 1, level))).containsOnlyKeys("pick deck");
  }

  @Test
  void theyAreQuickOnAnyTable() {
    String cards = String.join(" ", Cards.names().subList(0, 59));
    Given.Game game = Given.table(cards).deck("GMT1").open();
    Intent intent =
        this.game.person(Level.HARD).decide(this.game.view(game.state(), 0), new FastRandom(1));
    assertThat(intent.action()).isEqualTo(CandyMatchNotation.CALL);
  }
}
