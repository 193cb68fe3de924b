package picknmix.server.web;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;

/** Text on its way out: in UTF-8, and said so, since a guess would spoil people's names. */
final class Text {
  private Text() {}

  static void send(Context ctx, String type, String text) {
    ctx.contentType(inUtf8(type)).result(text.getBytes(StandardCharsets.UTF_8));
  }

  /** The type with its character set, if it does not name one. */
  static String inUtf8(String type) {
    return type.contains("charset=") ? type : type + "; charset=utf-8";
  }
}
