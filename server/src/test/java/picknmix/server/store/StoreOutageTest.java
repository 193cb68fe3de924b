package picknmix.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import picknmix.kernel.Seed;
import picknmix.server.match.LoggedAction;

/** A database that is away for a while. */
@ParameterizedClass
@EnumSource
@Timeout(60)
final class StoreOutageTest {
  @Parameter Backend backend;
  @TempDir Path folder;
  private String where;
  private MatchStore store;

  @BeforeEach
  void open() {
    where = backend.fresh(folder);
    store = backend.open(where);
    store.create(table(), Seed.of(7));
    store.append("a", reveal(1));
  }

  @AfterEach
  void close() {
    store.close();
  }

  @Test
  void whatCannotBeWrittenIsToldSoonAndCanBeWrittenLater() throws Exception {
    try (Backend.Outage _ = backend.outage(where)) {
      List<CompletableFuture<Throwable>> told = new ArrayList<>();
      for (int sequence = 2; sequence <= 20; sequence++) {
        told.add(append(sequence));
      }
      for (CompletableFuture<Throwable> failure : told) {
        assertThat(failure.get()).isInstanceOf(StoreDown.class);
      }
      assertThat(store.isWell()).isFalse();
      if (backend == Backend.SQLITE) {
        assertThat(store.actions("a")).as("a locked file can be read").hasSize(1);
      }
    }
    awaitWell();
    for (int sequence = 2; sequence <= 20; sequence++) {
      Throwable failure = append(sequence).get();
      assertThat(failure == null || failure instanceof Conflict).isTrue();
    }
    assertThat(append(20).get()).as("once is enough").isInstanceOf(Conflict.class);
    store.close();
    store = backend.open(where);
    assertThat(store.actions("a")).extracting(LoggedAction::sequence).hasSize(20).isSorted();
  }

  /** Together they would wait for longer than this test may take, if each waited for itself. */
  @Test
  void nobodyWaitsBehindOthers() throws Exception {
    try (Backend.Outage _ = backend.outage(where)) {
      for (int i = 0; i < 100; i++) {
        assertThatThrownBy(() -> store.append("a", reveal(2))).isInstanceOf(StoreDown.class);
        assertThatThrownBy(() -> store.update(table())).isInstanceOf(StoreDown.class);
      }
    }
    awaitWell();
    store.append("a", reveal(2));
    assertThat(store.update(table()).version()).isEqualTo(1);
  }

  @Test
  void itIsToldThatItIsAwayAndThatItIsBack() throws Exception {
    BlockingQueue<Boolean> told = new LinkedBlockingQueue<>();
    store.whenHealthChanges(() -> told.add(store.isWell()));
    try (Backend.Outage _ = backend.outage(where)) {
      assertThat(append(2).get()).isInstanceOf(StoreDown.class);
      assertThat(told.take()).isFalse();
    }
    assertThat(told.take()).isTrue();
    assertThat(told).isEmpty();
  }

  @Test
  void aClosedStoreDoesNotWaitForItsReturn() throws Exception {
    try (Backend.Outage _ = backend.outage(where)) {
      assertThat(append(2).get()).isInstanceOf(StoreDown.class);
      store.close();
    }
    store = backend.open(where);
    assertThat(store.actions("a")).hasSize(1);
  }

  @Test
  void somebodysOwnFailureIsNotTheStores() throws Exception {
    assertThat(append(1).get()).isInstanceOf(Conflict.class);
    assertThatThrownBy(() -> store.append("nope", reveal(1)))
        .isNotInstanceOf(StoreDown.class)
        .isNotInstanceOf(Conflict.class);
    assertThatThrownBy(() -> store.create(table(), Seed.of(8))).isNotInstanceOf(StoreDown.class);
    StoredTable changed = store.update(table());
    assertThatThrownBy(() -> store.update(table())).isInstanceOf(Conflict.class);
    assertThat(store.isWell()).isTrue();
    assertThat(store.table("a")).contains(changed);
  }

  /** Done with null when it is on disk, else with why it is not. */
  private CompletableFuture<Throwable> append(int sequence) {
    CompletableFuture<Throwable> told = new CompletableFuture<>();
    store.append("a", reveal(sequence), told::complete);
    return told;
  }

  private void awaitWell() throws InterruptedException {
    while (!store.isWell()) {
      Thread.sleep(20);
    }
  }

  private static LoggedAction reveal(int sequence) {
    return new LoggedAction(sequence, 0, "reveal", "c" + sequence, sequence, null);
  }

  private static StoredTable table() {
    TableTerms terms =
        new TableTerms(
            "candy-match",
            1,
            Map.of(),
            Map.of(),
            "seat",
            true,
            null,
            "c0ffee",
            1,
            "pl",
            null,
            null,
            false);
    List<StoredSeat> seats = List.of(StoredSeat.FREE, StoredSeat.FREE);
    return new StoredTable("a", terms, TableStatus.PLAYING, false, null, 1, 0, null, seats);
  }
}
