package picknmix.server.match;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Refused;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.State;

/**
 * Sees to it that nobody takes for ever: knows whom a match waits for, and lets a {@link Deputy}
 * decide for people whose time is up. Used in the match's queue only.
 *
 * @param <S> the game's state
 */
final class TurnKeeper<S extends State<S>> {
  /** After so many times in a row without a decision of their own, somebody is not there. */
  private static final int ABSENT = 2;

  private static final int RETRY_MILLIS = 1_000;

  private final Session<S> session;
  private final Rules<S> rules;
  private final History<S> history;
  private final Time time;
  private final Executor queue;
  private final Function<Command, CompletableFuture<Reply>> match;
  private final Alarm alarm;
  private final Map<Integer, Integer> missed = new HashMap<>();
  private TurnLimits limits = TurnLimits.NONE;
  private @Nullable Deputy<S> deputy;
  private @Nullable TurnListener listener;
  private int people;
  private int asked = -1;
  private @Nullable Integer timeUp;

  TurnKeeper(
      Session<S> session,
      History<S> history,
      Time time,
      Executor queue,
      Function<Command, CompletableFuture<Reply>> match) {
    this.session = session;
    this.rules = session.game().rules();
    this.history = history;
    this.time = time;
    this.queue = queue;
    this.match = match;
    this.alarm = new Alarm(time, queue, this::ring);
  }

  /** As {@link Match#limit}. */
  void limit(int millis, Deputy<S> decides, TurnListener told) {
    limits = limits.of(millis);
    deputy = decides;
    listener = told;
    told.turned(limits);
    setAlarm();
  }

  /** As {@link Match#attend}. */
  void attend(int seats, boolean watched) {
    missed.keySet().retainAll(Seat.list(seats));
    people = seats;
    limits = watched ? limits.run(time.now()) : limits.stop(time.now());
    if (listener != null) {
      listener.turned(limits); // or time in which nobody was there would count as theirs
    }
    setAlarm();
  }

  /** The match has ended for good. */
  void close() {
    deputy = null;
    alarm.off();
  }

  /** What the log tells of who has decided for themselves. */
  void replay(LoggedAction action) {
    String id = action.id();
    if (id != null && !action.isUndo()) {
      count(action.seat(), Command.isTimeUp(id));
    }
  }

  /**
   * After every step of the match, before it is told.
   *
   * @param acted who did, or undid
   * @param id the command's; null if nobody sent one
   * @param undo whether it was an undo
   * @param timed whether the game's own clock keeps it going
   */
  void step(int acted, @Nullable String id, boolean undo, boolean timed) {
    timeUp = id != null && Command.isTimeUp(id) ? acted : null;
    int actors = timed ? 0 : rules.actors(session.state());
    limits = limits.next(actors, deciders(actors), acted, undo, time.now());
    if (acted >= 0 && !undo) {
      count(acted, timeUp != null);
    }
    if (listener != null) {
      listener.turned(limits);
      if (timeUp != null && missed.getOrDefault(acted, 0) >= ABSENT) {
        listener.absent(acted);
      }
    }
    setAlarm();
  }

  /** How long everybody still has who must decide. */
  List<Limit> left() {
    return limits.left(people, time.now());
  }

  /** The seat for which a deputy has made the step that is being told; null if it was no deputy. */
  @Nullable Integer timeUp() {
    return timeUp;
  }

  /** Everybody knows. */
  void told() {
    timeUp = null;
  }

  private void count(int seat, boolean late) {
    if (late) {
      missed.merge(seat, 1, Integer::sum);
    } else {
      missed.remove(seat);
    }
  }

  /**
   * Where several can act, those must who can do something that another cannot: the others only
   * may.
   */
  private int deciders(int actors) {
    if (Integer.bitCount(actors) <= 1) {
      return actors;
    }
    Map<Integer, Integer> choices = new HashMap<>();
    for (int seat : Seat.list(actors)) {
      ActionList actions = new ActionList();
      rules.legal(session.state(), seat, actions);
      choices.put(seat, actions.size());
    }
    int fewest = choices.values().stream().min(Integer::compare).orElse(0);
    return Seat.list(actors).stream()
        .filter(seat -> choices.getOrDefault(seat, 0) > fewest)
        .mapToInt(seat -> 1 << seat)
        .sum();
  }

  private void setAlarm() {
    long due = limits.due(people, time.now());
    if (due == Long.MAX_VALUE) {
      alarm.off();
    } else {
      alarm.set(due);
    }
  }

  private void ring() {
    Integer late = limits.late(people, time.now());
    if (late == null || deputy == null) {
      setAlarm();
    } else if (asked != history.size()) {
      asked = history.size();
      act(late, asked, deputy);
    }
  }

  private void act(int seat, int sequence, Deputy<S> deputy) {
    var _ =
        deputy
            .decide(session.view(seat))
            .thenCompose(action -> match.apply(Command.timeUp(seat, action, sequence)))
            .whenCompleteAsync(this::check, queue);
  }

  /** Somebody may have been quicker after all; then there is something else to decide. */
  private void check(@Nullable Reply reply, @Nullable Throwable failure) {
    if (deputy == null) {
      return;
    }
    if (!(reply instanceof Reply.Applied)) {
      asked = -1;
      alarm.set(time.now() + RETRY_MILLIS);
    }
    if (reply instanceof Reply.Rejected(Refused refused)) {
      Mailbox.report(refused);
    } else if (failure != null) {
      Mailbox.report(new IllegalStateException("nobody could decide", failure));
    }
  }
}
