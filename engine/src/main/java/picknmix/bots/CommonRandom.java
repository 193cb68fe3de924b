package picknmix.bots;

import java.util.Arrays;
import picknmix.kernel.Rng;
import picknmix.kernel.SplitMix;

/**
 * Common random numbers for the determinizations of a search: in the n-th one the third roll of a
 * die is always the same, whatever is tried there. So actions are compared under the same luck, and
 * much of the noise goes out of the difference. Dice with other numbers of outcomes fall apart from
 * each other: one more fight does not change where the next ghost comes from.
 */
final class CommonRandom implements Rng {
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
    stream = SplitMix.mix(seed + number * SplitMix.STEP);
    next = stream;
    Arrays.fill(rolls, 0);
  }

  @Override
  public int word() {
    next += SplitMix.STEP;
    return (int) (SplitMix.mix(next) >>> 32);
  }

  @Override
  public int below(int n) {
    int kind = n % KINDS;
    next = SplitMix.mix(stream + n * SplitMix.STEP) + rolls[kind]++ * SplitMix.STEP;
    return Rng.super.below(n);
  }
}
