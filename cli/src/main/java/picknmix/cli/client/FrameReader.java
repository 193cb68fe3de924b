package picknmix.cli.client;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Takes a server's bytes as they come and finds whole messages in them. */
final class FrameReader {
  private static final byte[] END_OF_HEAD = "\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
  private static final int EXTENDED_16 = 126;

  private byte[] bytes = new byte[1024];
  private int start; // of what was not looked at yet
  private int end;
  private int frameStart;
  private int opcode;
  private int from;
  private int to;
  private byte[] parts = {}; // of a message in several frames

  void add(ByteBuffer more) {
    if (start == end) {
      start = 0;
      end = 0;
    }
    if (bytes.length - end < more.remaining()) {
      int kept = end - start;
      byte[] room = bytes;
      if (bytes.length < kept + more.remaining()) {
        room = new byte[Math.max(2 * bytes.length, kept + more.remaining())];
      }
      System.arraycopy(bytes, start, room, 0, kept);
      bytes = room;
      start = 0;
      end = kept;
    }
    int count = more.remaining();
    more.get(bytes, end, count);
    end += count;
  }

  /** The head of an HTTP answer, if all of it is here. */
  @Nullable String head() {
    for (int i = start; i + END_OF_HEAD.length <= end; i++) {
      if (Arrays.equals(bytes, i, i + END_OF_HEAD.length, END_OF_HEAD, 0, END_OF_HEAD.length)) {
        String head = new String(bytes, start, i - start, StandardCharsets.US_ASCII);
        start = i + END_OF_HEAD.length;
        return head;
      }
    }
    return null;
  }

  /** Goes on to the next whole message; no if there is none yet. */
  boolean next() {
    while (nextFrame()) {
      boolean last = (bytes[frameStart] & 0x80) != 0;
      int kind = bytes[frameStart] & 0x0f;
      if (kind >= Frame.CLOSE || (last && kind != Frame.CONTINUATION)) {
        opcode = kind;
        return true;
      }
      int before = parts.length;
      parts = Arrays.copyOf(parts, before + to - from);
      System.arraycopy(bytes, from, parts, before, to - from);
      if (last) {
        return whole();
      }
    }
    return false;
  }

  private boolean nextFrame() {
    if (end - start < 2) {
      return false;
    }
    int head = 2;
    long length = bytes[start + 1] & 0x7f;
    if (length >= EXTENDED_16) {
      head += length == EXTENDED_16 ? 2 : 8;
      if (end - start < head) {
        return false;
      }
      length = 0;
      for (int i = start + 2; i < start + head; i++) {
        length = length << 8 | (bytes[i] & 0xff);
      }
    }
    if (end - start - head < length) {
      return false;
    }
    frameStart = start;
    from = start + head;
    to = from + (int) length;
    start = to;
    return true;
  }

  /** What came in parts is put where the last of them was read from: there is always room. */
  private boolean whole() {
    byte[] rest = Arrays.copyOfRange(bytes, start, end);
    bytes = Arrays.copyOf(parts, parts.length + rest.length);
    System.arraycopy(rest, 0, bytes, parts.length, rest.length);
    from = 0;
    to = parts.length;
    start = to;
    end = bytes.length;
    parts = new byte[0];
    opcode = Frame.TEXT;
    return true;
  }

  int opcode() {
    return opcode;
  }

  byte[] bytes() {
    return bytes;
  }

  int from() {
    return from;
  }

  int to() {
    return to;
  }

  int closeStatus() {
    return to - from < 2 ? Line.BROKEN : (bytes[from] & 0xff) << 8 | (bytes[from + 1] & 0xff);
  }

  String closeReason() {
    return to - from < 2 ? "" : new String(bytes, from + 2, to - from - 2, StandardCharsets.UTF_8);
  }
}
