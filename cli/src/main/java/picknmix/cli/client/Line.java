package picknmix.cli.client;

import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A client's end of a WebSocket (RFC 6455), on a {@link Loop}. It answers the protocol's own pings,
 * and can also behave badly: stop reading, or vanish without a word.
 */
public final class Line {
  /** Who is told, on the loop. */
  public interface Listener {
    /** The socket is open: messages may be sent. */
    void opened();

    /** A message: a part of the array, which is used again afterwards. */
    void heard(byte[] bytes, int from, int to);

    /** The other side has asked whether we are here, and has its answer. */
    default void pinged() {}

    /** The other side has ended it; what we end ourselves is told to nobody. */
    void closed(int status, String why);
  }

  /** When there was no closing message. */
  public static final int BROKEN = 1006;

  private final SocketChannel channel;
  private final SelectionKey key;
  private final URI server;
  private final Listener listener;
  private final Deque<ByteBuffer> unsent = new ArrayDeque<>();
  private final FrameReader frames = new FrameReader();
  private boolean open;
  private boolean ended;
  private boolean deaf;

  Line(SocketChannel channel, SelectionKey key, URI server, Listener listener) {
    this.channel = channel;
    this.key = key;
    this.server = server;
    this.listener = listener;
  }

  /** Sends a message; after the end it is lost, as it would be on any line. */
  public void send(String text) {
    if (open && !ended) {
      write(Frame.text(text));
    }
  }

  /** Sends whatever bytes, which need not be a frame at all. */
  public void sendRaw(byte[] bytes) {
    if (open && !ended) {
      write(ByteBuffer.wrap(bytes));
    }
  }

  /** Reads no more, and answers nothing; the other side sees an open line. */
  public void goDeaf() {
    deaf = true;
    if (key.isValid()) {
      interest();
    }
  }

  /** Reads again. */
  public void listenAgain() {
    deaf = false;
    if (key.isValid()) {
      interest();
      takeAll();
    }
  }

  /** Ends it without a word. */
  public void drop() {
    ended = true;
    try {
      channel.close();
    } catch (IOException e) {
      // it is gone either way
    }
  }

  public boolean isOpen() {
    return open && !ended;
  }

  // ---- for the loop

  void ready(ByteBuffer buffer) {
    try {
      if (key.isValid() && key.isConnectable() && channel.finishConnect()) {
        connected();
      }
      if (key.isValid() && key.isWritable()) {
        flush();
      }
      if (key.isValid() && key.isReadable()) {
        read(buffer);
      }
    } catch (IOException e) {
      end(BROKEN, e.toString());
    }
  }

  void connected() {
    String request =
        """
        GET /api/socket HTTP/1.1\r
        Host: %s\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Key: cGljayAmIG1peCBzd2VldA==\r
        Sec-WebSocket-Version: 13\r
        \r
        """
            .formatted(server.getRawAuthority());
    write(ByteBuffer.wrap(request.getBytes(StandardCharsets.US_ASCII)));
  }

  private void read(ByteBuffer buffer) throws IOException {
    buffer.clear();
    int count = channel.read(buffer);
    if (count < 0) {
      end(BROKEN, "it ended without a word");
      return;
    }
    frames.add(buffer.flip());
    if (!open && !readAnswer()) {
      return;
    }
    takeAll();
  }

  private void takeAll() {
    while (!ended && !deaf && frames.next()) {
      take(frames);
    }
  }

  /** The answer to our asking for a socket. */
  private boolean readAnswer() {
    String head = frames.head();
    if (head == null) {
      return false;
    }
    if (!head.startsWith("HTTP/1.1 101 ")) {
      end(BROKEN, head.lines().findFirst().orElse(""));
      return false;
    }
    open = true;
    listener.opened();
    return true;
  }

  private void take(FrameReader frame) {
    switch (frame.opcode()) {
      case Frame.TEXT -> listener.heard(frame.bytes(), frame.from(), frame.to());
      case Frame.PING -> {
        write(Frame.pong(frame.bytes(), frame.from(), frame.to()));
        listener.pinged();
      }
      case Frame.CLOSE -> end(frame.closeStatus(), frame.closeReason());
      default -> {} // pongs that nobody asked for
    }
  }

  private void end(int status, String why) {
    if (!ended) {
      drop();
      listener.closed(status, why);
    }
  }

  private void write(ByteBuffer bytes) {
    unsent.add(bytes);
    if (unsent.size() == 1) {
      try {
        flush();
      } catch (IOException e) {
        // Reading will tell why; whoever sends is not to be called back in between.
        unsent.clear();
      }
    }
  }

  private void flush() throws IOException {
    for (ByteBuffer next = unsent.peek(); next != null; next = unsent.peek()) {
      channel.write(next);
      if (next.hasRemaining()) {
        break;
      }
      unsent.remove();
    }
    interest();
  }

  private void interest() {
    int reading = deaf ? 0 : SelectionKey.OP_READ;
    int wanted = unsent.isEmpty() ? reading : reading | SelectionKey.OP_WRITE;
    if (key.interestOps() != wanted) {
      key.interestOps(wanted);
    }
  }
}
