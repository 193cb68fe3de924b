package picknmix.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picknmix.kernel.Level;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.server.match.LoggedAction;
import picknmix.server.match.Race;

/** The store on each of its databases. */
@ParameterizedClass
@EnumSource
final class MatchStoreTest {
  private static final Seed SEED = Seed.of(7);

  @Parameter Backend backend;
  @TempDir Path folder;
  private String where;
  private MatchStore store;

  @BeforeEach
  void open() {
    where = backend.fresh(folder);
    store = backend.open(where);
  }

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void whatWasWrittenIsThereAfterARestart() {
    StoredTable table = table("a", "playing", 10);
    store.create(table, SEED);
    LoggedAction raced =
        new LoggedAction(1, 2, "call", "x1", 99, new Race(2, true, List.of(new Race.Other(0, 43))));
    LoggedAction clocked = new LoggedAction(2, Seat.CLOCK, "miss", null, 100, null);
    store.append("a", raced);
    store.append("a", clocked);
    store.close();
    store = backend.open(where);
    assertThat(store.table("a")).contains(table);
    assertThat(store.seed("a")).isEqualTo(SEED);
    assertThat(store.actions("a")).containsExactly(raced, clocked);
  }

  @Test
  void aMatchThatIsOverIsKeptWithItsLogOrNotAtAll() {
    StoredTable table = table("a", "over", 10);
    List<LoggedAction> log = List.of(reveal(1), reveal(2));
    store.keep(table, SEED, log);
    assertThat(store.table("a")).contains(table);
    assertThat(store.actions("a")).isEqualTo(log);
    store.keep(table.touchedAt(20), SEED, List.of(reveal(1)));
    assertThat(store.table("a")).as("it is there already").contains(table.touchedAt(20));
    assertThat(store.actions("a")).isEqualTo(log);
    assertThatThrownBy(
            () -> store.keep(table("b", "over", 10), SEED, List.of(reveal(1), reveal(1))))
        .isInstanceOf(IllegalStateException.class);
    assertThat(store.table("b")).isEmpty();
    assertThat(store.actions("b")).isEmpty();
  }

  @Test
  void theGamesOfASeriesAreKept() {
    StoredTable alone = table("a", "over", 1);
    assertThat(alone.ended(List.of(1, 2), List.of(1))).as("no series").isEqualTo(alone);
    StoredTable first =
        new StoredTable(
            "b", alone.terms(), TableStatus.PLAYING, false, null, 1, 0, List.of(), alone.seats());
    store.create(first, SEED);
    assertThat(store.table("b")).contains(first);
    StoredTable second = store.update(first.ended(List.of(-3, 7), List.of(1)));
    StoredTable third = store.update(second.ended(List.of(5, 5), List.of(0, 1)));
    assertThat(third.series())
        .containsExactly(
            new SeriesGame(List.of(-3, 7), List.of(1)),
            new SeriesGame(List.of(5, 5), List.of(0, 1)));
    store.close();
    store = backend.open(where);
    assertThat(store.table("b")).contains(third);
  }

  @Test
  void aTableThatWaitsMayBeChangedSeatsIncluded() {
    StoredTable table = table("a", "waiting", 1);
    store.create(table, SEED);
    TableTerms terms = table.terms();
    TableTerms other =
        new TableTerms(
            terms.game(),
            2,
            Map.of("calls", "y"),
            Map.of("reveal", 9),
            "coin",
            false,
            0,
            terms.commitment(),
            terms.created(),
            terms.language(),
            terms.previous(),
            new TurnTerms(20_000, Level.HARD),
            true);
    StoredTable changed =
        store.update(table.changed(other, null).touchedAt(2).seated(table.seats().subList(0, 1)));
    store.close();
    store = backend.open(where);
    assertThat(store.table("a")).contains(changed);
  }

  @Test
  void aKeyStaysAsItWasFirst() {
    assertThat(store.key("cookie", "first")).isEqualTo("first");
    assertThat(store.key("cookie", "second")).isEqualTo("first");
    try (MatchStore another = backend.open(where)) {
      assertThat(another.key("cookie", "third")).as("for all servers").isEqualTo("first");
      assertThat(another.key("tea", "fourth")).isEqualTo("fourth");
    }
  }

  @Test
  void anUnknownTableIsNotThere() {
    assertThat(store.table("nope")).isEmpty();
    assertThat(store.actions("nope")).isEmpty();
  }

