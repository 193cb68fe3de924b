package picknmix.server.web;

import java.net.InetAddress;
import java.util.List;

/**
 * The web servers that stand before this one, and are believed for whom they ask: those on this
 * machine, and those that we were told of. Anybody else could name whom they like.
 */
final class Proxies {
  private final List<AddressRange> trusted;

  Proxies(List<AddressRange> trusted) {
    this.trusted = List.copyOf(trusted);
  }

  /**
   * Who asks: the first address from the right that is not a proxy's.
   *
   * @param forwardedFor all lines of {@code X-Forwarded-For}, in their order: each proxy adds
   *     whoever asked it on the right
   */
  String client(String peer, List<String> forwardedFor) {
    String client = peer;
    for (String named : List.of(String.join(",", forwardedFor).split(",")).reversed()) {
      String before = withoutPort(named.strip());
      // What another machine calls itself is not this machine.
      boolean strange = Address.isThisMachine(before) && !Address.isThisMachine(client);
      if (!isTrusted(client) || strange) {
        return client;
      }
      client = before.isEmpty() ? client : before;
    }
    return client;
  }

  private boolean isTrusted(String text) {
    InetAddress address = Address.parse(text);
    return address != null
        && (address.isLoopbackAddress()
            || trusted.stream().anyMatch(range -> range.contains(address)));
  }

  /** Some proxies add the port: {@code 192.0.2.1:5000}, {@code [2001:db8::1]:5000}. */
  private static String withoutPort(String text) {
    int colon = text.lastIndexOf(':');
    boolean port = colon > 0 && (text.indexOf(':') == colon || text.charAt(colon - 1) == ']');
    return port ? text.substring(0, colon) : text;
  }
}
