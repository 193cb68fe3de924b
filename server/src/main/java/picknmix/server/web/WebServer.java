package picknmix.server.web;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import io.javalin.http.MethodNotAllowedResponse;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.server.WebSocketUpgradeHandler;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.kernel.Json;
import picknmix.kernel.Refused;
import picknmix.server.match.Time;
import picknmix.server.store.StoreDown;
import picknmix.server.table.Problem;
import picknmix.server.table.SharedUse;
import picknmix.server.table.Tables;
import picknmix.server.table.TokenBucket;

/** The tables on the web: HTTP, the socket, and the page's files. */
public final class WebServer implements AutoCloseable {
  /**
   * Where to listen, and as whom.
   *
   * @param port 0 for any that is free
   * @param baseUrl where browsers find the server, if that is not the address it listens on
   * @param cookieSecret signs the players' cookies: the same after a restart, and nobody's business
   */
  public record Settings(
      String host, int port, @Nullable URI baseUrl, String cookieSecret, Edge edge) {
    /** With nothing special about who comes. */
    public Settings(String host, int port, @Nullable URI baseUrl, String cookieSecret) {
      this(host, port, baseUrl, cookieSecret, Edge.USUAL);
    }

    /** Without the secret, which has no business in logs. */
    @Override
    public String toString() {
      return "Settings[host=" + host + ", port=" + port + ", baseUrl=" + baseUrl + "]";
    }
  }

  /**
   * Who may come, and for whom others may ask.
   *
   * @param allowedHosts names that the server answers to, beside those that it knows by itself
   * @param trustedProxies are believed for whom they ask, as those on this machine are
   * @param socketsPerAddress so many may be open for one address
   * @param sockets so many may be open in all
   */
  public record Edge(
      List<String> allowedHosts,
      List<AddressRange> trustedProxies,
      int socketsPerAddress,
      int sockets) {
    public static final Edge USUAL = new Edge(List.of(), List.of(), 200, 20_000);
  }

