package picknmix.server.store;

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
 */
public record StoredTable(
    String id,
    TableTerms terms,
    String status,
    boolean gathering,
    @Nullable String next,
    long touched,
    int version,
    List<StoredSeat> seats) {

  StoredTable written() {
    return new StoredTable(id, terms, status, gathering, next, touched, version + 1, seats);
  }
}
