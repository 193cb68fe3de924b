package picknmix.kernel;

import java.util.Arrays;

/**
 * The 256 bits from which a match is dealt. Its {@link #commitment} is shown before the first
 * action and the seed itself after the last, so that everybody can check that nobody stacked the
 * deck.
 */
public final class Seed {
  private static final String HEX = "0123456789abcdef";

  private final byte[] bytes;

  private Seed(byte[] bytes) {
    this.bytes = bytes;
  }

  public static Seed of(byte[] bytes) {
    if (bytes.length != 32) {
      throw new IllegalArgumentException("a seed has 32 bytes, not " + bytes.length);
    }
    return new Seed(bytes.clone());
  }

  /** A seed for tests and simulations, spread from a small number. */
  public static Seed of(long number) {
    Rng rng = new FastRandom(number);
    byte[] bytes = new byte[32];
    for (int i = 0; i < 32; i++) {
      bytes[i] = (byte) rng.word();
    }
    return new Seed(bytes);
  }

  /** Reads 64 hex digits, large or small. */
  public static Seed parse(String text) {
    if (text.length() != 64) {
      throw Refused.badRequest("a seed has 64 hex digits, not " + text.length() + " characters");
    }
    byte[] bytes = new byte[32];
    for (int i = 0; i < 64; i++) {
      int digit = HEX.indexOf(Character.toLowerCase(text.charAt(i)));
      if (digit < 0) {
        throw Refused.badRequest("'" + text.charAt(i) + "' in the seed is not a hex digit");
      }
      bytes[i / 2] |= (byte) (i % 2 == 0 ? digit << 4 : digit);
    }
    return new Seed(bytes);
  }

  /** The SHA-256 of the seed's 32 bytes, in hex. */
  public String commitment() {
    return hex(Sha256.hash(bytes));
  }

  /** The seed's bytes followed by {@code tail}. */
  byte[] with(byte[] tail) {
    byte[] all = Arrays.copyOf(bytes, bytes.length + tail.length);
    System.arraycopy(tail, 0, all, bytes.length, tail.length);
    return all;
  }

  static String hex(byte[] bytes) {
    StringBuilder text = new StringBuilder(2 * bytes.length);
    for (byte b : bytes) {
      text.append(HEX.charAt((b >> 4) & 15)).append(HEX.charAt(b & 15));
    }
    return text.toString();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Seed seed && Arrays.equals(bytes, seed.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  /** The 64 hex digits. */
  @Override
  public String toString() {
    return hex(bytes);
  }
}
