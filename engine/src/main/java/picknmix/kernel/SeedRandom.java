package picknmix.kernel;

/**
 * The generator that deals. Block i of a stream is SHA-256(seed ‖ stream ‖ i): the seed's 32 bytes,
 * the stream's name in ASCII, i as eight bytes, big end first; a block gives eight 32-bit words,
 * big end first. So nobody can work out the coming cards from those on the table, and anybody with
 * a SHA-256 can deal a revealed seed again. docs/architecture.md has a worked example.
 *
 * <p>Each use draws from a stream of its own ("first", "deal", "dice 7"), so that choosing the
 * first player by hand changes no card.
 */
public final class SeedRandom implements Rng {
  private final Seed seed;
  private final byte[] tail;
  private byte[] block = new byte[0];
  private long blocks;
  private int next;

  public SeedRandom(Seed seed, String stream) {
    this.seed = seed;
    this.tail = new byte[stream.length() + 8];
    for (int i = 0; i < stream.length(); i++) {
      tail[i] = (byte) stream.charAt(i);
    }
  }

  @Override
  public int word() {
    if (next == block.length) {
      for (int i = 0; i < 8; i++) {
        tail[tail.length - 1 - i] = (byte) (blocks >>> (8 * i));
      }
      block = Sha256.hash(seed.with(tail));
      blocks++;
      next = 0;
    }
    int word = 0;
    for (int i = 0; i < 4; i++) {
      word = word << 8 | (block[next++] & 0xff);
    }
    return word;
  }
}
