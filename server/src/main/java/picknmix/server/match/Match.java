package picknmix.server.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Event;
import picknmix.kernel.Game;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Refused;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.Setup;
import picknmix.kernel.State;
import picknmix.kernel.Transcript;

/**
 * A live match. Everything that happens to it goes through one queue, so that there is one order of
 * events and one writer: check, carry out, append to the log, tell everybody.
 *
 * @param <S> the game's state
 */
public final class Match<S extends State<S>> {
  private record Place<S extends State<S>>(int viewer, Watcher<S> watcher) {}

  /** Whose command; ids are each seat's own, so that nobody can use up another's. */
  private record Sent(int seat, String id) {}

  private final Session<S> session;
  private final Rules<S> rules;
  private final MatchLog log;
  private final Time time;
  private final Mailbox queue;
  private final List<Place<S>> places = new ArrayList<>();
  private final Map<Sent, Reply.Applied> applied = new HashMap<>();
  private MatchClock clock;
  private boolean closed;

  private Match(
      Session<S> session, Map<String, Integer> pace, MatchLog log, Time time, Executor threads) {
    this.session = session;
    this.rules = session.game().rules();
    this.log = log;
    this.time = time;
    this.queue = new Mailbox(threads);
    this.clock = MatchClock.of(pace);
  }

  /**
   * Starts a match, or goes on with one, and its clock.
   *
   * @param session just dealt; from now on it belongs to the match
   * @param played what its log holds already, from the first action on
   * @param pace as {@link Game#pace}, or the host's own
   * @param threads run the queue, one task at a time
   */
  public static <S extends State<S>> Match<S> open(
      Session<S> session,
      List<LoggedAction> played,
      Map<String, Integer> pace,
      Ties ties,
      MatchLog log,
      Time time,
      Executor threads) {
    Match<S> match = new Match<>(session, pace, log, time, threads);
    played.forEach(match::replay);
    match.queue.execute(match::begin);
    return match;
  }

  public Game<S> game() {
    return session.game();
  }

  /** As {@link #submit(Command, Runnable)}, for senders who do not mind waiting. */
  public CompletableFuture<Reply> submit(Command command) {
    return submit(command, () -> {});
  }

  /**
   * Asks for something to be done; the reply comes when it is decided and everybody knows. If that
   * fails, because the log could not be written or the match was closed, nothing was done, and it
   * may be sent again.
   *
   * @param held told, before the reply, if that has to wait for what others may have sent
   */
  public CompletableFuture<Reply> submit(Command command, Runnable held) {
    return CompletableFuture.supplyAsync(() -> reply(command), queue);
  }

  /** Tells the watcher how it stands, and from then on everything that the viewer may see. */
  public Watch watch(int viewer, Watcher<S> watcher) {
    Place<S> place = new Place<>(viewer, watcher);
    queue.execute(
        () -> {
          places.add(place);
          tell(place, List.of(), null);
        });
    return () -> queue.execute(() -> places.remove(place));
  }

  /** What the viewer may read of the match so far, as {@link Transcript#published}. */
  public CompletableFuture<List<Map<String, @Nullable Object>>> transcript(int viewer) {
    return CompletableFuture.supplyAsync(() -> Transcript.published(session, viewer), queue);
  }

  /** Stops for good, clock included; the log has everything. Done when nothing more will happen. */
  public CompletableFuture<Void> close() {
    return CompletableFuture.runAsync(() -> closed = true, queue);
  }

  private void replay(LoggedAction action) {
    session.apply(action.seat(), action.action());
    if (action.id() != null) {
      applied.put(
          new Sent(action.seat(), action.id()),
          new Reply.Applied(action.sequence(), action.race()));
    }
  }

  // ---- All below runs in the queue

  private void begin() {
    goOn(true);
    rollDice();
  }

