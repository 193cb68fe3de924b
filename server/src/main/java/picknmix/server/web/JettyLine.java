package picknmix.server.web;

import java.nio.ByteBuffer;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;

/** A line that is Jetty's. */
record JettyLine(CoreSession session, WebMetrics metrics) implements Line {
  @Override
  public void send(ByteBuffer text, boolean more, Runnable done) {
    session.sendFrame(new Frame(OpCode.TEXT, text), Callback.from(done), more);
  }

  @Override
  public void ping(int n) {
    ByteBuffer number = ByteBuffer.allocate(Integer.BYTES).putInt(n).flip();
    session.sendFrame(new Frame(OpCode.PING, number), Callback.NOOP, false);
  }

  @Override
  public void close(Goodbye why) {
    metrics.closed(why);
    session.close(why.status(), why.reason(), Callback.NOOP);
  }

  @Override
  public void abort() {
    session.abort();
  }
}
