package picknmix.server.web;

import java.util.LinkedHashMap;
import java.util.Map;
import picknmix.server.match.Time;
import picknmix.server.table.SharedUse;
import picknmix.server.table.TokenBucket;

/**
 * How much each address may ask for. A whole family, or a school, may be behind one address, so
 * limits are for machines and not for people. This machine itself has none: whoever is on it needs
 * no web page to harm it, and a proxy on it tells for whom it asks.
 */
final class AddressLimits {
  /** So many addresses are remembered; those that were quiet the longest are forgotten first. */
  private static final int REMEMBERED = 10_000;

  private final String kind;
  private final TokenBucket.Rate rate;
  private final SharedUse use;
  private final Map<String, TokenBucket> buckets =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, TokenBucket> eldest) {
          return size() > REMEMBERED;
        }
      };

  /**
   * @param kind of what is limited, as the other servers know it
   */
  AddressLimits(String kind, TokenBucket.Rate rate, SharedUse use, Time time) {
    this.kind = kind;
    this.rate = rate;
    this.use = use;
    use.whenSpent(kind, (address, times) -> spent(address, times, time.now()));
  }

  /** Somebody has asked another server so often. */
  private synchronized void spent(String limited, int times, long now) {
    TokenBucket bucket = bucket(limited, now);
    buckets.put(limited, bucket.taken(Math.min(times, bucket.tokens())));
  }

  private TokenBucket bucket(String limited, long now) {
    TokenBucket known = buckets.get(limited);
    return known == null ? rate.full(now) : known.filled(now);
  }

  /** Seconds that the address has to wait before it may ask; 0 if it may, which counts. */
  synchronized long secondsToWait(String address, long now) {
    if (Address.isThisMachine(address)) {
      return 0;
    }
    String limited = Address.limited(address);
    TokenBucket bucket = bucket(limited, now);
    // Whoever asks with an empty bucket gets nothing, but does not have to wait longer for it.
    buckets.put(limited, bucket.isEmpty() ? bucket : bucket.taken());
    if (bucket.isEmpty()) {
      return bucket.secondsToWait();
    }
    use.spend(kind, limited);
    return 0;
  }
}
