package picknmix.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** A bare connection, for what no proper client sends. */
final class RawLine implements AutoCloseable {
  private final Socket socket;

  RawLine(URI server) throws IOException {
    socket = new Socket(server.getHost(), server.getPort());
    socket.setSoTimeout((int) TestServer.PATIENCE.toMillis());
  }

  /** Sends these lines and an empty one. */
  RawLine send(String... lines) throws IOException {
    return sendText(String.join("\r\n", lines) + "\r\n\r\n");
  }

  RawLine sendText(String text) throws IOException {
    return sendBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  RawLine sendBytes(byte[] bytes) throws IOException {
    socket.getOutputStream().write(bytes);
    return this;
  }

  /** Asks to become a socket; gives the status line of the answer. */
  String upgrade(String... headers) throws IOException {
    return send(
            "GET /api/socket HTTP/1.1",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            String.join("\r\n", headers))
        .line();
  }

  /** The next line of the answer; empty at its end. */
  String line() throws IOException {
    StringBuilder line = new StringBuilder();
    InputStream in = socket.getInputStream();
    for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
      if (c != '\r') {
        line.append((char) c);
      }
    }
    return line.toString();
  }

  /** All that comes until the other side hangs up. */
  String rest() throws IOException {
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  /** Without a goodbye: what is on its way is lost. */
  void reset() throws IOException {
    socket.setSoLinger(true, 0);
    socket.close();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
