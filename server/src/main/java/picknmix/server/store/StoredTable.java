package picknmix.server.store;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A table as it is kept, all but its seed.
 *
 * @param status one of the words that the tables' own code knows
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
    String status,
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

  StoredTable seated(List<StoredSeat> others) {
    return new StoredTable(
        id, terms, status, gathering, next, touched, version, series, List.copyOf(others));
  }

  StoredTable written() {
    return new StoredTable(id, terms, status, gathering, next, touched, version + 1, series, seats);
  }
}
