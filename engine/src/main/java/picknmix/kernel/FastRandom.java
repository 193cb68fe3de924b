package picknmix.kernel;

/**
 * Random numbers for bots, playouts and tests: xoshiro256++, fast and well mixed, but whoever sees
 * some of its numbers can work out the rest. What a match is dealt from is {@link SeedRandom}.
 */
public final class FastRandom implements Rng {
  /** The golden ratio's bits: SplitMix64's step between seeds. */
  private static final long STEP = 0x9e3779b97f4a7c15L;

  private long a;
  private long b;
  private long c;
  private long d;

  public FastRandom(long seed) {
    long z = seed;
    a = mix(z += STEP);
    b = mix(z += STEP);
    c = mix(z += STEP);
    d = mix(z + STEP);
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

  /** SplitMix64's finisher: spreads a small seed over all the bits. */
  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
