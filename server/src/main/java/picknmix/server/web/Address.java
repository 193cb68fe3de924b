package picknmix.server.web;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** Addresses of machines as they are written: no name is ever looked up. */
final class Address {
  /** Whoever has one IPv6 address has all that begin with these bytes. */
  private static final int NETWORK_BYTES = 8;

  private Address() {}

  /** Null if the text is no address. Brackets and a zone, as in {@code [fe80::1%eth0]}, may be. */
  static @Nullable InetAddress parse(String text) {
    boolean bracketed = text.startsWith("[") && text.endsWith("]");
    String inner = bracketed ? text.substring(1, text.length() - 1) : text;
    int zone = inner.indexOf('%');
    try {
      return InetAddress.ofLiteral(zone < 0 ? inner : inner.substring(0, zone));
    } catch (IllegalArgumentException notAnAddress) {
      return null;
    }
  }

  static boolean isThisMachine(String text) {
    InetAddress address = parse(text);
    return address != null && address.isLoopbackAddress();
  }

  /** Under which name limits know it: an IPv4 address, or the network of an IPv6 address. */
  static String limited(String text) {
    InetAddress address = parse(text);
    if (address == null) {
      return text;
    }
    return address instanceof Inet6Address
        ? HexFormat.of().formatHex(Arrays.copyOf(address.getAddress(), NETWORK_BYTES)) + "::/64"
        : address.getHostAddress();
  }
}
