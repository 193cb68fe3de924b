package picknmix.server.table;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Seed;

/** Ids, secrets and seeds that nobody can guess. */
final class Secrets {
  /** Crockford's: no letter that looks like a digit or like another letter. */
  private static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";

  private static final int ID_LENGTH = 16;

  /** No other id has it: it is no letter of theirs. */
  private static final String SHARED = "u";

  private static final int SECRET_LENGTH = 32;
  private static final int SEED_BYTES = 32;

  private final RandomGenerator random;
  private final String salt;

  /** From a source that nobody can guess; but for a test, which wants the same each time. */
  Secrets(RandomGenerator random) {
    this.random = random;
    salt = text(SECRET_LENGTH);
  }

  String tableId() {
    return text(ID_LENGTH);
  }

  /**
   * Of a game that was played elsewhere: the same for the same game. Nobody can guess it who does
   * not know the game's seed and each of its moves.
   */
  static String sharedId(String game) {
    BigInteger hash = new BigInteger(hash(game), 16);
    StringBuilder id = new StringBuilder(SHARED);
    while (id.length() < ID_LENGTH) {
      id.append(ALPHABET.charAt(hash.intValue() & 31));
      hash = hash.shiftRight(5);
    }
    return id.toString();
  }

  /** Whether it is the id of a game that was played elsewhere. */
  static boolean isShared(String id) {
    return id.startsWith(SHARED);
  }

  String seatSecret() {
    return text(SECRET_LENGTH);
  }

  Seed seed() {
    byte[] bytes = new byte[SEED_BYTES];
    random.nextBytes(bytes);
    return Seed.of(bytes);
  }

  /**
   * What is kept of who takes a seat, the same for all their seats; null if nobody can tell. There
   * are few enough addresses to try them all, so what is kept of one means nothing after a restart.
   */
  @Nullable String holder(Visitor visitor) {
    if (visitor.id() != null) {
      return hash("player " + visitor.id());
    }
    return visitor.exempt() ? null : hash("address " + salt + visitor.address());
  }

  private String text(int length) {
    StringBuilder text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
    }
    return text.toString();
  }

  /** Whether it could be a table's id: anything else need not be looked up. */
  static boolean isTableId(String text) {
    return text.length() == ID_LENGTH
        && text.substring(isShared(text) ? 1 : 0).chars().allMatch(c -> ALPHABET.indexOf(c) >= 0);
  }

  /** What is kept of a secret. With 160 random bits in it, it needs no salt. */
  static String hash(String secret) {
    try {
      byte[] bytes = secret.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /** Compares in the same time whatever the difference, so that nobody can feel their way. */
  static boolean isSame(String hash, @Nullable String kept) {
    return kept != null
        && MessageDigest.isEqual(
            hash.getBytes(StandardCharsets.US_ASCII), kept.getBytes(StandardCharsets.US_ASCII));
  }
}
