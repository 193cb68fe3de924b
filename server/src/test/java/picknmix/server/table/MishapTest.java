package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Level;
import picknmix.server.match.News;
import picknmix.server.store.TableStatus;

/** What goes wrong for a moment must not stay wrong. */
final class MishapTest extends TablesOnAStore {

  @Test
  void aRematchMayBeAskedForAsSoonAsTheResultIsTold() throws SQLException {
    Solo solo = new Solo();
    failUpdates();
    solo.playToTheResult();
    assertThat(tables.info(solo.id).status()).as("not written yet").isEqualTo(TableStatus.PLAYING);
    letUpdatesPass();
    TableInfo next = tables.rematch(solo.id, solo.host.secret());
    assertThat(next.status()).isEqualTo(TableStatus.WAITING);
    assertThat(tables.info(solo.id).status()).isEqualTo(TableStatus.OVER);
  }

  @Test
  void theEndIsWrittenUntilItIsKept() throws SQLException {
    Solo solo = new Solo();
    failUpdates();
    solo.playToTheResult();
    wait(60_000);
    assertThat(tables.info(solo.id).status()).isEqualTo(TableStatus.PLAYING);
    letUpdatesPass();
    wait(30_000);
    assertThat(solo.guest.table().status()).isEqualTo(TableStatus.OVER);
  }

  @Test
  void anEndThatWasNotKeptBeforeARestartIsWrittenAfterIt() throws SQLException {
    Solo solo = new Solo();
    failUpdates();
    solo.playToTheResult();
    close();
    letUpdatesPass();
    open();
    assertThat(tables.info(solo.id).status()).isEqualTo(TableStatus.OVER);
  }

  @Test
  void aTableComesBackThoughItCouldNotBeReadAtFirst() throws SQLException {
    new Solo();
    close();
    change("alter table seat rename to lost");
    open();
    wait(3_000);
    assertThat(tables.inUse()).isZero();
    change("alter table lost rename to seat");
    wait(3_000);
    assertThat(tables.inUse()).isOne();
  }

  @Test
  void whoseWatchFailedIsNotThereAndHearsOfIt() {
    SeatTaken host = tables.create(OLA, wish(false));
    String id = host.table().id();
    try (Place _ = tables.watch(id, null, null, new Guest())) {
      assertThatThrownBy(() -> tables.watch(id, host.secret(), null, new Broken(false)))
          .hasMessageContaining("line");
      assertThat(tables.info(id).seats().getFirst().online()).isFalse();
      assertThatThrownBy(() -> tables.watch(id, host.secret(), null, new Broken(true)))
          .as("an Error is told as well")
          .isInstanceOf(RuntimeException.class)
          .hasRootCauseInstanceOf(StackOverflowError.class);
      assertThat(tables.info(id).seats().getFirst().online()).isFalse();
    }
  }

  @Test
  void somebodysBrokenLineIsNotTheOthers() {
    SeatTaken host = tables.create(OLA, wish(false));
    String id = host.table().id();
    Guest guest = new Guest();
    Broken broken = new Broken(false);
    broken.works = true;
    tables.watch(id, null, null, broken);
    tables.watch(id, host.secret(), null, guest);
    broken.works = false;
    tables.takeSeat(id, null, BEN);
    assertThat(guest.table().seats().get(1).name()).isEqualTo("Ben");
  }

  /** A line that cannot be written to. */
  private static final class Broken implements TableListener {
    private final boolean badly;
    private boolean works;

    Broken(boolean badly) {
      this.badly = badly;
    }

    @Override
    public void table(TableInfo table, @Nullable Integer seat, boolean sentAway, boolean silenced) {
      if (!works && badly) {
        throw new StackOverflowError();
      } else if (!works) {
        throw new IllegalStateException("the line is broken");
      }
    }

    @Override
    public void update(News news) {}
  }

  /** A person who leaves it to the clock, and a bot. */
  private final class Solo {
    final SeatTaken host = tables.create(OLA, wish(true));
    final String id = host.table().id();
    final Guest guest = new Guest();

    Solo() {
      tables.watch(id, host.secret(), null, guest);
    }

    void playToTheResult() {
      while (guest.update().result() == null) {
        assertThat(time.step()).as("something happens").isTrue();
      }
    }
  }

  private static NewTable wish(boolean start) {
    Map<Integer, Level> bots = start ? Map.of(1, Level.EASY) : Map.of();
    return new NewTable(
        "candy-match", 2, null, null, null, true, bots, start, false, null, null, false);
  }

  private void failUpdates() throws SQLException {
    change(
        "create trigger out_of_order before update on game_table"
            + " begin select raise(abort, 'out of order'); end");
  }

  private void letUpdatesPass() throws SQLException {
    change("drop trigger out_of_order");
  }

  private void change(String sql) throws SQLException {
    try (Connection file =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("picknmix.db"));
        Statement statement = file.createStatement()) {
      statement.execute(sql);
    }
  }
}
