package picknmix.server.web;

import java.net.InetAddress;

/**
 * Addresses that begin alike: {@code 10.0.0.0/8}, {@code 2001:db8::/32}, or a single one.
 *
 * @param bits so many of them count
 */
public record AddressRange(InetAddress first, int bits) {
  /**
   * Reads {@code ADDRESS} or {@code ADDRESS/BITS}.
   *
   * @throws IllegalArgumentException if it is neither
   */
  public static AddressRange parse(String text) {
    int slash = text.indexOf('/');
    InetAddress first = Address.parse(slash < 0 ? text : text.substring(0, slash));
    if (first == null) {
      throw new IllegalArgumentException(text + " is no address");
    }
    int most = first.getAddress().length * Byte.SIZE;
    return new AddressRange(first, slash < 0 ? most : bits(text.substring(slash + 1), most));
  }

  private static int bits(String text, int most) {
    boolean number = text.matches("[0-9]{1,3}");
    int bits = number ? Integer.parseInt(text) : -1;
    if (bits < 0 || bits > most) {
      throw new IllegalArgumentException("after the slash there must be a number up to " + most);
    }
    return bits;
  }

  boolean contains(InetAddress address) {
    byte[] mine = first.getAddress();
    byte[] theirs = address.getAddress();
    if (mine.length != theirs.length) {
      return false;
    }
    for (int bit = 0; bit < bits; bit++) {
      int mask = 1 << (Byte.SIZE - 1 - bit % Byte.SIZE);
      if (((mine[bit / Byte.SIZE] ^ theirs[bit / Byte.SIZE]) & mask) != 0) {
        return false;
      }
    }
    return true;
  }
}
