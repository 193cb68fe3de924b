package picknmix.bots;

import java.util.Arrays;
import picknmix.kernel.Rng;

/**
 * What chance brings in the worlds that a search imagines: in the n-th world the third roll of a
 * die is always the same, whatever is tried there. So actions are compared under the same luck, and
 * much of the noise goes out of the difference. Dice with other numbers of outcomes fall apart from
 * each other: one more fight does not change where the next ghost comes from.
 */
final class Fate implements Rng {
  /** The golden ratio's bits: SplitMix64's step. */
  private static final long STEP = 0x9e3779b97f4a7c15L;

  private static final int KINDS = 64;

  private final long seed;
  private final int[] rolls = new int[KINDS];
  private long world;
  private long next;

  Fate(long seed) {
    this.seed = seed;
  }

  /** Begins again in that world. */
  void begin(int number) {
    world = mix(seed + number * STEP);
    next = world;
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
    next = mix(world + n * STEP) + rolls[kind]++ * STEP;
    return Rng.super.below(n);
  }

  /** SplitMix64's finisher. */
  private static long mix(long z) {
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }
}
