package picknmix.server.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Level;
import picknmix.server.store.SeriesGame;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableStatus;

/**
 * The table after a table that is over: the same seats and secrets, and another match.
 *
 * @param series how it stands; null if there is none
 * @param first who started the match that is over
 */
record Rematch(StoredTable over, @Nullable SeriesInfo series, int first) {

  StoredTable table(String id, String commitment, long now) {
    return new StoredTable(
        id,
        over.terms().dealt(over.id(), starts(), commitment, now),
        TableStatus.WAITING,
        true,
        null,
        now,
        0,
        games(),
        seats());
  }

  /** Whom the series names, or the next seat. */
  private int starts() {
    return series == null || series.first() == null
        ? (first + 1) % over.seats().size()
        : series.first();
  }

  /** The series goes on, or after its end another one begins. */
  private @Nullable List<SeriesGame> games() {
    return series != null && series.over() ? List.of() : over.series();
  }

  /** Bots that stood in for somebody are themselves from now on; and nobody has had a hint yet. */
  private List<StoredSeat> seats() {
    List<StoredSeat> seats = new ArrayList<>(over.seats());
    for (int seat = 0; seat < seats.size(); seat++) {
      Level bot = seats.get(seat).bot();
      StoredSeat same = seats.get(seat).hinted(0);
      seats.set(seat, bot == null ? same : Faces.bot(seat, bot, seats));
    }
    return seats;
  }
}