  private static final Logger LOG = LoggerFactory.getLogger(WebServer.class);
  private static final int LARGEST_MESSAGE = 64 * 1024;
  private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "DELETE");
  private static final Set<String> READING = Set.of("GET", "HEAD");

  /** Pictures for other people's pages. */
  private static final String PREVIEWS = "previews/";

  /**
   * So many may wait to be let in. When a router starts again everybody comes back at once, and who
   * finds no room then tries again only after seconds, and longer each time.
   */
  private static final int CROWD = 4_096;

  private static final String STARTED = "picknmix.started";
  private static final String ROUTE = "picknmix.route";

  /** What an address may ask for: a page with all its files many times over. */
  private static final TokenBucket.Rate REQUESTS = new TokenBucket.Rate(400, 40);

  /** A table or a seat at a table stays on the disk, so there are fewer of them. */
  private static final TokenBucket.Rate CHANGES = new TokenBucket.Rate(60, 2);

  private static final TokenBucket.Rate CONNECTIONS = new TokenBucket.Rate(60, 2);

  private final Tables tables;
  private final Time time;
  private final Headers headers;
  private final Hosts hosts;
  private final Proxies proxies;
  private final SocketQuota quota;
  private final PlayerCookie cookie;
  private final WebFiles files = new WebFiles(WebServer.class.getClassLoader());
  private final LinkPreviews previews;
  private final WebMetrics metrics = new WebMetrics();
  private final Sockets sockets;
  private final AddressLimits requests;
  private final AddressLimits changes;
  private final AddressLimits connections;
  private final Javalin javalin;

  private WebServer(Settings settings, Tables tables, Time time) {
    this.tables = tables;
    this.time = time;
    this.headers = new Headers(settings.baseUrl());
    this.hosts = new Hosts(names(settings));
    this.proxies = new Proxies(settings.edge().trustedProxies());
    SharedUse use = tables.use();
    Edge edge = settings.edge();
    this.quota = new SocketQuota(edge.socketsPerAddress(), edge.sockets(), use);
    this.requests = new AddressLimits("requests", REQUESTS, use, time);
    this.changes = new AddressLimits("changes", CHANGES, use, time);
    this.connections = new AddressLimits("connections", CONNECTIONS, use, time);
    this.cookie = new PlayerCookie(new Signer(settings.cookieSecret()), headers.isSecure());
    this.previews = new LinkPreviews(files, tables::face);
    this.sockets = new Sockets(tables, time, metrics, files.build());
    metrics.gauge("picknmix.tables", "Tables in use", tables::inUse);
    metrics.gauge(
        "picknmix.cluster.members",
        "Servers that share the tables, this one included",
        () -> tables.membership().members());
    metrics.gauge(
        "picknmix.cluster.unreachable",
        "Those of them that do not answer",
        () -> tables.membership().unreachable());
    metrics.gauge(
        "picknmix.bots.share", "How much of their usual time bots may think", tables::botsShare);
    metrics.gauge(
        "picknmix.store.well", "Whether the store answers", () -> tables.isStoreWell() ? 1 : 0);
    tables.measureAppends(metrics::appended);
    this.javalin =
        Javalin.create(
            config -> {
              config.jetty.addConnector((jetty, http) -> door(settings, jetty, http));
              configure(config);
            });
  }

  private static List<String> names(Settings settings) {
    List<String> names = new ArrayList<>(settings.edge().allowedHosts());
    names.addAll(Hosts.ofThisMachine());
    names.add(settings.host());
    if (settings.baseUrl() != null) {
      names.add(settings.baseUrl().getHost());
    }
    return names;
  }

  /**
   * Starts to serve.
   *
   * @throws IOException if the port cannot be had
   */
  public static WebServer start(Settings settings, Tables tables, Time time) throws IOException {
    WebServer server = new WebServer(settings, tables, time);
    try {
      server.javalin.start();
      return server;
    } catch (JavalinBindException e) {
      server.sockets.close();
      throw new IOException(
          "cannot listen on %s port %d: %s".formatted(settings.host(), settings.port(), cause(e)),
          e);
    }
  }

  public int port() {
    return javalin.port();
  }

  /** Whether the web page was built into this program. */
  public boolean hasPage() {
    return files.hasPage();
  }

  /** Says goodbye to everybody, lets the tables finish what they have begun, and stops. */
  @Override
  public void close() {
    sockets.close();
    tables.close();
    javalin.stop();
  }

  private void configure(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.maxRequestSize = Call.LARGEST;
    config.http.prefer405over404 = true;
    config.http.compressionStrategy = CompressionStrategy.NONE; // files are compressed once
    config.jetty.modifyServer(
        jetty -> {
          jetty.setErrorHandler(this::failEarly);
          jetty.setHandler(socketHandler());
        });

    config.routes.before(this::admit);
    List<Route> routes = routes();
    Methods methods = new Methods(routes);
    routes.forEach(route -> serve(config, route));
    config.routes.get("/", this::serveFile); // which <path> leaves out
    config.routes.get("/<path>", this::serveFile);
    config.routes.after(this::measure);

    config.routes.exception(Refused.class, (e, ctx) -> fail(ctx, refused(e)));
    config.routes.exception(Problem.class, (e, ctx) -> fail(ctx, problem(e)));
    config.routes.exception(StoreDown.class, (e, ctx) -> fail(ctx, storeDown(e)));
    config.routes.exception(JdbiException.class, (e, ctx) -> fail(ctx, storeDown(e)));
    config.routes.exception(HttpFailure.class, (e, ctx) -> fail(ctx, e.problem()));
    config.routes.exception(
        MethodNotAllowedResponse.class, (e, ctx) -> fail(ctx, otherMethod(methods, ctx)));
    config.routes.exception(HttpResponseException.class, (e, ctx) -> fail(ctx, http(e)));
    config.routes.exception(IOException.class, (e, ctx) -> fail(ctx, brokenOff(e, ctx)));
    config.routes.exception(HttpException.RuntimeException.class, (e, ctx) -> fail(ctx, spoilt(e)));
    config.routes.exception(Exception.class, (e, ctx) -> fail(ctx, bug(e, ctx)));
  }

  private static Connector door(Settings settings, Server jetty, HttpConfiguration http) {
    ServerConnector door = new ServerConnector(jetty, new HttpConnectionFactory(http));
    door.setHost(settings.host());
    door.setPort(settings.port());
    door.setAcceptQueueSize(CROWD);
    return door;
  }

  private Handler socketHandler() {
    SocketDoor.Guards guards =
        new SocketDoor.Guards(hosts, headers, proxies, connections, quota, cookie);
    WebSocketUpgradeHandler upgrades = new WebSocketUpgradeHandler(Compression.components());
    upgrades.addMapping(
        "/api/socket", new SocketDoor(sockets, metrics, guards, time, LARGEST_MESSAGE));
    upgrades.setHandler(new Handler.Sequence()); // to which Javalin adds itself
    return upgrades;
  }

  private List<Route> routes() {
    List<Route> routes = new ArrayList<>(Api.routes(tables));
    routes.addAll(Upkeep.routes(tables, metrics));
    String description = Json.write(OpenApi.describe(routes));
    routes.add(Upkeep.openApi(description));
    return routes;
  }

  // ---- HTTP

  /** Who may ask at all. */
  private void admit(Context ctx) {
    ctx.attribute(STARTED, System.nanoTime());
    headers.all().forEach(ctx::header);
    checkHost(ctx);
    boolean change = !READING.contains(ctx.req().getMethod());
    if (change) {
      checkOrigin(ctx);
    }
    checkLimit(change ? changes : requests, ctx);
  }

  private Call call(Context ctx) {
    return new Call(ctx, cookie, proxies);
  }

  private void checkHost(Context ctx) {
    if (!hosts.isOurs(ctx.header("Host"))) {
      throw new HttpFailure(421, "misdirected", "this server does not go by that name");
    }
  }

  private void checkOrigin(Context ctx) {
    if (!headers.isOurs(ctx.header("Origin"), ctx.header("Host"))) {
      throw new HttpFailure(403, "forbidden", "another site's page may not do this");
    }
  }

  private void checkLimit(AddressLimits limits, Context ctx) {
    long seconds = limits.secondsToWait(call(ctx).client(), time.now());
    if (seconds > 0) {
      ctx.header("Retry-After", Long.toString(seconds));
      throw new HttpFailure(
          429, "too-many", "too many requests; try again in %d seconds".formatted(seconds));
    }
  }

  private void serve(JavalinConfig config, Route route) {
    TokenBucket.Rate rate = route.rate();
    AddressLimits limits =
        rate == null ? null : new AddressLimits(route.path(), rate, tables.use(), time);
    config.routes.addHttpHandler(
        HandlerType.findOrCreate(route.method().name()),
        route.path(),
        ctx -> {
          if (limits != null) {
            checkLimit(limits, ctx);
          }
          answer(route, ctx);
        });
  }

  private void answer(Route route, Context ctx) {
    ctx.attribute(ROUTE, route.path());
    Object answer = route.handler().answer(call(ctx));
    String type = route.reply().contentType();
    ctx.status(route.reply().status());
    if (answer instanceof Route.Lasting(String text)) {
      answerForLong(text, type, ctx);
    } else {
      ctx.header("Cache-Control", "no-store");
      Text.send(ctx, type, answer instanceof String text ? text : WebJson.write(answer));
    }
  }

  private static void answerForLong(String text, String type, Context ctx) {
    String etag = '"' + WebFiles.hash(text.getBytes(StandardCharsets.UTF_8)) + '"';
    ctx.header("Cache-Control", "public, max-age=86400").header("ETag", etag);
    if (etag.equals(ctx.header("If-None-Match"))) {
      ctx.status(304);
    } else {
      Text.send(ctx, type, text);
    }
  }

  private void serveFile(Context ctx) {
    String path = Pages.file(ctx.path());
    boolean isPage = path.equals("index.html");
    WebFiles.WebFile file = isPage ? page(ctx) : files.find(path);
    boolean missing = file == null;
    if (file == null && wantsPage(ctx)) {
      file = page(ctx);
      isPage = true;
    }
    if (file == null) {
      throw new HttpFailure(404, "not-found", "there is nothing here");
    }
    if (missing) {
      ctx.status(404);
    }
    WebFiles.Sent sent = file.sent(ctx.header("Accept-Encoding"));
    ctx.header("Cache-Control", file.caching());
    ctx.header("ETag", sent.etag());
    ctx.header("Vary", isPage ? "Accept-Encoding, Accept-Language" : "Accept-Encoding");
    if (path.startsWith(PREVIEWS)) {
      ctx.header("Cross-Origin-Resource-Policy", "cross-origin");
    }
    if (!missing && sent.etag().equals(ctx.header("If-None-Match"))) {
      ctx.status(304);
      return;
    }
    if (sent.encoding() != null) {
      ctx.header("Content-Encoding", sent.encoding());
    }
    ctx.contentType(file.type()).result(sent.bytes().array());
  }

  private WebFiles.@Nullable WebFile page(Context ctx) {
    return previews.page(ctx.path(), call(ctx).language(), headers.originFor(ctx.header("Host")));
  }

  /** Somebody who followed a wrong link: the page has friendlier words for them than we. */
  private static boolean wantsPage(Context ctx) {
    String accepted = ctx.header("Accept");
    return accepted != null && accepted.contains("text/html") && !ctx.path().startsWith("/api/");
  }

  private void measure(Context ctx) {
    Long started = ctx.attribute(STARTED);
    if (started != null) {
      Duration taken = Duration.ofNanos(System.nanoTime() - started);
      metrics.answered(method(ctx), route(ctx), ctx.statusCode(), taken);
    }
  }

  /** There is no end of methods that somebody could make up. */
  private static String method(Context ctx) {
    String method = ctx.req().getMethod();
    return METHODS.contains(method) ? method : "other";
  }

  /** As the route table has it: there is no end of paths. */
  private static String route(Context ctx) {
    String route = ctx.attribute(ROUTE);
    return route == null ? "files" : route;
  }

  // ---- What goes wrong

  private static void fail(Context ctx, ProblemDetails problem) {
    ctx.status(problem.status()).header("Cache-Control", "no-store");
    Text.send(ctx, ProblemDetails.CONTENT_TYPE, WebJson.write(problem));
  }

  /** What Jetty refuses before anybody else sees it, such as an address that makes no sense. */
  private boolean failEarly(Request request, Response response, Callback callback) {
    ProblemDetails problem =
        ProblemDetails.of(response.getStatus(), "bad-request", "this is no request for us");
    headers.all().forEach(response.getHeaders()::put);
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, Text.inUtf8(ProblemDetails.CONTENT_TYPE));
    Content.Sink.write(response, true, WebJson.write(problem), callback);
    return true;
  }

  private static ProblemDetails refused(Refused refused) {
    int status = refused.code() == Refused.Code.INTERNAL ? 500 : 400;
    return ProblemDetails.of(status, refused.code().text(), refused.reason());
  }

  private static ProblemDetails problem(Problem problem) {
    return ProblemDetails.of(
        problem.kind().status(), problem.kind().code(), String.valueOf(problem.getMessage()));
  }

  private static ProblemDetails otherMethod(Methods methods, Context ctx) {
    List<String> allowed = methods.of(ctx.path());
    if (allowed.isEmpty()) {
      return ProblemDetails.of(404, "not-found", "there is nothing here");
    }
    ctx.header("Allow", String.join(", ", allowed));
    return ProblemDetails.of(405, "bad-request", "here one may only " + String.join(", ", allowed));
  }

  private static ProblemDetails http(HttpResponseException e) {
    String code =
        switch (e.getStatus()) {
          case 404 -> "not-found";
          case 500 -> "internal";
          default -> "bad-request";
        };
    return ProblemDetails.of(e.getStatus(), code, String.valueOf(e.getMessage()));
  }

  /** The client went away in the middle of its request, or was too slow: its right, and no news. */
  private static ProblemDetails brokenOff(IOException e, Context ctx) {
    LOG.debug("broken off: {} {}", ctx.req().getMethod(), route(ctx), e);
    return ProblemDetails.of(400, "bad-request", "the request was broken off");
  }

  /** What Jetty finds out only while the body is read. */
  private static ProblemDetails spoilt(HttpException e) {
    return ProblemDetails.of(e.getCode(), "bad-request", "this is no request for us");
  }

  private static ProblemDetails storeDown(Exception e) {
    LOG.warn("the store does not answer: {}", e.toString());
    return ProblemDetails.of(503, "unavailable", "the store does not answer; try again soon");
  }

  /** Its own words might hold what nobody should read. */
  private static ProblemDetails bug(Exception bug, Context ctx) {
    LOG.error("failed: {} {}", ctx.req().getMethod(), route(ctx), bug);
    return ProblemDetails.of(500, "internal", "a mistake of the server's own");
  }

  private static String cause(Throwable e) {
    Throwable deepest = e;
    while (deepest.getCause() != null) {
      deepest = deepest.getCause();
    }
    return String.valueOf(deepest.getMessage());
  }
}
