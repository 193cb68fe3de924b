package picknmix.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picknmix.server.match.Ties;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableStatus;
import picknmix.server.store.TableTerms;
import picknmix.server.table.SeatInfo.Kind;

/** Kept tables as everybody may see them: no seed, no hash. */
final class TableInfos {
  private TableInfos() {}

  /**
   * @param people who is at the table
   * @param company what else is known of them
   * @param behind who is still at the table before it, if it is a rematch that waits
   * @param waitedFor for whom the others have waited long
   */
  static TableInfo of(
      StoredTable table,
      Means means,
      People people,
      Company company,
      Set<Integer> behind,
      Set<Integer> waitedFor,
      Votes votes) {
    Rights rights = new Rights(table, people, company.chosen());
    Integer host = rights.host();
    boolean waiting = table.status() == TableStatus.WAITING;
    List<SeatInfo> seats = new ArrayList<>();
    for (int seat = 0; seat < table.seats().size(); seat++) {
      StoredSeat stored = table.seats().get(seat);
      Kind kind = Kind.of(stored);
      boolean here = kind == Kind.BOT || (kind == Kind.PERSON && people.isOnline(seat));
      seats.add(
          new SeatInfo(
              seat,
              kind,
              stored.name(),
              stored.color(),
              stored.avatar(),
              stored.bot(),
              here,
              kind == Kind.PERSON && !here ? people.awaySeconds(seat) : null,
              kind == Kind.PERSON && !here && waiting && behind.contains(seat),
              kind == Kind.BOT && stored.secretHash() != null,
              host != null && rights.outranks(seat, host),
              waitedFor.contains(seat),
              votes.about(seat),
              table.status() == TableStatus.OVER ? stored.hints() : null));
    }
    TableTerms terms = table.terms();
    return new TableInfo(
        table.id(),
        terms.game(),
        terms.options(),
        terms.pace(),
        Ties.valueOf(Words.upper(terms.ties())),
        terms.open(),
        table.status(),
        seats,
        host,
        table.gathering() && waiting,
        terms.commitment(),
        SeriesInfo.of(table, means),
        table.next(),
        company.nextBy(),
        TurnClock.of(terms.clock()),
        terms.hints(),
        company.spectators(),
        List.of(),
        Secrets.isShared(table.id()),
        !means.store().isWell());
  }
}
