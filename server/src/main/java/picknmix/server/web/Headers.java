package picknmix.server.web;

import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What every answer tells a browser about whom to trust, and whom we trust. */
final class Headers {
  private static final String CONTENT_SECURITY_POLICY =
      String.join(
          "; ",
          "default-src 'none'",
          "script-src 'self' 'wasm-unsafe-eval'",
          "style-src 'self'",
          "img-src 'self' data:",
          "font-src 'self'",
          "media-src 'self'",
          "connect-src 'self'",
          "manifest-src 'self'",
          "worker-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
          "frame-ancestors 'none'");

  private static final Pattern HOST =
      Pattern.compile("([A-Za-z0-9.-]{1,253}|\\[[0-9A-Fa-f:.]{2,45}])(:[0-9]{1,5})?");

  private final Map<String, String> headers = new LinkedHashMap<>();
  private final @Nullable String origin;

  /**
   * @param baseUrl where browsers find the server, if that is not the address they ask
   */
  Headers(@Nullable URI baseUrl) {
    this.origin = baseUrl == null ? null : origin(baseUrl);
    headers.put("Content-Security-Policy", CONTENT_SECURITY_POLICY);
    headers.put("Cross-Origin-Opener-Policy", "same-origin");
    headers.put("Cross-Origin-Resource-Policy", "same-origin");
    headers.put("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
    headers.put("Referrer-Policy", "no-referrer");
    headers.put("X-Content-Type-Options", "nosniff");
    headers.put("X-Frame-Options", "DENY");
    if (isSecure()) {
      headers.put("Strict-Transport-Security", "max-age=31536000");
    }
  }

  /** Whether browsers come by https. */
  boolean isSecure() {
    return origin != null && origin.startsWith("https:");
  }

  Map<String, String> all() {
    return headers;
  }

  /**
   * Whether a page of ours asks, or no page at all: browsers always say whose page it is when it
   * may do something.
   */
  boolean isOurs(@Nullable String origin, @Nullable String host) {
    if (origin == null || origin.equals(this.origin)) {
      return true;
    }
    return host != null
        && (origin.equalsIgnoreCase("http://" + host)
            || origin.equalsIgnoreCase("https://" + host));
  }

  /**
   * Where the page is found: as we were told, or else where this request has found it. A name that
   * could be anything else but a host is nobody's.
   */
  @Nullable String originFor(@Nullable String host) {
    if (origin != null) {
      return origin;
    }
    return host != null && HOST.matcher(host).matches() ? "http://" + host : null;
  }

  private static String origin(URI url) {
    String text = url.getScheme() + "://" + url.getRawAuthority();
    return text.toLowerCase(Locale.ROOT);
  }
}
