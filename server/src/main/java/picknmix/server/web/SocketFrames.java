package picknmix.server.web;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import org.eclipse.jetty.websocket.core.exception.BadPayloadException;
import org.eclipse.jetty.websocket.core.exception.MessageTooLargeException;
import org.jspecify.annotations.Nullable;
import picknmix.server.table.Visitor;

/**
 * A WebSocket's frames: puts messages together for a {@link TableSocket}, and answers what the
 * protocol itself wants to be answered. One frame after the other.
 */
final class SocketFrames implements FrameHandler {
  private final Sockets sockets;
  private final @Nullable Visitor visitor;
  private final WebMetrics metrics;
  private final Runnable closed;
  private final int largest;
  private final ByteArrayOutputStream message = new ByteArrayOutputStream();
  private boolean isText;
  private @Nullable CoreSession session;
  private @Nullable TableSocket socket;

  /**
   * The frames of a socket that is being opened.
   *
   * @param visitor who opens it; null if nobody knows
   * @param largest message that is taken, in bytes
   * @param closed told when it is over
   */
  SocketFrames(
      Sockets sockets,
      @Nullable Visitor visitor,
      WebMetrics metrics,
      int largest,
      Runnable closed) {
    this.sockets = sockets;
    this.visitor = visitor;
    this.metrics = metrics;
    this.largest = largest;
    this.closed = closed;
  }

  @Override
  public void onOpen(CoreSession opened, Callback callback) {
    session = opened;
    socket = sockets.connect(new JettyLine(opened, metrics), visitor);
    callback.succeeded();
    opened.demand();
  }

  @Override
  public void onFrame(Frame frame, Callback callback) {
    try {
      take(frame);
      callback.succeeded();
    } catch (RuntimeException failure) {
      callback.failed(failure);
      return;
    }
    if (session != null && frame.getOpCode() != OpCode.CLOSE) {
      session.demand();
    }
  }

  private void take(Frame frame) {
    switch (frame.getOpCode()) {
      case OpCode.TEXT, OpCode.BINARY -> {
        message.reset();
        isText = frame.getOpCode() == OpCode.TEXT;
        add(frame);
      }
      case OpCode.CONTINUATION -> add(frame);
      case OpCode.PING -> answer(frame);
      case OpCode.PONG -> ponged(frame.getPayload());
      default -> {} // the end of it, which is told by itself
    }
  }

  private void add(Frame frame) {
    if (message.size() + frame.getPayloadLength() > largest) {
      throw new MessageTooLargeException("no message of ours is so long");
    }
    if (frame.hasPayload()) {
      ByteBuffer part = frame.getPayload();
      byte[] bytes = new byte[part.remaining()];
      part.get(bytes);
      message.writeBytes(bytes);
    }
    if (frame.isFin() && socket != null) {
      if (isText) {
        socket.hear(checked(message.toByteArray()));
      } else {
        socket.hearNonsense("bad-json", "messages are text, not binary");
      }
    }
  }

  /** Text is UTF-8, or the line is not in order. */
  private static byte[] checked(byte[] text) {
    try {
      var _ = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(text));
      return text;
    } catch (CharacterCodingException e) {
      throw new BadPayloadException("text that is not UTF-8", e);
    }
  }

  private void answer(Frame ping) {
    if (session != null) {
      ByteBuffer payload = ByteBuffer.allocate(ping.getPayloadLength());
      if (ping.hasPayload()) {
        payload.put(ping.getPayload().slice()).flip();
      }
      session.sendFrame(new Frame(OpCode.PONG, payload), Callback.NOOP, false);
    }
  }

  private void ponged(@Nullable ByteBuffer payload) {
    if (socket != null && payload != null && payload.remaining() == Integer.BYTES) {
      socket.ponged(payload.getInt(payload.position()));
    }
  }

  @Override
  public void onError(Throwable cause, Callback callback) {
    callback.succeeded(); // the end follows
  }

  @Override
  public void onClosed(CloseStatus status, Callback callback) {
    callback.succeeded();
    closed.run();
    TableSocket over = socket;
    if (over != null) {
      // Whoever cuts a line may be in the middle of a table's work, which leaving it waits for.
      Thread.startVirtualThread(() -> sockets.disconnect(over));
    }
  }
}
