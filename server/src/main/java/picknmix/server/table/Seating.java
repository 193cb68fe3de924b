package picknmix.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picknmix.server.store.StoredSeat;
import picknmix.server.table.SeatInfo.Kind;

/**
 * A table with more seats, or fewer: who sits where afterwards.
 *
 * @param kept the seats of before that are still there, in order
 * @param seats those of now
 */
record Seating(List<Integer> kept, List<StoredSeat> seats) {

  /** Free seats go first, then bots, the last ones before others; people never. */
  static Seating of(List<StoredSeat> before, int wanted) {
    List<Integer> kept = new ArrayList<>(IntStream.range(0, before.size()).boxed().toList());
    for (Kind going : List.of(Kind.FREE, Kind.BOT)) {
      for (int seat = before.size() - 1; seat >= 0 && kept.size() > wanted; seat--) {
        if (Kind.of(before.get(seat)) == going) {
          kept.remove(Integer.valueOf(seat));
        }
      }
    }
    if (kept.size() > wanted) {
      throw Problem.conflict("more than " + wanted + " people sit at the table");
    }
    List<StoredSeat> seats = new ArrayList<>();
    kept.forEach(seat -> seats.add(before.get(seat)));
    while (seats.size() < wanted) {
      seats.add(StoredSeat.FREE);
    }
    return new Seating(kept, seats);
  }

  /** Where a seat of before is now; null if it is gone. */
  @Nullable Integer now(@Nullable Integer seat) {
    int now = kept.indexOf(seat);
    return now < 0 ? null : now;
  }
}
