package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

final class OutboxTest {
  private final FakeLine line = new FakeLine();
  private final Outbox out = new Outbox(line);

  @Test
  void messagesLeaveInTheirOrder() {
    for (int n = 1; n <= 3; n++) {
      out.send(new ServerMessage.Ping(n));
    }
    assertThat(line.sent).containsExactly(ping(1), ping(2), ping(3));
  }

  @Test
  void aMessageMayWaitForTheNext() {
    out.sendWithNext(new byte[] {'a'});
    out.send(new byte[] {'b'});
    assertThat(line.sent).containsExactly("a…", "b");
  }

  @Test
  void whoTakesWhatComesMayGetAsMuchAsThereIs() {
    String long64k = "x".repeat(1 << 16);
    for (int i = 0; i < 100; i++) {
      out.send(new ServerMessage.SocketError("code", long64k, null, null));
      line.finishOne();
    }
    assertThat(line.closed).isEmpty();
  }

  @Test
  void whoDoesNotKeepUpIsCutOff() {
    String long64k = "x".repeat(1 << 16);
    for (int i = 0; i < 20; i++) {
      out.send(new ServerMessage.SocketError("code", long64k, null, null));
    }
    assertThat(line.closed).containsExactly(Line.Goodbye.TOO_SLOW);
    assertThat(line.sent).hasSize(15);
  }

  private static String ping(int n) {
    return "{\"type\":\"ping\",\"n\":" + n + "}";
  }

  /** A line on which messages leave when the test says so. */
  private static final class FakeLine implements Line {
    final List<String> sent = new ArrayList<>();
    final List<Goodbye> closed = new ArrayList<>();
    private final Queue<Runnable> unfinished = new ArrayDeque<>();

    @Override
    public void send(ByteBuffer text, boolean more, Runnable done) {
      sent.add(StandardCharsets.UTF_8.decode(text) + (more ? "…" : ""));
      unfinished.add(done);
    }

    @Override
    public void ping(int n) {
      sent.add("ping " + n);
    }

    @Override
    public void abort() {
      closed.add(null);
    }

    @Override
    public void close(Goodbye why) {
      closed.add(why);
    }

    void finishOne() {
      unfinished.remove().run();
    }
  }
}
