package picknmix.server.web;

import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** A line that is Jetty's. */
record JettyLine(Session session, WebMetrics metrics) implements Line {
  @Override
  public void send(String text, Runnable done) {
    session.sendText(text, Callback.from(done, failure -> done.run()));
  }

  @Override
  public void close(Goodbye why) {
    metrics.closed(why);
    session.close(why.status(), why.reason(), Callback.NOOP);
  }
}
