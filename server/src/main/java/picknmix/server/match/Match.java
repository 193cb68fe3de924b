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
import picknmix.kernel.SeedRandom;
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
  private final Map<Sent, Integer> applied = new HashMap<>();
  private MatchClock clock;

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
   * Starts a match, or goes on with one, and its clock. From now on the session belongs to it.
   *
   * @param pace as {@link Game#pace}, or the host's own
   * @param threads run the queue, one task at a time
   */
  public static <S extends State<S>> Match<S> open(
      Session<S> session, Map<String, Integer> pace, MatchLog log, Time time, Executor threads) {
    Match<S> match = new Match<>(session, pace, log, time, threads);
    match.queue.execute(() -> match.goOn(true));
    return match;
  }

  public Game<S> game() {
    return session.game();
  }

  /** Asks for something to be done; the reply comes when it is done and everybody knows. */
  public CompletableFuture<Reply> submit(Command command) {
    return CompletableFuture.supplyAsync(() -> reply(command), queue);
  }

  /** Tells the watcher how it stands, and from then on everything that the viewer may see. */
  public void watch(int viewer, Watcher<S> watcher) {
    queue.execute(
        () -> {
          Place<S> place = new Place<>(viewer, watcher);
          places.add(place);
          tell(place, List.of());
        });
  }

  /** What the viewer may read of the match so far, as {@link Transcript#published}. */
  public CompletableFuture<List<Map<String, @Nullable Object>>> transcript(int viewer) {
    return CompletableFuture.supplyAsync(() -> Transcript.published(session, viewer), queue);
  }

  // ---- All below runs in the queue

  private Reply reply(Command command) {
    Sent sent = new Sent(command.seat(), command.id());
    Integer earlier = applied.get(sent);
    if (earlier != null) {
      return new Reply.Applied(earlier);
    }
    if (command.seen() != Command.ANY && command.seen() != sequence()) {
      return new Reply.TooLate(sequence());
    }
    try {
      checkSeat(command.seat());
      perform(command.seat(), session.game().actions().parse(command.action()));
    } catch (Refused refused) {
      return new Reply.Rejected(refused);
    }
    int sequence = sequence();
    applied.put(sent, sequence);
    rollDice();
    return new Reply.Applied(sequence);
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
  private void perform(int seat, long action) {
    List<Event> events = session.apply(seat, action);
    try {
      log.append(sequence(), session.moves().getLast());
    } catch (RuntimeException failure) {
      session.undo(1);
      throw failure;
    }
    goOn(rules.restartsClock(action));
    places.forEach(place -> tell(place, events));
  }

  /**
   * Dice belong to the seed too: each roll draws from a stream that its number in the log names.
   */
  private void rollDice() {
    while (rules.turn(session.state()) == Seat.CHANCE) {
      Setup setup = Objects.requireNonNull(session.setup(), "a match is dealt from a seed");
      Outcomes outcomes = new Outcomes();
      rules.chance(session.state(), outcomes);
      perform(Seat.CHANCE, outcomes.draw(new SeedRandom(setup.seed(), "dice " + (sequence() + 1))));
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
    String action = clock.strikes(time.now());
    if (action != null) {
      perform(Seat.CLOCK, session.game().actions().parse(action));
      rollDice();
    }
  }

  private void tell(Place<S> place, List<Event> events) {
    try {
      place.watcher().see(update(place.viewer(), events));
    } catch (RuntimeException bug) {
      Mailbox.report(bug);
    }
  }

  private Update<S> update(int viewer, List<Event> events) {
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
        rules.turn(session.state()),
        actions(viewer),
        viewer >= 0 && rules.isOpen(session.state(), viewer),
        clock.millisLeft(time.now()),
        result());
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
