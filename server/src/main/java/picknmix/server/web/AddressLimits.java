package picknmix.server.web;

import java.net.InetAddress;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
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
    if (isThisMachine(address)) {
      return 0;
    }
    TokenBucket known = buckets.get(address);
    TokenBucket bucket = known == null ? rate.full(now) : known.filled(now);
    // Whoever asks with an empty bucket gets nothing, but does not have to wait longer for it.
    buckets.put(address, bucket.isEmpty() ? bucket : bucket.taken());
    return bucket.isEmpty() ? bucket.secondsToWait() : 0;
  }

  /**
   * Who asks: the peer, or whom a proxy on this machine names last in {@code X-Forwarded-For}.
   * Anybody else could name whom they like.
   */
  static String client(String peer, @Nullable String forwardedFor) {
    if (forwardedFor == null || !isThisMachine(peer)) {
      return peer;
    }
    String nearest = forwardedFor.substring(forwardedFor.lastIndexOf(',') + 1).strip();
    return nearest.isEmpty() ? peer : nearest;
  }

  static boolean isThisMachine(String address) {
    try {
      return InetAddress.ofLiteral(address).isLoopbackAddress();
    } catch (IllegalArgumentException notAnAddress) {
      return false;
    }
  }
}
