package picknmix.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import picknmix.server.match.Ties;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableTerms;
import picknmix.server.table.SeatInfo.Kind;
import picknmix.server.table.TableInfo.Status;

/** Kept tables as everybody may see them: no seed, no hash. */
final class TableInfos {
  private TableInfos() {}

  /**
   * @param online who is at the table
   * @param behind who is at the table before it, if it is a rematch
   */
  static TableInfo of(StoredTable table, Means means, IntPredicate online, IntPredicate behind) {
    List<SeatInfo> seats = new ArrayList<>();
    for (int seat = 0; seat < table.seats().size(); seat++) {
      StoredSeat stored = table.seats().get(seat);
      Kind kind = kind(stored);
      boolean here = kind == Kind.BOT || (kind == Kind.PERSON && online.test(seat));
      seats.add(
          new SeatInfo(
              seat,
              kind,
              stored.name(),
              stored.color(),
              stored.avatar(),
              stored.bot(),
              here,
              kind == Kind.PERSON && !here && behind.test(seat),
              kind == Kind.BOT && stored.secretHash() != null,
              false,
              List.of()));
    }
    TableTerms terms = table.terms();
    return new TableInfo(
        table.id(),
        terms.game(),
        terms.options(),
        terms.pace(),
        Ties.valueOf(Words.upper(terms.ties())),
        terms.open(),
        status(table),
        seats,
        host(table),
        table.gathering() && status(table) == Status.WAITING,
        terms.commitment(),
        SeriesInfo.of(table, means),
        table.next(),
        null,
        false);
  }

  static Status status(StoredTable table) {
    return Status.valueOf(Words.upper(table.status()));
  }

  static Kind kind(StoredSeat seat) {
    if (seat.bot() != null) {
      return Kind.BOT;
    }
    return seat.secretHash() == null ? Kind.FREE : Kind.PERSON;
  }

  /** The person with the lowest seat. */
  static @Nullable Integer host(StoredTable table) {
    for (int seat = 0; seat < table.seats().size(); seat++) {
      if (kind(table.seats().get(seat)) == Kind.PERSON) {
        return seat;
      }
    }
    return null;
  }
}
