package picknmix.server.table;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a server finds the others of its house.
 *
 * @param self where the others reach it
 * @param seeds servers that found the house, the same list everywhere; empty if a name is asked
 * @param name that all servers have, in DNS; null if there are seeds
 * @param founders so many must be found under that name before a new house is founded
 * @param keys the server's key, its certificate and the authority's, as PKCS#12; null for none
 * @param password opens the keys
 */
public record ClusterSettings(
    Address self,
    List<Address> seeds,
    @Nullable String name,
    int founders,
    @Nullable Path keys,
    @Nullable String password) {

  /** A server's. */
  public record Address(String host, int port) {
    /** Where servers listen for each other if nothing else is said. */
    public static final int USUAL_PORT = 7355;

    /**
     * Reads {@code HOST:PORT} or {@code HOST}.
     *
     * @throws IllegalArgumentException if it is neither
     */
    public static Address parse(String text) {
      int colon = text.lastIndexOf(':');
      boolean bare = colon < 0 || text.endsWith("]");
      String host = bare ? text : text.substring(0, colon);
      String number = bare ? Integer.toString(USUAL_PORT) : text.substring(colon + 1);
      if (host.isEmpty() || !number.matches("[0-9]{1,5}") || Integer.parseInt(number) > 65_535) {
        throw new IllegalArgumentException("'" + text + "' is not like HOST:PORT");
      }
      return new Address(host.replace("[", "").replace("]", ""), Integer.parseInt(number));
    }

    @Override
    public String toString() {
      return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }
  }

  /** Without the password, which has no business in logs. */
  @Override
  public String toString() {
    return "ClusterSettings[self=" + self + ", seeds=" + seeds + ", name=" + name + "]";
  }
}
