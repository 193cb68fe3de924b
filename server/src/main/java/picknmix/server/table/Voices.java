package picknmix.server.table;

import java.util.HashMap;
import java.util.Map;

/** How often everybody at a table is heard: a quick exchange, but no chatter. */
final class Voices {
  private final TokenBucket.Rate rate;
  private final Map<Integer, TokenBucket> seats = new HashMap<>();

  /** What people say to each other. */
  static Voices forSignals() {
    return new Voices(new TokenBucket.Rate(5, 1.5));
  }

  /** What all those say together who look on: they must not drown those who play. */
  static Voices forOnlookers() {
    return new Voices(new TokenBucket.Rate(3, 0.2));
  }

  /** What people ask for hints about: quicker than anybody plays, slower than one can think. */
  static Voices forHints() {
    return new Voices(new TokenBucket.Rate(5, 0.5));
  }

  private Voices(TokenBucket.Rate rate) {
    this.rate = rate;
  }

  /** Whether the seat is heard now, which counts; who is not heard need not wait longer for it. */
  synchronized boolean hears(int seat, long now) {
    TokenBucket bucket = seats.getOrDefault(seat, rate.full(now)).filled(now);
    if (bucket.isEmpty()) {
      return false;
    }
    seats.put(seat, bucket.taken());
    return true;
  }
}
