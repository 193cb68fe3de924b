package picknmix.bots;

import java.util.Arrays;
import picknmix.kernel.Rng;

/**
 * Common random numbers for the determinizations of a search: in the n-th one the third roll of a
 * die is always the same, whatever is tried there. So actions are compared under the same luck, and
 * much of the noise goes out of the difference. Dice with other numbers of outcomes fall apart from
 * each other: one more fight does not change where the next ghost comes from.
 */
final class CommonRandom implements Rng {
  /** The golden ratio's bits: SplitMix64's step. */
  private static final long STEP = 0x9e3779b97f4a7c15L;

  private static final int KINDS = 64;

  private final long seed;
  private final int[] rolls = new int[KINDS];
  private long stream;
  private long next;

  CommonRandom(long seed) {
    this.seed = seed;
  }

  /** Begins again in that determinization. */
  void begin(int number) {
    stream = mix(seed + number * STEP);
    next = stream;
    Arrays.fill(rolls, 0);
  }

  @Override
  public int word() {
    next += STEP;
    return (int) (mix(next) >>> 32);
  }

  @Override
  public int below(int n) {
    int kind = n % KINDS;
    next = mix(stream + n * STEP) + rolls[kind]++ * STEP;
    return Rng.super.below(n);
  }

  /** SplitMix64's finisher. */
  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
