package picknmix.kernel;

/**
 * Random numbers for bots, playouts and tests: xoshiro256++, fast and well mixed, but whoever sees
 * some of its numbers can work out the rest. What a match is dealt from is {@link SeedRandom}.
 */
public final class FastRandom implements Rng {
  private long a;
  private long b;
  private long c;
  private long d;

  public FastRandom(long seed) {
    long count = seed;
    a = SplitMix.mix(count += SplitMix.STEP);
    b = SplitMix.mix(count += SplitMix.STEP);
    c = SplitMix.mix(count += SplitMix.STEP);
    d = SplitMix.mix(count + SplitMix.STEP);
  }

  public FastRandom(Seed seed) {
    this(new SeedRandom(seed, "fast").bits());
  }

  @Override
  public int word() {
    return (int) (bits() >>> 32);
  }

  @Override
  public long bits() {
    long result = Long.rotateLeft(a + d, 23) + a;
    long t = b << 17;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = Long.rotateLeft(d, 45);
    return result;
  }
}
