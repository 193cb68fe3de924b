package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import picknmix.games.Games;
import picknmix.games.template.Template;
import picknmix.kernel.Game;
import picknmix.kernel.Refused;
import picknmix.server.match.LoggedAction;
import picknmix.server.match.MatchLog;
import picknmix.server.match.Minds;
import picknmix.server.match.SteppedTime;
import picknmix.server.store.MatchStore;
import picknmix.server.store.TableStatus;

/** On a real store; time is stepped, and all but the store's writer is the test's own thread. */
abstract class TablesOnAStore {
  static final Visitor OLA = Visitor.local(new Player("Ola", "#c2185b", "bonbon"));
  static final Visitor BEN = Visitor.local(new Player("Ben", "#3949ab", "ghost"));

  @TempDir Path folder;

  /** The same deals and bots each time. */
  private final Random luck = new Random(1);

  final SteppedTime time = new SteppedTime();
  Tables tables;

  @BeforeEach
  void open() {
    open(store());
  }

  /** The tables of this store, from now on. */
  final void open(MatchStore store) {
    List<Game<?>> games = new ArrayList<>(Games.all());
    games.add(new Template());
    Means means =
        new Means(
            games,
            store,
            time,
            new Secrets(luck),
            Runnable::run,
            Minds.on(Runnable::run),
            (table, action, written) -> append(store, table, action, written));
    tables = new Tables(means, keep(), store::close);
    tables.resume();
  }

  /** Here and now, so that all happens on the test's own thread. */
  private static void append(
      MatchStore store, String table, LoggedAction action, MatchLog.Written written) {
    try {
      store.append(table, action);
    } catch (RuntimeException failure) {
      written.done(failure);
      return;
    }
    written.done(null);
  }

  Keep keep() {
    return Keep.FOREVER;
  }

  @AfterEach
  void close() {
    tables.close();
  }

  final MatchStore store() {
    return MatchStore.sqlite(folder.resolve("picknmix.db"));
  }

  /** The clock plays for those who do nothing, until it is over; gives the table. */
  final String playOn(String table) {
    try (Place somebody = tables.watch(table, null, null, new Guest())) {
      assertThat(somebody.seat()).isNull();
      while (tables.info(table).status() == TableStatus.PLAYING) {
        assertThat(time.step()).as("something happens").isTrue();
      }
    }
    return table;
  }

  final void wait(int millis) {
    boolean[] passed = {false};
    time.at(time.now() + millis, () -> passed[0] = true);
    while (!passed[0]) {
      time.step();
    }
  }

  /** As many days as somebody likes: in hours, since their milliseconds are too many for an int. */
  final void waitHours(int hours) {
    for (int i = 0; i < hours; i++) {
      wait(60 * 60_000);
    }
  }

  static void assertRefused(String message, ThrowingCallable call) {
    assertThatThrownBy(call).isInstanceOf(Refused.class).hasMessageContaining(message);
  }

  static void assertProblem(Problem.Kind kind, ThrowingCallable call) {
    assertThatThrownBy(call)
        .isInstanceOfSatisfying(
            Problem.class, problem -> assertThat(problem.kind()).isEqualTo(kind));
  }
}
