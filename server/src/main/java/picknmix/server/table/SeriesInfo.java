package picknmix.server.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Series;
import picknmix.server.store.SeriesGame;
import picknmix.server.store.StoredTable;

/**
 * How the series stands that a table belongs to.
 *
 * @param played how many of its games are over, this one included once it is
 * @param games how many it takes; null where that depends on how they end
 * @param totals each seat's points over those games
 * @param treats how many each seat has got, where winners get some
 * @param treatsLeft how many there are still to win
 * @param first the seat that starts the next game, where the series says so
 * @param winners of the whole series, once it is over
 */
public record SeriesInfo(
    int played,
    @Nullable Integer games,
    List<Integer> totals,
    @Nullable List<Integer> treats,
    @Nullable Integer treatsLeft,
    boolean over,
    @Nullable Integer first,
    List<Integer> winners) {

  /** Null for a table of its own. */
  static @Nullable SeriesInfo of(StoredTable table, Means means) {
    Series series = series(table, means);
    return series == null
        ? null
        : new SeriesInfo(
            series.played(),
            series.games(),
            series.totals(),
            series.treats(),
            series.treatsLeft(),
            series.isOver(),
            series.first(),
            series.winners());
  }

  private static @Nullable Series series(StoredTable table, Means means) {
    if (table.series() == null) {
      return null;
    }
    Series series = means.game(table.terms().game()).series(table.seats().size());
    for (SeriesGame game : table.series()) {
      series = series == null ? null : series.after(game.scores(), game.winners());
    }
    return series;
  }
}
