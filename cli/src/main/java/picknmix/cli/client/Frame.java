package picknmix.cli.client;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** A client's frames of a WebSocket. */
final class Frame {
  static final int CONTINUATION = 0;
  static final int TEXT = 1;
  static final int CLOSE = 8;
  static final int PING = 9;
  static final int PONG = 10;

  private static final int FINAL = 0x80;
  private static final int MASKED = 0x80;
  private static final int SHORT = 126;
  private static final int LONG = 127;

  private Frame() {}

  static ByteBuffer text(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return of(TEXT, bytes, 0, bytes.length);
  }

  static ByteBuffer pong(byte[] bytes, int from, int to) {
    return of(PONG, bytes, from, to);
  }

  /** Masked with zeros, which changes nothing: masks protect proxies from pages, not us. */
  private static ByteBuffer of(int opcode, byte[] bytes, int from, int to) {
    int length = to - from;
    ByteBuffer frame = ByteBuffer.allocate(length + 14).put((byte) (FINAL | opcode));
    if (length < SHORT) {
      frame.put((byte) (MASKED | length));
    } else if (length < 1 << 16) {
      frame.put((byte) (MASKED | SHORT)).putShort((short) length);
    } else {
      frame.put((byte) (MASKED | LONG)).putLong(length);
    }
    return frame.putInt(0).put(bytes, from, length).flip();
  }
}
