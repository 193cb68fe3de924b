package picknmix.server.web;

import java.nio.ByteBuffer;

/** A socket's connection, as far as we need it. */
interface Line {
  /**
   * Sends a message without waiting; what is sent later leaves later.
   *
   * @param text in UTF-8; the buffer's own, others may send the same bytes
   * @param more whether another message follows at once, with which it may wait
   * @param done called when it has left, or never will
   */
  void send(ByteBuffer text, boolean more, Runnable done);

  /** Asks the other end for a sign of life, which no page can hold back. */
  void ping(int n);

  /** Says goodbye and hangs up. */
  void close(Goodbye why);

  /** Hangs up without a word, if it has not come to an end since it was closed. */
  void abort();

  /** Why the server closes a socket, with WebSocket's number for it. */
  enum Goodbye {
    SHUTDOWN(1012, "the server stops"),
    MISUSE(1008, "too many messages that could not be used"),
    TOO_SLOW(1013, "too slow to take all that happens"),
    SILENT(1001, "no answer to pings");

    private final int status;
    private final String reason;

    Goodbye(int status, String reason) {
      this.status = status;
      this.reason = reason;
    }

    int status() {
      return status;
    }

    String reason() {
      return reason;
    }
  }
}