  @Test
  void namesAndIdsMayBeInAnyScript() {
    StoredSeat seat = new StoredSeat("h", "Żółć Їжак 🍬👨‍👩‍👧 'x\"", "#c2185b", "bonbon", null);
    StoredTable table = table("a", "waiting", 1).seated(List.of(seat, StoredSeat.FREE));
    store.create(table, SEED);
    LoggedAction action = new LoggedAction(1, 0, "weź 🍭", "id ; drop table seat", 1, null);
    store.append("a", action);
    assertThat(store.table("a")).contains(table);
    assertThat(store.actions("a")).containsExactly(action);
  }

  @Test
  void anActionNeedsATable() {
    assertThatThrownBy(() -> store.append("nope", reveal(1))).isInstanceOf(RuntimeException.class);
    assertThat(store.actions("nope")).isEmpty();
  }

  @Test
  void anIdIsGivenOnce() {
    store.create(table("a", "waiting", 1), SEED);
    assertThatThrownBy(() -> store.create(table("a", "over", 2), Seed.of(8)))
        .isInstanceOf(RuntimeException.class);
    assertThat(store.table("a")).contains(table("a", "waiting", 1));
    assertThat(store.seed("a")).isEqualTo(SEED);
  }

  @Test
  void aChangeReplacesStatusAndSeats() {
    store.create(table("a", "waiting", 1), SEED);
    StoredSeat bot = new StoredSeat(null, "Minty", "#00897b", "mint", Level.HARD);
    StoredTable changed =
        store.update(table("a", "playing", 5).seated(List.of(StoredSeat.FREE, bot)));
    assertThat(changed.version()).isEqualTo(1);
    assertThat(store.table("a")).contains(changed);
  }

  @ParameterizedTest
  @EnumSource
  void everyLevelIsKept(Level level) {
    store.create(table("a", "waiting", 1), SEED);
    StoredSeat bot = new StoredSeat(null, "Minty", "#00897b", "mint", level);
    store.update(table("a", "playing", 5).seated(List.of(StoredSeat.FREE, bot)));
    assertThat(store.table("a").orElseThrow().seats().get(1).bot()).isEqualTo(level);
  }

  @Test
  void aChangeToAnOldVersionIsAConflict() {
    StoredTable first = table("a", "waiting", 1);
    store.create(first, SEED);
    StoredTable second = store.update(first);
    StoredTable late = first.seated(List.of(StoredSeat.FREE, StoredSeat.FREE));
    assertThatThrownBy(() -> store.update(late)).isInstanceOf(Conflict.class);
    assertThat(store.table("a")).contains(second);
  }

  @Test
  void aRematchIsWrittenWithItsTableOrNotAtAll() {
    StoredTable first = table("a", "over", 1);
    store.create(first, SEED);
    StoredTable changed = store.update(first, table("b", "waiting", 2), Seed.of(8));
    assertThat(store.table("b")).isPresent();
    assertThat(store.seed("b")).isEqualTo(Seed.of(8));
    assertThatThrownBy(() -> store.update(first, table("c", "waiting", 2), Seed.of(9)))
        .isInstanceOf(Conflict.class);
    assertThatThrownBy(() -> store.update(changed, table("b", "waiting", 2), Seed.of(9)))
        .isInstanceOf(RuntimeException.class);
    assertThat(store.table("c")).isEmpty();
    assertThat(store.table("a")).contains(changed);
  }

  @Test
  void theLatestTablesComeFirst() {
    store.create(table("a", "waiting", 10), SEED);
    store.create(table("b", "waiting", 30), SEED);
    store.create(table("c", "playing", 25), SEED);
    store.create(table("d", "waiting", 20), SEED);
    assertThat(store.ids(TableStatus.WAITING, 0, 10)).containsExactly("b", "d", "a");
    assertThat(store.ids(TableStatus.WAITING, 20, 10)).containsExactly("b", "d");
    assertThat(store.ids(TableStatus.WAITING, 0, 1)).containsExactly("b");
    assertThat(store.ids(TableStatus.PLAYING, 0, 10)).containsExactly("c");
  }

