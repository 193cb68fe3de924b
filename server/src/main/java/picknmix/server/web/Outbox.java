package picknmix.server.web;

import java.util.ArrayDeque;
import java.util.Queue;

/**
 * Messages on their way to one client, one after the other in the order in which they came. A
 * client that does not keep up is cut off: it will connect again and ask how things stand, while
 * nobody else waits for it and no memory fills up.
 */
final class Outbox {
  /** A whole match is less. */
  private static final int MOST_CHARACTERS = 1 << 20;

  private final Line line;
  private final Queue<String> waiting = new ArrayDeque<>();
  private int characters;
  private boolean busy;
  private boolean pumping;
  private boolean closed;

  Outbox(Line line) {
    this.line = line;
  }

  synchronized void send(ServerMessage message) {
    if (closed) {
      return;
    }
    String text = WebJson.write(message);
    if (characters + text.length() > MOST_CHARACTERS) {
      close(Line.Goodbye.TOO_SLOW);
      return;
    }
    waiting.add(text);
    characters += text.length();
    pump();
  }

  synchronized void close(Line.Goodbye why) {
    if (!closed) {
      closed = true;
      waiting.clear();
      line.close(why);
    }
  }

  /** Sends as long as messages leave at once; a loop, since thousands of calls would not nest. */
  private void pump() {
    pumping = true;
    while (!busy && !closed && !waiting.isEmpty()) {
      busy = true;
      String text = waiting.remove();
      line.send(text, () -> sent(text.length()));
    }
    pumping = false;
  }

  private synchronized void sent(int length) {
    busy = false;
    characters -= length;
    if (!pumping) {
      pump();
    }
  }
}
