package picknmix.kernel;

/** SplitMix64 in two parts: steps of a counter, and what makes each count look random. */
public final class SplitMix {
  /** The golden ratio's bits: any number of such steps lands somewhere else. */
  public static final long STEP = 0x9e3779b97f4a7c15L;

  private SplitMix() {}

  /** The finisher: spreads a small difference over all the bits. */
  public static long mix(long count) {
    long z = (count ^ (count >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