  @Test
  void ofTwoWritersWithTheSameNumberExactlyOneWins() throws Exception {
    store.create(table("a", "playing", 1), SEED);
    try (MatchStore other = backend.open(where)) {
      for (int sequence = 1; sequence <= 50; sequence++) {
        LoggedAction action = reveal(sequence);
        assertThat(race(() -> outcome(store, action), () -> outcome(other, action)))
            .containsExactlyInAnyOrder("kept", "conflict");
      }
    }
    assertThat(store.actions("a")).hasSize(50);
  }

  @Test
  void ofTwoChangesToTheSameVersionExactlyOneWins() throws Exception {
    StoredTable table = table("a", "waiting", 1);
    store.create(table, SEED);
    try (MatchStore other = backend.open(where)) {
      assertThat(race(() -> change(store, table), () -> change(other, table)))
          .containsExactlyInAnyOrder("kept", "conflict");
    }
  }

  @Test
  void manyMatchesAppendAtOnceAndFailuresAreTheirOwn() throws Exception {
    int matches = 20;
    int actions = 25;
    for (int i = 0; i < matches; i++) {
      store.create(table("m" + i, "playing", 1), SEED);
    }
    List<Future<Integer>> writers = new ArrayList<>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      // Every fifth writes for a table that does not exist, and is the only one to suffer.
      for (int i = 0; i < matches + 5; i++) {
        String table = "m" + i;
        writers.add(
            threads.submit(
                () -> (int) IntStream.rangeClosed(1, actions).filter(n -> kept(table, n)).count()));
      }
    }
    for (int i = 0; i < writers.size(); i++) {
      assertThat(writers.get(i).get()).isEqualTo(i < matches ? actions : 0);
      assertThat(store.actions("m" + i))
          .extracting(LoggedAction::sequence)
          .isEqualTo(IntStream.rangeClosed(1, i < matches ? actions : 0).boxed().toList());
    }
  }

  @Test
  void aBigMatchComesBackInOrder() throws Exception {
    store.create(table("a", "playing", 1), SEED);
    List<LoggedAction> all =
        IntStream.rangeClosed(1, 3_000).mapToObj(MatchStoreTest::reveal).toList();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (LoggedAction action : all.reversed()) {
        var _ = threads.submit(() -> store.append("a", action));
      }
    }
    assertThat(store.actions("a")).isEqualTo(all);
  }

  @Test
  void aClosedStoreTakesNothing() {
    store.create(table("a", "playing", 1), SEED);
    store.close();
    assertThatThrownBy(() -> store.append("a", reveal(1)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("closed");
    store.close();
    store = backend.open(where);
    assertThat(store.actions("a")).isEmpty();
  }

  private boolean kept(String table, int sequence) {
    try {
      store.append(table, reveal(sequence));
      return true;
    } catch (RuntimeException refused) {
      return false;
    }
  }

  private static String outcome(MatchStore store, LoggedAction action) {
    try {
      store.append("a", action);
      return "kept";
    } catch (Conflict conflict) {
      return "conflict";
    }
  }

  private static String change(MatchStore store, StoredTable table) {
    try {
      store.update(table);
      return "kept";
    } catch (Conflict conflict) {
      return "conflict";
    }
  }

  /** What became of two who start at the same moment. */
  private static List<String> race(Callable<String> one, Callable<String> two) throws Exception {
    CyclicBarrier start = new CyclicBarrier(2);
    try (var threads = Executors.newFixedThreadPool(2)) {
      List<Future<String>> both = new ArrayList<>();
      for (Callable<String> runner : List.of(one, two)) {
        both.add(
            threads.submit(
                () -> {
                  start.await();
                  return runner.call();
                }));
      }
      return List.of(both.get(0).get(), both.get(1).get());
    }
  }

  private static LoggedAction reveal(int sequence) {
    return new LoggedAction(sequence, sequence % 2, "reveal", "c" + sequence, sequence, null);
  }

  static StoredTable table(String id, String status, long touched) {
    TableTerms terms =
        new TableTerms(
            "candy-match",
            1,
            Map.of("calls", "x"),
            Map.of("reveal", 5),
            "seat",
            true,
            null,
            "c0ffee",
            1,
            "pl",
            null,
            null,
            false);
    StoredSeat person = new StoredSeat("hash", "Ola", "#c2185b", "bonbon", null, "somebody", 3);
    StoredSeat bot = new StoredSeat(null, "Minty", "#00897b", "mint", Level.EASY);
    List<StoredSeat> seats = List.of(person, bot);
    return new StoredTable(id, terms, TableStatus.of(status), false, null, touched, 0, null, seats);
  }
}
