package picknmix.server.match;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.Event;
import picknmix.kernel.Game;
import picknmix.kernel.Move;
import picknmix.kernel.Outcomes;
import picknmix.kernel.Refused;
import picknmix.kernel.Remembering;
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
  /**
   * The log could not be written.
   *
   * @param sequence that of the table that everybody knows
   */
  public record Broken(int sequence, Throwable why) {}

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
  private final ClockKeeper<S> clock;
  private volatile boolean attended = true;
  private @Nullable Contest contest;
  private long contestCloses;
  private @Nullable Won won;
  private final Queue<Runnable> upcoming = new ArrayDeque<>();
  private final CompletableFuture<Broken> broken = new CompletableFuture<>();

  /** The sequence number of the last table that was told. */
  private volatile int known;

  private boolean writing;
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
    this.clock = new ClockKeeper<>(session, pace, time, queue, this::strike);
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
    match.known = match.sequence();
    match.queue.execute(match::begin);
    return match;
  }

  public Game<S> game() {
    return session.game();
  }

  /** The sequence number of the table that everybody knows. For everybody. */
  public int known() {
    return known;
  }

  /** As {@link #known}, when what is being written now is written. */
  public CompletableFuture<Integer> settled() {
    return CompletableFuture.supplyAsync(this::known, queue);
  }

  /**
   * All that was done so far, for somebody who thinks about that seat's decision at the table of
   * that number; null if something has happened since.
   */
  CompletableFuture<@Nullable List<Move>> decisionOf(int seat, int seen) {
    return CompletableFuture.supplyAsync(() -> decision(seat, seen), queue);
  }

  /** The eyes and the memory of somebody on that seat. */
  Remembering<S> remembering(int seat) {
    return new Remembering<>(session.game(), session.start(), seat);
  }

  /**
   * As {@link #submit(Command, long, Runnable, CompletableFuture)}, for senders who do not mind
   * waiting.
   */
  public CompletableFuture<Reply> submit(Command command) {
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    submit(command, 0, () -> {}, reply);
    return reply;
  }

  /**
   * Asks for something to be done; the reply comes when it is decided and everybody knows. If that
   * fails, because the log could not be written or the match was closed, nobody was told that it
   * was done, and it may be sent again.
   *
   * @param age how many milliseconds ago it came in
   * @param held told, before the reply, if that has to wait for what others may have sent
   * @param reply completed after everybody was told of the action, and before they are told of what
   *     follows: those hear it in that order who have asked to before
   */
  public void submit(Command command, long age, Runnable held, CompletableFuture<Reply> reply) {
    long arrived = time.now() - age;
    queue.run(() -> receive(command, arrived, held, reply));
  }

  /**
   * Tells the watcher how it stands, and from then on everything that the viewer may see; nothing
   * at all once the match is {@link #broken}.
   */
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
          // A broken match holds what was not written: nobody may be told of that.
          if (!broken.isDone()) {
            audience.add(place);
            audience.tell(place, history.since(after), clock.countdown(), null);
          }
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
   * @param watched whether anybody looks on; while nobody does, no time passes and no bot plays
   */
  public void attend(int people, boolean watched) {
    attended = watched;
    queue.execute(
        () -> {
          List<Integer> hurried = hurried();
          turns.attend(people, watched);
          clock.attend(watched);
          audience.attend(watched, clock.countdown());
          if (!closed && !hurried().equals(hurried)) {
            audience.tellPeople(clock.countdown());
          }
        });
  }

  /** Whose time runs: a person's who sits down where a bot has played does from now on. */
  private List<Integer> hurried() {
    return turns.left().stream().map(Limit::seat).toList();
  }

  /** Whether anybody looks on. */
  boolean isAttended() {
    return attended;
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
   * closed.
   */
  public CompletableFuture<Broken> broken() {
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

  private @Nullable List<Move> decision(int seat, int seen) {
    if (closed) {
      return null; // whoever still wants to know asks the match that goes on
    }
    history.checkSeen(seen);
    if (session.isOver()) {
      throw new Refused(Refused.Code.OVER, "the game is over");
    }
    if (seen != sequence()) {
      return null;
    }
    if (!rules.canAct(session.state(), seat)) {
      throw new Refused(Refused.Code.NOT_YOUR_TURN, "you have nothing to decide now");
    }
    return List.copyOf(session.moves());
  }

  private void begin() {
    clock.step(true);
    turns.step(Seat.CHANCE, null, false, clock.isWound());
    rollDice();
  }

  private void end() {
    closed = true;
    contest = null;
    upcoming.clear();
    turns.close();
    clock.close();
    inbox.close(isClosed());
  }

  private IllegalStateException isClosed() {
    Broken why = broken.getNow(null);
    return new IllegalStateException("the match was closed", why == null ? null : why.why());
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
      } catch (Throwable bug) {
        Mailbox.report(bug);
        inbox.settle(command).complete(internal());
      }
      if (contest != null && inbox.isUndecided(command)) {
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
    if (time.now() < contestCloses) {
      time.at(contestCloses, () -> queue.execute(this::decide));
    }
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
      Race race = attempt.equals(verdict.first()) ? verdict.race() : null;
      upcoming.add(() -> conclude(attempt, race));
    }
    doWhatIsUpcoming();
  }

  private int settleTie(List<Integer> tied) {
    S state = session.state();
    Setup setup = Objects.requireNonNull(session.setup(), "a match is dealt from a seed");
    Rng coin = new SeedRandom(setup.seed(), "tie " + (session.moves().size() + 1));
    return ties.settle(tied, rules.precedence(state), state.seats(), coin);
  }

  /** Carries it out if that can still be done, and tells its sender. */
  private void conclude(Attempt attempt, @Nullable Race race) {
    boolean sent = !attempt.isClocks();
    try {
      if (!isTooLate(attempt)) {
        carryOut(attempt, race);
      } else if (sent) {
        inbox.settle(attempt.command()).complete(tooLate(attempt));
      }
    } catch (Refused refused) {
      if (sent) {
        inbox.settle(attempt.command()).complete(new Reply.Rejected(refused));
      }
    } catch (Throwable bug) {
      if (sent) {
        inbox.settle(attempt.command()).complete(internal());
      }
      giveUp(bug);
    }
  }

  private static Reply internal() {
    return new Reply.Rejected(new Refused(Refused.Code.INTERNAL, "a mistake of the server's own"));
  }

  /** Nobody knows how far it came. */
  private void giveUp(Throwable bug) {
    Mailbox.report(bug);
    fail(bug);
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
    Race race = won == null ? null : won.against(attempt);
    return new Reply.TooLate(sequence(), race);
  }

  private void carryOut(Attempt attempt, @Nullable Race race) {
    Command command = attempt.isClocks() ? null : attempt.command();
    if (attempt.command().isUndo()) {
      undo(attempt.command());
      return;
    }
    perform(new Move(attempt.seat(), attempt.action()), command, race);
    if (attempt.contested()) {
      won = new Won(sequence(), attempt.seat(), attempt.done(), race);
    }
  }

  /**
   * The one place where a match moves on: first on disk, then on everybody's screen. What they will
   * be told is made ready while the disk works.
   *
   * @param command whose it is; null if it is the clock's or chance's
   */
  private void perform(Move move, @Nullable Command command, @Nullable Race race) {
    List<Event> events = session.apply(move.seat(), move.action());
    history.add(move);
    clock.step(rules.restartsClock(move.action()));
    String action = session.game().notation().text(move.action());
    write(move.seat(), action, command, race, new History.News(List.of(), events));
  }

  /** Or back, which is a step like any other: the log is only ever appended to. */
  private void undo(Command command) {
    int before = sequence();
    session.undo(1);
    history.addUndo();
    clock.step(false);
    write(command.seat(), command.action(), command, null, history.since(before));
  }

  private void write(
      int seat, String action, @Nullable Command command, @Nullable Race race, History.News news) {
    String id = command == null ? null : command.id();
    LoggedAction logged = new LoggedAction(sequence(), seat, action, id, time.date(), race);
    writing = true;
    queue.hold();
    try {
      turns.step(seat, id, logged.isUndo(), clock.isWound());
      Audience.Telling telling = audience.prepare(news, clock.countdown(), race, command);
      log.append(logged, failure -> queue.resume(() -> written(logged, command, telling, failure)));
    } catch (Throwable failure) {
      queue.resume(() -> fail(failure));
    }
  }

  private void written(
      LoggedAction logged,
      @Nullable Command command,
      Audience.Telling telling,
      @Nullable Throwable failure) {
    writing = false;
    if (failure != null) {
      fail(failure);
      return;
    }
    known = logged.sequence();
    Reply.Applied reply = new Reply.Applied(logged.sequence(), logged.race());
    inbox.keep(logged.seat(), logged.id(), reply);
    telling.tell();
    if (command != null) {
      inbox.settle(command).complete(reply);
    }
    rollDice();
    doWhatIsUpcoming();
  }

  /** Only the log knows what has happened now. */
  private void fail(Throwable failure) {
    broken.complete(new Broken(known, failure));
    end();
  }

  private void doWhatIsUpcoming() {
    while (!writing && !upcoming.isEmpty()) {
      upcoming.remove().run();
    }
  }

  /** Dice belong to the seed too. */
  private void rollDice() {
    if (closed || rules.turn(session.state()) != Seat.CHANCE) {
      return;
    }
    try {
      Setup setup = Objects.requireNonNull(session.setup(), "a match is dealt from a seed");
      Outcomes outcomes = new Outcomes();
      rules.chance(session.state(), outcomes);
      long fair = outcomes.draw(setup.dice(session.moves().size() + 1));
      perform(new Move(Seat.CHANCE, fair), null, null);
    } catch (Throwable bug) {
      giveUp(bug);
    }
  }

  /** A time set earlier has come. */
  private void strike() {
    Attempt attempt = closed ? null : clock.strikes(sequence());
    if (attempt != null && (contest == null || !contest.has(Seat.CLOCK))) {
      enter(attempt);
    }
  }
}
