package picknmix.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import picknmix.kernel.Level;
import picknmix.kernel.Refused;
import picknmix.server.store.TableStatus;

/** Several games in a row, from table to table. */
final class SeriesTest extends TablesOnAStore {

  @Test
  void aSeriesGoesOnFromTableToTableUntilItHasWinners() {
    SeatTaken ola = tables.create(OLA, wish("candy-match", Map.of(), true));
    SeatTaken ben = tables.takeSeat(ola.table().id(), null, BEN);
    tables.start(ola.table().id(), ola.secret(), OLA);
    assertThat(series(ola.table().id()))
        .isEqualTo(
            new SeriesInfo(0, null, List.of(0, 0), List.of(0, 0), 6, false, null, List.of()));
    // Nobody calls, so every game is shared, and two treats go with it.
    String table = playOn(ola.table().id());
    assertThat(series(table))
        .isEqualTo(
            new SeriesInfo(1, null, List.of(0, 0), List.of(1, 1), 4, false, null, List.of()));
    close();
    open();
    String second = next(table, ola, ben);
    assertThat(series(second).played()).as("after a restart").isEqualTo(1);
    assertThat(series(playOn(second)).played()).isEqualTo(2);
    String third = playOn(next(second, ola, ben));
    assertThat(series(third).over()).isTrue();
    assertThat(series(third).winners()).containsExactly(0, 1);
    assertThat(series(third).treats()).containsExactly(3, 3);
    String again = next(third, ola, ben);
    assertThat(series(again).played()).as("another series").isZero();
    assertThat(series(third).over()).as("the old one stays").isTrue();
  }

  @Test
  void theSeriesSaysWhoStartsNext() {
    SeatTaken ola = tables.create(OLA, wish("candy-ghosts", Map.of("roles", true), true));
    String table = ola.table().id();
    tables.setBot(table, ola.secret(), 1, Level.EASY);
    tables.start(table, ola.secret(), OLA);
    tables.setBot(table, ola.secret(), 0, Level.EASY);
    playOn(table);
    tables.watch(table, ola.secret(), null, new Guest());
    SeriesInfo series = series(table);
    assertThat(series.games()).isEqualTo(2);
    assertThat(series.first()).isEqualTo(series.totals().get(0) <= series.totals().get(1) ? 0 : 1);
  }

  @Test
  void aTableOfItsOwnHasNoSeriesNorHasItsRematch() {
    SeatTaken ola = tables.create(OLA, wish("candy-match", Map.of(), false));
    SeatTaken ben = tables.takeSeat(ola.table().id(), null, BEN);
    tables.start(ola.table().id(), ola.secret(), OLA);
    assertThat(series(playOn(ola.table().id()))).isNull();
    assertThat(series(next(ola.table().id(), ola, ben))).isNull();
  }

  @Test
  void onlyRivalsInAGameThatKnowsSeriesHaveOne() {
    for (NewTable wish :
        List.of(wish("cukierki", Map.of(), true), wish("candy-ghosts", Map.of(), true))) {
      assertThatThrownBy(() -> tables.create(OLA, wish))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("no series");
    }
  }

  private static NewTable wish(String game, Map<String, Object> options, boolean series) {
    return new NewTable(game, 2, options, null, null, true, null, false, series, null, null, false);
  }

  private SeriesInfo series(String table) {
    return tables.info(table).series();
  }

  private String next(String table, SeatTaken ola, SeatTaken ben) {
    String next = tables.rematch(table, ola.secret()).id();
    tables.watch(next, ola.secret(), null, new Guest());
    tables.watch(next, ben.secret(), null, new Guest());
    assertThat(tables.info(next).status()).isEqualTo(TableStatus.PLAYING);
    return next;
  }
}
