package picknmix.server.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The names that this server answers to. A stranger's page may give its own name our address, and
 * to a browser we are then a part of that page; what is asked for under such a name is refused. An
 * address itself cannot be given away like that.
 */
final class Hosts {
  private final Set<String> names = new HashSet<>();

  /**
   * @param names of the server's own, with or without what browsers may write otherwise
   */
  Hosts(List<String> names) {
    names.forEach(name -> this.names.add(plain(name)));
  }

  /** This machine's name, short and long, and as phones in the same house find it. */
  static List<String> ofThisMachine() {
    try {
      String name = InetAddress.getLocalHost().getHostName();
      String first = name.substring(0, (name + ".").indexOf('.'));
      return List.of(name, first, first + ".local");
    } catch (UnknownHostException nameless) {
      return List.of();
    }
  }

  /**
   * @param header the whole of {@code Host}; null from programs that are too old to send it, which
   *     no browser is
   */
  boolean isOurs(@Nullable String header) {
    if (header == null) {
      return true;
    }
    String host = plain(header.replaceFirst(":[0-9]*$", ""));
    return host.equals("localhost")
        || host.endsWith(".localhost")
        || Address.parse(host) != null
        || names.contains(host);
  }

  private static String plain(String host) {
    String lower = host.toLowerCase(Locale.ROOT);
    return lower.endsWith(".") ? lower.substring(0, lower.length() - 1) : lower;
  }
}
