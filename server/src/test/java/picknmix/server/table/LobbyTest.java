package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Level;
import picknmix.server.match.Ties;
import picknmix.server.store.TableStatus;
import picknmix.server.table.SeatInfo.Kind;

/** Before the start, between two games, and while somebody is away. */
final class LobbyTest extends TablesOnAStore {
  private static final Visitor EVA = Visitor.local(new Player("Eva", "#00796b", "toffee"));

  // ---- Changes

  @Test
  void theHostChangesWhatTheTableIsFor() {
    SeatTaken ola = create(2, false);
    String table = ola.table().id();
    Guest guest = new Guest();
    tables.watch(table, null, null, guest);
    TableInfo changed =
        tables.change(
            table,
            ola.secret(),
            new TableChange(
                4,
                Map.of("calls", "pick-then-call"),
                Map.of("reveal", 900),
                Ties.COIN,
                false,
                true,
                null,
                null));
    assertThat(changed.seats())
        .extracting(SeatInfo::kind)
        .containsExactly(Kind.PERSON, Kind.FREE, Kind.FREE, Kind.FREE);
    assertThat(changed.options()).containsEntry("calls", "pick-then-call");
    assertThat(changed.pace()).containsEntry("reveal", 900).containsEntry("timeup", 15_000);
    assertThat(changed.ties()).isEqualTo(Ties.COIN);
    assertThat(changed.open()).isFalse();
    assertThat(changed.series()).isNotNull();
    assertThat(changed.commitment()).as("the deal stays").isEqualTo(ola.table().commitment());
    assertThat(guest.table()).isEqualTo(changed);
    assertThat(tables.change(table, ola.secret(), change(null))).as("nothing").isEqualTo(changed);
    tables.setBot(table, ola.secret(), 1, Level.EASY);
    tables.setBot(table, ola.secret(), 2, Level.EASY);
    tables.setBot(table, ola.secret(), 3, Level.EASY);
    assertThat(tables.start(table, ola.secret(), OLA).seats()).hasSize(4);
    assertProblem(Problem.Kind.CONFLICT, () -> tables.change(table, ola.secret(), change(3)));
  }

