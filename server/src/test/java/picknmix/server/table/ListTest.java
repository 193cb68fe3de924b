package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Json;
import picknmix.server.store.MatchStore;
import picknmix.server.store.TableStatus;
import tools.jackson.databind.json.JsonMapper;

/** Which tables the lobby shows: the open ones where somebody is, and nothing hides them. */
final class ListTest extends TablesOnAStore {
  @Test
  void tablesWhereSomebodyIsAreListedTheNewestFirst() {
    SeatTaken older = create(true);
    wait(1_000);
    SeatTaken newer = create(true);
    SeatTaken hidden = create(false);
    create(true); // nobody comes
    assertThat(listed()).isEmpty();
    List.of(newer, hidden, older).forEach(this::come);
    assertThat(listed()).containsExactly(newer.table().id(), older.table().id());
    assertThat(tables.list().getFirst()).isEqualTo(tables.info(newer.table().id()));
  }

  @Test
  void whoOnlyWatchesDoesNotCount() {
    SeatTaken host = create(true);
    tables.watch(host.table().id(), null, null, new Guest());
    assertThat(listed()).isEmpty();
  }

  @Test
  void tablesThatNobodyUsesHideNobody() {
    SeatTaken host = create(true);
    come(host);
    for (int i = 0; i < 150; i++) {
      wait(10);
      create(true);
    }
    assertThat(listed()).containsExactly(host.table().id());
  }

  @Test
  void theListIsNotTooLong() {
    for (int i = 0; i < 60; i++) {
      come(create(true));
    }
    assertThat(tables.list()).hasSize(50);
  }

  @Test
  void whoLoadsThePageAgainIsNotGoneAndWhoStaysAwayIs() {
    SeatTaken host = create(true);
    Place first = come(host);
    Place second = come(host);
    first.close();
    wait(5 * 60_000);
    assertThat(listed()).as("on another page").hasSize(1);
    second.close();
    wait(9_000);
    assertThat(listed()).hasSize(1);
    come(host).close();
    wait(9_000);
    assertThat(listed()).hasSize(1);
    wait(2_000);
    assertThat(listed()).isEmpty();
    come(host);
    assertThat(listed()).hasSize(1);
  }

  @Test
  void whoGetsUpIsGoneAtOnce() {
    SeatTaken host = create(true);
    come(host);
    tables.leave(host.table().id(), host.secret(), 0);
    assertThat(listed()).isEmpty();
  }

  @Test
  void aTableThatWaitsOrPlaysIsListedHoweverOldItIs() {
    SeatTaken host = create(true);
    String table = host.table().id();
    come(host);
    waitHours(26);
    assertThat(listed()).containsExactly(table);
    SeatTaken ben = tables.takeSeat(table, null, BEN);
    tables.start(table, host.secret(), OLA);
    Place watching = come(ben);
    waitHours(26);
    assertThat(tables.info(table).status()).isEqualTo(TableStatus.PLAYING);
    assertThat(listed()).containsExactly(table);
    watching.close();
  }

  @Test
  void anOldMatchGoesOnWhenSomebodyComes() {
    SeatTaken host = create(true);
    String table = host.table().id();
    SeatTaken ben = tables.takeSeat(table, null, BEN);
    tables.start(table, host.secret(), OLA);
    waitHours(40 * 24);
    close();
    open();
    assertThat(tables.inUse()).as("nobody waits for it").isZero();
    assertThat(listed()).isEmpty();
    Guest guest = new Guest();
    tables.watch(table, ben.secret(), null, guest);
    assertThat(guest.update().toAct()).isNotEmpty();
    assertThat(listed()).containsExactly(table);
  }

  @Test
  void aMatchThatWasPlayedYesterdayIsResumedThoughItBeganLongAgo() {
    SeatTaken host = create(true);
    String table = host.table().id();
    tables.takeSeat(table, null, BEN);
    tables.start(table, host.secret(), OLA);
    Place watching = come(host);
    waitHours(26);
    watching.close();
    close();
    open();
    assertThat(tables.inUse()).isEqualTo(1);
  }

  @Test
  void aServerThatDiedInhabitsNothingForLong() {
    SeatTaken host = create(true);
    try (MatchStore store = store()) {
      store.inhabit(Map.of(host.table().id(), time.date() + 3 * 60_000));
    }
    assertThat(listed()).hasSize(1);
    wait(3 * 60_000);
    assertThat(listed()).isEmpty();
  }

  private List<String> listed() {
    return tables.list().stream().map(TableInfo::id).toList();
  }

  private Place come(SeatTaken seat) {
    return tables.watch(seat.table().id(), seat.secret(), null, new Guest());
  }

  /** Of a game without a clock of its own. */
  private SeatTaken create(boolean open) {
    String wish = Json.write(Json.object("game", "cukierki", "seats", 2, "open", open));
    return tables.create(OLA, new JsonMapper().readValue(wish, NewTable.class));
  }
}
