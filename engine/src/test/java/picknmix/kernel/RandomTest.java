package picknmix.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The generators are what their documentation says, on every platform and for ever. */
class RandomTest {
  @Test
  void sha256IsSha256() throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    FastRandom rng = new FastRandom(1);
    for (int length = 0; length < 300; length++) {
      byte[] message = new byte[length];
      for (int i = 0; i < length; i++) {
        message[i] = (byte) rng.word();
      }
      assertThat(Sha256.hash(message)).isEqualTo(digest.digest(message));
    }
  }

  @Test
  void streamsAreHashesOfSeedNameAndNumber() throws Exception {
    Seed seed = Seed.of(1);
    SeedRandom rng = new SeedRandom(seed, "deal");
    for (long block = 0; block < 3; block++) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(HexFormat.of().parseHex(seed.toString()));
      digest.update("deal".getBytes(StandardCharsets.US_ASCII));
      digest.update(ByteBuffer.allocate(8).putLong(block).array());
      ByteBuffer words = ByteBuffer.wrap(digest.digest());
      for (int i = 0; i < 8; i++) {
        assertThat(rng.word()).isEqualTo(words.getInt());
      }
    }
  }

  @Test
  void numbersAreInRangeAndFair() {
    for (Rng rng : new Rng[] {new FastRandom(1), new SeedRandom(Seed.of(1), "test")}) {
      int[] counts = new int[7];
      for (int i = 0; i < 70_000; i++) {
        counts[rng.below(7)]++;
      }
      for (int count : counts) {
        assertThat(count).isBetween(9_500, 10_500);
      }
      assertThat(rng.below(1)).isZero();
    }
    assertThatThrownBy(() -> new FastRandom(1).below(0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void wordsInTheUnevenRestAreThrownAway() {
    // 2^32 = 3 * 1431655765 + 1, so only the very last word is one too many for below(3)
    int[] words = {-1, 5};
    Rng rng =
        new Rng() {
          private int next;

          @Override
          public int word() {
            return words[next++];
          }
        };
    assertThat(rng.below(3)).isEqualTo(2);
  }

  @Test
  void shufflesArePermutationsOfTheirPart() {
    byte[] items = {0, 1, 2, 3, 4, 5, 6, 7};
    new FastRandom(3).shuffle(items, 2, 6);
    assertThat(items)
        .startsWith(0, 1)
        .endsWith(6, 7)
        .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7);
  }

  @Test
  void fastRandomNeverChanges() {
    FastRandom rng = new FastRandom(2026);
    assertThat(new long[] {rng.bits(), rng.bits(), rng.bits()})
        .containsExactly(7876778575317408663L, -7118796514580383833L, -5128937135831315763L);
  }

  @Test
  void seedsAreSixtyFourHexDigits() {
    String text = "00ff".repeat(16);
    assertThat(Seed.parse(text))
        .hasToString(text)
        .isEqualTo(Seed.parse(text.toUpperCase(Locale.ROOT)));
    assertThat(Seed.parse(text).hashCode()).isEqualTo(Seed.parse(text).hashCode());
    assertThat(Seed.of(1)).isNotEqualTo(Seed.of(2));
    assertThatThrownBy(() -> Seed.parse("12")).hasMessageContaining("64 hex digits");
    assertThatThrownBy(() -> Seed.parse("g".repeat(64))).hasMessageContaining("'g'");
    assertThatThrownBy(() -> Seed.of(new byte[31])).hasMessageContaining("32 bytes");
  }

  @Test
  void theCommitmentIsTheHashOfTheSeed() throws Exception {
    Seed seed = Seed.of(7);
    byte[] bytes = HexFormat.of().parseHex(seed.toString());
    assertThat(seed.commitment())
        .isEqualTo(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)));
  }
}
