package picknmix.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.SecureRandom;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Refused;
import picknmix.server.table.Player;

/**
 * Who somebody is, kept by their browser and signed by us: no account, and nothing on the server.
 * One that was tampered with, or signed by another server, is as good as none.
 */
final class PlayerCookie {
  /**
   * Somebody whom their browser remembers.
   *
   * @param id tells them from others; nobody else learns it
   * @param stale whether the cookie should be written anew, since it had no id
   */
  record Known(Player player, String id, boolean stale) {}

  /** What is in a cookie; older ones have no id. */
  private record Kept(String name, String color, String avatar, @Nullable String id) {}

  static final String NAME = "player";

  private static final int A_YEAR = 365 * 24 * 60 * 60;

  private static final int ID_BYTES = 16;

  private final SecureRandom random = new SecureRandom();
  private final Signer signer;
  private final boolean secure;

  /**
   * @param secure whether browsers come by https
   */
  PlayerCookie(Signer signer, boolean secure) {
    this.signer = signer;
    this.secure = secure;
  }

  /** Whom a cookie's value names; null if it names nobody. */
  @Nullable Known read(@Nullable String value) {
    String text = value == null ? null : signer.verify(value);
    if (text == null) {
      return null;
    }
    try {
      Kept kept = WebJson.read(text, Kept.class);
      Player player = new Player(kept.name(), kept.color(), kept.avatar()).checked();
      // An older cookie is somebody too, and the same one whenever it comes.
      String id = kept.id() == null ? WebFiles.hash(text.getBytes(UTF_8)) : kept.id();
      return new Known(player, id, kept.id() == null);
    } catch (Refused olderThanOurRules) {
      return null;
    }
  }

  /** An id for somebody new. */
  String newId() {
    byte[] bytes = new byte[ID_BYTES];
    random.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  /** The header that makes a browser remember the player. */
  String write(Player player, String id) {
    Kept kept = new Kept(player.name(), player.color(), player.avatar(), id);
    return "%s=%s; Path=/; Max-Age=%d; HttpOnly; SameSite=Lax%s"
        .formatted(NAME, signer.sign(WebJson.write(kept)), A_YEAR, secure ? "; Secure" : "");
  }
}
