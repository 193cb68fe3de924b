package picknmix.server.web;

import java.util.LinkedHashMap;
import java.util.Map;
import picknmix.server.table.TokenBucket;

/**
 * How much each address may ask for. A whole family, or a school, may be behind one address, so
 * limits are for machines and not for people. This machine itself has none: whoever is on it needs
 * no web page to harm it, and a proxy on it tells for whom it asks.
 */
final class AddressLimits {
  /** So many addresses are remembered; those that were quiet the longest are forgotten first. */
  private static final int REMEMBERED = 10_000;

  private final TokenBucket.Rate rate;
  private final Map<String, TokenBucket> buckets =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, TokenBucket> eldest) {
          return size() > REMEMBERED;
        }
      };

  AddressLimits(TokenBucket.Rate rate) {
    this.rate = rate;
  }

  /** Seconds that the address has to wait before it may ask; 0 if it may, which counts. */
  synchronized long secondsToWait(String address, long now) {
    if (Address.isThisMachine(address)) {
      return 0;
    }
    String limited = Address.limited(address);
    TokenBucket known = buckets.get(limited);
    TokenBucket bucket = known == null ? rate.full(now) : known.filled(now);
    // Whoever asks with an empty bucket gets nothing, but does not have to wait longer for it.
    buckets.put(limited, bucket.isEmpty() ? bucket : bucket.taken());
    return bucket.isEmpty() ? bucket.secondsToWait() : 0;
  }
}
