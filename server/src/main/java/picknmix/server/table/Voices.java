package picknmix.server.table;

import java.util.HashMap;
import java.util.Map;

/** How often everybody at a table is heard: a quick exchange, but no chatter. */
final class Voices {
  private static final TokenBucket.Rate ANY = new TokenBucket.Rate(Double.POSITIVE_INFINITY, 0);

  private final TokenBucket.Rate rate;
  private final Map<Object, TokenBucket> each = new HashMap<>();
  private TokenBucket all;

  /** What people say to each other. */
  static Voices forSignals() {
    return new Voices(new TokenBucket.Rate(5, 1.5), ANY);
  }

  /**
   * What those say who look on: all together must not drown those who play, and one of them must
   * not silence the others.
   */
  static Voices forOnlookers() {
    return new Voices(new TokenBucket.Rate(2, 1 / 30.0), new TokenBucket.Rate(3, 0.2));
  }

  /** What people ask for hints about: quicker than anybody plays, slower than one can think. */
  static Voices forHints() {
    return new Voices(new TokenBucket.Rate(5, 0.5), ANY);
  }

  private Voices(TokenBucket.Rate rate, TokenBucket.Rate together) {
    this.rate = rate;
    this.all = together.full(0);
  }

  /** Whether they are heard now, which counts; who is not heard need not wait longer for it. */
  synchronized boolean hears(Object who, long now) {
    TokenBucket own = each.getOrDefault(who, rate.full(now)).filled(now);
    TokenBucket together = all.filled(now);
    if (own.isEmpty() || together.isEmpty()) {
      return false;
    }
    each.values().removeIf(bucket -> bucket.filled(now).isFull()); // as if they were new
    each.put(who, own.taken());
    all = together.taken();
    return true;
  }
}
