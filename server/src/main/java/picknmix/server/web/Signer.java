package picknmix.server.web;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * Signs what a browser keeps for us (HMAC-SHA-256), so that it comes back as we gave it: text and
 * signature in Base64 with a dot between.
 */
final class Signer {
  private static final String ALGORITHM = "HmacSHA256";
  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();
  private static final Base64.Decoder DECODER = Base64.getUrlDecoder();

  private final SecretKeySpec key;

  /**
   * @param secret the server's own, the same after a restart
   */
  Signer(String secret) {
    this.key = new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), ALGORITHM);
  }

  String sign(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return ENCODER.encodeToString(bytes) + "." + ENCODER.encodeToString(signature(bytes));
  }

  /** The text that was signed; null if it is not ours, or not as we gave it. */
  @Nullable String verify(String signed) {
    int dot = signed.indexOf('.');
    if (dot < 0) {
      return null;
    }
    try {
      byte[] bytes = DECODER.decode(signed.substring(0, dot));
      byte[] signature = DECODER.decode(signed.substring(dot + 1));
      return MessageDigest.isEqual(signature, signature(bytes))
          ? new String(bytes, StandardCharsets.UTF_8)
          : null;
    } catch (IllegalArgumentException notBase64) {
      return null;
    }
  }

  private byte[] signature(byte[] bytes) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(key);
      return mac.doFinal(bytes);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every JDK has " + ALGORITHM, e);
    }
  }
}
