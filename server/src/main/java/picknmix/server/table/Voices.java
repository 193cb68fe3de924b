package picknmix.server.table;

import java.util.HashMap;
import java.util.Map;

/** How much everybody at a table may still say: a quick exchange, but no chatter. */
final class Voices {
  private static final TokenBucket.Rate RATE = new TokenBucket.Rate(5, 1.5);

  private final Map<Integer, TokenBucket> seats = new HashMap<>();

  /** Whether the seat is heard now, which counts; who is not heard need not wait longer for it. */
  synchronized boolean hears(int seat, long now) {
    TokenBucket bucket = seats.getOrDefault(seat, RATE.full(now)).filled(now);
    if (bucket.isEmpty()) {
      return false;
    }
    seats.put(seat, bucket.taken());
    return true;
  }
}
