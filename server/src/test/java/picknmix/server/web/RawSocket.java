package picknmix.server.web;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import picknmix.kernel.Json;
import tools.jackson.databind.JsonNode;

/** A client down to the frames of its line, so that it can answer pings when the test wants it. */
final class RawSocket implements AutoCloseable {
  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;

  private final Socket socket;
  private final OutputStream out;
  private final Heard heard;
  private final BlockingQueue<byte[]> pings = new LinkedBlockingQueue<>();

  private RawSocket(Socket socket, OutputStream out) {
    this.socket = socket;
    this.heard = new Heard(socket);
    this.out = out;
  }

  static RawSocket connect(URI url) throws IOException {
    Socket socket = new Socket(url.getHost(), url.getPort());
    RawSocket client = new RawSocket(socket, socket.getOutputStream());
    String request =
        """
        GET %s HTTP/1.1
        Host: %s
        Upgrade: websocket
        Connection: Upgrade
        Sec-WebSocket-Version: 13
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==

        """
            .formatted(url.getRawPath(), url.getRawAuthority());
    client.out.write(request.replace("\n", "\r\n").getBytes(StandardCharsets.US_ASCII));
    DataInputStream in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    for (int blank = 0; blank < 4; ) {
      int c = in.readUnsignedByte();
      blank = c == '\r' || c == '\n' ? blank + 1 : 0;
    }
    Thread.startVirtualThread(() -> client.read(in));
    return client;
  }

  private void read(DataInputStream in) {
    try {
      while (true) {
        int code = in.readUnsignedByte() & 15;
        int length = in.readUnsignedByte();
        if (length == 126) {
          length = in.readUnsignedShort();
        } else if (length == 127) {
          length = Math.toIntExact(in.readLong());
        }
        byte[] payload = in.readNBytes(length);
        switch (code) {
          case TEXT -> heard.add(TestServer.JSON.readTree(payload));
          case PING -> pings.add(payload);
          default -> {}
        }
      }
    } catch (IOException over) {
      // then nothing more will be heard
    }
  }

  private synchronized void write(int code, byte[] payload) {
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 8);
    frame.put((byte) (0x80 | code));
    if (payload.length < 126) {
      frame.put((byte) (0x80 | payload.length));
    } else {
      frame.put((byte) (0x80 | 126)).putShort((short) payload.length);
    }
    frame.putInt(0).put(payload); // masked with zeros, which change nothing
    try {
      out.write(frame.array(), 0, frame.position());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  RawSocket watch(String table, String secret) {
    return send(Json.object("type", "watch", "table", table, "secret", secret, "after", null));
  }

  RawSocket act(String id, String action, int seen) {
    return send(Json.object("type", "act", "id", id, "action", action, "seen", seen));
  }

  RawSocket send(Object message) {
    write(TEXT, Json.write(message).getBytes(StandardCharsets.UTF_8));
    return this;
  }

  /** The next ping of the server. */
  byte[] nextPing() throws InterruptedException {
    byte[] ping = pings.poll(TestServer.PATIENCE.toSeconds(), TimeUnit.SECONDS);
    if (ping == null) {
      throw new AssertionError("no ping came");
    }
    return ping;
  }

  /** Answers a ping; done when the server has it. */
  void pong(byte[] ping, String sync) throws InterruptedException {
    write(PONG, ping);
    // Frames are taken in order: who gets a reply to this has had the pong measured.
    act(sync, "nonsense", 0).next("reply", reply -> reply.get("id").asString().equals(sync));
  }

  JsonNode next(String type) throws InterruptedException {
    return next(type, message -> true);
  }

  JsonNode next(String type, Predicate<JsonNode> wanted) throws InterruptedException {
    return heard.next(type, wanted);
  }

  /** Hangs up as a page does. */
  void sayGoodbye() {
    write(CLOSE, new byte[] {3, (byte) 0xe8});
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
