package picknmix.server.web;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/**
 * What has come on a socket.
 *
 * @param socket how that is, for a test that waits in vain
 */
record Heard(Object socket, BlockingQueue<JsonNode> messages) {
  Heard(Object socket) {
    this(socket, new LinkedBlockingQueue<>());
  }

  void add(JsonNode message) {
    messages.add(message);
  }

  /** The next message of that type that is wanted; those before it are passed over. */
  JsonNode next(String type, Predicate<JsonNode> wanted) throws InterruptedException {
    while (true) {
      JsonNode message = messages.poll(TestServer.PATIENCE.toSeconds(), TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("no " + type + " came; the socket: " + socket);
      }
      if (message.get("type").asString().equals(type) && wanted.test(message)) {
        return message;
      }
    }
  }
}
