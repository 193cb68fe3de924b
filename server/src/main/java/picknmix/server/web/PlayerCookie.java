package picknmix.server.web;

import org.jspecify.annotations.Nullable;
import picknmix.kernel.Refused;
import picknmix.server.table.Player;

/**
 * Who somebody is, kept by their browser and signed by us: no account, and nothing on the server.
 * One that was tampered with, or signed by another server, is as good as none.
 */
final class PlayerCookie {
  static final String NAME = "player";

  private static final int A_YEAR = 365 * 24 * 60 * 60;

  private final Signer signer;
  private final boolean secure;

  /**
   * @param secure whether browsers come by https
   */
  PlayerCookie(Signer signer, boolean secure) {
    this.signer = signer;
    this.secure = secure;
  }

  /** The player in a cookie's value; null if there is none. */
  @Nullable Player read(@Nullable String value) {
    String text = value == null ? null : signer.verify(value);
    if (text == null) {
      return null;
    }
    try {
      return WebJson.read(text, Player.class).checked();
    } catch (Refused olderThanOurRules) {
      return null;
    }
  }

  /** The header that makes a browser remember the player. */
  String write(Player player) {
    return "%s=%s; Path=/; Max-Age=%d; HttpOnly; SameSite=Lax%s"
        .formatted(NAME, signer.sign(WebJson.write(player)), A_YEAR, secure ? "; Secure" : "");
  }
}
