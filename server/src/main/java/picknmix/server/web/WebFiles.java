package picknmix.server.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The web page's files, from the folder {@code web} of the class path. They are compressed once: a
 * {@code .br} beside a file is taken as it is, gzip is made here.
 */
final class WebFiles {
  /** Paths with nothing in them that could lead elsewhere. */
  private static final Pattern PLAIN =
      Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]*(?:/[A-Za-z0-9_][A-Za-z0-9._-]*)*");

  /** Vite puts a hash of the content into the names here. */
  private static final String HASHED = "assets/";

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("json", "application/json; charset=utf-8"),
          Map.entry("mp3", "audio/mpeg"),
          Map.entry("ogg", "audio/ogg"),
          Map.entry("png", "image/png"),
          Map.entry("svg", "image/svg+xml; charset=utf-8"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("wasm", "application/wasm"),
          Map.entry("webmanifest", "application/manifest+json; charset=utf-8"),
          Map.entry("woff2", "font/woff2"));

  /**
   * A file that is ready to be sent.
   *
   * @param gzip null if it would not be smaller
   * @param brotli null if there is none
   * @param forEver whether its content can never be another
   */
  record WebFile(
      String type,
      ByteBuffer plain,
      @Nullable ByteBuffer gzip,
      @Nullable ByteBuffer brotli,
      String hash,
      boolean forEver) {

    Sent sent(@Nullable String acceptEncoding) {
      if (brotli != null && accepts(acceptEncoding, "br")) {
        return new Sent(brotli, "br", '"' + hash + "-br\"");
      }
      return gzip != null && accepts(acceptEncoding, "gzip")
          ? new Sent(gzip, "gzip", '"' + hash + "-gz\"")
          : new Sent(plain, null, '"' + hash + '"');
    }

    String text() {
      return StandardCharsets.UTF_8.decode(plain.duplicate()).toString();
    }

    String caching() {
      return forEver ? "public, max-age=31536000, immutable" : "no-cache";
    }

    private static boolean accepts(@Nullable String header, String encoding) {
      if (header == null) {
        return false;
      }
      for (String part : header.split(",", -1)) {
        String name = part.strip();
        if (name.equals(encoding) || name.startsWith(encoding + ";")) {
          return !name.replace(" ", "").endsWith(";q=0");
        }
      }
      return false;
    }
  }

  /**
   * What goes over the line.
   *
   * @param encoding null for none
   */
  record Sent(ByteBuffer bytes, @Nullable String encoding, String etag) {}

  private final ClassLoader loader;
  private final Map<String, WebFile> files = new ConcurrentHashMap<>();

  WebFiles(ClassLoader loader) {
    this.loader = loader;
  }

  /** Whether the page was built into this program. */
  boolean hasPage() {
    return find("index.html") != null;
  }

  /** Which build of the page it is, as the page itself knows; null if there is no page. */
  @Nullable String build() {
    byte[] build = read("build.txt");
    return build == null ? null : new String(build, StandardCharsets.UTF_8).strip();
  }

  /** The file of that path without its first slash; null if there is none. */
  @Nullable WebFile find(String path) {
    WebFile known = files.get(path);
    if (known != null || !PLAIN.matcher(path).matches()) {
      return known;
    }
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    byte[] content = type == null ? null : read(path);
    if (type == null || content == null) {
      return null;
    }
    byte[] gzip = gzip(content);
    byte[] brotli = read(path + ".br");
    WebFile file =
        new WebFile(
            type,
            ByteBuffer.wrap(content),
            gzip.length < content.length ? ByteBuffer.wrap(gzip) : null,
            brotli == null ? null : ByteBuffer.wrap(brotli),
            hash(content),
            path.startsWith(HASHED));
    files.put(path, file);
    return file;
  }

  /** A file that is made for whoever asks for it. */
  static WebFile made(String type, byte[] content) {
    byte[] gzip = gzip(content);
    return new WebFile(
        type,
        ByteBuffer.wrap(content),
        gzip.length < content.length ? ByteBuffer.wrap(gzip) : null,
        null,
        hash(content),
        false);
  }

  private byte @Nullable [] read(String path) {
    try (InputStream in = loader.getResourceAsStream("web/" + path)) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] gzip(byte[] content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      out.write(content);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static String hash(byte[] content) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(content);
      return HexFormat.of().formatHex(hash, 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
