package picknmix.server.store;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table as it is kept, all but its seed.
 *
 * @param gathering whether it begins by itself when everybody is there
 * @param next the table of the rematch
 * @param touched when it last changed, in milliseconds since 1970
 * @param version counts the changes
 * @param series the games of its series that are over, this one included once it is; null if it
 *     belongs to none
 */
public record StoredTable(
    String id,
    TableTerms terms,
    TableStatus status,
    boolean gathering,
    @Nullable String next,
    long touched,
    int version,
    @Nullable List<SeriesGame> series,
    List<StoredSeat> seats) {

  /** The table whose game has ended so, which counts for its series. */
  public StoredTable ended(List<Integer> scores, List<Integer> winners) {
    if (series == null) {
      return this;
    }
    List<SeriesGame> games = new ArrayList<>(series);
    games.add(new SeriesGame(scores, winners));
    return new StoredTable(
        id, terms, status, gathering, next, touched, version, List.copyOf(games), seats);
  }

  /** With these on its seats. */
  public StoredTable seated(List<StoredSeat> people) {
    return new StoredTable(
        id, terms, status, gathering, next, touched, version, series, List.copyOf(people));
  }

  /** With this on one of its seats. */
  public StoredTable seated(int seat, StoredSeat one) {
    List<StoredSeat> changed = new ArrayList<>(seats);
    changed.set(seat, one);
    return seated(changed);
  }

  /** Standing so; from now on it does not begin by itself. */
  public StoredTable now(TableStatus other) {
    return new StoredTable(id, terms, other, false, next, touched, version, series, seats);
  }

  /** For another purpose; whoever changes it decides when it begins. */
  public StoredTable changed(TableTerms other, @Nullable List<SeriesGame> games) {
    return new StoredTable(id, other, status, false, next, touched, version, games, seats);
  }

  /** With a rematch. */
  public StoredTable followedBy(String rematch) {
    return new StoredTable(id, terms, status, gathering, rematch, touched, version, series, seats);
  }

  /** Changed at that time. */
  public StoredTable touchedAt(long date) {
    return new StoredTable(id, terms, status, gathering, next, date, version, series, seats);
  }

  StoredTable written() {
    return new StoredTable(id, terms, status, gathering, next, touched, version + 1, series, seats);
  }
}
