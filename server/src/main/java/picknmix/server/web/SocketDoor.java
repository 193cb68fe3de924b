package picknmix.server.web;

import java.time.Duration;
import org.eclipse.jetty.http.HttpCookie;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.Configuration;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.core.server.WebSocketNegotiator;
import org.jspecify.annotations.Nullable;
import picknmix.server.match.Time;
import picknmix.server.table.Visitor;

/**
 * Lets sockets in. They are Jetty's own and not the web framework's: only so can a line be measured
 * with WebSocket's pings, and a text be sent to many without being made for each.
 */
final class SocketDoor implements WebSocketNegotiator {
  private static final Duration IDLE = Duration.ofMinutes(1);

  /** Messages that leave together must each fit into a quarter of it. */
  private static final int OUTPUT_BYTES = 1 << 14;

  /** Nobody knows when somebody will leave; to ask more often would not help. */
  private static final int FULL_SECONDS = 10;

  private final Sockets sockets;
  private final WebMetrics metrics;
  private final Guards guards;
  private final Time time;
  private final int largest;

  /** Who may come in. */
  record Guards(
      Hosts hosts,
      Headers headers,
      Proxies proxies,
      AddressLimits limits,
      SocketQuota quota,
      PlayerCookie cookie) {}

  SocketDoor(Sockets sockets, WebMetrics metrics, Guards guards, Time time, int largest) {
    this.sockets = sockets;
    this.metrics = metrics;
    this.guards = guards;
    this.time = time;
    this.largest = largest;
  }

  @Override
  public void customize(Configuration configuration) {
    configuration.setIdleTimeout(IDLE);
    configuration.setMaxFrameSize(largest);
    configuration.setMaxTextMessageSize(largest);
    configuration.setMaxBinaryMessageSize(largest);
    configuration.setAutoFragment(false);
    configuration.setOutputBufferSize(OUTPUT_BYTES);
  }

  @Override
  public @Nullable FrameHandler negotiate(
      ServerUpgradeRequest request, ServerUpgradeResponse response, Callback callback) {
    String client = client(request);
    HttpFailure refusal = refusal(request, client, response);
    if (refusal != null) {
      ProblemDetails problem = refusal.problem();
      response.setStatus(problem.status());
      guards.headers().all().forEach(response.getHeaders()::put);
      response.getHeaders().put(HttpHeader.CONTENT_TYPE, Text.inUtf8(ProblemDetails.CONTENT_TYPE));
      Content.Sink.write(response, true, WebJson.write(problem), callback);
      return null;
    }
    response.setExtensions(Compression.choose(request.getExtensions()));
    guards.quota().opened(client);
    return new SocketFrames(
        sockets, visitor(request, client), metrics, largest, () -> guards.quota().closed(client));
  }

  /** Who comes in, if they have been here before. */
  private @Nullable Visitor visitor(Request request, String client) {
    String value =
        Request.getCookies(request).stream()
            .filter(cookie -> cookie.getName().equals(PlayerCookie.NAME))
            .map(HttpCookie::getValue)
            .findFirst()
            .orElse(null);
    PlayerCookie.Known known = guards.cookie().read(value);
    return known == null
        ? null
        : new Visitor(
            known.player(), known.id(), Address.limited(client), Address.isThisMachine(client));
  }

  private String client(Request request) {
    return guards
        .proxies()
        .client(
            Request.getRemoteAddr(request), request.getHeaders().getValuesList("X-Forwarded-For"));
  }

  private @Nullable HttpFailure refusal(Request request, String client, Response response) {
    String host = request.getHeaders().get(HttpHeader.HOST);
    if (!guards.hosts().isOurs(host)) {
      return new HttpFailure(421, "misdirected", "this server does not go by that name");
    }
    if (!guards.headers().isOurs(request.getHeaders().get(HttpHeader.ORIGIN), host)) {
      return new HttpFailure(403, "forbidden", "another site's page may not do this");
    }
    long seconds = guards.limits().secondsToWait(client, time.now());
    if (seconds > 0) {
      response.getHeaders().put(HttpHeader.RETRY_AFTER, seconds);
      return new HttpFailure(429, "too-many", "too many requests; try again in a moment");
    }
    SocketQuota.Room room = guards.quota().room(client);
    if (room != SocketQuota.Room.FREE) {
      response.getHeaders().put(HttpHeader.RETRY_AFTER, FULL_SECONDS);
    }
    return switch (room) {
      case FREE -> null;
      case ADDRESS_FULL -> new HttpFailure(429, "too-many", "too many sockets are open");
      case ALL_FULL -> new HttpFailure(503, "unavailable", "the server is full");
    };
  }
}
