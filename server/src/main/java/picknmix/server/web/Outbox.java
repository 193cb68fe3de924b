package picknmix.server.web;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Messages on their way to one client, in the order in which they came. A client that does not keep
 * up is cut off: it will connect again and ask how things stand, while nobody else waits for it and
 * no memory fills up.
 */
final class Outbox {
  /** A whole match is less. */
  private static final int MOST_BYTES = 1 << 20;

  private final Line line;
  private final AtomicInteger underWay = new AtomicInteger();
  private final AtomicBoolean closed = new AtomicBoolean();

  Outbox(Line line) {
    this.line = line;
  }

  void send(ServerMessage message) {
    if (!closed.get()) {
      send(WebJson.write(message).getBytes(StandardCharsets.UTF_8));
    }
  }

  /**
   * A message that others may get as well.
   *
   * @param text in UTF-8, which nobody changes any more
   */
  void send(byte[] text) {
    send(text, false);
  }

  /** A message that waits for the next one, which follows at once: they leave together. */
  void sendWithNext(byte[] text) {
    send(text, true);
  }

  private void send(byte[] text, boolean more) {
    if (closed.get()) {
      return;
    }
    if (underWay.addAndGet(text.length) > MOST_BYTES) {
      close(Line.Goodbye.TOO_SLOW);
      return;
    }
    line.send(ByteBuffer.wrap(text), more, () -> underWay.addAndGet(-text.length));
  }

  /** Asks for a sign of life. */
  void ping(int n) {
    if (!closed.get()) {
      line.ping(n);
    }
  }

  /** Says goodbye, and nothing any more. */
  void close(Line.Goodbye why) {
    if (closed.compareAndSet(false, true)) {
      line.close(why);
    }
  }

  boolean isClosed() {
    return closed.get();
  }

  /** Hangs up on somebody who was told goodbye and does not go. */
  void abort() {
    line.abort();
  }
}
