package picknmix.server.web;

/** A socket's connection, as far as we need it. */
interface Line {
  /**
   * Sends a message without waiting.
   *
   * @param done called when it has left, or never will
   */
  void send(String text, Runnable done);

  /** Says goodbye and hangs up. */
  void close(Goodbye why);

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
