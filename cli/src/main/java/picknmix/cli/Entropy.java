package picknmix.cli;

import java.security.SecureRandom;
import picknmix.kernel.Seed;

/** Seeds that nobody can foresee. */
final class Entropy {
  private static final SecureRandom RANDOM = new SecureRandom();

  private Entropy() {}

  static Seed seed() {
    byte[] bytes = new byte[32];
    RANDOM.nextBytes(bytes);
    return Seed.of(bytes);
  }
}
