package picknmix.cli.fuzz;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/** Sends requests byte by byte: a proper client would mend them, or refuse to send them. */
final class Wire {
  private static final int PATIENCE_MILLIS = 20_000;

  private Wire() {}

  /** What comes back until the line ends; nothing if it ends in the middle of what we sent. */
  static String ask(URI url, String request) throws IOException, FuzzFailed {
    try (Socket socket = new Socket(url.getHost(), url.getPort())) {
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      socket.shutdownOutput();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (SocketTimeoutException silence) {
      throw new FuzzFailed("no answer to " + request);
    } catch (SocketException reset) {
      return "";
    }
  }
}