  @Test
  void onlyTheHostMayAndOnlyWhatTheGameAllows() {
    SeatTaken ola = create(3, false);
    String table = ola.table().id();
    SeatTaken ben = tables.takeSeat(table, null, BEN);
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.change(table, ben.secret(), change(4)));
    assertProblem(Problem.Kind.FORBIDDEN, () -> tables.change(table, "nobody", change(4)));
    assertRefused("seats must be", () -> tables.change(table, ola.secret(), change(1)));
    assertRefused("seats must be", () -> tables.change(table, ola.secret(), change(99)));
    assertRefused(
        "options",
        () ->
            tables.change(
                table,
                ola.secret(),
                new TableChange(null, Map.of("tea", true), null, null, null, null, null, null)));
    assertThat(tables.info(table).seats()).hasSize(3);
  }

  @Test
  void fewerSeatsCostFreeOnesThenBotsAndNeverPeople() {
    SeatTaken ola = create(5, false);
    String table = ola.table().id();
    tables.setBot(table, ola.secret(), 1, Level.EASY);
    tables.setBot(table, ola.secret(), 2, Level.HARD);
    SeatTaken ben = tables.takeSeat(table, 4, BEN);
    Guest guest = new Guest();
    Place watching = tables.watch(table, ben.secret(), null, guest);
    tables.change(table, ola.secret(), change(3));
    assertThat(guest.table().seats())
        .extracting(SeatInfo::kind)
        .containsExactly(Kind.PERSON, Kind.BOT, Kind.PERSON);
    assertThat(guest.table().seats().get(1).level()).isEqualTo(Level.EASY);
    assertThat(watching.seat()).as("Ben has come along").isEqualTo(2);
    assertThat(guest.seats.getLast()).isEqualTo(2);
    assertThat(guest.table().seats().get(2).online()).isTrue();
    tables.takeSeat(table, tables.change(table, ola.secret(), change(4)).seats().size() - 1, EVA);
    tables.change(table, ola.secret(), change(3));
    assertProblem(Problem.Kind.CONFLICT, () -> tables.change(table, ola.secret(), change(2)));
    assertThat(tables.info(table).seats())
        .extracting(SeatInfo::name)
        .containsExactly("Ola", "Ben", "Eva");
  }

  // ---- Between two games

  @Test
  void aRematchTellsWhoIsBackAndWhoStillLooksAtTheResult() {
    SeatTaken ola = create(2, false);
    String table = ola.table().id();
    SeatTaken ben = tables.takeSeat(table, null, BEN);
    tables.start(table, ola.secret(), OLA);
    Place bensLine = tables.watch(table, ben.secret(), null, new Guest());
    playOn(table);
    TableInfo rematch = tables.rematch(table, ola.secret());
    assertThat(rematch.gathering()).isTrue();
    Guest host = new Guest();
    tables.watch(rematch.id(), ola.secret(), null, host);
    assertThat(host.table().seats()).extracting(SeatInfo::online).containsExactly(true, false);
    assertThat(host.table().seats()).extracting(SeatInfo::lingers).containsExactly(false, true);
    bensLine.close();
    assertThat(host.table().seats().get(1).lingers()).as("gone altogether").isFalse();
    tables.watch(rematch.id(), ben.secret(), null, new Guest());
    assertThat(host.table().status()).as("everybody is there").isEqualTo(TableStatus.PLAYING);
    assertThat(host.table().gathering()).isFalse();
  }

  @Test
  void whoComesHearsForHowLongTheOthersHaveBeenAway() {
    SeatTaken ola = create(2, false);
    String table = ola.table().id();
    SeatTaken ben = tables.takeSeat(table, null, BEN);
    tables.watch(table, ola.secret(), null, new Guest());
    tables.watch(table, ben.secret(), null, new Guest()).close();
    wait(65_000);
    Guest guest = new Guest();
    tables.watch(table, null, null, guest);
    assertThat(guest.table().seats()).extracting(SeatInfo::awaySeconds).containsExactly(null, 65);
  }

  @Test
  void whoStillLooksAtTheResultWhenTheRematchBeginsIsSimplyAway() {
    SeatTaken ola = create(2, false);
    String table = ola.table().id();
    SeatTaken ben = tables.takeSeat(table, null, BEN);
    tables.start(table, ola.secret(), OLA);
    tables.watch(table, ben.secret(), null, new Guest());
    playOn(table);
    TableInfo rematch = tables.rematch(table, ola.secret());
    Guest host = new Guest();
    tables.watch(rematch.id(), ola.secret(), null, host);
    assertThat(host.table().seats().get(1).lingers()).isTrue();
    tables.start(rematch.id(), ola.secret(), OLA);
    assertThat(host.table().status()).isEqualTo(TableStatus.PLAYING);
    assertThat(host.table().seats().get(1).lingers()).isFalse();
  }

  @Test
  void aRematchThatTheHostChangesWaitsForTheHost() {
    SeatTaken ola = create(3, false);
    String table = ola.table().id();
    tables.setBot(table, ola.secret(), 1, Level.EASY);
    tables.setBot(table, ola.secret(), 2, Level.EASY);
    tables.start(table, ola.secret(), OLA);
    playOn(table);
    String next = tables.rematch(table, ola.secret()).id();
    assertThat(tables.change(next, ola.secret(), change(2)).gathering()).isFalse();
    tables.watch(next, ola.secret(), null, new Guest());
    assertThat(tables.info(next).status()).isEqualTo(TableStatus.WAITING);
    assertThat(tables.start(next, ola.secret(), OLA).status()).isEqualTo(TableStatus.PLAYING);
  }

  @Test
  void aSeriesGoesOnAsItWasBegun() {
    SeatTaken ola = create(2, true);
    String table = ola.table().id();
    tables.setBot(table, ola.secret(), 1, Level.EASY);
    tables.start(table, ola.secret(), OLA);
    playOn(table);
    String next = tables.rematch(table, ola.secret()).id();
    assertProblem(Problem.Kind.CONFLICT, () -> tables.change(next, ola.secret(), change(3)));
    TableChange slower =
        new TableChange(null, null, Map.of("reveal", 0), null, null, null, null, null);
    TableInfo changed = tables.change(next, ola.secret(), slower);
    assertThat(changed.pace()).containsEntry("reveal", 0);
    assertThat(changed.series()).isNotNull();
    assertThat(changed.series().played()).isEqualTo(1);
  }

  // ---- Somebody is away

  @Test
  void theHostHelpsAtOnceAndTheOthersAfterAWhile() {
    SeatTaken ola = create(3, false);
    String table = ola.table().id();
    SeatTaken ben = tables.takeSeat(table, null, BEN);
    SeatTaken eva = tables.takeSeat(table, null, EVA);
    tables.watch(table, ben.secret(), null, new Guest());
    Place olas = tables.watch(table, ola.secret(), null, new Guest());
    Place evas = tables.watch(table, eva.secret(), null, new Guest());
    tables.start(table, ola.secret(), OLA);
    assertProblem(Problem.Kind.FORBIDDEN, () -> standIn(table, ola, 2));
    evas.close();
    assertThat(standIn(table, ola, 2)).as("the host").isEqualTo(Kind.BOT);
    olas.close();
    wait(29_999);
    assertProblem(Problem.Kind.FORBIDDEN, () -> standIn(table, ben, 0));
    wait(1);
    assertProblem(Problem.Kind.FORBIDDEN, () -> standIn(table, eva, 0));
    assertThat(standIn(table, ben, 0)).as("whoever still plays").isEqualTo(Kind.BOT);
    assertThat(tables.info(table).host()).isEqualTo(1);
    assertThat(tables.setBot(table, ola.secret(), 0, null).host()).as("Ola is back").isZero();
  }

  private Kind standIn(String table, SeatTaken asking, int seat) {
    return tables.setBot(table, asking.secret(), seat, Level.MEDIUM).seats().get(seat).kind();
  }

  // ---- Helpers

  private SeatTaken create(int seats, boolean series) {
    return tables.create(
        OLA,
        new NewTable(
            "candy-match",
            seats,
            null,
            null,
            null,
            true,
            null,
            false,
            series,
            Language.PL,
            null,
            false));
  }

  private static TableChange change(Integer seats) {
    return new TableChange(seats, null, null, null, null, null, null, null);
  }
}
