package picknmix.server.match;

import java.util.Map;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;
import picknmix.kernel.ActionList;
import picknmix.kernel.Rules;
import picknmix.kernel.Seat;
import picknmix.kernel.Session;
import picknmix.kernel.State;

/**
 * Keeps the game's own clock: winds it after every step, and calls when it strikes. Used in the
 * match's queue only.
 *
 * @param <S> the game's state
 */
final class ClockKeeper<S extends State<S>> {
  private final Session<S> session;
  private final Rules<S> rules;
  private final Time time;
  private final Alarm alarm;
  private MatchClock clock;

  /**
   * @param pace as {@link Match#open}
   * @param due called when it may have struck: it may have been wound again meanwhile
   */
  ClockKeeper(
      Session<S> session, Map<String, Integer> pace, Time time, Executor queue, Runnable due) {
    this.session = session;
    this.rules = session.game().rules();
    this.time = time;
    this.alarm = new Alarm(time, queue, due);
    this.clock = MatchClock.of(pace);
  }

  /**
   * Winds the clock for what may happen next.
   *
   * @param restarts as {@link MatchClock#next}
   */
  void step(boolean restarts) {
    clock = clock.next(action(), restarts, time.now());
    setAlarm();
  }

  /** While nobody looks on it stands still. */
  void attend(boolean watched) {
    clock = watched ? clock.run(time.now()) : clock.stop(time.now());
    setAlarm();
  }

  /** The match has ended for good. */
  void close() {
    alarm.off();
  }

  /** Whether it keeps the game going. */
  boolean isWound() {
    return clock.action() != null;
  }

  @Nullable Countdown countdown() {
    return clock.countdown(time.now());
  }

  /**
   * What it does now; null if it is not time yet.
   *
   * @param sequence of the table as it stands
   */
  @Nullable Attempt strikes(int sequence) {
    String text = clock.strikes(time.now());
    if (text == null) {
      return null;
    }
    long action = session.game().notation().parse(text);
    boolean contested = rules.isContested(session.state(), Seat.CLOCK, action);
    Command command = new Command(Seat.CLOCK, text, "", sequence);
    return new Attempt(command, action, sequence, clock.due(), contested);
  }

  private @Nullable String action() {
    ActionList actions = new ActionList();
    rules.legal(session.state(), Seat.CLOCK, actions);
    return actions.size() == 0 ? null : session.game().notation().text(actions.get(0));
  }

  private void setAlarm() {
    if (!isWound() || clock.stopped() != null) {
      alarm.off();
    } else {
      alarm.set(clock.due());
    }
  }
}
