package picknmix.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionNotation;
import picknmix.kernel.Seat;
import picknmix.kernel.Seed;
import picknmix.kernel.Setup;
import picknmix.server.match.LoggedAction;
import picknmix.server.store.StoredSeat;
import picknmix.server.store.StoredTable;
import picknmix.server.store.TableTerms;

/**
 * What is published of a match. A finished one needs no engine: it can be read for ever, also when
 * its game has long been changed.
 *
 * @param first the seat that started
 * @param players their names, by seat
 * @param actions those that count, undone ones left out; with {@code ?} for what is secret
 * @param seed null while the game goes on, and so long there are secrets
 */
public record Published(
    TableTerms terms,
    int first,
    List<String> players,
    List<LoggedAction> actions,
    @Nullable Seed seed) {

  /**
   * A match from its log.
   *
   * @param over whether there are no secrets any more
   * @param viewer whose secrets may be told even before; null for a spectator
   */
  static Published of(StoredTable table, Means means, boolean over, @Nullable Integer viewer) {
    TableTerms terms = table.terms();
    Seed seed = means.store().seed(table.id());
    int seats = table.seats().size();
    int first = terms.first() == null ? Setup.first(seed, seats) : terms.first();
    List<LoggedAction> actions = counted(means.store().actions(table.id()));
    if (!over) {
      ActionNotation notation = means.game(terms).notation();
      int eyes = viewer == null ? Seat.SPECTATOR : viewer;
      actions.replaceAll(action -> action.seenBy(eyes, notation));
    }
    return new Published(
        terms, first, names(table.seats()), List.copyOf(actions), over ? seed : null);
  }

  private static List<LoggedAction> counted(List<LoggedAction> log) {
    List<LoggedAction> counted = new ArrayList<>();
    for (LoggedAction action : log) {
      if (action.isUndo()) {
        counted.removeLast();
      } else {
        counted.add(action);
      }
    }
    return counted;
  }

  private static List<String> names(List<StoredSeat> seats) {
    return seats.stream().map(seat -> Objects.requireNonNullElse(seat.name(), "")).toList();
  }
}
