package picknmix.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picknmix.cli.parts.Part;
import picknmix.games.Games;
import picknmix.kernel.Bot.Budget;
import picknmix.kernel.Json;
import picknmix.kernel.Options;
import picknmix.kernel.Refused;

/** A contest that is interrupted and goes on comes to what it would have come to at once. */
final class KeepTest {
  private static final Budget USUAL = new Budget(0, 8);

  @TempDir private Path temp;
  private Path file;

  @BeforeEach
  void choose() {
    file = temp.resolve("games.jsonl");
  }

  @Test
  void whatWasInterruptedGoesOnToTheSameEnd() throws Exception {
    String whole = result(12, 1, Keep.NOTHING, new AtomicInteger());
    AtomicInteger before = new AtomicInteger();
    stopAfter(5, 12);
    assertThat(Files.readAllLines(file)).hasSizeBetween(6, 7);
    int kept = Files.readAllLines(file).size() - 1;
    try (Keep keep = Keep.open(file, plan(12, 1).identity(true))) {
      assertThat(result(12, 1, keep, before)).isEqualTo(whole);
    }
    assertThat(before).as("progress counts the kept games too").hasValue(12);
    assertThat(Files.readAllLines(file)).hasSize(13);
    assertThat(kept).isPositive();
    try (Keep keep = Keep.open(file, plan(12, 1).identity(true))) {
      assertThat(result(12, 1, keep, new AtomicInteger())).isEqualTo(whole);
    }
  }

  @Test
  void moreGamesAddToThose() throws Exception {
    stopAfter(4, 6);
    try (Keep keep = Keep.open(file, plan(10, 1).identity(true))) {
      assertThat(result(10, 1, keep, new AtomicInteger()))
          .isEqualTo(result(10, 1, Keep.NOTHING, new AtomicInteger()));
    }
  }

  @Test
  void halfALineIsDropped() throws Exception {
    stopAfter(3, 8);
    String text = Files.readString(file);
    Files.writeString(file, text.substring(0, text.length() - 9));
    int whole = Files.readString(file).split("\n", -1).length - 1;
    try (Keep keep = Keep.open(file, plan(8, 1).identity(true))) {
      assertThat(Files.readAllLines(file)).hasSize(whole);
      assertThat(result(8, 1, keep, new AtomicInteger()))
          .isEqualTo(result(8, 1, Keep.NOTHING, new AtomicInteger()));
    }
    assertThat(Files.readAllLines(file)).hasSize(9).allMatch(line -> line.endsWith("}"));
  }

  @Test
  void halfAFirstLineIsBegunAnew() throws Exception {
    Map<String, ?> identity = plan(2, 1).identity(true);
    Files.writeString(file, Json.write(identity).substring(0, 30));
    Keep.open(file, plan(2, 1).identity(true)).close();
    assertThat(Files.readAllLines(file)).containsExactly(Json.write(identity));
  }

  @Test
  void aFileOfSomethingElseIsRefusedAndLeftAlone() throws Exception {
    stopAfter(2, 4);
    String before = Files.readString(file);
    assertThatThrownBy(() -> Keep.open(file, plan(4, 2).identity(true)))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("has games of something else")
        .hasMessageContaining("\"seed\":1")
        .hasMessageContaining("\"seed\":2");
    assertThatThrownBy(() -> Keep.open(file, plan(4, 1).identity(false)))
        .isInstanceOf(Refused.class);
    assertThat(Files.readString(file)).isEqualTo(before);
  }

  @Test
  void aFileThatIsNoneOfOursIsRefused() throws IOException {
    for (String text : List.of("dear diary\n", "dear diary", "{\"a\":1}\n", "[]\n")) {
      Files.writeString(file, text);
      assertThatThrownBy(() -> Keep.open(file, plan(4, 1).identity(true)))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("is no file in which an arena keeps its games");
      assertThat(Files.readString(file)).isEqualTo(text);
    }
    assertThatThrownBy(() -> Keep.open(temp, plan(4, 1).identity(true)))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("games cannot be kept in");
  }

  @Test
  void aSpoiltLineInTheMiddleIsToldByItsNumber() throws Exception {
    stopAfter(3, 6);
    List<String> lines = Files.readAllLines(file);
    lines.set(1, "{");
    Files.write(file, lines);
    assertThatThrownBy(() -> Keep.open(file, plan(6, 1).identity(true)))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("line 2 of");
  }

  @Test
  void aLadderGoesOnToTheSameEndToo() throws Exception {
    LadderPlan plan = ladder();
    String whole = ladder(plan, Keep.NOTHING);
    try (Keep keep = Keep.open(file, plan.identity())) {
      Ladder[] ladder = new Ladder[1];
      AtomicInteger played = new AtomicInteger();
      ladder[0] = new Ladder(plan, Part.WHOLE, keep, () -> stopAt(ladder[0], played, 15));
      ladder[0].play(1);
    }
    assertThat(Files.readAllLines(file)).hasSize(16);
    try (Keep keep = Keep.open(file, plan.identity())) {
      assertThat(ladder(plan, keep)).isEqualTo(whole);
    }
    assertThat(Files.readAllLines(file)).hasSize(1 + plan.planned());
  }

  private static void stopAt(Contest contest, AtomicInteger played, int games) {
    if (played.incrementAndGet() == games) {
      contest.stop();
    }
  }

  /** Plays with one thread, so that so many games are in the file then. */
  private void stopAfter(int games, int planned) throws Exception {
    Plan plan = plan(planned, 1);
    try (Keep keep = Keep.open(file, plan.identity(true))) {
      Tournament[] tournament = new Tournament[1];
      AtomicInteger played = new AtomicInteger();
      tournament[0] =
          new Tournament(plan, true, Part.WHOLE, keep, () -> stopAt(tournament[0], played, games));
      tournament[0].play(1);
    }
  }

  private static String result(int games, long seed, Keep keep, AtomicInteger progress)
      throws InterruptedException {
    Tournament tournament =
        new Tournament(plan(games, seed), true, Part.WHOLE, keep, progress::incrementAndGet);
    tournament.play(2);
    return Json.write(tournament.report().json());
  }

  private static String ladder(LadderPlan plan, Keep keep) throws InterruptedException {
    Ladder ladder = new Ladder(plan, Part.WHOLE, keep, () -> {});
    ladder.play(2);
    return Json.write(ladder.report().json());
  }

  private static Plan plan(int games, long seed) {
    List<Entrant> two = List.of(entrant("hard"), entrant("easy"));
    return Plan.of(Games.find("candy-match"), 2, Options.of(), two, games, seed);
  }

  private static LadderPlan ladder() {
    List<Entrant> three = List.of(entrant("easy"), entrant("medium"), entrant("hard"));
    return LadderPlan.of(Games.find("candy-match"), 2, Options.of(), three, 30, 1);
  }

  private static Entrant entrant(String name) {
    return Entrant.parse(name, USUAL, Map.of());
  }
}
