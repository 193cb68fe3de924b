package picknmix.server.web;

import static picknmix.server.web.ServerMessage.About.WATCH;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicReference;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picknmix.kernel.Refused;
import picknmix.server.match.Counsel;
import picknmix.server.match.News;
import picknmix.server.match.Reply.Applied;
import picknmix.server.match.RoundTrip;
import picknmix.server.match.Time;
import picknmix.server.match.UpdateText;
import picknmix.server.store.StoreDown;
import picknmix.server.table.Deed;
import picknmix.server.table.Place;
import picknmix.server.table.Problem;
import picknmix.server.table.Signal;
import picknmix.server.table.TableInfo;
import picknmix.server.table.TableListener;
import picknmix.server.table.Tables;
import picknmix.server.table.TokenBucket;
import picknmix.server.table.Visitor;

/** A client on the socket: hears what it says, tells it what happens, and measures its line. */
final class TableSocket {
  private static final Logger LOG = LoggerFactory.getLogger(TableSocket.class);

  /** Far more than anybody can click. */
  private static final TokenBucket.Rate MESSAGES = new TokenBucket.Rate(60, 20);

  /** A mistake now and then is human. */
  private static final TokenBucket.Rate MISTAKES = new TokenBucket.Rate(20, 0.5);

  private static final int LONGEST_ID = 64;

  /** Who is not answered for so long is told that nobody knows yet. */
  private static final int PATIENCE = 3_000;

  /** A page that hears nothing for twice as long takes the line for dead. */
  private static final int HEARTBEAT = 10_000;

  /** So long somebody has to go who was told goodbye. */
  private static final int FAREWELL = 5_000;

  private final Outbox out;
  private final Map<String, Long> unanswered = new ConcurrentHashMap<>();
  private final Tables tables;
  private final Time time;
  private final WebMetrics metrics;
  private final @Nullable String build;
  private final @Nullable Visitor visitor;
  private final Pinger pinger;
  private TokenBucket messages;
  // Not under this object's lock: a match counts mistakes too, and must not wait for us.
  private final AtomicReference<TokenBucket> mistakes;
  private volatile @Nullable Viewer viewer;
  private volatile long heartbeat;
  private volatile long cutOff;
  private boolean gone;

  /**
   * @param build which build of the page this server has; null if it has none
   * @param visitor who is at the other end; null if nobody knows
   */
  TableSocket(
      Line line,
      Tables tables,
      Time time,
      WebMetrics metrics,
      @Nullable String build,
      @Nullable Visitor visitor) {
    this.out = new Outbox(line);
    this.tables = tables;
    this.time = time;
    this.metrics = metrics;
    this.build = build;
    this.visitor = visitor;
    this.messages = MESSAGES.full(time.now());
    this.mistakes = new AtomicReference<>(MISTAKES.full(time.now()));
    this.pinger = new Pinger(time.now() + ThreadLocalRandom.current().nextInt(100));
    this.heartbeat = time.now();
  }

  /** Takes a message; one after the other. */
  synchronized void hear(byte[] text) {
    long now = time.now();
    if (gone) {
      return;
    }
    messages = messages.filled(now);
    if (messages.isEmpty()) {
      Gist gist = Gist.of(ClientText.text(text));
      mistake(gist, "too-many", "too many messages; the last one was dropped");
      return;
    }
    messages = messages.taken();
    try {
      switch (ClientText.read(text)) {
        case ClientMessage.Watch watch -> watch(watch);
        case ClientMessage.Act act -> act(act, now);
        case ClientMessage.Signal(var phrase, var at) -> watching().signal(new Signal(phrase, at));
        case ClientMessage.Hint(int seen) -> hint(seen);
        case ClientMessage.Pong(int _) -> {} // a sign of life, which measures nothing
      }
    } catch (Throwable failure) {
      mistake(Gist.of(ClientText.text(text)), failure);
    }
  }

  /** Says in the protocol's words why something was not done. */
  private void mistake(Gist gist, Throwable failure) {
    switch (failure) {
      case Refused refused -> mistake(gist, refused.code().text(), refused.reason());
      case Problem problem ->
          mistake(gist, problem.kind().code(), String.valueOf(problem.getMessage()));
      case StoreDown down -> mistakeWithoutStore(gist, down);
      case JdbiException down -> mistakeWithoutStore(gist, down);
      default -> {
        LOG.error("a message could not be dealt with", failure);
        mistake(gist, "internal", "a mistake of the server's own");
      }
    }
  }

  private void mistakeWithoutStore(Gist gist, RuntimeException down) {
    LOG.warn("the store does not answer: {}", down.toString());
    mistake(gist, "unavailable", "the store does not answer; try again soon");
  }

  /** What came cannot even be looked at. */
  void hearNonsense(String code, String message) {
    mistake(new ServerMessage.SocketError(code, message, null, null));
  }

  /** Everything about it ends, the seat at the table included. */
  synchronized void hungUp() {
    gone = true;
    leave();
  }

  /** The server stops. */
  void sayGoodbye() {
    out.close(Line.Goodbye.SHUTDOWN);
  }

  /** The other end has answered a ping. */
  void ponged(int n) {
    pinger.answered(n, time.now());
  }

  /** Measures the line, and tells who waits how it stands, when it is time to. Never waits. */
  void tick() {
    long now = time.now();
    if (out.isClosed()) {
      seeOff(now);
      return;
    }
    Viewer watching = viewer;
    switch (pinger.tick(now, watching != null && watching.race)) {
      case Pinger.Step.Wait() -> {}
      case Pinger.Step.Ask(int n) -> out.ping(n);
      case Pinger.Step.GiveUp() -> out.close(Line.Goodbye.SILENT);
    }
    if (now >= heartbeat) {
      heartbeat = now + HEARTBEAT;
      out.send(new ServerMessage.Ping((int) (now / HEARTBEAT)));
    }
    unanswered.forEach((id, asked) -> tellThatNobodyKnows(id, now - asked));
  }