  private Reply reply(Command command) {
    if (closed) {
      throw new IllegalStateException("the match was closed");
    }
    Reply earlier = applied.get(new Sent(command.seat(), command.id()));
    if (earlier != null) {
      return earlier;
    }
    try {
      checkSeat(command.seat());
      long action = session.game().actions().parse(command.action());
      int seen = command.seen() == Command.ANY ? sequence() : command.seen();
      if (!session.isStillLegal(seen, command.seat(), action)) {
        return new Reply.TooLate(sequence(), null);
      }
      Reply reply = perform(command.seat(), action, command.id(), null);
      rollDice();
      return reply;
    } catch (Refused refused) {
      return new Reply.Rejected(refused);
    }
  }

  /** Nobody outside speaks for the clock or for chance. */
  private void checkSeat(int seat) {
    if (seat < 0 || seat >= session.state().seats()) {
      throw Refused.badRequest("there is no seat " + seat);
    }
  }

  private int sequence() {
    return session.moves().size();
  }

  /** The one place where a match moves on: first on disk, then on everybody's screen. */
  private Reply.Applied perform(int seat, long action, @Nullable String id, @Nullable Race race) {
    List<Event> events = session.apply(seat, action);
    Reply.Applied reply = new Reply.Applied(sequence(), race);
    try {
      String text = session.game().actions().text(action);
      log.append(new LoggedAction(sequence(), seat, text, id, time.date(), race));
    } catch (RuntimeException failure) {
      session.undo(1);
      throw failure;
    }
    if (id != null) {
      applied.put(new Sent(seat, id), reply);
    }
    goOn(rules.restartsClock(action));
    places.forEach(place -> tell(place, events, race));
    return reply;
  }

  /** Dice belong to the seed too. */
  private void rollDice() {
    while (rules.turn(session.state()) == Seat.CHANCE) {
      Setup setup = Objects.requireNonNull(session.setup(), "a match is dealt from a seed");
      Outcomes outcomes = new Outcomes();
      rules.chance(session.state(), outcomes);
      perform(Seat.CHANCE, outcomes.draw(setup.dice(sequence() + 1)), null, null);
    }
  }

  /** Winds the clock for what may happen next. */
  private void goOn(boolean restarts) {
    clock = clock.next(clockAction(), restarts, time.now());
    if (clock.action() != null) {
      time.at(clock.due(), () -> queue.execute(this::strike));
    }
  }

  private @Nullable String clockAction() {
    List<String> actions = actions(Seat.CLOCK);
    return actions.isEmpty() ? null : actions.getFirst();
  }

  /** A time set earlier has come; if the clock was wound again meanwhile, it is not due yet. */
  private void strike() {
    String action = closed ? null : clock.strikes(time.now());
    if (action != null) {
      perform(Seat.CLOCK, session.game().actions().parse(action), null, null);
      rollDice();
    }
  }

  private void tell(Place<S> place, List<Event> events, @Nullable Race race) {
    try {
      place.watcher().see(update(place.viewer(), events, race));
    } catch (RuntimeException bug) {
      Mailbox.report(bug);
    }
  }

  private Update<S> update(int viewer, List<Event> events, @Nullable Race race) {
    List<Event> seen = new ArrayList<>();
    for (Event event : events) {
      Event visible = event.seenBy(viewer);
      if (visible != null) {
        seen.add(visible);
      }
    }
    return new Update<>(
        sequence(),
        seen,
        session.view(viewer),
        Seat.list(rules.actors(session.state())),
        actions(viewer),
        viewer >= 0 && rules.isOpen(session.state(), viewer),
        clock.countdown(time.now()),
        result(),
        race);
  }

  private List<String> actions(int seat) {
    ActionList actions = new ActionList();
    rules.legal(session.state(), seat, actions);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < actions.size(); i++) {
      texts.add(session.game().actions().text(actions.get(i)));
    }
    return texts;
  }

  private @Nullable Result result() {
    if (!session.isOver()) {
      return null;
    }
    S state = session.state();
    List<Integer> scores = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      scores.add(rules.score(state, seat));
    }
    return new Result(scores, Seat.list(rules.winners(state)), rules.sheet(state));
  }
}
