package picknmix.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

final class OutboxTest {
  private final FakeLine line = new FakeLine();
  private final Outbox out = new Outbox(line);

  @Test
  void messagesLeaveOneAfterTheOtherInTheirOrder() {
    for (int n = 1; n <= 3; n++) {
      out.send(new ServerMessage.Ping(n));
    }
    assertThat(line.sent).containsExactly(ping(1));
    line.finishOne();
    assertThat(line.sent).containsExactly(ping(1), ping(2));
    line.finishOne();
    line.finishOne();
    assertThat(line.sent).containsExactly(ping(1), ping(2), ping(3));
  }

  @Test
  void aLongQueueIsSentWithoutDeepCalls() {
    for (int n = 1; n <= 20_000; n++) {
      out.send(new ServerMessage.Ping(n));
    }
    line.quick = true;
    line.finishOne();
    assertThat(line.sent).hasSize(20_000);
  }

  @Test
  void whoDoesNotKeepUpIsCutOff() {
    String long64k = "x".repeat(1 << 16);
    for (int i = 0; i < 20; i++) {
      out.send(new ServerMessage.SocketError("code", long64k, null, null));
    }
    assertThat(line.closed).containsExactly(Line.Goodbye.TOO_SLOW);
    line.finishOne();
    assertThat(line.sent).hasSize(1);
  }

  private static String ping(int n) {
    return "{\"type\":\"ping\",\"n\":" + n + "}";
  }

  /** A line on which messages leave when the test says so. */
  private static final class FakeLine implements Line {
    final List<String> sent = new ArrayList<>();
    final List<Goodbye> closed = new ArrayList<>();
    private final Queue<Runnable> unfinished = new ArrayDeque<>();
    boolean quick;

    @Override
    public void send(String text, Runnable done) {
      sent.add(text);
      if (quick) {
        done.run();
      } else {
        unfinished.add(done);
      }
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
