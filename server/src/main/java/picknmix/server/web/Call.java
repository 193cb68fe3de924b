package picknmix.server.web;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Refused;
import picknmix.server.table.Animal;
import picknmix.server.table.Language;
import picknmix.server.table.Player;
import picknmix.server.table.Problem;
import picknmix.server.table.Visitor;

/** A request being answered. */
final class Call {
  /** A request's body, in bytes, unless it says otherwise. */
  private static final int USUAL = 64 * 1024;

  /** No request has more than this. */
  static final int LARGEST = 256 * 1024;

  private static final String SCHEME = "Seat ";

  private final Context context;
  private final PlayerCookie cookie;
  private final Proxies proxies;

  Call(Context context, PlayerCookie cookie, Proxies proxies) {
    this.context = context;
    this.cookie = cookie;
    this.proxies = proxies;
  }

  /** A variable part of the path. */
  String path(String name) {
    return context.pathParam(name);
  }

  int seat() {
    return number("seat");
  }

  /** A variable part of the path that is a small number. */
  int number(String name) {
    String text = path(name);
    if (text.length() > 2 || !text.chars().allMatch(Character::isDigit)) {
      throw new Problem(Problem.Kind.NOT_FOUND, "there is no such " + name);
    }
    return Integer.parseInt(text);
  }

  <T> T body(Class<T> type) {
    return body(type, USUAL);
  }

  /**
   * As above.
   *
   * @param most in bytes
   */
  <T> T body(Class<T> type, int most) {
    if (!context.isJson()) {
      throw new HttpFailure(415, "bad-request", "the content type must be application/json");
    }
    checkSize(context.contentLength(), most);
    byte[] bytes = context.bodyAsBytes();
    checkSize(bytes.length, most);
    // JSON is UTF-8, whatever character set the header names.
    return WebJson.read(new String(bytes, StandardCharsets.UTF_8), type);
  }

  private static void checkSize(int bytes, int most) {
    if (bytes > most) {
      throw new HttpFailure(413, "bad-request", "this may have at most " + most / 1024 + " KiB");
    }
  }

  /** The seat's secret; whoever asks without one is refused. */
  String secret() {
    String secret = secretIfAny();
    if (secret == null) {
      throw new HttpFailure(401, "forbidden", "this needs the header Authorization: Seat …");
    }
    return secret;
  }

  @Nullable String secretIfAny() {
    String header = context.header("Authorization");
    if (header == null) {
      return null;
    }
    if (!header.startsWith(SCHEME)) {
      throw Refused.badRequest("the header Authorization must begin with Seat");
    }
    return header.substring(SCHEME.length()).strip();
  }

  /** Refuses whoever is elsewhere. */
  void checkFromThisMachine() {
    if (!Address.isThisMachine(client())) {
      throw new HttpFailure(403, "forbidden", "only for this machine itself");
    }
  }

  /** The address of whoever asks. */
  String client() {
    HttpServletRequest request = context.req();
    return proxies.client(
        request.getRemoteAddr(), Collections.list(request.getHeaders("X-Forwarded-For")));
  }

  /** Who asks. A browser that comes for the first time is somebody new, and remembers it. */
  Player player() {
    PlayerCookie.Known known = known();
    if (known == null) {
      return remember(Animal.newcomer(language()));
    }
    return known.stale() ? remember(known.player()) : known.player();
  }

  /** Who asks, for whatever is limited by person or by place. */
  Visitor visitor() {
    PlayerCookie.Known known = known();
    String address = client();
    return new Visitor(
        player(),
        known == null ? null : known.id(),
        Address.limited(address),
        Address.isThisMachine(address));
  }

  private PlayerCookie.@Nullable Known known() {
    return cookie.read(context.cookie(PlayerCookie.NAME));
  }

  /** The language of whoever asks. */
  Language language() {
    return Language.preferred(context.header("Accept-Language"));
  }

  Player remember(Player player) {
    PlayerCookie.Known known = known();
    String id = known == null ? cookie.newId() : known.id();
    context.header("Set-Cookie", cookie.write(player, id));
    return player;
  }
}
