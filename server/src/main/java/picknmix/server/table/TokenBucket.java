package picknmix.server.table;

/**
 * How much somebody may still ask for: each request takes a token, and time brings new ones. A
 * value: time is passed in, never asked for.
 *
 * @param tokens how many there were at that time
 * @param at in milliseconds
 */
public record TokenBucket(Rate rate, double tokens, long at) {
  /**
   * How much anybody may ask for.
   *
   * @param burst how many at once
   * @param perSecond how many in the long run
   */
  public record Rate(double burst, double perSecond) {
    public TokenBucket full(long now) {
      return new TokenBucket(this, burst, now);
    }
  }

  /** The bucket as it is by now. */
  public TokenBucket filled(long now) {
    double more = rate.perSecond() * Math.max(0, now - at) / 1000;
    return new TokenBucket(rate, Math.min(rate.burst(), tokens + more), Math.max(at, now));
  }

  public boolean isEmpty() {
    return tokens < 1;
  }

  public boolean isFull() {
    return tokens >= rate.burst();
  }

  /** The bucket with one token less. */
  public TokenBucket taken() {
    return taken(1);
  }

  public TokenBucket taken(double count) {
    return new TokenBucket(rate, tokens - count, at);
  }

  /** Whole seconds until there is a token again, at least one. */
  public long secondsToWait() {
    return Math.max(1, (long) Math.ceil((1 - tokens) / rate.perSecond()));
  }
}
