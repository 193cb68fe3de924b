package picknmix.cli;

import java.io.Console;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picknmix.games.Games;
import picknmix.server.match.Time;
import picknmix.server.match.WallTime;
import picknmix.server.store.MatchStore;
import picknmix.server.store.StoreDown;
import picknmix.server.table.ClusterProvider;
import picknmix.server.table.ClusterSettings;
import picknmix.server.table.Keep;
import picknmix.server.table.Tables;
import picknmix.server.web.AddressRange;
import picknmix.server.web.JsonLines;
import picknmix.server.web.WebServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The server: tables for everybody who has the link. */
@Command(
    name = "serve",
    description = "Let people play in the browser: on this machine, in this house, or anywhere.",
    footer = {
      "%nExamples:",
      "  picknmix serve                  for this machine only",
      "  picknmix serve --host 0.0.0.0   for phones and computers in the same network",
      "  picknmix serve --base-url https://candy.example   behind a web server with https",
      "  picknmix serve --database jdbc:postgresql://… --cluster 10.0.0.1 --seeds 10.0.0.1,10.0.0.2",
      "%nIts log goes to standard error, one JSON object a line. More: docs/operations.md."
    })
final class ServeCommand implements Callable<Integer> {
  private static final int STORE_TRIES = 10;

  @Spec private CommandSpec spec;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = "127.0.0.1",
      description = "Listen on this address (${DEFAULT-VALUE}); 0.0.0.0 is all of them.")
  private String host;

  @Option(
      names = "--port",
      defaultValue = "8080",
      description = "Listen on this port (${DEFAULT-VALUE}); 0 is any that is free.")
  private int port;

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      description =
          "Keep everything here; made if it is not there. By default picknmix in $XDG_DATA_HOME, or"
              + " ~/.local/share/picknmix.")
  private @Nullable Path data;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description =
          "Keep everything in PostgreSQL instead of a folder:"
              + " jdbc:postgresql://HOST/NAME?user=…")
  private @Nullable String database;

  @Option(
      names = "--base-url",
      paramLabel = "URL",
      description = "Where browsers find this server, if a web server stands before it.")
  private @Nullable URI baseUrl;

  @Option(
      names = "--keep",
      paramLabel = "TIME",
      defaultValue = "forever",
      converter = KeepConverter.class,
      description =
          "Remove matches that nobody has used for so long, names and all: 30d, 12h"
              + " (${DEFAULT-VALUE}). Tables at which nothing was begun go after a day.")
  private Keep keep;

  @Option(
      names = "--allowed-host",
      paramLabel = "NAME",
      description =
          "Answer to this name too; may be given again. Known anyway: the host of --base-url,"
              + " --host, this machine's name, localhost, and addresses.")
  private List<String> allowedHosts = List.of();

  @Option(
      names = "--trusted-proxy",
      paramLabel = "ADDRESS[/BITS]",
      converter = RangeConverter.class,
      description =
          "Believe the X-Forwarded-For of web servers there; may be given again. Those on this"
              + " machine are believed anyway.")
  private List<AddressRange> trustedProxies = List.of();

  @Option(
      names = "--sockets-per-address",
      paramLabel = "N",
      description = "So many players and watchers may be connected from one address (200).")
  private int socketsPerAddress = WebServer.Edge.USUAL.socketsPerAddress();

  @Option(
      names = "--sockets",
      paramLabel = "N",
      description = "So many players and watchers may be connected in all (20000).")
  private int sockets = WebServer.Edge.USUAL.sockets();

  @Mixin private ClusterOptions cluster;

  private final Time time;

  ServeCommand() {
    this(new WallTime());
  }

  /** In another time than that of this machine. */
  ServeCommand(Time time) {
    this.time = time;
  }

  @Override
  public Integer call() throws Exception {
    checkArguments();
    JsonLines.install();
    MatchStore store = store();
    String cookieSecret = cookieSecret(store);
    CompletableFuture<Integer> stopped = new CompletableFuture<>();
    Tables tables = tables(store, () -> stopped.complete(1));
    WebServer server;
    try {
      server = WebServer.start(settings(cookieSecret), tables, time);
    } catch (IOException e) {
      tables.close();
      throw e;
    }
    greet(server);
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(
                () -> {
                  server.close();
                  stopped.complete(0);
                }));
    return stopped.join();
  }

  /** A database may be busy at first: several servers that start at once all prepare it. */
  private static String cookieSecret(MatchStore store) throws InterruptedException {
    for (int tries = 1; ; tries++) {
      try {
        return store.key("cookie", Entropy.seed().toString());
      } catch (StoreDown down) {
        if (tries == STORE_TRIES) {
          throw down;
        }
        TimeUnit.SECONDS.sleep(1);
      }
    }
  }

  private Tables tables(MatchStore store, Runnable lost) {
    if (!cluster.isWanted()) {
      return Tables.open(Games.all(), store, time, keep);
    }
    ClusterSettings settings = cluster.settings();
    ClusterProvider provider = cluster.provider();
    return Tables.shared(
        Games.all(), store, time, keep, home -> provider.join(home, settings, time, lost));
  }

  private WebServer.Settings settings(String cookieSecret) {
    WebServer.Edge edge =
        new WebServer.Edge(allowedHosts, trustedProxies, socketsPerAddress, sockets);
    return new WebServer.Settings(host, port, baseUrl, cookieSecret, edge);
  }

  private void checkArguments() {
    if (port < 0 || port > 65_535) {
      throw mistake("--port must be from 0 to 65535, not " + port);
    }
    if (socketsPerAddress < 1 || sockets < 1) {
      throw mistake("--sockets and --sockets-per-address must be 1 or more");
    }
    if (database != null && !database.startsWith("jdbc:postgresql:")) {
      throw mistake("--database must begin with jdbc:postgresql:");
    }
    cluster.check(database != null);
    if (baseUrl != null && !isBase(baseUrl)) {
      throw mistake("--base-url must be like https://candy.example, not " + baseUrl);
    }
    try {
      var _ = InetAddress.getByName(host);
    } catch (UnknownHostException e) {
      throw mistake("--host must be an address of this machine, not '" + host + "'");
    }
  }

  /** Nothing but scheme and host: the page's own addresses begin at the root. */
  private static boolean isBase(URI url) {
    boolean web = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
    String path = Objects.requireNonNullElse(url.getRawPath(), "");
    return web
        && url.getHost() != null
        && url.getRawUserInfo() == null
        && (path.isEmpty() || path.equals("/"))
        && url.getRawQuery() == null
        && url.getRawFragment() == null;
  }

  private ParameterException mistake(String what) {
    return new ParameterException(spec.commandLine(), what);
  }

  private Path folder() throws IOException {
    Path folder = data == null ? usualFolder() : data;
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new IOException("cannot make the folder " + folder, e);
    }
    if (!Files.isWritable(folder)) {
      throw new IOException("cannot write to the folder " + folder);
    }
    return folder;
  }

  static Path usualFolder() {
    String shared = System.getenv("XDG_DATA_HOME");
    return shared == null || shared.isEmpty()
        ? Path.of(System.getProperty("user.home"), ".local", "share", "picknmix")
        : Path.of(shared, "picknmix");
  }

  private MatchStore store() throws IOException {
    return database == null
        ? MatchStore.sqlite(folder().resolve("picknmix.db"))
        : MatchStore.postgres(database);
  }

  private void greet(WebServer server) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    InetAddress address = InetAddress.getByName(host);
    String here = address.isAnyLocalAddress() ? "127.0.0.1" : host;
    out.println("Pick & Mix: " + url(here, server.port()) + "   (Ctrl-C stops it)");
    if (!server.hasPage()) {
      out.println("The web page is not built into this program; programs can play.");
    }
    String far = address.isLoopbackAddress() ? null : farUrl(address, server.port());
    if (baseUrl != null) {
      far = baseUrl.toString();
    }
    if (far != null) {
      out.println("From elsewhere: " + far);
      if (hasTerminal()) {
        out.print(QrText.of(far));
      }
    }
    out.flush();
  }

  private static boolean hasTerminal() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  private static @Nullable String farUrl(InetAddress address, int port) throws SocketException {
    String far = address.isAnyLocalAddress() ? networkAddress() : address.getHostAddress();
    return far == null ? null : url(far, port);
  }

  /** This machine's address in the network around it; null if there is none. */
  private static @Nullable String networkAddress() throws SocketException {
    return NetworkInterface.networkInterfaces()
        .filter(ServeCommand::isInUse)
        .flatMap(NetworkInterface::inetAddresses)
        .filter(Inet4Address.class::isInstance)
        .filter(InetAddress::isSiteLocalAddress)
        .map(InetAddress::getHostAddress)
        .findFirst()
        .orElse(null);
  }

  private static boolean isInUse(NetworkInterface network) {
    try {
      return network.isUp() && !network.isLoopback() && !network.isVirtual();
    } catch (SocketException e) {
      return false;
    }
  }

  private static String url(String host, int port) {
    return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port + "/";
  }

  private static final class KeepConverter implements ITypeConverter<Keep> {
    @Override
    public Keep convert(String text) {
      try {
        return Keep.parse(text);
      } catch (IllegalArgumentException mistake) {
        throw new TypeConversionException(mistake.getMessage());
      }
    }
  }

  private static final class RangeConverter implements ITypeConverter<AddressRange> {
    @Override
    public AddressRange convert(String text) {
      try {
        return AddressRange.parse(text);
      } catch (IllegalArgumentException mistake) {
        throw new TypeConversionException(mistake.getMessage());
      }
    }
  }
}