  /** Whoever was told goodbye is gone for the table at once, and soon for the line too. */
  private void seeOff(long now) {
    if (cutOff == 0) {
      cutOff = now;
      Thread.startVirtualThread(this::hungUp);
    } else if (now - cutOff > FAREWELL) {
      out.abort();
    }
  }

  private void tellThatNobodyKnows(String id, long waited) {
    if (waited > PATIENCE && unanswered.remove(id) != null) {
      Viewer watching = viewer;
      metrics.acted(ServerMessage.Outcome.UNAVAILABLE, waited);
      out.send(ServerMessage.Reply.unavailable(id, watching == null ? 0 : watching.sequence));
    }
  }

  private void watch(ClientMessage.Watch watch) {
    leave();
    Viewer next = new Viewer();
    try {
      next.watching = tables.watch(watch.table(), watch.secret(), watch.after(), next);
      viewer = next;
    } finally {
      if (viewer != next) {
        next.leave(); // what it is told all the same concerns nobody
      }
    }
  }

  private void leave() {
    Viewer before = viewer;
    viewer = null;
    if (before != null) {
      before.leave();
    }
  }

  private Place watching() {
    if (viewer == null || viewer.watching == null) {
      throw Refused.badRequest("watch a table first");
    }
    return viewer.watching;
  }

  private void act(ClientMessage.Act act, long now) {
    Place watching = watching();
    Viewer acting = Objects.requireNonNull(viewer);
    if (act.id().isEmpty() || act.id().length() > LONGEST_ID) {
      throw Refused.badRequest("id must have 1 to " + LONGEST_ID + " characters");
    }
    unanswered.put(act.id(), now);
    CompletableFuture<picknmix.server.match.Reply> reply = new CompletableFuture<>();
    // Before it can be there: so it leaves before the updates that follow it.
    var _ = reply.whenComplete((done, failure) -> answer(act.id(), acting, now, done, failure));
    watching.act(
        new Deed(act.id(), act.action(), act.seen(), pinger.line(), 0),
        () -> out.send(ServerMessage.Reply.pending(act.id(), acting.sequence)),
        reply);
  }

  private void hint(int seen) {
    Place watching = watching();
    Viewer asking = Objects.requireNonNull(viewer);
    CompletableFuture<Counsel> answer = new CompletableFuture<>();
    var _ =
        answer.whenComplete(
            (counsel, failure) -> {
              if (asking.left) {
                return;
              }
              if (failure == null) {
                out.send(ServerMessage.Hinted.of(seen, counsel));
              } else {
                mistake(new Gist(ServerMessage.About.HINT, null), failure);
              }
            });
    watching.hint(seen, answer);
  }

  private void answer(
      String id,
      Viewer acting,
      long asked,
      picknmix.server.match.@Nullable Reply reply,
      @Nullable Throwable failure) {
    unanswered.remove(id);
    if (reply instanceof Applied applied) {
      metrics.acted(ServerMessage.Outcome.APPLIED, time.now() - asked);
      out.send(UpdateText.applied(id, applied));
      return;
    }
    ServerMessage.Reply answer =
        reply == null
            ? ServerMessage.Reply.unavailable(id, acting.sequence)
            : ServerMessage.Reply.of(id, reply, acting.sequence);
    metrics.acted(answer.outcome(), time.now() - asked);
    if (failure != null) {
      LOG.debug("an action's fate is unknown", failure);
    }
    out.send(answer);
    if (answer.outcome() == ServerMessage.Outcome.REFUSED) {
      countMistake();
    }
  }

  private void mistake(Gist gist, String code, String message) {
    mistake(new ServerMessage.SocketError(code, message, gist.about(), gist.id()));
  }

  private void mistake(ServerMessage.SocketError error) {
    metrics.mistake(error.code());
    out.send(error);
    countMistake();
  }

  /** One mistake is forgiven, many are not. */
  private void countMistake() {
    long now = time.now();
    if (mistakes.updateAndGet(bucket -> bucket.filled(now).taken()).isEmpty()) {
      out.close(Line.Goodbye.MISUSE);
    }
  }

  /** What the client looks at; after another {@code watch} it is deaf. */
  private final class Viewer implements TableListener {
    @Nullable Place watching;
    volatile boolean race;
    volatile int sequence;
    private volatile boolean left;

    @Override
    public void table(TableInfo table, @Nullable Integer seat, boolean sentAway, boolean silenced) {
      if (!left) {
        out.send(new ServerMessage.TableMessage(table, seat, sentAway, silenced, build));
      }
    }

    @Override
    public void update(News news) {
      if (!left) {
        race = news.isRace();
        sequence = news.sequence();
        if (news.asked() != null && unanswered.containsKey(news.asked())) {
          out.sendWithNext(news.text());
        } else {
          out.send(news.text());
        }
      }
    }

    @Override
    public void expect(News news) {
      if (!left) {
        var _ = news.text();
      }
    }

    @Override
    public void lost() {
      if (!left) {
        out.send(
            new ServerMessage.SocketError(
                "unavailable", "the table is moving; watch it again", WATCH, null));
      }
    }

    @Override
    public void signal(int seat, Signal signal) {
      if (!left) {
        out.send(ServerMessage.Signalled.of(seat, signal));
      }
    }

    @Override
    public @Nullable Visitor visitor() {
      return visitor;
    }

    @Override
    public RoundTrip line() {
      return pinger.line();
    }

    void leave() {
      left = true;
      if (watching != null) {
        watching.close();
      }
    }
  }
}
