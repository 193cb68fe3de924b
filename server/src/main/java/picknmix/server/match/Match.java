package picknmix.server.match;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Event;
import picknmix.kernel.Game;
import picknmix.kernel.Move;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Refused;
import picknmix.kernel.Rng;
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
  /** A contested action, by whom and when it was done, and what others were told of it. */
  private record Won(int sequence, int seat, long done, @Nullable Race race) {}

  private final Session<S> session;
  private final History<S> history;
  private final Rules<S> rules;
  private final MatchLog log;
  private final Time time;
  private final Mailbox queue;
  private final TurnKeeper<S> turns;
  private final Audience<S> audience;
  private final Inbox inbox = new Inbox();
  private final Ties ties;
  private MatchClock clock;
  private @Nullable Contest contest;
  private long contestCloses;
  private @Nullable Won won;
  private final CompletableFuture<Integer> broken = new CompletableFuture<>();
  private boolean closed;

  private Match(
      Session<S> session,
      Map<String, Integer> pace,
      Ties ties,
      MatchLog log,
      Time time,
      Executor threads) {
    this.session = session;
    this.history = new History<>(session);
    this.rules = session.game().rules();
    this.log = log;
    this.time = time;
    this.queue = new Mailbox(threads);
    this.turns = new TurnKeeper<>(session, history, time, queue, this::submit);
    this.audience = new Audience<>(session, history, turns);
    this.clock = MatchClock.of(pace);
    this.ties = ties;
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
    Match<S> match = new Match<>(session, pace, ties, log, time, threads);
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
   * fails, because the log could not be written or the match was closed, nobody was told that it
   * was done, and it may be sent again.
   *
   * @param held told, before the reply, if that has to wait for what others may have sent
   */
  public CompletableFuture<Reply> submit(Command command, Runnable held) {
    long arrived = time.now();
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    queue.execute(() -> receive(command, arrived, held, reply));
    return reply;
  }

  /** Tells the watcher how it stands, and from then on everything that the viewer may see. */
  public Watch watch(int viewer, Watcher<S> watcher) {
    return watch(viewer, Integer.MAX_VALUE, watcher);
  }

  /**
   * As {@link #watch(int, Watcher)}, for those who know the match already, or want to.
   *
   * @param after how many actions they know: the first update has the events since
   */
  public Watch watch(int viewer, int after, Watcher<S> watcher) {
    Audience.Place<S> place = new Audience.Place<>(viewer, watcher);
    queue.execute(
        () -> {
          audience.add(place);
          audience.tell(place, history.since(after), countdown(), null);
        });
    return () -> queue.execute(() -> audience.remove(place));
  }

  /**
   * From now on everybody has so long for a decision, and a deputy decides for people who take
   * longer.
   *
   * @param millis 0 for as long as they like
   */
  public void limit(int millis, Deputy<S> deputy, TurnListener listener) {
    queue.execute(() -> turns.limit(millis, deputy, listener));
  }

  /**
   * Who is a person: the others need no clock.
   *
   * @param people a bit for each seat
   * @param watched whether anybody looks on; nobody's time passes while nobody does
   */
  public void attend(int people, boolean watched) {
    queue.execute(() -> turns.attend(people, watched));
  }

  /** What the viewer may read of the match so far, as {@link Transcript#published}. */
  public CompletableFuture<List<Map<String, @Nullable Object>>> transcript(int viewer) {
    return CompletableFuture.supplyAsync(() -> Transcript.published(session, viewer), queue);
  }

  /** Stops for good, clock included; the log has everything. Done when nothing more will happen. */
  public CompletableFuture<Void> close() {
    return CompletableFuture.runAsync(this::end, queue);
  }

  /**
   * Done if the log could not be written: only the log knows what it holds then, and this match is
   * closed. It tells the sequence number that everybody knows.
   */
  public CompletableFuture<Integer> broken() {
    return broken.copy();
  }

  private void replay(LoggedAction action) {
    if (action.isUndo()) {
      session.undo(1);
      history.addUndo();
    } else {
      session.apply(action.seat(), action.action());
      history.add(session.moves().getLast());
    }
    inbox.keep(action.seat(), action.id(), new Reply.Applied(action.sequence(), action.race()));
    turns.replay(action);
  }

  // ---- All below runs in the queue

  private void begin() {
    goOn(true);
    turns.step(Seat.CHANCE, null, false, clock.action() != null);
    rollDice();
  }

  private void end() {
    closed = true;
    contest = null;
    turns.close();
    inbox.close(isClosed());
  }

  private static IllegalStateException isClosed() {
    return new IllegalStateException("the match was closed");
  }

  private void receive(
      Command command, long arrived, Runnable held, CompletableFuture<Reply> reply) {
    if (closed) {
      reply.completeExceptionally(isClosed());
    } else if (inbox.isNew(command, held, reply)) {
      try {
        enter(attempt(command, arrived));
      } catch (Refused refused) {
        inbox.settle(command).complete(new Reply.Rejected(refused));
      }
      if (inbox.isUndecided(command)) {
        held.run();
      }
    }
  }

  private Attempt attempt(Command command, long arrived) {
    checkSeat(command.seat());
    int seen = command.seen() == Command.ANY ? sequence() : command.seen();
    if (command.isUndo()) {
      history.checkSeen(seen);
      if (seen == sequence() && !session.canUndo(command.seat())) {
        throw new Refused(Refused.Code.ILLEGAL_ACTION, "there is nothing that you can undo");
      }
      return new Attempt(command, 0, seen, arrived, false);
    }
    long action = session.game().notation().parse(command.action());
    boolean contested =
        history.isStillLegal(seen, command.seat(), action)
            && rules.isContested(session.state(), command.seat(), action);
    return new Attempt(command, action, seen, arrived, contested);
  }

  /** Nobody outside speaks for the clock or for chance. */
  private void checkSeat(int seat) {
    if (seat < 0 || seat >= session.state().seats()) {
      throw Refused.badRequest("there is no seat " + seat);
    }
  }

  private int sequence() {
    return history.size();
  }

  /** Decides at once, or, if it matters who was first, when all who may have been have spoken. */
  private void enter(Attempt attempt) {
    if ((contest == null && !attempt.contested()) || isTooLate(attempt)) {
      conclude(attempt, null);
      return;
    }
    if (contest == null) {
      contest = Contest.of(attempt);
      contestCloses = contest.closes(audience.lines());
    } else {
      contest = contest.with(attempt);
      contestCloses = Math.min(contestCloses, contest.closes(audience.lines()));
    }
    time.at(contestCloses, () -> queue.execute(this::decide));
    decide();
  }

  /** Ends the contest if its time has come. */
  private void decide() {
    Contest ended = contest;
    if (ended == null || time.now() < contestCloses) {
      return;
    }
    contest = null;
    Contest.Verdict verdict = ended.decide(this::settleTie);
    for (Attempt attempt : verdict.order()) {
      if (!closed) {
        conclude(attempt, attempt.equals(verdict.first()) ? verdict.race() : null);
      }
    }
  }

  private int settleTie(List<Integer> tied) {
    S state = session.state();
    Setup setup = Objects.requireNonNull(session.setup(), "a match is dealt from a seed");
    Rng coin = new SeedRandom(setup.seed(), "tie " + (session.moves().size() + 1));
    return ties.settle(tied, rules.precedence(state), state.seats(), coin);
  }

  /** Carries it out if that can still be done, and tells its sender. */
  private void conclude(Attempt attempt, @Nullable Race race) {
    if (attempt.isClocks()) {
      if (!isTooLate(attempt)) {
        carryOut(attempt, race);
      }
      return;
    }
    CompletableFuture<Reply> reply = inbox.settle(attempt.command());
    try {
      reply.complete(isTooLate(attempt) ? tooLate(attempt) : carryOut(attempt, race));
    } catch (Refused refused) {
      reply.complete(new Reply.Rejected(refused));
    } catch (RuntimeException failure) {
      reply.completeExceptionally(failure);
    }
  }

  /**
   * The clock is wound again whenever anything happens, so its old purpose is void; and an undo is
   * for the action that its sender saw last, a deputy's decision for the one that was missing.
   */
  private boolean isTooLate(Attempt attempt) {
    return (attempt.isClocks() || attempt.command().isExact())
        ? attempt.seen() != sequence()
        : !history.isStillLegal(attempt.seen(), attempt.seat(), attempt.action());
  }

  private Reply tooLate(Attempt attempt) {
    Race race = null;
    if (won != null && won.sequence() > attempt.seen()) {
      race = won.race();
      if (race == null || race.others().stream().noneMatch(o -> o.seat() == attempt.seat())) {
        long behind = Math.max(0, attempt.done() - won.done());
        race = new Race(won.seat(), false, List.of(new Race.Other(attempt.seat(), behind)));
      }
    }
    return new Reply.TooLate(sequence(), race);
  }

  private Reply carryOut(Attempt attempt, @Nullable Race race) {
    if (attempt.command().isUndo()) {
      return undo(attempt.command());
    }
    String id = attempt.isClocks() ? null : attempt.command().id();
    Reply reply = perform(new Move(attempt.seat(), attempt.action()), id, race);
    if (attempt.contested()) {
      won = new Won(sequence(), attempt.seat(), attempt.done(), race);
    }
    rollDice();
    return reply;
  }

  /** The one place where a match moves on: first on disk, then on everybody's screen. */
  private Reply.Applied perform(Move move, @Nullable String id, @Nullable Race race) {
    List<Event> events = session.apply(move.seat(), move.action());
    Reply.Applied reply = new Reply.Applied(sequence() + 1, race);
    try {
      append(move.seat(), session.game().notation().text(move.action()), id, race);
    } catch (RuntimeException failure) {
      session.undo(1);
      throw failure;
    }
    history.add(move);
    inbox.keep(move.seat(), id, reply);
    goOn(rules.restartsClock(move.action()));
    turns.step(move.seat(), id, false, clock.action() != null);
    audience.tellAll(new History.News(List.of(), events), countdown(), race);
    return reply;
  }

  /** Or back, which is a step like any other: the log is only ever appended to. */
  private Reply.Applied undo(Command command) {
    Reply.Applied reply = new Reply.Applied(sequence() + 1, null);
    int before = sequence();
    append(command.seat(), command.action(), command.id(), null);
    session.undo(1);
    history.addUndo();
    inbox.keep(command.seat(), command.id(), reply);
    goOn(false);
    turns.step(command.seat(), command.id(), true, clock.action() != null);
    audience.tellAll(history.since(before), countdown(), null);
    return reply;
  }

  private void append(int seat, String action, @Nullable String id, @Nullable Race race) {
    try {
      log.append(new LoggedAction(sequence() + 1, seat, action, id, time.date(), race));
    } catch (RuntimeException failure) {
      end();
      broken.complete(sequence());
      throw failure;
    }
  }

  /** Dice belong to the seed too. */
  private void rollDice() {
    while (rules.turn(session.state()) == Seat.CHANCE) {
      Setup setup = Objects.requireNonNull(session.setup(), "a match is dealt from a seed");
      Outcomes outcomes = new Outcomes();
      rules.chance(session.state(), outcomes);
      long fair = outcomes.draw(setup.dice(session.moves().size() + 1));
      perform(new Move(Seat.CHANCE, fair), null, null);
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
    List<String> actions = audience.actions(Seat.CLOCK);
    return actions.isEmpty() ? null : actions.getFirst();
  }

  /** A time set earlier has come; if the clock was wound again meanwhile, it is not due yet. */
  private void strike() {
    String text = closed ? null : clock.strikes(time.now());
    if (text != null && (contest == null || !contest.has(Seat.CLOCK))) {
      long action = session.game().notation().parse(text);
      boolean contested = rules.isContested(session.state(), Seat.CLOCK, action);
      Command command = new Command(Seat.CLOCK, text, "", sequence());
      enter(new Attempt(command, action, sequence(), clock.due(), contested));
    }
  }

  private @Nullable Countdown countdown() {
    return clock.countdown(time.now());
  }
}
