package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Level;

/** Nobody takes what is meant for all. */
final class FairSeatsTest extends TablesOnAStore {
  private static final Visitor ANNA = visitor("Anna", "a", "192.0.2.1");
  private static final Visitor BASIA = visitor("Basia", "b", "192.0.2.1");

  @Test
  void onePersonCannotTakeAllSeatsOfAPublicTable() {
    String table = tables.create(ANNA, wish(true)).table().id();
    assertThatThrownBy(() -> tables.takeSeat(table, null, ANNA))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("make it private");
    assertThat(tables.takeSeat(table, null, BASIA).seat()).as("somebody else").isEqualTo(1);
    close();
    open();
    assertProblem(Problem.Kind.CONFLICT, () -> tables.takeSeat(table, null, BASIA));
    Visitor nobody = new Visitor(BASIA.player(), null, "192.0.2.7", false);
    assertThat(tables.takeSeat(table, null, nobody).seat()).isEqualTo(2);
    String family = tables.create(ANNA, wish(false)).table().id();
    assertThat(tables.takeSeat(family, null, ANNA).seat()).as("a private one").isEqualTo(1);
  }

  @Test
  void whoIsSentAwayCannotComeStraightBack() {
    SeatTaken host = tables.create(ANNA, wish(false));
    String table = host.table().id();
    tables.takeSeat(table, null, BASIA);
    tables.leave(table, host.secret(), 1);
    assertThatThrownBy(() -> tables.takeSeat(table, null, BASIA))
        .isInstanceOf(Problem.class)
        .hasMessageContaining("10 minutes");
    String another = tables.create(ANNA, wish(false)).table().id();
    assertThat(tables.takeSeat(another, null, BASIA).seat()).isEqualTo(1);
    wait(10 * 60_000);
    SeatTaken back = tables.takeSeat(table, null, BASIA);
    tables.leave(table, back.secret(), 1);
    assertThat(tables.takeSeat(table, null, BASIA).seat()).as("left by themselves").isEqualTo(1);
  }

  @Test
  void oneAddressHasSoManyMatchesAtOnce() {
    Map<Integer, Level> bots = Map.of(1, Level.EASY);
    NewTable solo =
        new NewTable("cukierki", 2, null, null, null, false, bots, true, false, null, null, false);
    SeatTaken first = tables.create(ANNA, solo);
    for (int i = 1; i < 40; i++) {
      tables.create(i % 2 == 0 ? ANNA : BASIA, solo);
    }
    assertProblem(Problem.Kind.TOO_MANY, () -> tables.create(BASIA, solo));
    assertThat(tables.create(visitor("Celina", "c", "192.0.2.2"), solo)).isNotNull();
    assertThat(tables.create(OLA, solo)).as("this machine").isNotNull();
    tables.leave(first.table().id(), first.secret(), 0);
    Place watching = tables.watch(first.table().id(), null, null, new Guest());
    playOn(first.table().id());
    watching.close();
    assertThat(tables.create(BASIA, solo)).as("one is over").isNotNull();
  }

  @Test
  void aBotHasALevel() {
    Map<Integer, Level> bots = new HashMap<>();
    bots.put(1, null);
    NewTable wish =
        new NewTable("cukierki", 2, null, null, null, false, bots, true, false, null, null, false);
    assertRefused("bots.1", () -> tables.create(OLA, wish));
  }

  private static Visitor visitor(String name, String id, String address) {
    return new Visitor(new Player(name, "#c2185b", "fox"), id, address, false);
  }

  private static NewTable wish(boolean open) {
    return new NewTable(
        "cukierki", 3, null, null, null, open, null, false, false, null, null, false);
  }
}
