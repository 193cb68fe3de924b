package picknmix.server.web;

import java.util.List;
import java.util.Set;
import java.util.zip.Deflater;
import org.eclipse.jetty.util.compression.DeflaterPool;
import org.eclipse.jetty.websocket.core.ExtensionConfig;
import org.eclipse.jetty.websocket.core.WebSocketComponents;

/**
 * How a socket's messages may be compressed (RFC 7692). Since a line remembers what went before, of
 * a view that was sent before little more than what has changed goes over the network.
 */
final class Compression {
  private static final String NAME = "permessage-deflate";

  /** What we can do; an offer that asks for anything else is to be declined. */
  private static final Set<String> POSSIBLE =
      Set.of("client_max_window_bits", "client_no_context_takeover", "server_no_context_takeover");

  /** So many of its workers are kept for later lines. */
  private static final int SPARE = 64;

  private Compression() {}

  /** Quick rather than thorough: with what went before in mind both come to nearly the same. */
  static WebSocketComponents components() {
    DeflaterPool quick = new DeflaterPool(SPARE, Deflater.BEST_SPEED, true);
    return new WebSocketComponents(null, null, null, null, quick);
  }

  /** The first of a client's offers that we can take, if there is one. */
  static List<ExtensionConfig> choose(List<ExtensionConfig> offers) {
    return offers.stream()
        .filter(offer -> offer.getName().equals(NAME))
        .filter(offer -> POSSIBLE.containsAll(offer.getParameterKeys()))
        .limit(1)
        .toList();
  }
}
