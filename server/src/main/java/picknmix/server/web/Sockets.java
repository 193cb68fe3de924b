package picknmix.server.web;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.server.match.Time;
import picknmix.server.table.Tables;
import picknmix.server.table.Visitor;

/** All who are connected. */
final class Sockets {
  private static final Logger LOG = LoggerFactory.getLogger(Sockets.class);
  private static final int TICK = 100;

  private final Tables tables;
  private final Time time;
  private final WebMetrics metrics;
  private final @Nullable String build;
  private final Set<TableSocket> sockets = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  Sockets(Tables tables, Time time, WebMetrics metrics, @Nullable String build) {
    this.tables = tables;
    this.time = time;
    this.metrics = metrics;
    this.build = build;
    metrics.gauge("picknmix.sockets", "Clients that are connected", sockets::size);
    tickLater();
  }

  /**
   * @param visitor who connects; null if nobody knows
   */
  TableSocket connect(Line line, @Nullable Visitor visitor) {
    TableSocket socket = new TableSocket(line, tables, time, metrics, build, visitor);
    sockets.add(socket);
    if (closed) {
      socket.sayGoodbye();
    }
    return socket;
  }

  void disconnect(TableSocket socket) {
    sockets.remove(socket);
    socket.hungUp();
  }

  /** Tells everybody to come back later. */
  void close() {
    closed = true;
    sockets.forEach(TableSocket::sayGoodbye);
  }

  private void tickLater() {
    time.at(time.now() + TICK, () -> Thread.startVirtualThread(this::tick));
  }

  private void tick() {
    if (!closed) {
      tickLater();
      sockets.forEach(Sockets::tick);
    }
  }

  /** One after the other, and none of them may wait for anything: all the others wait with it. */
  private static void tick(TableSocket socket) {
    try {
      socket.tick();
    } catch (RuntimeException bug) {
      LOG.error("a line could not be looked after", bug);
    }
  }
}
