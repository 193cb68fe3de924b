package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picknmix.kernel.Json;
import picknmix.server.store.TableStatus;
import tools.jackson.databind.json.JsonMapper;

/** What goes when its time is over, and what stays. */
final class KeepTest extends TablesOnAStore {
  @Override
  Keep keep() {
    return Keep.parse("36h");
  }

  @Test
  void aTableThatNobodyBeganGoesAfterADayWithItsNames() {
    SeatTaken host = create();
    waitHours(23);
    assertThat(isThere(host)).isTrue();
    waitHours(3);
    assertThat(isThere(host)).isFalse();
    assertThat(rows()).isZero();
  }

  @Test
  void whereSomebodyIsItStays() {
    SeatTaken host = create();
    SeatTaken watched = create();
    Place watching = tables.watch(host.table().id(), host.secret(), null, new Guest());
    Place spectator = tables.watch(watched.table().id(), null, null, new Guest());
    waitHours(40);
    watching.close();
    spectator.close();
    wait(60_000);
    assertThat(isThere(host)).as("somebody was there a moment ago").isTrue();
    waitHours(26);
    assertThat(isThere(host)).isFalse();
    assertThat(isThere(watched)).isFalse();
  }

  @Test
  void manyGoAtOnceOrRatherAFewAtATime() {
    for (int i = 0; i < 35; i++) {
      create();
    }
    waitHours(26);
    assertThat(rows()).isZero();
  }

  @Test
  void matchesGoWhenTheOperatorSaysBegunOrOver() {
    SeatTaken over = create("candy-match");
    SeatTaken playing = create();
    for (SeatTaken host : new SeatTaken[] {over, playing}) {
      tables.takeSeat(host.table().id(), null, BEN);
      tables.start(host.table().id(), host.secret(), OLA);
    }
    playOn(over.table().id());
    waitHours(34);
    assertThat(isThere(over)).isTrue();
    assertThat(isThere(playing)).isTrue();
    waitHours(4);
    assertThat(isThere(over)).isFalse();
    assertThat(isThere(playing)).isFalse();
    assertThat(rows()).isZero();
  }

  @Test
  void whatSomebodyHasSharedGoesAsIfItHadBeenPlayedHere() {
    String shared = tables.share(SharingTest.game("candy-match")).id();
    waitHours(34);
    assertThat(tables.share(SharingTest.game("candy-match")).id()).isEqualTo(shared);
    waitHours(34);
    assertThat(tables.info(shared).status()).as("whoever shares it again needs it").isNotNull();
    waitHours(40);
    assertProblem(Problem.Kind.NOT_FOUND, () -> tables.info(shared));
    assertThat(rows()).isZero();
  }

  /** Both play to the end. */
  private SeatTaken playWithBen(SeatTaken host) {
    String table = host.table().id();
    SeatTaken ben = tables.takeSeat(table, null, BEN);
    tables.start(table, host.secret(), OLA);
    playOn(table);
    return ben;
  }

  @Test
  void aRematchThatNobodyPlayedCanBeAskedForAgain() {
    SeatTaken host = create("candy-match");
    String table = host.table().id();
    SeatTaken ben = playWithBen(host);
    String next = tables.rematch(table, host.secret()).id();
    Place watching = tables.watch(table, ben.secret(), null, new Guest());
    waitHours(26);
    assertThat(tables.rematch(table, host.secret()).id())
        .as("somebody still looks at the table that leads there")
        .isEqualTo(next);
    watching.close();
    waitHours(26);
    assertThat(tables.face(next)).isNull();
    TableInfo again = tables.info(table);
    assertThat(again.next()).isNull();
    String another = tables.rematch(table, ben.secret()).id();
    assertThat(another).isNotEqualTo(next);
    assertThat(tables.info(table).next()).isEqualTo(another);
  }

  @Test
  void aRematchOutlivesTheTableBeforeIt() {
    SeatTaken host = create("candy-match");
    String table = host.table().id();
    SeatTaken ben = playWithBen(host);
    String next = tables.rematch(table, host.secret()).id();
    tables.watch(next, host.secret(), null, new Guest());
    waitHours(40);
    assertThat(isThere(host)).isFalse();
    assertThat(tables.info(next).status()).isEqualTo(TableStatus.WAITING);
    tables.watch(next, ben.secret(), null, new Guest());
    assertThat(tables.info(next).status()).isEqualTo(TableStatus.PLAYING);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0d", "30", "d", "-1d", "1w", "100000d", "30D"})
  void otherTextsAreNoTimes(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> Keep.parse(text));
  }

  @Test
  void timesAreDaysOrHours() {
    assertThat(Keep.parse("30d").begun()).isEqualTo(Duration.ofDays(30));
    assertThat(Keep.parse("12h").begun()).isEqualTo(Duration.ofHours(12));
    assertThat(Keep.parse("forever")).isEqualTo(Keep.FOREVER);
  }

  private boolean isThere(SeatTaken seat) {
    return tables.face(seat.table().id()) != null;
  }

  /** All that is kept of any table. */
  private int rows() {
    return Jdbi.create("jdbc:sqlite:" + folder.resolve("picknmix.db"))
        .withHandle(
            handle ->
                handle
                    .createQuery(
                        "select (select count(*) from game_table) + (select count(*) from seat)"
                            + " + (select count(*) from seed)"
                            + " + (select count(*) from match_action)")
                    .mapTo(Integer.class)
                    .one());
  }

  /** Of a game without a clock: nothing happens by itself. */
  private SeatTaken create() {
    return create("cukierki");
  }

  private SeatTaken create(String game) {
    String wish = Json.write(Json.object("game", game, "seats", 2, "open", true));
    return tables.create(OLA, new JsonMapper().readValue(wish, NewTable.class));
  }
}
